#include "app/gui/lessons/choice_block.h"

#include "app/gui/lessons/answer_button.h"
#include "app/gui/lessons/lesson_labels.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/markdown.h"
#include "app/words/trace/question_words.h"

#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

/// Returns a text of the program, which is not Markdown, so that a label shows it as it is.
QString as_markdown(const QString& text) {
    QString escaped;
    for (const QChar letter : text) {
        if (QStringLiteral("\\`*_[]<>#|~").contains(letter)) {
            escaped += QLatin1Char('\\');
        }
        escaped += letter;
    }
    return escaped;
}

} // namespace

ChoiceBlock::ChoiceBlock(const ShownChoiceAsk& ask, BlockProgress& progress, QWidget* parent)
    : AskBlock(progress, parent), right_(ask.right) {
    add_question(QString::fromStdString(ask.question));
    for (const ShownChoice& choice : ask.choices) {
        add_answer(markdown_plain(QString::fromStdString(choice.text)).trimmed(),
                   QString::fromStdString(choice.reason));
    }
    show_answers();
}

ChoiceBlock::ChoiceBlock(const ShownQuestion& asked, BlockProgress& progress, QWidget* parent)
    : AskBlock(progress, parent), right_(asked.question.right) {
    add_question(as_markdown(worded(question_text(asked.question))));
    for (std::size_t i = 0; i < asked.question.choices.size(); ++i) {
        add_answer(worded(choice_text(asked.question, i)),
                   as_markdown(worded(reason_text(asked.question, i))));
    }
    show_answers();
}

void ChoiceBlock::add_question(const QString& markdown) {
    WholeLabel* const question = markdown_label(markdown);
    question->setProperty("heading", true);
    column().addWidget(question);
}

void ChoiceBlock::add_answer(const QString& text, const QString& reason) {
    const std::size_t number = answers_.size();
    auto* button = new AnswerButton(text);
    auto* label = new ReasonLabel;
    column().addWidget(button);
    column().addWidget(label);
    answers_.push_back({button, label, reason});
    connect(button, &AnswerButton::clicked, this, [this, number] { choose(number); });
}

void ChoiceBlock::choose(std::size_t choice) {
    if (progress().is_answered || !progress().chosen.insert(choice).second) {
        return;
    }
    const bool is_right = choice == right_;
    if (is_right) {
        progress().is_answered = true;
    } else {
        miss();
    }
    show_answers();
    if (is_right) {
        finish();
    }
}

/// Shows the chosen answers with their reasons.
void ChoiceBlock::show_answers() {
    for (std::size_t i = 0; i < answers_.size(); ++i) {
        const Answer& answer = answers_[i];
        if (!progress().chosen.contains(i)) {
            answer.button->setEnabled(!progress().is_answered);
            continue;
        }
        const bool is_right = i == right_;
        answer.button->set_mark(is_right ? AnswerMark::right : AnswerMark::wrong);
        answer.reason->show_reason(is_right ? ReasonKind::right : ReasonKind::wrong, answer.words);
    }
}

} // namespace lockstep::gui
