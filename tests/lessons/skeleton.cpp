#include "tests/lessons/skeleton.h"

#include <algorithm>

namespace lockstep {
namespace {

std::string figures_of(const LessonText& text) {
    std::vector<std::string> figures;
    for (const auto& piece : text.pieces) {
        if (const auto* figure = std::get_if<LessonFigure>(&piece)) {
            figures.push_back(figure->value.expression.text + " as " +
                              std::to_string(static_cast<int>(figure->form)));
        }
    }
    std::ranges::sort(figures);
    std::string all = " figures:";
    for (const std::string& figure : figures) {
        all += " {" + figure + "}";
    }
    return all;
}

std::string number(const std::optional<std::uint64_t>& value) {
    return value ? std::to_string(*value) : "-";
}

struct BlockSkeleton {
    std::string operator()(const LessonText& text) const { return "text" + figures_of(text); }
    std::string operator()(const GeneratedAsk& ask) const {
        return "ask " + ask.kind + " " + number(ask.at.step) + " " + number(ask.at.warp) + " " +
               number(ask.at.lane) + " " + number(ask.at.group) + " " + number(ask.at.line) +
               (ask.by_lanes ? " lanes" : "");
    }
    std::string operator()(const ChoiceAsk& ask) const {
        std::string all = "choice" + figures_of(ask.question);
        for (const LessonChoice& choice : ask.choices) {
            all += choice.right_if ? " [?" + choice.right_if->expression.text + "]" : "";
            all += choice.is_right ? " [x]" : " [ ]";
            all += figures_of(choice.text) + figures_of(choice.reason);
        }
        return all;
    }
    std::string operator()(const NumberAsk& ask) const {
        std::string all = "number" + figures_of(ask.question) + " " + ask.right.value.expression.text +
                          figures_of(ask.right.reason);
        for (const NumberAnswer& wrong : ask.wrong) {
            all += " / " + wrong.value.expression.text + figures_of(wrong.reason);
        }
        return all;
    }
    std::string operator()(const OrderAsk& ask) const {
        std::string all = "order" + figures_of(ask.question);
        for (const OrderItem& item : ask.items) {
            all += figures_of(item.text) + " " + item.value.value.expression.text;
        }
        return all;
    }
    std::string operator()(const LessonTask& task) const {
        return "task " + task.gate.expression.text + " " + std::to_string(static_cast<int>(task.edit)) + " " +
               (task.start ? task.start->text : "") + " hints " + std::to_string(task.hints.size()) +
               figures_of(task.say);
    }
};

} // namespace

std::vector<std::string> skeleton_of(const Lesson& lesson) {
    std::vector<std::string> lines = {lesson.id, std::to_string(lesson.minutes)};
    lines.insert(lines.end(), lesson.needs.begin(), lesson.needs.end());
    for (const LessonPage& page : lesson.pages) {
        lines.push_back("page " + page.place.text);
        for (const auto& [name, place] : page.others) {
            lines.push_back("with " + name + " = " + place.text);
        }
        for (const LessonBlock& block : page.blocks) {
            lines.push_back(std::visit(BlockSkeleton{}, block));
        }
    }
    return lines;
}

} // namespace lockstep
