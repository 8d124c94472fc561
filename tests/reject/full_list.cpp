// A description that lists more than its list holds does not build.
// expect: check_failed
#include "base/fixed_list.h"

#ifndef REJECT
constexpr cardroom::FixedList<int, 3> list = {1, 2, 3};
#else
constexpr cardroom::FixedList<int, 3> list = {1, 2, 3, 4};
#endif
