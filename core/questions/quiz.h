#pragma once

#include "core/questions/ask.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

struct QuizOptions {
    std::uint64_t seed = 0;
    std::size_t count = 10;
    std::optional<QuestionKind> kind =
        {}; ///< ask only this kind; empty: all kinds, equally often if possible
};

/// Asks different questions about runs, at places that the seed selects. Returns fewer than `count` if no more
/// can be found. The same arguments always give the same questions.
[[nodiscard]] std::vector<Question> quiz(AskedRuns runs, const QuizOptions& options);

} // namespace lockstep
