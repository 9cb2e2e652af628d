#pragma once

#include <string>
#include <vector>

namespace lockstep {

/// What became of one check, as continuous integration shows it.
struct JUnitCase {
    enum class Outcome { passed, failed, skipped, broken };
    std::string name;
    Outcome outcome = Outcome::passed;
    std::string message; ///< one line; of a case that passed it is printed beside it
    std::string detail;  ///< further lines
};

/// The checks of one kernel.
struct JUnitSuite {
    std::string name;
    double seconds = 0;
    std::string note; ///< printed beside all of them; may be empty
    std::vector<JUnitCase> cases;
};

/// XML as JUnit writes it and Jenkins, GitLab and GitHub's reporters read it. Characters that XML does not
/// have become '?'.
[[nodiscard]] std::string junit_text(const std::vector<JUnitSuite>& suites);

} // namespace lockstep
