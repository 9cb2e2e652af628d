#include "app/gui/present/lesson/lesson_states.h"

#include "app/gui/exporting/shown_place.h"
#include "app/gui/present/slide_parts.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/markdown.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/presentation_desk.h"
#include "app/lessons/lesson_values.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

struct LessonSlides {
    Q_DECLARE_TR_FUNCTIONS(LessonSlides)
};

constexpr qsizetype caption_lines = 4;

qsizetype line_count(const QString& text) {
    return wrapped(text, FontRole::slide_caption, slide_caption_width).size();
}

/// Returns the sentences of a paragraph; those that need more lines than a caption has are divided.
QStringList sentences_of(const QString& paragraph) {
    static const QRegularExpression end(QStringLiteral("(?<=[.!?:…])\\s+(?=\\S)"));
    QStringList sentences;
    for (const QString& sentence : paragraph.split(end)) {
        const QStringList lines = wrapped(sentence, FontRole::slide_caption, slide_caption_width);
        for (qsizetype line = 0; line < lines.size(); line += caption_lines) {
            sentences << lines.mid(line, caption_lines).join(QLatin1Char(' '));
        }
    }
    return sentences;
}

/// Adds a text to the last caption, or begins another one if it does not fit.
void pack(QStringList& captions, const QString& text, QChar between, bool begins) {
    if (!captions.isEmpty() && !begins) {
        const QString longer = captions.last() + between + text;
        if (line_count(longer) <= caption_lines) {
            captions.last() = longer;
            return;
        }
    }
    captions << text;
}

/// Returns the number or the point in front of an item of a list.
QString item_mark(const QTextBlock& block) {
    const QTextList& list = *block.textList();
    const bool is_numbered = list.format().style() == QTextListFormat::ListDecimal;
    return is_numbered ? QStringLiteral("%1. ").arg(list.itemNumber(block) + 1) : QStringLiteral("• ");
}

/// Makes the states of one page.
class PageStates {
public:
    PageStates(const Lesson& lesson, std::size_t page, const PreparedPage& prepared)
        : page_(lesson.pages[page]), prepared_(prepared), base_(title_of_page(lesson, page)) {
        const Result<Cursor> cursor = cursor_in(page_.place.place, prepared.session);
        base_.cursor = cursor ? *cursor : Cursor();
        base_.view = view_at(base_.cursor.launch, base_.cursor.group);
        const QString view = QString::fromStdString(page_.place.place.view);
        base_.picture = picture_named(view) != nullptr ? page_.place.place.view : "stage";
        base_.caption.reset();
    }

    std::vector<PresentedState> make() {
        for (block_ = 0; block_ < prepared_.shown.blocks.size(); ++block_) {
            std::visit([this](const auto& block) { add(block); }, prepared_.shown.blocks[block_]);
        }
        if (states_.empty()) {
            add_caption(QString());
        }
        const auto count = static_cast<std::size_t>(std::ranges::count(
            states_, PresentedKind::question, [](const PresentedState& state) { return state.kind; }));
        for (PresentedState& state : states_) {
            state.question_count = count;
        }
        states_.front().key = base_.key; // that of the title, which it replaces
        if (states_.front().kind == PresentedKind::question) {
            states_[1].key = base_.key; // its answer
        }
        return std::move(states_);
    }

private:
    [[nodiscard]] std::shared_ptr<const GroupView> view_at(std::size_t launch, Group group) const {
        auto view = std::make_shared<GroupView>(make_group_view(prepared_.session, launch, group));
        view->only_at_hand = true; // the window computes missing parts in another thread
        return view;
    }
    [[nodiscard]] std::string key(const std::string& part) const {
        return base_.key + " block " + std::to_string(block_ + 1) + part;
    }

    void add_caption(const QString& text) {
        PresentedState state = base_;
        state.kind = PresentedKind::step;
        state.caption = text;
        state.key = key(" caption " + std::to_string(states_.size() + 1));
        states_.push_back(std::move(state));
    }
    void add(const ShownText& text) {
        for (const QString& caption : caption_parts(QString::fromStdString(text.markdown))) {
            add_caption(caption);
        }
    }
    void add(const ShownTask& task) {
        for (const QString& caption : caption_parts(QString::fromStdString(task.say))) {
            add_caption(caption);
        }
    }
    void add(const Error& /*error*/) {} // the presenter reads it in the notes

    /// Adds the question and its answer.
    void add_question(const PresentedState& asked, const PresentedState& answered,
                      std::shared_ptr<const PresentedQuestion> question) {
        ++questions_;
        PresentedState state = asked;
        state.kind = PresentedKind::question;
        state.question = std::move(question);
        state.question_number = questions_;
        state.key = key("");
        PresentedState answer = state;
        answer.kind = PresentedKind::answer;
        answer.cursor = answered.cursor;
        states_.push_back(std::move(state));
        states_.push_back(std::move(answer));
    }
    void add(const ShownQuestion& shown) {
        const Question& question = shown.question;
        if (question.covers == Covers::run_figures) {
            add_question(base_, base_, presented(question));
            return;
        }
        PresentedState asked = base_;
        const QuestionPlace& place = question.place;
        if (place.launch != base_.cursor.launch || place.group != base_.cursor.group) {
            asked.view = view_at(place.launch, place.group);
        }
        asked.cursor.launch = place.launch;
        asked.cursor.group = place.group;
        asked.cursor.warp = place.warp;
        asked.cursor.cycle.reset();
        asked.cursor.pass.reset();
        PresentedState answered = asked;
        answered.cursor.tick = question.reveal;
        asked.cursor.tick = Tick(question.reveal.value() == 0 ? 0 : question.reveal.value() - 1);
        add_question(asked, answered, presented(question));
        answered.kind = PresentedKind::step; // played after the answer, with the sentences about the step
        answered.key = key(" step");
        states_.push_back(std::move(answered));
    }
    void add(const ShownChoiceAsk& ask) {
        PresentedQuestion question;
        question.text = plain_text(ask.question);
        for (const ShownChoice& choice : ask.choices) {
            question.choices.push_back({plain_text(choice.text), plain_text(choice.reason)});
        }
        question.right = ask.right;
        question.answer = question.choices[ask.right].reason;
        add_question(base_, base_, std::make_shared<const PresentedQuestion>(std::move(question)));
    }
    /// The known wrong numbers are the choices beside the right one.
    void add(const ShownNumberAsk& ask) {
        std::vector<std::pair<FigureNumber, QString>> numbers{{ask.right, plain_text(ask.right_reason)}};
        for (const auto& [number, reason] : ask.wrong) {
            const auto same = [&, value = number](const auto& other) {
                return number_text(other.first) == number_text(value);
            };
            if (numbers.size() < most_answers && std::ranges::none_of(numbers, same)) {
                numbers.emplace_back(number, plain_text(reason));
            }
        }
        std::ranges::stable_sort(numbers, {}, &std::pair<FigureNumber, QString>::first);
        PresentedQuestion question;
        question.text = plain_text(ask.question);
        for (const auto& [number, reason] : numbers) {
            question.choices.push_back({number_text(number), reason});
        }
        question.right = static_cast<std::size_t>(
            std::ranges::find(numbers, ask.right, &std::pair<FigureNumber, QString>::first) -
            numbers.begin());
        question.answer = plain_text(ask.right_reason);
        add_question(base_, base_, std::make_shared<const PresentedQuestion>(std::move(question)));
    }
    void add(const ShownOrderAsk& ask) {
        PresentedQuestion question;
        question.text = plain_text(ask.question);
        for (const std::string& item : ask.items) {
            question.choices.push_back({plain_text(item), QString()});
        }
        for (const std::size_t item : ask.right) {
            question.sorted.push_back(
                LessonSlides::tr("%1: %2", "an item of a list; its value")
                    .arg(plain_text(ask.items[item]), QString::fromStdString(ask.values[item])));
        }
        question.answer = LessonSlides::tr("This is the right order, the smallest value first.");
        add_question(base_, base_, std::make_shared<const PresentedQuestion>(std::move(question)));
    }

    static QString number_text(FigureNumber number) {
        return QString::fromStdString(figure_text(number, FigureForm::number, number_style()));
    }

    const LessonPage& page_;
    const PreparedPage& prepared_;
    PresentedState base_; ///< the place of the page
    std::vector<PresentedState> states_;
    std::size_t block_ = 0; ///< index of the block that is being added
    std::size_t questions_ = 0;
};

} // namespace

std::string lesson_page_key(std::size_t page) {
    return "page " + std::to_string(page + 1);
}

QStringList caption_parts(const QString& markdown) {
    QTextDocument document;
    read_markdown(document, markdown);
    QStringList captions;
    bool was_item = false;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QString text = block.text().simplified();
        if (text.isEmpty()) {
            continue;
        }
        const bool is_item = block.textList() != nullptr;
        const QStringList sentences = sentences_of(is_item ? item_mark(block) + text : text);
        for (qsizetype i = 0; i < sentences.size(); ++i) {
            const bool begins = i == 0 && !(is_item && was_item);
            pack(captions, sentences[i], i == 0 ? QLatin1Char('\n') : QLatin1Char(' '), begins);
        }
        was_item = is_item;
    }
    return captions;
}

QString plain_text(const std::string& markdown) {
    return markdown_plain(QString::fromStdString(markdown)).simplified();
}

std::vector<PresentedState> states_of_page(const Lesson& lesson, std::size_t page,
                                           const PreparedPage& prepared) {
    return PageStates(lesson, page, prepared).make();
}

PresentedState title_of_page(const Lesson& lesson, std::size_t page) {
    PresentedState state;
    state.kind = PresentedKind::title;
    state.key = lesson_page_key(page);
    state.caption = QString();
    state.beside = QString::fromStdString(lesson.pages[page].title);
    state.counter = LessonSlides::tr("Page %1 of %2").arg(page + 1).arg(lesson.pages.size());
    return state;
}

PresentedState waiting_page(const Lesson& lesson, std::size_t page) {
    PresentedState state = title_of_page(lesson, page);
    state.caption = LessonSlides::tr("Running the kernels of this page…");
    return state;
}

PresentedState title_of_lesson(const Lesson& lesson) {
    PresentedState state;
    state.kind = PresentedKind::title;
    state.key = "lesson";
    state.caption = QString::fromStdString(lesson.goal);
    state.beside = QString::fromStdString(lesson.title);
    state.counter = LessonSlides::tr("%Ln minute(s)", nullptr, static_cast<int>(lesson.minutes));
    return state;
}

} // namespace lockstep::gui
