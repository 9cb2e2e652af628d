#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace lockstep {

/// Reports by the names that a claim gives to its commands. The claim's own command has the name "".
using ClaimReports = std::map<std::string, nlohmann::ordered_json>;

/// The result of checking a statement against reports.
struct Verdict {
    bool holds = false;
    std::string found; ///< "47 = 48", or what is wrong with the statement
};

/// Evaluates a statement about metrics: a condition in the language of core/report/figure/expression.h.
/// NAME(...) refers to the command with that name. A statement that is true without any report says nothing
/// about the program, and is rejected.
[[nodiscard]] Verdict judge(const std::string& statement, const ClaimReports& reports);

} // namespace lockstep
