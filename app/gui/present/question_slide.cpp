#include "app/gui/present/question_slide.h"

#include "app/gui/present/lane_strip.h"
#include "app/gui/present/slide_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/trace/question_words.h"
#include "app/words/trace/step_words.h"
#include "core/site/program.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct QuestionWords {
    Q_DECLARE_TR_FUNCTIONS(QuestionWords)
};

constexpr double code_top = 104;
constexpr double code_height = 80;
constexpr double strip_top = 204;
constexpr double question_top = 342;
constexpr double column_gap = 24;
constexpr double bar_height = 14;

/// Sizes of the boxes with the choices: they are lower when the explanation stands below them.
struct ChoiceSizes {
    double height;
    double pitch;
    double letter; ///< width of the box with the letter
};
constexpr ChoiceSizes of_question{116, 136, 116};
constexpr ChoiceSizes of_answer{104, 116, 88};

bool is_answer(const SlideContent& content) {
    return content.state.kind == PresentedKind::answer;
}

void add_code(Scene& scene, const SlideContent& content) {
    const auto& line = content.state.question->line;
    const QRectF bar(slide_margin, code_top, scene.size.width() - 2 * slide_margin, code_height);
    scene.shapes.push_back(filled(bar, Role::current_line));
    scene.shapes.push_back(filled({bar.left(), bar.top(), 8, bar.height()}, Role::accent));
    const std::string text =
        line ? line_text(content.view.trace().program, line->file, line->line) : std::string();
    const QString round = content.view.tick_count() > 0
                              ? worded(round_label(content.view, content.state.question->place.tick))
                              : QString();
    const double round_width = round.isEmpty() ? 0 : text_width(FontRole::slide_count, round) + 4;
    scene.shapes.push_back(elided_label(bar.adjusted(32, 0, -round_width - 48, 0),
                                        QString::fromStdString(text).trimmed(), FontRole::slide_code));
    scene.shapes.push_back(text_label(bar.adjusted(bar.width() - round_width - 24, 0, -24, 0), round,
                                      FontRole::slide_count, Role::text, Qt::AlignRight | Qt::AlignVCenter));
}

/// Draws a check mark as lines, because fonts may lack the character.
void add_check(Scene& scene, QPointF at) {
    scene.shapes.push_back(straight(at + QPointF(0, 14), at + QPointF(10, 24), Role::ok, 5));
    scene.shapes.push_back(straight(at + QPointF(10, 24), at + QPointF(30, 2), Role::ok, 5));
}

/// Adds the words "right answer" at the right of a box. Returns their left edge.
double add_right_mark(Scene& scene, const QRectF& box) {
    const QString words = QuestionWords::tr("right answer");
    const double width = text_width(FontRole::slide_mark, words) + 2;
    const double left = box.right() - 20 - width;
    scene.shapes.push_back(
        text_label({left, box.top() + 8, width, 34}, words, FontRole::slide_mark, Role::ok));
    add_check(scene, {left - 44, box.top() + 11});
    return left - 56;
}

/// Adds the text of a choice: in one line, or smaller in at most two.
void add_choice_text(Scene& scene, const QRectF& room, const QString& text) {
    if (text_width(FontRole::slide_answer, text) <= room.width()) {
        scene.shapes.push_back(text_label(room, text, FontRole::slide_answer));
        return;
    }
    const bool is_long = text_width(FontRole::slide_body, text) > room.width();
    const FontRole font = is_long ? FontRole::slide_small : FontRole::slide_body;
    const QStringList lines = wrapped(text, font, room.width());
    const double height = std::min(room.height() / 2, 40.0);
    double y = room.center().y() - height * static_cast<double>(std::min<qsizetype>(2, lines.size())) / 2;
    for (qsizetype i = 0; i < std::min<qsizetype>(2, lines.size()); ++i, y += height) {
        const bool is_cut = i == 1 && lines.size() > 2;
        scene.shapes.push_back(elided_label({room.left(), y, room.width(), height},
                                            is_cut ? lines.mid(1).join(QLatin1Char(' ')) : lines[i], font));
    }
}

/// Adds a bar whose length is the choice's share of all votes, and their number.
void add_votes(Scene& scene, const QRectF& box, double left, const Votes& votes, std::size_t choice,
               Role colour) {
    const unsigned all = std::max(1U, *std::ranges::max_element(votes));
    const QRectF room(left, box.bottom() - bar_height - 10, box.right() - 96 - left, bar_height);
    scene.shapes.push_back(
        filled({room.left(), room.top(), room.width() * votes[choice] / all, room.height()}, colour));
    scene.shapes.push_back(text_label({box.right() - 90, box.bottom() - 44, 70, 38},
                                      count_text(votes[choice]), FontRole::slide_count, Role::text,
                                      Qt::AlignRight | Qt::AlignVCenter));
}

void add_choice(Scene& scene, const SlideContent& content, std::size_t choice, const QRectF& box,
                double letter_width) {
    const Question& question = *content.state.question;
    const bool is_right = is_answer(content) && choice == question.right;
    const bool is_plain = is_answer(content) && !is_right;
    scene.shapes.push_back(framed(box, is_right ? Role::ok_soft : Role::panel,
                                  is_right ? Role::ok : Role::text, is_right ? 5 : 3));
    const QRectF letter(box.left(), box.top(), letter_width, box.height());
    scene.shapes.push_back(is_plain ? framed(letter, Role::panel, Role::text, 3)
                                    : filled(letter, is_right ? Role::ok : Role::text));
    scene.shapes.push_back(text_label(letter, choice_letter(choice), FontRole::slide_letter,
                                      is_plain ? Role::text : Role::panel, Qt::AlignCenter));
    const double left = letter.right() + 24;
    double right = box.right() - 20;
    if (is_right) {
        right = add_right_mark(scene, box);
    }
    const double below = content.votes ? bar_height + 12 : 0;
    add_choice_text(scene, {left, box.top() + 4, right - left, box.height() - 8 - below},
                    worded(choice_text(question, choice)));
    if (content.votes) {
        add_votes(scene, box, left, *content.votes, choice, is_right ? Role::ok : Role::disabled);
    }
}

/// Adds the choices in two columns. Returns the bottom edge.
double add_choices(Scene& scene, const SlideContent& content, double top) {
    const ChoiceSizes& sizes = is_answer(content) ? of_answer : of_question;
    const std::size_t count = content.state.question->choices.size();
    const double width = (scene.size.width() - 2 * slide_margin - column_gap) / 2;
    for (std::size_t choice = 0; choice < count; ++choice) {
        const std::size_t row = choice / 2;
        const std::size_t column = choice % 2;
        add_choice(scene, content, choice,
                   {slide_margin + static_cast<double>(column) * (width + column_gap),
                    top + static_cast<double>(row) * sizes.pitch, width, sizes.height},
                   sizes.letter);
    }
    const std::size_t rows = (count + 1) / 2;
    return top + static_cast<double>(rows) * sizes.pitch;
}

void add_thinking(Scene& scene, const Thinking& thinking, double top) {
    const QRectF box(scene.size.width() - slide_margin - 344, top, 344, 68);
    scene.shapes.push_back(framed(box, Role::panel, Role::text, 2));
    const QString time =
        QStringLiteral("%1:%2").arg(thinking.left / 60).arg(thinking.left % 60, 2, 10, QLatin1Char('0'));
    scene.shapes.push_back(text_label(box, QuestionWords::tr("%1 to think", "a time").arg(time),
                                      FontRole::slide_count, Role::text, Qt::AlignCenter));
    const double share = static_cast<double>(thinking.left) / std::max(1, thinking.whole);
    scene.shapes.push_back(filled({box.left(), box.bottom() - 8, box.width() * share, 8}, Role::accent));
}

void add_hint(Scene& scene, const SlideContent& content, double top) {
    const double right = content.thinking ? 372 : 0;
    add_slide_text(scene, {slide_margin, top + 8}, scene.size.width() - 2 * slide_margin - right,
                   QuestionWords::tr("Think for yourself, then hold up your letter."),
                   FontRole::slide_caption);
    if (content.thinking) {
        add_thinking(scene, *content.thinking, top);
    }
}

/// Returns the wrong choice with the most votes; nullopt if nobody chose one.
std::optional<std::size_t> commonest_error(const SlideContent& content) {
    const Question& question = *content.state.question;
    std::optional<std::size_t> most;
    for (std::size_t choice = 0; content.votes && choice < question.choices.size(); ++choice) {
        const unsigned votes = (*content.votes)[choice];
        if (choice != question.right && votes > 0 && (!most || votes > (*content.votes)[*most])) {
            most = choice;
        }
    }
    return most;
}

void add_explanation(Scene& scene, const SlideContent& content, double top) {
    const Question& question = *content.state.question;
    const QRectF box(slide_margin, top, scene.size.width() - 2 * slide_margin,
                     scene.size.height() - slide_scrub_height - 12 - top);
    scene.shapes.push_back(framed(box, Role::current_line, Role::text, 3));
    const double width = box.width() - 56;
    const double y = add_slide_text(scene, {box.left() + 28, box.top() + 14}, width,
                                    worded(reason_text(question, question.right)), FontRole::slide_strong,
                                    box.bottom() - 8);
    const auto error = commonest_error(content);
    if (!error || y + 49 > box.bottom()) {
        return;
    }
    constexpr double letter = 56;
    scene.shapes.push_back(
        text_label({box.left() + 28, y, letter, 49}, choice_letter(*error), FontRole::slide_strong));
    add_slide_text(scene, {box.left() + 28 + letter, y}, width - letter,
                   worded(reason_text(question, *error)), FontRole::slide_caption, box.bottom() - 8);
}

QString description_of(const Question& question) {
    QStringList parts{worded(question_text(question))};
    for (std::size_t choice = 0; choice < question.choices.size(); ++choice) {
        parts << QuestionWords::tr("%1: %2", "a letter; an answer")
                     .arg(choice_letter(choice), worded(choice_text(question, choice)));
    }
    return parts.join(QLatin1Char(' '));
}

} // namespace

QString choice_letter(std::size_t choice) {
    return QString(QChar('A' + static_cast<int>(choice)));
}

Slide question_slide(const SlideContent& content, QSizeF size) {
    const Question& question = *content.state.question;
    Scene scene;
    scene.size = size;
    add_slide_heading(scene, content.title, QString(),
                      QuestionWords::tr("Question %1 of %2")
                          .arg(content.state.question_number)
                          .arg(content.state.question_count));
    add_code(scene, content);
    add_lane_strip(scene, content, strip_top);
    const QString text = worded(question_text(question));
    const double width = size.width() - 2 * slide_margin;
    const bool is_long = wrapped(text, FontRole::slide_question, width).size() > 1;
    const FontRole font = is_answer(content) || is_long ? FontRole::slide_title : FontRole::slide_question;
    const double choices = add_slide_text(scene, {slide_margin, question_top}, width, text, font) + 12;
    const double bottom = add_choices(scene, content, choices);
    if (is_answer(content)) {
        add_explanation(scene, content, bottom + 4);
    } else {
        add_hint(scene, content, bottom + 12);
    }
    add_slide_scrub(scene, content.view, content.state.cursor.tick,
                    is_answer(content) ? QuestionWords::tr("The answer is counted from the trace.")
                                       : QuestionWords::tr("Values and totals are hidden until the answer."));
    Slide slide;
    slide.size = size;
    slide.description =
        is_answer(content) ? worded(reason_text(question, question.right)) : description_of(question);
    slide.layers.push_back({std::move(scene), {0, 0}, 1});
    return slide;
}

} // namespace lockstep::gui
