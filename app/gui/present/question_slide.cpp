#include "app/gui/present/question_slide.h"

#include "app/gui/present/lane_strip.h"
#include "app/gui/present/slide_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/trace/step_words.h"
#include "core/site/program.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

namespace lockstep::gui {
namespace {

struct QuestionWords {
    Q_DECLARE_TR_FUNCTIONS(QuestionWords)
};

constexpr double code_top = 104;
constexpr double code_height = 80;
constexpr double strip_top = 204;
constexpr double question_top = 342;   ///< below the lanes
constexpr double only_words_top = 120; ///< without code and lanes
constexpr double column_gap = 24;
constexpr double row_gap = 22;
constexpr double bar_height = 14;
constexpr double hint_height = 84;
constexpr double least_row = 84;
constexpr double most_row = 190;
constexpr double words_pad = 18; ///< above and below the words of the explanation
constexpr double words_line = 49;

bool is_answer(const SlideContent& content) {
    return content.state.kind == PresentedKind::answer;
}

/// Returns the question about a step; null if the question is not about one.
const Question* asked_step(const SlideContent& content) {
    const Question* const asked = content.state.question->asked.get();
    return asked != nullptr && asked->covers != Covers::run_figures ? asked : nullptr;
}

void add_code(Scene& scene, const SlideContent& content, const Question& question) {
    const auto& line = question.line;
    const QRectF bar(slide_margin, code_top, scene.size.width() - 2 * slide_margin, code_height);
    scene.shapes.push_back(filled(bar, Role::current_line));
    scene.shapes.push_back(filled({bar.left(), bar.top(), 8, bar.height()}, Role::accent));
    const std::string text =
        line ? line_text(content.view().trace().program, line->file, line->line) : std::string();
    const QString round = content.view().tick_count() > 0
                              ? worded(round_label(content.view(), question.place.tick))
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

/// Adds the words "right answer" at the right of a box; in a low box, left of the number of votes. Returns their left
/// edge.
double add_right_mark(Scene& scene, const QRectF& box) {
    constexpr double low = 92;
    constexpr double number_room = 84;
    const QString words = QuestionWords::tr("right answer");
    const double width = text_width(FontRole::slide_mark, words) + 2;
    const double left = box.right() - 20 - width - (box.height() < low ? number_room : 0);
    scene.shapes.push_back(
        text_label({left, box.top() + 8, width, 34}, words, FontRole::slide_mark, Role::ok));
    add_check(scene, {left - 44, box.top() + 11});
    return left - 56;
}

/// Adds the text of a choice in the largest font in which all of its lines fit.
void add_choice_text(Scene& scene, const QRectF& room, const QString& text, bool is_answer) {
    if (!is_answer && text_width(FontRole::slide_title, text) <= room.width()) {
        scene.shapes.push_back(text_label(room, text, FontRole::slide_title));
        return;
    }
    constexpr std::pair<FontRole, double> sizes[] = {
        {FontRole::slide_answer, 46}, {FontRole::slide_body, 38}, {FontRole::slide_small, 31}};
    for (const auto& [font, height] : sizes) {
        const auto lines = static_cast<double>(wrapped(text, font, room.width()).size());
        const bool is_last = font == FontRole::slide_small;
        if (lines * height <= room.height() + 2 || is_last) {
            const double used = std::min(lines, std::max(1.0, std::floor((room.height() + 2) / height)));
            double y = room.center().y() - used * height / 2;
            const QStringList all = wrapped(text, font, room.width());
            for (qsizetype i = 0; i < static_cast<qsizetype>(used); ++i, y += height) {
                const bool is_cut = i + 1 == static_cast<qsizetype>(used) && i + 1 < all.size();
                scene.shapes.push_back(elided_label({room.left(), y, room.width() + 1, height},
                                                    is_cut ? all.mid(i).join(QLatin1Char(' ')) : all[i],
                                                    font));
            }
            return;
        }
    }
}

/// Adds a bar whose length is the choice's share of all votes, and their number.
void add_votes(Scene& scene, const QRectF& box, double left, const SlideContent& content, std::size_t choice,
               Role colour) {
    const Votes& votes = *content.votes;
    const unsigned all = std::max(1U, *std::ranges::max_element(votes));
    const QRectF room(left, box.bottom() - bar_height - 10, box.right() - 96 - left, bar_height);
    const double width = room.width() * votes[choice] / all * content.motion.votes;
    scene.shapes.push_back(filled({room.left(), room.top(), width, room.height()}, colour));
    scene.shapes.push_back(text_label({box.right() - 90, box.bottom() - 44, 70, 38},
                                      count_text(votes[choice]), FontRole::slide_count, Role::text,
                                      Qt::AlignRight | Qt::AlignVCenter));
}

/// Returns what stands in a box: a choice or, in the answer of a question that sorts, the item at this place.
QString box_text(const SlideContent& content, std::size_t box) {
    const PresentedQuestion& question = *content.state.question;
    return is_answer(content) && box < question.sorted.size() ? question.sorted[box]
                                                              : question.choices[box].text;
}

QString box_letter(const SlideContent& content, std::size_t box) {
    const bool is_place = is_answer(content) && !content.state.question->sorted.empty();
    return is_place ? QString::number(box + 1) : choice_letter(box);
}

void add_choice(Scene& scene, const SlideContent& content, std::size_t choice, const QRectF& box) {
    const PresentedQuestion& question = *content.state.question;
    const bool is_right = is_answer(content) && choice == question.right;
    const bool is_plain = is_answer(content) && !is_right;
    scene.shapes.push_back(framed(box, is_right ? Role::ok_soft : Role::panel,
                                  is_right ? Role::ok : Role::text, is_right ? 5 : 3));
    const QRectF letter(box.left(), box.top(), std::min(116.0, box.height()), box.height());
    scene.shapes.push_back(is_plain ? framed(letter, Role::panel, Role::text, 3)
                                    : filled(letter, is_right ? Role::ok : Role::text));
    scene.shapes.push_back(text_label(letter, box_letter(content, choice), FontRole::slide_letter,
                                      is_plain ? Role::text : Role::panel, Qt::AlignCenter));
    const double left = letter.right() + 24;
    const double right = is_right ? add_right_mark(scene, box) : box.right() - 20;
    const bool has_votes = content.votes && question.has_votes();
    const double below = has_votes ? bar_height + 12 : 0;
    add_choice_text(scene, {left, box.top() + 4, right - left, box.height() - 8 - below},
                    box_text(content, choice), is_answer(content));
    if (has_votes) {
        add_votes(scene, box, left, content, choice, is_right ? Role::ok : Role::disabled);
    }
}

/// Returns the number of columns of the choices: two, if each of them fits into one line then and the rows would
/// not be low in one column.
std::size_t columns_of(const SlideContent& content, double width) {
    const std::size_t count = content.state.question->choices.size();
    const double room = (width - column_gap) / 2 - 116 - 24 - 20;
    bool is_short = true;
    for (std::size_t box = 0; box < count; ++box) {
        const double mark = is_answer(content) && box == content.state.question->right ? 240 : 0;
        is_short = is_short && text_width(FontRole::slide_answer, box_text(content, box)) <= room - mark;
    }
    return (count >= 4 && is_short) || count > 4 ? 2 : 1;
}

/// Adds the choices, so that they fill the space between `top` and `bottom`.
void add_choices(Scene& scene, const SlideContent& content, double top, double bottom) {
    const std::size_t count = content.state.question->choices.size();
    if (count == 0) {
        return;
    }
    const double whole = scene.size.width() - 2 * slide_margin;
    const std::size_t columns = columns_of(content, whole);
    const std::size_t rows = (count + columns - 1) / columns;
    const double pitch = (bottom - top + row_gap) / static_cast<double>(rows);
    const double height = std::clamp(pitch - row_gap, std::min(least_row, pitch - 6), most_row);
    const double between = std::min(pitch, height + 2 * row_gap);
    const double used = static_cast<double>(rows) * between - (between - height);
    const double begin = top + std::max(0.0, bottom - top - used) / 2;
    const auto columns_wide = static_cast<double>(columns);
    const double width = (whole - (columns_wide - 1) * column_gap) / columns_wide;
    for (std::size_t choice = 0; choice < count; ++choice) {
        const std::size_t row = choice / columns;
        const std::size_t column = choice % columns;
        add_choice(scene, content, choice,
                   {slide_margin + static_cast<double>(column) * (width + column_gap),
                    begin + static_cast<double>(row) * between, width, height});
    }
}

QString thinking_text(const Thinking& thinking) {
    const QString time =
        QStringLiteral("%1:%2").arg(thinking.left / 60).arg(thinking.left % 60, 2, 10, QLatin1Char('0'));
    return QuestionWords::tr("%1 to think", "a time").arg(time);
}

double thinking_width(const Thinking& thinking) {
    return std::max(344.0, text_width(FontRole::slide_count, thinking_text(thinking)) + 48);
}

void add_thinking(Scene& scene, const Thinking& thinking, double top) {
    const QString words = thinking_text(thinking);
    const double width = thinking_width(thinking);
    const QRectF box(scene.size.width() - slide_margin - width, top, width, 68);
    scene.shapes.push_back(framed(box, Role::panel, Role::text, 2));
    scene.shapes.push_back(text_label(box, words, FontRole::slide_count, Role::text, Qt::AlignCenter));
    const double share = static_cast<double>(thinking.left) / std::max(1, thinking.whole);
    scene.shapes.push_back(filled({box.left(), box.bottom() - 8, box.width() * share, 8}, Role::accent));
}

QString hint_text(const PresentedQuestion& question) {
    if (!question.sorted.empty()) {
        return QuestionWords::tr("Think for yourself, then write down the order of the letters.");
    }
    return question.has_votes() ? QuestionWords::tr("Think for yourself, then hold up your letter.")
                                : QuestionWords::tr("Think for yourself, then write down your answer.");
}

void add_hint(Scene& scene, const SlideContent& content, double top) {
    const double right = content.thinking ? thinking_width(*content.thinking) + 28 : 0;
    add_slide_text(scene, {slide_margin, top + 8}, scene.size.width() - 2 * slide_margin - right,
                   hint_text(*content.state.question), FontRole::slide_caption);
    if (content.thinking) {
        add_thinking(scene, *content.thinking, top);
    }
}

/// Returns the wrong choice with the most votes; nullopt if nobody chose one.
std::optional<std::size_t> commonest_error(const SlideContent& content) {
    const PresentedQuestion& question = *content.state.question;
    std::optional<std::size_t> most;
    for (std::size_t choice = 0; content.votes && question.has_votes() && choice < question.choices.size();
         ++choice) {
        const unsigned votes = (*content.votes)[choice];
        if (choice != question.right && votes > 0 && (!most || votes > (*content.votes)[*most])) {
            most = choice;
        }
    }
    return most;
}

constexpr double letter_room = 56;

/// Returns the height of the box with the explanation: all of its words, but at most a third of the slide.
double explanation_height(const SlideContent& content, QSizeF size) {
    const double width = size.width() - 2 * slide_margin - 56;
    auto lines = wrapped(content.state.question->answer, FontRole::slide_strong, width).size();
    if (const auto error = commonest_error(content)) {
        lines += wrapped(content.state.question->choices[*error].reason, FontRole::slide_caption,
                         width - letter_room)
                     .size();
    }
    return std::min(static_cast<double>(lines) * words_line + 2 * words_pad, size.height() / 3);
}

void add_explanation(Scene& scene, const SlideContent& content, const QRectF& box) {
    const PresentedQuestion& question = *content.state.question;
    scene.shapes.push_back(framed(box, Role::current_line, Role::text, 3));
    const double width = box.width() - 56;
    const double end = box.bottom() - words_pad + 6;
    const double y = add_slide_text(scene, {box.left() + 28, box.top() + words_pad}, width, question.answer,
                                    FontRole::slide_strong, end);
    const auto error = commonest_error(content);
    if (!error || y + words_line > end) {
        return;
    }
    scene.shapes.push_back(text_label({box.left() + 28, y, letter_room, words_line}, choice_letter(*error),
                                      FontRole::slide_strong));
    add_slide_text(scene, {box.left() + 28 + letter_room, y}, width - letter_room,
                   question.choices[*error].reason, FontRole::slide_caption, end);
}

QString description_of(const PresentedQuestion& question) {
    QStringList parts{question.text};
    for (std::size_t choice = 0; choice < question.choices.size(); ++choice) {
        parts << QuestionWords::tr("%1: %2", "a letter; an answer")
                     .arg(choice_letter(choice), question.choices[choice].text);
    }
    return parts.join(QLatin1Char(' '));
}

/// Adds the question in the largest font in which it needs at most two lines. Returns its bottom edge.
double add_question(Scene& scene, const SlideContent& content, double top) {
    const QString& text = content.state.question->text;
    const double width = scene.size.width() - 2 * slide_margin;
    const bool is_long = wrapped(text, FontRole::slide_question, width).size() > 1;
    const bool is_longer = wrapped(text, FontRole::slide_title, width).size() > 2;
    const FontRole font = is_longer                       ? FontRole::slide_strong
                          : is_long || is_answer(content) ? FontRole::slide_title
                                                          : FontRole::slide_question;
    return add_slide_text(scene, {slide_margin, top}, width, text, font, slide_height / 2);
}

/// Returns where the answer comes from; empty for a question of a lesson's own, which may be about anything.
QString source_text(const SlideContent& content) {
    if (asked_step(content) == nullptr) {
        return {};
    }
    if (is_answer(content)) {
        return QuestionWords::tr("The answer is counted from the trace.");
    }
    return QuestionWords::tr("Values and totals are hidden until the answer is shown.");
}

/// Returns what stands at the right of the heading.
QString question_counter(const SlideContent& content) {
    return content.state.counter.isEmpty() ? QuestionWords::tr("Question %1 of %2")
                                                 .arg(content.state.question_number)
                                                 .arg(content.state.question_count)
                                           : content.state.counter;
}

} // namespace

QString choice_letter(std::size_t choice) {
    return QString(QChar('A' + static_cast<int>(choice)));
}

Slide question_slide(const SlideContent& content, QSizeF size) {
    const PresentedQuestion& question = *content.state.question;
    const Question* const asked = asked_step(content);
    Scene scene;
    scene.size = size;
    add_slide_heading(scene, content.title, content.state.beside, question_counter(content));
    if (asked != nullptr) {
        add_code(scene, content, *asked);
        add_lane_strip(scene, content, strip_top);
    }
    const double top = add_question(scene, content, asked != nullptr ? question_top : only_words_top) + 16;
    const double end = size.height() - slide_scrub_height - 12;
    if (is_answer(content)) {
        const double height = explanation_height(content, size);
        add_choices(scene, content, top, end - height - row_gap);
        add_explanation(scene, content,
                        {slide_margin, end - height, size.width() - 2 * slide_margin, height});
    } else {
        add_choices(scene, content, top, end - hint_height - row_gap);
        add_hint(scene, content, end - hint_height);
    }
    add_slide_scrub(scene, content.view(), content.state.cursor.tick, source_text(content));
    Slide slide;
    slide.size = size;
    slide.description = is_answer(content) ? question.answer : description_of(question);
    slide.layers.push_back({std::move(scene), {0, 0}, 1});
    return slide;
}

} // namespace lockstep::gui
