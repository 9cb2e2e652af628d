#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace lockstep {

/// A run as plain numbers, from which a report is made and figures are counted the slow, obvious way.
struct PlainRun {
    struct Line {
        int line = 0;
        std::int64_t steps = 0;
        std::int64_t most = 0;
    };
    struct Launch {
        std::int64_t items = 0;
        std::int64_t idle = 0;
        std::vector<Line> lines; ///< by their number
    };
    std::vector<Launch> launches;

    [[nodiscard]] nlohmann::ordered_json report() const;
};

[[nodiscard]] PlainRun random_run(std::mt19937& random);

/// An expression with what must come of it.
struct RandomExpression {
    std::string text;
    std::optional<long double> value; ///< none: a division by zero; a condition is 1 or 0
};

/// A condition of comparisons of sums of figures and numbers, with other blanks and parentheses than needed.
[[nodiscard]] RandomExpression random_condition(const PlainRun& run, std::mt19937& random);
/// The same for a sum.
[[nodiscard]] RandomExpression random_sum(const PlainRun& run, std::mt19937& random);

} // namespace lockstep
