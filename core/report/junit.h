#pragma once

#include <string>
#include <vector>

namespace lockstep {

/// The result of one check, as a continuous integration system shows it.
struct JUnitCase {
    enum class Outcome { passed, failed, skipped, broken };
    std::string name;
    Outcome outcome = Outcome::passed;
    std::string message; ///< one line; also printed if the case passed
    std::string detail;  ///< additional lines
};

/// The results of all checks of one kernel.
struct JUnitSuite {
    std::string name;
    double seconds = 0;
    std::string note; ///< text that is printed with every case; may be empty
    std::vector<JUnitCase> cases;
};

/// Returns XML in the JUnit format, which Jenkins, GitLab and GitHub actions can read. Characters that XML
/// does not allow are replaced by '?'.
[[nodiscard]] std::string junit_text(const std::vector<JUnitSuite>& suites);

} // namespace lockstep
