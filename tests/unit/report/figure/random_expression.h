#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace lockstep {

/// A run as plain numbers. The report is generated from them, and the slow evaluator computes metrics from
/// them.
struct PlainRun {
    struct Line {
        int line = 0;
        std::int64_t steps = 0;
        std::int64_t most = 0;
    };
    struct Launch {
        std::int64_t items = 0;
        std::int64_t idle = 0;
        std::vector<Line> lines; ///< lines by line number
    };
    std::vector<Launch> launches;

    [[nodiscard]] nlohmann::ordered_json report() const;
};

[[nodiscard]] PlainRun random_run(std::mt19937& random);

/// An expression with its expected result.
struct RandomExpression {
    std::string text;
    std::optional<long double> value; ///< expected value (1 or 0 for a condition); none if it divides by zero
};

/// Makes a condition that compares sums of metrics and numbers, with random extra blanks and parentheses.
[[nodiscard]] RandomExpression random_condition(const PlainRun& run, std::mt19937& random);
/// Makes a sum of metrics and numbers in the same way.
[[nodiscard]] RandomExpression random_sum(const PlainRun& run, std::mt19937& random);

} // namespace lockstep
