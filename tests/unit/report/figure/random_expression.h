#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace lockstep {

/// A run as plain numbers. A report is made from it, and figures are computed from it the slow, obvious way.
struct PlainRun {
    struct Line {
        int line = 0;
        std::int64_t steps = 0;
        std::int64_t most = 0;
    };
    struct Launch {
        std::int64_t items = 0;
        std::int64_t idle = 0;
        std::vector<Line> lines; ///< by line number
    };
    std::vector<Launch> launches;

    [[nodiscard]] nlohmann::ordered_json report() const;
};

[[nodiscard]] PlainRun random_run(std::mt19937& random);

/// An expression with its expected result.
struct RandomExpression {
    std::string text;
    std::optional<long double> value; ///< none: a division by zero; a condition is 1 or 0
};

/// A condition that compares sums of figures and numbers, with random extra blanks and parentheses.
[[nodiscard]] RandomExpression random_condition(const PlainRun& run, std::mt19937& random);
/// Same, for a sum.
[[nodiscard]] RandomExpression random_sum(const PlainRun& run, std::mt19937& random);

} // namespace lockstep
