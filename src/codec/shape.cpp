#include "codec/shape.h"

namespace cardroom::codec {

Shape Shape::sure() const {
  Shape shape = *this;
  shape.or_null = false;
  return shape;
}

Shape list_of(const Shape& item) {
  Shape shape = shape_around(Shape::Kind::list, {item.sure()});
  Shape& kept = shape.inside.front();
  if (kept.kind == Shape::Kind::object && !kept.fields.empty()) {
    Shape& first = kept.fields.front().shape;
    first.or_null = first.is_optional;
  }
  return shape;
}

}  // namespace cardroom::codec
