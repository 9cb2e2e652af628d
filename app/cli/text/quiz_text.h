#pragma once

#include "app/words/phrase.h"
#include "core/questions/question.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace lockstep {

/// Prints numbered questions with their choices (A, B, C, D), and the answers with their reasons at the end.
[[nodiscard]] std::string quiz_lines(const std::vector<Question>& questions, const Reader& reader);
/// Returns {questions: [{kind, text, choices, right, reasons}]}; `right` is the index of the right choice, and
/// there is one reason per choice.
[[nodiscard]] nlohmann::ordered_json quiz_json(const std::vector<Question>& questions);

} // namespace lockstep
