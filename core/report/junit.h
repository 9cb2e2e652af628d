#pragma once

#include <string>
#include <vector>

namespace lockstep {

/// The result of one check, as shown by continuous integration.
struct JUnitCase {
    enum class Outcome { passed, failed, skipped, broken };
    std::string name;
    Outcome outcome = Outcome::passed;
    std::string message; ///< one line; printed with a case even if it passed
    std::string detail;  ///< additional lines
};

/// The checks of one kernel.
struct JUnitSuite {
    std::string name;
    double seconds = 0;
    std::string note; ///< printed with all cases; may be empty
    std::vector<JUnitCase> cases;
};

/// XML in the format of JUnit, which Jenkins, GitLab and GitHub's reporters can read. Characters that XML
/// does not allow are replaced by '?'.
[[nodiscard]] std::string junit_text(const std::vector<JUnitSuite>& suites);

} // namespace lockstep
