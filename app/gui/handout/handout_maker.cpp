#include "app/gui/handout/handout_maker.h"

#include "app/gui/handout/markdown_html.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/language.h"
#include "app/gui/theme/quantity_text.h"
#include "app/lessons/lesson_values.h"
#include "app/words/errors/error_words.h"
#include "app/words/trace/question_words.h"

#include <QCoreApplication>
#include <utility>

namespace lockstep::gui {
namespace {

struct HandoutWords {
    Q_DECLARE_TR_FUNCTIONS(HandoutWords)
};

QString text_of(const std::string& text) {
    return QString::fromStdString(text);
}

QString paragraph(const QString& html) {
    return QStringLiteral("<p>%1</p>").arg(html);
}

QString strong(const QString& html) {
    return QStringLiteral("<p><strong>%1</strong></p>").arg(html);
}

QString letter_of(std::size_t choice) {
    return QString(QChar(static_cast<char16_t>(u'A' + choice)));
}

/// Returns a list of texts in Markdown, of which each is an item.
QString list_of(const std::vector<std::string>& items) {
    QString html;
    for (const std::string& item : items) {
        html += QStringLiteral("<li>%1</li>").arg(inline_html(text_of(item)));
    }
    return QStringLiteral("<ol>%1</ol>").arg(html);
}

/// Returns what a learner needs to know before the lesson.
QString head_of(const Lesson& lesson) {
    QString html = paragraph(plain_html(text_of(lesson.goal)));
    html += paragraph(plain_html(HandoutWords::tr("Minutes: %1").arg(count_text(lesson.minutes))));
    return html;
}

} // namespace

HandoutMaker::HandoutMaker(const Lesson& lesson, bool with_answers) : with_answers_(with_answers) {
    handout_.title = text_of(lesson.title);
    handout_.language =
        QString::fromStdString(catalogue_language()).replace(QLatin1Char('_'), QLatin1Char('-'));
    add(HandoutHeading{.text = handout_.title, .level = 1});
    add(HandoutText{.html = head_of(lesson), .is_quiet = true});
    add(HandoutField{HandoutWords::tr("Name")});
}

void HandoutMaker::add_page(const LessonPage& page, const ShownPage& shown,
                            std::vector<HandoutPart> picture) {
    const HandoutHeading heading{.text = text_of(page.title), .level = 2};
    add(heading);
    answers_.emplace_back(heading);
    const std::size_t before = answers_.size();
    for (HandoutPart& part : picture) {
        add(std::move(part));
    }
    for (const ShownBlock& block : shown.blocks) {
        add_block(block);
    }
    if (!shown.notes.empty()) {
        answer(strong(plain_html(HandoutWords::tr("Notes"))) + markdown_html(text_of(shown.notes)));
    }
    if (answers_.size() == before) {
        answers_.pop_back(); // nothing to say about this page
    }
}

Handout HandoutMaker::finished() const {
    Handout handout = handout_;
    if (with_answers_) {
        handout.parts.emplace_back(HandoutBreak{});
        handout.parts.emplace_back(HandoutHeading{.text = HandoutWords::tr("Answers and notes"), .level = 1});
        handout.parts.insert(handout.parts.end(), answers_.begin(), answers_.end());
    }
    return handout;
}

void HandoutMaker::add_block(const ShownBlock& block) {
    std::visit([this](const auto& each) { add_block(each); }, block);
}

void HandoutMaker::add_block(const ShownText& text) {
    add(HandoutText{.html = markdown_html(text_of(text.markdown))});
}

/// Adds the heading and the words of a question, in the handout and among the answers.
void HandoutMaker::begin_question(const QString& html) {
    const QString title = HandoutWords::tr("Question %1").arg(++questions_);
    add(HandoutHeading{.text = title, .level = 3});
    add(HandoutText{.html = html, .keeps_next = true});
    answers_.emplace_back(HandoutHeading{.text = title, .level = 3});
}

void HandoutMaker::add_choices(const std::vector<QString>& choices) {
    for (std::size_t i = 0; i < choices.size(); ++i) {
        add(HandoutChoice{.letter = letter_of(i), .html = choices[i], .is_last = i + 1 == choices.size()});
    }
}

void HandoutMaker::add_block(const ShownChoiceAsk& ask) {
    begin_question(markdown_html(text_of(ask.question)));
    std::vector<QString> choices;
    for (const ShownChoice& choice : ask.choices) {
        choices.push_back(inline_html(text_of(choice.text)));
    }
    add_choices(choices);
    answer(QStringLiteral("<p><strong>%1</strong> %2</p>").arg(letter_of(ask.right), choices[ask.right]) +
           markdown_html(text_of(ask.choices[ask.right].reason)));
}

void HandoutMaker::add_block(const ShownQuestion& asked) {
    const Question& question = asked.question;
    begin_question(paragraph(plain_html(worded(question_text(question)))));
    const QString reason = paragraph(plain_html(worded(reason_text(question, question.right))));
    if (asked.by_lanes) {
        add(HandoutLanes{asked.lanes});
        answer(strong(plain_html(worded(lanes_text(question.answer().lanes)))) + reason);
        return;
    }
    std::vector<QString> choices;
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        choices.push_back(plain_html(worded(choice_text(question, i))));
    }
    add_choices(choices);
    answer(QStringLiteral("<p><strong>%1</strong> %2</p>")
               .arg(letter_of(question.right), choices[question.right]) +
           reason);
}

void HandoutMaker::add_block(const ShownNumberAsk& ask) {
    begin_question(markdown_html(text_of(ask.question)));
    add(HandoutField{HandoutWords::tr("Answer")});
    const std::string right = figure_text(ask.right, FigureForm::number, number_style());
    answer(strong(plain_html(text_of(right))) + markdown_html(text_of(ask.right_reason)));
}

void HandoutMaker::add_block(const ShownOrderAsk& ask) {
    begin_question(markdown_html(text_of(ask.question)));
    const QString count = count_text(ask.items.size());
    add(HandoutText{.html = paragraph(
                        plain_html(HandoutWords::tr("Write the numbers 1 to %1 into the boxes.").arg(count))),
                    .is_quiet = true,
                    .keeps_next = true});
    for (std::size_t i = 0; i < ask.items.size(); ++i) {
        add(HandoutChoice{
            .letter = {}, .html = inline_html(text_of(ask.items[i])), .is_last = i + 1 == ask.items.size()});
    }
    QString html;
    for (const std::size_t item : ask.right) {
        html += QStringLiteral("<li>%1: %2</li>")
                    .arg(inline_html(text_of(ask.items[item])), plain_html(text_of(ask.values[item])));
    }
    answer(QStringLiteral("<ol>%1</ol>").arg(html));
}

void HandoutMaker::add_block(const ShownTask& task) {
    const QString title = HandoutWords::tr("Task %1").arg(++tasks_);
    add(HandoutHeading{.text = title, .level = 3});
    add(HandoutText{.html = markdown_html(text_of(task.say))});
    if (!task.hints.empty()) {
        answers_.emplace_back(HandoutHeading{.text = HandoutWords::tr("%1: hints").arg(title), .level = 3});
        answer(list_of(task.hints));
    }
}

/// A part that cannot be shown: the learner skips it in the window, too.
void HandoutMaker::add_block(const Error& error) {
    add(HandoutText{.html = paragraph(plain_html(text_of(text_for(window_reader(), error)))),
                    .is_quiet = true});
}

} // namespace lockstep::gui
