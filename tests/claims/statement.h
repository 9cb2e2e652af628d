#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace lockstep {

/// Reports by the names that a claim gives to its commands; that of the claim itself has the name "".
using ClaimReports = std::map<std::string, nlohmann::ordered_json>;

/// What was claimed of some reports, and what they say.
struct Verdict {
    bool holds = false;
    std::string found; ///< "47 = 48", or what is wrong with the statement
};

/// Judges a statement about figures, a condition as core/report/figure/expression.h has it: NAME(...) is about the command of
/// that name. A statement that holds without any report claims nothing of the program, and does not hold here.
[[nodiscard]] Verdict judge(const std::string& statement, const ClaimReports& reports);

} // namespace lockstep
