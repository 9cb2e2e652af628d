#include "app/lessons/lesson_words.h"

#include <string>
#include <utility>
#include <variant>

namespace lockstep {
namespace {

/// Changes the texts of a lesson's blocks.
class Wording {
public:
    explicit Wording(const Vocabulary& vocabulary) : vocabulary_(vocabulary) {}

    void change(std::string& text) const { text = vocabulary_.apply(text); }
    void change(LessonText& text) const {
        for (auto& piece : text.pieces) {
            if (auto* const words = std::get_if<std::string>(&piece)) {
                change(*words);
            }
        }
    }
    void operator()(LessonText& text) const { change(text); }
    void operator()(GeneratedAsk& /*ask*/) const {} // its words are made when it is shown
    void operator()(ChoiceAsk& ask) const {
        change(ask.question);
        for (LessonChoice& choice : ask.choices) {
            change(choice.text);
            change(choice.reason);
        }
    }
    void operator()(NumberAsk& ask) const {
        change(ask.question);
        change(ask.right.reason);
        for (NumberAnswer& answer : ask.wrong) {
            change(answer.reason);
        }
    }
    void operator()(OrderAsk& ask) const {
        change(ask.question);
        for (OrderItem& item : ask.items) {
            change(item.text);
        }
    }
    void operator()(LessonTask& task) const {
        change(task.say);
        for (LessonText& hint : task.hints) {
            change(hint);
        }
    }

private:
    const Vocabulary& vocabulary_;
};

} // namespace

Lesson in_words(Lesson lesson, const Vocabulary& vocabulary) {
    if (vocabulary.empty()) {
        return lesson;
    }
    const Wording wording(vocabulary);
    for (std::string* text : {&lesson.title, &lesson.goal, &lesson.misconception}) {
        wording.change(*text);
    }
    for (LessonPage& page : lesson.pages) {
        wording.change(page.title);
        wording.change(page.notes);
        for (LessonBlock& block : page.blocks) {
            std::visit(wording, block);
        }
    }
    return lesson;
}

} // namespace lockstep
