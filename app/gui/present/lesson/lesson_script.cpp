#include "app/gui/present/lesson/lesson_script.h"

#include "app/gui/panels/message_area.h"
#include "app/gui/present/lesson/lesson_states.h"
#include "core/questions/ask.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <utility>

namespace lockstep::gui {
namespace {

struct LessonNotes {
    Q_DECLARE_TR_FUNCTIONS(LessonNotes)
};

/// Returns the notes of a page: for the presenter, with what cannot be shown and with the hints of its tasks.
QString notes_of_page(const PreparedPage& prepared) {
    QStringList notes;
    for (const ShownBlock& block : prepared.shown.blocks) {
        if (const auto* error = std::get_if<Error>(&block)) {
            notes << LessonNotes::tr("A part of this page is left out. %1", "an error message")
                         .arg(error_text(*error));
        }
    }
    notes << plain_text(prepared.notes);
    for (const ShownBlock& block : prepared.shown.blocks) {
        if (const auto* task = std::get_if<ShownTask>(&block)) {
            for (const std::string& hint : task->hints) {
                notes << LessonNotes::tr("Hint: %1").arg(plain_text(hint));
            }
        }
    }
    notes.removeAll(QString());
    return notes.join(QStringLiteral("\n\n"));
}

} // namespace

LessonScript::LessonScript(std::shared_ptr<const Lesson> lesson) : lesson_(std::move(lesson)) {
    for (std::size_t page = 0; page < lesson_->pages.size(); ++page) {
        pages_.push_back({.states = {waiting_page(*lesson_, page)}, .notes = {}});
    }
}

void LessonScript::take(std::size_t page, const PageResult& prepared) {
    pages_[page].is_ready = true;
    if (prepared) {
        pages_[page].states = states_of_page(*lesson_, page, **prepared);
        pages_[page].notes = notes_of_page(**prepared);
    } else {
        pages_[page].states = {title_of_page(*lesson_, page)}; // the audience does not see what is wrong
        pages_[page].notes = LessonNotes::tr("This page cannot be shown. %1", "an error message")
                                 .arg(error_text(prepared.error()));
    }
}

LessonScript::Position LessonScript::position_of(std::size_t index) const {
    std::size_t left = std::min(index, size() - 1);
    left -= std::min<std::size_t>(left, 1);
    for (std::size_t page = 0; page < pages_.size(); ++page) {
        if (left < pages_[page].states.size()) {
            return {page, left};
        }
        left -= pages_[page].states.size();
    }
    return {};
}

std::size_t LessonScript::page_of(std::size_t index) const {
    return position_of(index).page;
}

std::size_t LessonScript::state_with(const std::string& key) const {
    std::size_t first = 1;
    for (std::size_t page = 0; page < pages_.size(); ++page) {
        const std::vector<PresentedState>& states = pages_[page].states;
        const std::string of_page = lesson_page_key(page);
        if (key == of_page || key.starts_with(of_page + ' ')) {
            const auto same = std::ranges::find(states, key, &PresentedState::key_here);
            return first + (same == states.end() ? 0 : static_cast<std::size_t>(same - states.begin()));
        }
        first += states.size();
    }
    return 0;
}

QString LessonScript::title() const {
    return QString::fromStdString(lesson_->title);
}

std::size_t LessonScript::size() const {
    std::size_t count = 1;
    for (const Page& page : pages_) {
        count += page.states.size();
    }
    return count;
}

PresentedState LessonScript::state(std::size_t index) const {
    if (index == 0) {
        return title_of_lesson(*lesson_);
    }
    const Position at = position_of(index);
    return pages_[at.page].states[at.state];
}

bool LessonScript::is_ready(std::size_t index) const {
    return index == 0 || pages_[page_of(index)].is_ready;
}

std::vector<OutlineRow> LessonScript::outline() const {
    std::vector<OutlineRow> rows;
    std::size_t first = 1;
    for (std::size_t page = 0; page < pages_.size(); ++page) {
        rows.push_back({LessonNotes::tr("%1. %2", "a number; the title of a page")
                            .arg(page + 1)
                            .arg(QString::fromStdString(lesson_->pages[page].title)),
                        first});
        first += pages_[page].states.size();
    }
    return rows;
}

std::optional<int> LessonScript::planned_seconds() const {
    constexpr int seconds = 60;
    return static_cast<int>(lesson_->minutes) * seconds;
}

QString LessonScript::notes(std::size_t index) const {
    return index == 0 ? QString() : pages_[page_of(index)].notes;
}

bool LessonScript::ask_again(std::size_t index) {
    const PresentedState shown = state(index);
    if (index == 0 || shown.question == nullptr || shown.question->asked == nullptr) {
        return false; // only computed questions have twins
    }
    Page& page = pages_[page_of(index)];
    const std::array runs{shown.view->session};
    auto again = twin(runs, *shown.question->asked, shown.question->asked->seed + page.twins + 1);
    const bool is_about_step = again && again->covers != Covers::run_figures;
    if (!is_about_step || again->place.launch != shown.cursor.launch ||
        again->place.group != shown.cursor.group) {
        return false;
    }
    ++page.twins;
    PresentedState asked = shown;
    asked.kind = PresentedKind::question;
    asked.cursor.warp = again->place.warp;
    asked.cursor.tick = Tick(again->reveal.value() == 0 ? 0 : again->reveal.value() - 1);
    asked.key = shown.key + " again " + std::to_string(page.twins);
    PresentedState answered = asked;
    answered.kind = PresentedKind::answer;
    answered.cursor.tick = again->reveal;
    asked.question = presented(std::move(*again));
    answered.question = asked.question;
    const auto here = page.states.begin() + static_cast<std::ptrdiff_t>(position_of(index).state);
    const auto answer = std::find_if(here, page.states.end(), [](const PresentedState& each) {
        return each.kind == PresentedKind::answer;
    });
    page.states.insert(answer + 1, {asked, answered});
    return true;
}

} // namespace lockstep::gui
