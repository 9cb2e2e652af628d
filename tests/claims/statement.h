#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace lockstep {

/// Reports by the names that a claim gives to its commands; that of the claim itself has the name "".
using Reports = std::map<std::string, nlohmann::json>;

/// What was claimed of some reports, and what they say.
struct Verdict {
    bool holds = false;
    std::string found; ///< "47 = 48", or why it could not be told
};

/// Judges a statement about figures:
///
///     statement  sum RELATION sum [within number]    = != < <= > >=, and ~ ("about") with `within`
///     sum        of products of numbers, figures, (sums), and functions
///     figure     [NAME:]path                         the sum of all that the path leads to (see FigurePath)
///     function   line("OP(").path                    of the one line of source that holds these words
///                totals.path                         of all launches
///                count(path), least(path), largest(path)
///                says("FILE", "WORDS")               1 where a file of the sources holds the words
///
/// true counts as 1, false as 0.
[[nodiscard]] Verdict judge(const std::string& statement, const Reports& reports);

} // namespace lockstep
