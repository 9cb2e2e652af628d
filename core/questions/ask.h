#pragma once

#include "core/questions/question.h"
#include "core/session/group_view.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// The runs that questions are asked about. which_variant compares all of them; the other kinds are asked
/// about the first one.
using AskedRuns = std::span<const std::shared_ptr<const Session>>;

/// Makes a question of this kind about a place. Returns nullopt if the kind does not apply there, if the
/// place does not exist, or if fewer than three different choices can be found. The same arguments always
/// give the same question.
[[nodiscard]] std::optional<Question> ask(AskedRuns runs, const QuestionPlace& place, QuestionKind kind,
                                          std::uint64_t seed);
/// Like the function above, for callers that ask at many places of a group: `view` is the view of the place's
/// group in runs[0].
[[nodiscard]] std::optional<Question> ask(const GroupView& view, AskedRuns runs, const QuestionPlace& place,
                                          QuestionKind kind, std::uint64_t seed);

/// Returns the kinds that can be asked at a place, in the order of QuestionKind. With one run, this includes
/// everything but which_variant.
[[nodiscard]] std::vector<QuestionKind> kinds_at(AskedRuns runs, const QuestionPlace& place);
[[nodiscard]] std::vector<QuestionKind> kinds_at(const GroupView& view, AskedRuns runs,
                                                 const QuestionPlace& place);

/// Returns a question of the same kind at another step, warp, lane or group, with a different answer if there
/// is one; nullopt if this kind cannot be asked anywhere else in the launch. Another seed gives another twin.
[[nodiscard]] std::optional<Question> twin(AskedRuns runs, const Question& question, std::uint64_t seed);

} // namespace lockstep
