#include "history/phh/document.h"

namespace cardroom::history {

void PhhDocument::clear() {
  name = {};
  line = 1;
  fields.clear();
  items.clear();
  kept.clear();
}

}  // namespace cardroom::history
