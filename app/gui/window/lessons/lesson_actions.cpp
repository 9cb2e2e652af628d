#include "app/gui/window/lessons/lesson_actions.h"

#include "app/common/run_arguments.h"
#include "app/gui/lessons/lesson_list_view.h"
#include "app/gui/lessons/lesson_panel.h"
#include "app/gui/lessons/lesson_view.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/theme/language.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/window/actions/place_actions.h"
#include "app/gui/window/actions/run_actions.h"
#include "app/gui/window/docks.h"
#include "app/lessons/lesson_bundle.h"
#include "app/lessons/lesson_list.h"
#include "app/lessons/lesson_words.h"
#include "core/experiments/catalogue.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

/// Returns the file of a lesson in the language of the window; the same file if there is no translation.
std::filesystem::path file_in_language(const std::filesystem::path& file,
                                       const std::filesystem::path& bundle) {
    const bool is_of_bundle = !bundle.empty() && std::ranges::mismatch(bundle, file).in1 == bundle.end();
    const auto files =
        is_of_bundle ? bundle_lessons(bundle, catalogue_language()) : all_lesson_files(catalogue_language());
    const auto same = std::ranges::find(files, file.filename(), &std::filesystem::path::filename);
    return same == files.end() ? file : *same;
}

/// Whether two wishes lead to the same hardware on the same device.
bool is_same_hardware(const HardwareWish& one, const HardwareWish& other) {
    return one.of_device == other.of_device && (one.of_device || one.model == other.model);
}

} // namespace

LessonActions::LessonActions(Workspace& workspace, Settings& settings, const ActionSet& actions, Docks& docks,
                             RunForm form, RunActions& runs, PlaceActions& places, Notices notices)
    : workspace_(workspace),
      desk_(workspace.desk().lesson),
      actions_(actions),
      docks_(docks),
      panel_(*docks.panels().lesson),
      form_(form),
      places_(places),
      notices_(notices),
      tasks_(workspace, actions, docks, form, notices),
      handouts_(workspace, settings, actions, notices, panel_),
      saving_(workspace, settings, actions, notices, panel_) {
    if (!std::exchange(desk_.has_learner, true)) {
        desk_.learner = Learner(learner_file());
    }
    connect_commands();
    connect_panel();
    connect_job();
    connect(&runs, &RunActions::session_shown, this, &LessonActions::hide_answer);
    reopen();
}

void LessonActions::connect_commands() {
    actions_.on(Command::show_lesson, [this] { show_panel(); });
    actions_.on(Command::all_lessons, [this] {
        show_list();
        show_panel();
    });
    actions_.on(Command::next_page, [this] {
        const bool is_last = desk_.lesson == nullptr || desk_.page + 1 == desk_.lesson->pages.size();
        is_last ? finish() : go(desk_.page + 1);
    });
    actions_.on(Command::previous_page, [this] { go(desk_.page - 1); });
}

/// Connects the panel. Queued, because the page with the clicked button is replaced.
void LessonActions::connect_panel() {
    LessonView& view = panel_.view();
    connect(&panel_.list(), &LessonListView::lesson_wanted, this, &LessonActions::open, Qt::QueuedConnection);
    connect(&view, &LessonView::page_wanted, this, &LessonActions::go, Qt::QueuedConnection);
    connect(&view, &LessonView::list_wanted, this, &LessonActions::show_list, Qt::QueuedConnection);
    connect(&view, &LessonView::end_wanted, this, &LessonActions::finish, Qt::QueuedConnection);
    connect(&view, &LessonView::presentation_wanted, &actions_[Command::present_lesson], &QAction::trigger,
            Qt::QueuedConnection);
    connect(&view, &LessonView::edit_wanted, &tasks_, &TaskActions::edit, Qt::QueuedConnection);
    connect(
        &view, &LessonView::check_wanted, this,
        [this](std::size_t block) {
            tasks_.check(block);
            count_try();
            panel_.show_desk(block);
        },
        Qt::QueuedConnection);
    connect(&view, &LessonView::answered, this, [this](std::size_t block) {
        count_try();
        keep_state(PageState::seen);
        panel_.view().show_progress();
        reveal(block);
        emit question_changed();
    });
    connect(&view, &LessonView::missed, this, &LessonActions::count_try);
    connect(&view, &LessonView::twin_wanted, this, &LessonActions::hide_answer);
    connect(
        &view, &LessonView::print_wanted, this,
        [this](bool with_answers) {
            actions_[with_answers ? Command::print_answers : Command::print_handout].trigger();
        },
        Qt::QueuedConnection);
    connect(
        &view, &LessonView::saving_wanted, this,
        [this] { actions_[Command::save_lesson_progress].trigger(); }, Qt::QueuedConnection);
}

void LessonActions::connect_job() {
    LessonJob& job = workspace_.lessons();
    job.on_finished(this, [this, &job](const LessonDone& done) {
        if (job.current().lesson != desk_.lesson || job.current().page != desk_.page) {
            return; // the learner has gone on
        }
        if (done.result) {
            if (tasks_.take(*done.result)) {
                keep_state(PageState::seen);
            }
            panel_.show_desk();
            return;
        }
        desk_.shown = done.page;
        desk_.error.reset();
        panel_.show_desk();
        hide_answer();
    });
    connect(&job, &AnyJob::failed, this, [this](const Error& error) {
        if (desk_.lesson != nullptr && desk_.shown == nullptr) {
            desk_.error = error;
        } else {
            notices_.area.show_error(error);
        }
        panel_.show_desk();
    });
    connect(&job, &AnyJob::cancelled, this, [this] { panel_.show_desk(); });
}

void LessonActions::show_panel() {
    docks_.show_lesson();
    panel_.currentWidget()->setFocus();
}

void LessonActions::show_list() {
    desk_.shows_list = true;
    panel_.show_desk();
    enable();
    emit question_changed();
}

/// Shows the state of the desk in a new window. The texts are made again, because the language may be another.
void LessonActions::reopen() {
    if (desk_.lesson != nullptr) {
        const auto reading = read_lesson_file(file_in_language(desk_.lesson->file, desk_.bundle.folder));
        const bool is_same = reading && reading->ok() && reading->lesson.key == desk_.lesson->key &&
                             desk_.page < reading->lesson.pages.size();
        if (is_same) {
            desk_.lesson = std::make_shared<const Lesson>(in_words(reading->lesson, shown_vocabulary()));
        }
        desk_.shown = nullptr;
        play();
    }
    panel_.show_desk();
    enable();
}

void LessonActions::open(const QString& file) {
    const auto reading = read_lesson_file(file.toStdString());
    if (!reading || !reading->ok()) {
        notices_.area.show_error(reading ? reading->flaws.front() : reading.error());
        return;
    }
    desk_.shows_list = false;
    desk_.lesson = std::make_shared<const Lesson>(in_words(reading->lesson, shown_vocabulary()));
    desk_.runs = lesson_runs(workspace_.recorder(), reading->lesson);
    desk_.page = std::min(desk_.learner.page(reading->lesson.key), reading->lesson.pages.size() - 1);
    begin_page();
}

bool LessonActions::open_bundle(const QString& path) {
    const auto folder = lockstep::open_bundle(path.toStdString());
    if (!folder) {
        notices_.area.show_error(folder.error());
        return false;
    }
    desk_.bundle = {.folder = *folder, .name = QFileInfo(path).fileName()};
    show_list();
    return true;
}

void LessonActions::go(std::size_t page) {
    if (desk_.lesson == nullptr || page >= desk_.lesson->pages.size()) {
        return;
    }
    keep_state(PageState::seen);
    desk_.shows_list = false;
    desk_.page = page;
    begin_page();
}

void LessonActions::begin_page() {
    desk_.shown = nullptr;
    desk_.error.reset();
    desk_.learner.set_page_count(desk_.lesson->key, desk_.lesson->pages.size());
    desk_.learner.set_page(desk_.lesson->key, desk_.page);
    since_.start();
    save_progress();
    play();
    panel_.show_desk();
    go_to_place();
    enable();
}

/// Leaves the last page: the list shows the progress, and the next start of the lesson begins at its first page.
void LessonActions::finish() {
    if (desk_.lesson == nullptr) {
        return;
    }
    keep_state(PageState::seen);
    desk_.learner.set_page(desk_.lesson->key, 0);
    save_progress();
    workspace_.lessons().cancel();
    show_list();
}

void LessonActions::play() {
    workspace_.lessons().start(
        {.lesson = desk_.lesson, .page = desk_.page, .runs = desk_.runs, .numbers = number_style()});
}

/// Adds the time since the last call to that of the page, at most ten minutes: a longer time is a break.
void LessonActions::count_time() {
    constexpr qint64 most_break = qint64{10} * 60; // seconds
    const qint64 seconds = since_.isValid() ? since_.restart() / 1000 : 0;
    since_.start();
    desk_.learner.add_seconds(desk_.lesson->key, desk_.page,
                              static_cast<std::uint32_t>(std::min(seconds, most_break)));
}

void LessonActions::count_try() {
    desk_.learner.add_try(desk_.lesson->key, desk_.page);
    save_progress();
}

/// Keeps what the learner has done on the page.
void LessonActions::keep_state(PageState least) {
    if (desk_.lesson != nullptr && desk_.shown != nullptr) {
        count_time();
        desk_.learner.reach(desk_.lesson->key, desk_.page, std::max(least, reached_state(desk_)));
        save_progress();
    }
}

void LessonActions::save_progress() {
    if (const Status saved = desk_.learner.save(); !saved) {
        notices_.area.show_error(saved.error());
    }
}

/// Shows the place of the page. If its run is shown already, only moves.
void LessonActions::go_to_place() {
    const ViewPlace place = lesson_place(page().place.place, desk_.lesson->file);
    is_shown(place) ? places_.show(place) : places_.open(place);
    hide_answer();
}

/// Returns whether the window shows the run of a place, which is that of an experiment.
bool LessonActions::is_shown(const ViewPlace& place) const {
    const GroupView* const view = workspace_.selection().view();
    const auto experiment = find_experiment(place.runs.front().what);
    const auto run = lockstep::run_of(place.runs.front());
    if (place.runs.size() != 1 || view == nullptr || !experiment || !run ||
        docks_.panels().source->is_editable() || workspace_.runs().is_running() ||
        !workspace_.opened_file().isEmpty()) {
        return false;
    }
    const Recording& recording = view->session->recording();
    const auto values = complete(**experiment, run->parameters);
    return recording.what == place.runs.front().what && values && *values == recording.parameters &&
           is_same_hardware(run->hardware, form_.hardware.wish());
}

/// If a question about a step is open, moves to the step before it, so that the pictures do not show the answer.
void LessonActions::hide_answer() {
    const GroupView* const view = workspace_.selection().view();
    const Question* const question = desk_.shows_list ? nullptr : covered_question(desk_);
    if (question != nullptr && view != nullptr &&
        view->session->recording().what == page().place.place.runs.front().what) {
        const auto reveal = static_cast<std::uint32_t>(question->reveal.index());
        if (reveal > 0 && workspace_.selection().cursor().tick.index() >= reveal) {
            workspace_.playback().seek(Tick(reveal - 1));
        }
    }
    emit question_changed();
}

/// Moves to the step that shows the answer of a question or of its twin.
void LessonActions::reveal(std::size_t block) {
    const auto* const asked = std::get_if<ShownQuestion>(&desk_.shown->blocks[block]);
    if (asked == nullptr || workspace_.selection().view() == nullptr) {
        return;
    }
    const BlockKey twin{desk_.lesson->key, desk_.page, block, true};
    const bool is_twin = asked->twin != nullptr && desk_.blocks[twin].is_answered;
    const Question& question = is_twin ? asked->twin->question : asked->question;
    if (question.covers != Covers::run_figures) {
        workspace_.playback().seek(question.reveal);
    }
}

void LessonActions::enable() {
    const bool is_open = desk_.lesson != nullptr && !desk_.shows_list;
    actions_[Command::next_page].setEnabled(is_open);
    actions_[Command::print_handout].setEnabled(desk_.lesson != nullptr);
    actions_[Command::print_answers].setEnabled(desk_.lesson != nullptr);
    actions_[Command::previous_page].setEnabled(is_open && desk_.page > 0);
    emit shown();
}

} // namespace lockstep::gui
