#include "app/gui/player/player_blocks.h"

#include "app/gui/handout/markdown_html.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/lessons/lesson_values.h"
#include "app/words/errors/error_words.h"
#include "app/words/trace/question_words.h"

#include <nlohmann/json.hpp>

namespace lockstep::gui {
namespace {

using nlohmann::json;

std::string block_html(const std::string& markdown) {
    return markdown_html(QString::fromStdString(markdown)).toStdString();
}

std::string choice_html(const std::string& markdown) {
    return inline_html(QString::fromStdString(markdown)).toStdString();
}

std::string phrase_html(const Phrase& phrase) {
    return plain_html(worded(phrase)).toStdString();
}

json block(const ShownText& text) {
    return {{"kind", "text"}, {"html", block_html(text.markdown)}};
}

json block(const ShownChoiceAsk& ask) {
    json choices = json::array();
    for (std::size_t i = 0; i < ask.choices.size(); ++i) {
        choices.push_back({{"html", choice_html(ask.choices[i].text)},
                           {"reason", block_html(ask.choices[i].reason)},
                           {"right", i == ask.right}});
    }
    return {{"kind", "choice"}, {"html", block_html(ask.question)}, {"choices", choices}};
}

json lanes_block(const ShownQuestion& asked) {
    json right = json::array();
    for (const Lane lane : asked.question.answer().lanes) {
        right.push_back(lane.value());
    }
    return {{"kind", "lanes"},
            {"html", phrase_html(question_text(asked.question))},
            {"lanes", asked.lanes},
            {"right", right},
            {"reason", phrase_html(reason_text(asked.question, asked.question.right))}};
}

json block(const ShownQuestion& asked) {
    if (asked.by_lanes) {
        return lanes_block(asked);
    }
    json choices = json::array();
    for (std::size_t i = 0; i < asked.question.choices.size(); ++i) {
        choices.push_back({{"html", phrase_html(choice_text(asked.question, i))},
                           {"reason", phrase_html(reason_text(asked.question, i))},
                           {"right", i == asked.question.right}});
    }
    return {{"kind", "choice"}, {"html", phrase_html(question_text(asked.question))}, {"choices", choices}};
}

json block(const ShownNumberAsk& ask) {
    json wrong = json::array();
    for (const auto& [value, reason] : ask.wrong) {
        wrong.push_back({{"value", static_cast<double>(value)}, {"reason", block_html(reason)}});
    }
    return {{"kind", "number"},
            {"html", block_html(ask.question)},
            {"right", static_cast<double>(ask.right)},
            {"shown", figure_text(ask.right, FigureForm::number, number_style())},
            {"reason", block_html(ask.right_reason)},
            {"wrong", wrong}};
}

json block(const ShownOrderAsk& ask) {
    json items = json::array();
    for (const std::string& item : ask.items) {
        items.push_back(choice_html(item));
    }
    return {{"kind", "order"},
            {"html", block_html(ask.question)},
            {"items", items},
            {"values", ask.values},
            {"right", ask.right}};
}

json block(const ShownTask& task) {
    json hints = json::array();
    for (const std::string& hint : task.hints) {
        hints.push_back(block_html(hint));
    }
    return {{"kind", "task"}, {"html", block_html(task.say)}, {"hints", hints}};
}

/// A block that cannot be shown: the learner skips it in the window, too.
json block(const Error& error) {
    return {{"kind", "text"},
            {"html", plain_html(QString::fromStdString(text_for(window_reader(), error))).toStdString()}};
}

} // namespace

json blocks_json(const ShownPage& page) {
    json blocks = json::array();
    for (const ShownBlock& each : page.blocks) {
        blocks.push_back(std::visit([](const auto& shown) { return block(shown); }, each));
    }
    return blocks;
}

} // namespace lockstep::gui
