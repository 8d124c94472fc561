// A check that fails ends the process in every build, so each is tried in a child process.
#include "base/check.h"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <string>

#include "base/fixed_list.h"
#include "base/result.h"

using namespace cardroom;

namespace {

struct Ending {
  std::string said;  // On stderr.
  bool aborted = false;
};

// Runs the deed in a child process and returns how it ended.
template <class Deed>
Ending ending_of(Deed deed) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    std::signal(SIGABRT, SIG_DFL);  // Not the test framework's handler.
    dup2(ends[1], STDERR_FILENO);
    deed();
    _exit(0);
  }
  close(ends[1]);
  Ending ending;
  char letter = 0;
  while (read(ends[0], &letter, 1) == 1) ending.said += letter;
  close(ends[0]);
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  ending.aborted = WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
  return ending;
}

}  // namespace

TEST_CASE("check that holds does nothing") {
  const Ending ending = ending_of([] { check(true, "all is well"); });
  CHECK_FALSE(ending.aborted);
  CHECK(ending.said.empty());
}

TEST_CASE("check that fails says where and what and ends the process, in release builds too") {
  const auto line = std::to_string(__LINE__ + 1);
  const Ending ending = ending_of([] { check(1 + 1 == 3, "chips are conserved"); });
  CHECK(ending.aborted);
  CHECK(ending.said.find("check_test.cpp:" + line + ": broken invariant: chips are conserved") !=
        std::string::npos);
}

TEST_CASE("check tells an installed handler first, and ends the process if that returns") {
  const Ending returned = ending_of([] {
    set_check_handler([](const FailedCheck&) { (void)!write(STDERR_FILENO, "told", 4); });
    check(false, "x");
  });
  CHECK(returned.aborted);
  CHECK(returned.said == "told");
  const Ending left = ending_of([] {
    set_check_handler([](const FailedCheck&) { _exit(0); });
    check(false, "x");
  });
  CHECK_FALSE(left.aborted);
}

TEST_CASE("check guards a FixedList's indices and a Result's value") {
  CHECK(ending_of([] {
          FixedList<int, 1> list = {1};
          list.push_back(2);
        }).said.ends_with("a FixedList is full\n"));
  CHECK(ending_of([] {
          FixedList<int, 1> list;
          list.pop_back();
        }).aborted);
  CHECK(ending_of([] {
          FixedList<int, 2> list = {1};
          list[1] = 5;
        }).aborted);
  CHECK(ending_of([] { FixedList<int, 2>().back() = 1; }).aborted);
  CHECK(ending_of([] { (void)Result<int, char>('e').value(); }).aborted);
  CHECK(ending_of([] { (void)Result<int, char>(1).error(); }).aborted);
}
