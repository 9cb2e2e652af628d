#include "app/cli/text/quiz_text.h"

#include "app/cli/text/report.h"
#include "app/words/trace/question_words.h"
#include "app/words/translatable.h"

#include <cstddef>
#include <nlohmann/json.hpp>
#include <utility>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

char letter(std::size_t choice) {
    return static_cast<char>('A' + choice);
}

/// Returns the number of a question or spaces of the same width: "12. ", "    ".
std::string margin(std::size_t number, std::size_t width) {
    std::string text = number == 0 ? "" : std::to_string(number) + ".";
    text.resize(width + 2, ' ');
    return text;
}

} // namespace

std::string quiz_lines(const std::vector<Question>& questions, const Reader& reader) {
    if (questions.empty()) {
        return report_text(reader, QT_TRANSLATE_NOOP("Report", "No question can be asked about this run.")) +
               "\n";
    }
    const std::size_t width = std::to_string(questions.size()).size();
    std::string text;
    std::string answers = report_text(reader, QT_TRANSLATE_NOOP("Report", "Answers")) + "\n";
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const Question& question = questions[i];
        text += margin(i + 1, width) + text_for(reader, question_text(question)) + "\n";
        for (std::size_t c = 0; c < question.choices.size(); ++c) {
            text += margin(0, width) + letter(c) + ") " + text_for(reader, choice_text(question, c)) + "\n";
        }
        text += "\n";
        answers += margin(i + 1, width) + letter(question.right) + ") " +
                   text_for(reader, choice_text(question, question.right)) + ": " +
                   text_for(reader, reason_text(question, question.right)) + "\n";
    }
    return text + answers;
}

ordered_json quiz_json(const std::vector<Question>& questions) {
    ordered_json list = ordered_json::array();
    for (const Question& question : questions) {
        ordered_json choices = ordered_json::array();
        ordered_json reasons = ordered_json::array();
        for (std::size_t c = 0; c < question.choices.size(); ++c) {
            choices.push_back(english(choice_text(question, c)));
            reasons.push_back(english(reason_text(question, c)));
        }
        list.push_back({{"kind", name_of(question.kind)},
                        {"text", english(question_text(question))},
                        {"choices", std::move(choices)},
                        {"right", question.right},
                        {"reasons", std::move(reasons)}});
    }
    return {{"questions", std::move(list)}};
}

} // namespace lockstep
