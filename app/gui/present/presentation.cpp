#include "app/gui/present/presentation.h"

#include "app/gui/present/lesson/lesson_states.h"
#include "app/gui/present/run_script.h"
#include "app/gui/present/sheet_script.h"
#include "app/gui/scenes/pictures.h"

#include <QDateTime>
#include <QScopedValueRollback>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr std::size_t most_strokes = 400; ///< of a state, so that a stuck pen cannot fill the memory
constexpr int least_note_size = 14;
constexpr int most_note_size = 28;
constexpr unsigned most_votes = 9999;

/// Returns the switch of the desk that an act turns; null if it turns none.
bool* switch_of(PresentationDesk& desk, PresentAct act) {
    switch (act) {
    case PresentAct::blank:
        return &desk.is_blank;
    case PresentAct::caption:
        return &desk.has_caption;
    case PresentAct::numbers:
        return &desk.hides_numbers;
    case PresentAct::votes:
        return &desk.shows_votes;
    case PresentAct::full_screen:
        return &desk.is_full_screen;
    default:
        return nullptr;
    }
}

/// Returns the tool that an act takes or puts away; `none` if it is about no tool.
PointerTool tool_of(PresentAct act) {
    switch (act) {
    case PresentAct::laser:
        return PointerTool::laser;
    case PresentAct::spotlight:
        return PointerTool::spotlight;
    case PresentAct::lens:
        return PointerTool::lens;
    case PresentAct::pen:
        return PointerTool::pen;
    default:
        return PointerTool::none;
    }
}

/// Forgets what belongs to the presentation before.
void restart(PresentationDesk& desk) {
    desk.lesson.reset();
    desk.lesson_runs.reset();
    desk.page.reset();
    desk.votes.clear();
    desk.strokes.clear();
    desk.is_blank = false;
    desk.shows_votes = false;
    desk.tool = PointerTool::none;
    desk.frozen.reset();
    desk.run = PresentationDesk::Run::on;
}

} // namespace

Presentation::Presentation(Workspace& workspace, QObject* parent)
    : Presentation(
          workspace, [] { return QDateTime::currentMSecsSinceEpoch(); }, parent) {}

Presentation::Presentation(Workspace& workspace, Clock clock, QObject* parent)
    : QObject(parent), workspace_(workspace), times_(workspace.desk().presentation, std::move(clock)) {
    second_.setInterval(500); // twice a second, so that no second is skipped
    connect(&second_, &QTimer::timeout, this, &Presentation::ticked);
    connect(&workspace.selection(), &Selection::view_changed, this, &Presentation::take_run);
    connect(&workspace.selection(), &Selection::cursor_changed, this, &Presentation::follow_cursor);
    connect(&workspace.runs(), &AnyJob::started, this, [this] {
        if (!workspace_.runs().current().behind) {
            forget();
        }
    });
    if (is_on()) { // the window was rebuilt, perhaps in another language
        if (own().page != nullptr) {
            own().page->change_words();
        }
        take_subject();
        begin();
    }
}

Presentation::~Presentation() = default;

void Presentation::start(const std::string& picture) {
    if (workspace_.selection().view() == nullptr) {
        return;
    }
    restart(own());
    own().picture = picture;
    start_subject();
}

void Presentation::start_page(std::shared_ptr<Exported> page) {
    restart(own());
    own().page = std::move(page);
    own().at = 0;
    start_subject();
}

void Presentation::start_lesson(std::shared_ptr<const Lesson> lesson, std::size_t page) {
    restart(own());
    own().lesson_runs = lesson_runs(workspace_.recorder(), *lesson);
    own().lesson = std::move(lesson);
    own().picture = "stage";
    own().at = 0;
    own().lesson_key = page == 0 ? std::string() : lesson_page_key(page);
    start_subject();
}

void Presentation::start_subject() {
    times_.start();
    take_subject();
    begin();
}

void Presentation::begin() {
    workspace_.playback().pause();
    second_.start();
    emit started();
    emit changed();
}

void Presentation::leave() {
    if (is_on()) {
        own().run = PresentationDesk::Run::left;
        own().tool = PointerTool::none;
        own().frozen.reset();
        second_.stop();
        emit left();
    }
}

/// Whether there is a lesson, a page, or a run that is shown.
bool Presentation::has_what_it_presents() const {
    return own().lesson != nullptr || own().page != nullptr || workspace_.selection().view() != nullptr;
}

void Presentation::resume() {
    if (can_resume() && has_what_it_presents()) {
        own().run = PresentationDesk::Run::on;
        own().is_blank = false;
        if (script_ == nullptr) { // the window was rebuilt meanwhile
            take_subject();
        }
        begin();
    }
}

void Presentation::forget() {
    if (can_resume()) {
        own().run = PresentationDesk::Run::off;
    }
}

/// Makes the script of the shown run, and shows its state at the cursor.
void Presentation::take_run() {
    const GroupView* view = workspace_.selection().view();
    const bool has_own_places = own().lesson != nullptr || own().page != nullptr;
    if (view == nullptr || own().run == PresentationDesk::Run::off || has_own_places) {
        return;
    }
    lesson_.reset();
    own().frozen.reset();
    const Cursor& cursor = workspace_.selection().cursor();
    script_ = std::make_unique<RunScript>(
        *view, cursor, own().asks ? RunScript::Questions::each_round : RunScript::Questions::none);
    const std::size_t at = std::min(own().at, script_->size() - 1);
    own().at = script_->state(at).cursor.tick == cursor.tick ? at : script_->nearest(cursor);
    emit moved();
    emit changed();
}

/// Shows the lesson of the desk, and what its pages get in the background.
void Presentation::take_lesson() {
    const auto show = [this] {
        emit moved();
        emit changed();
    };
    lesson_ = std::make_unique<ShownLesson>(own());
    script_ = lesson_->script();
    connect(lesson_.get(), &ShownLesson::changed, this, show);
    show();
}

void Presentation::take_subject() {
    if (own().lesson != nullptr) {
        take_lesson();
    } else if (own().page != nullptr) {
        lesson_.reset();
        script_ = std::make_unique<SheetScript>(own().page);
        own().at = std::min(own().at, script_->size() - 1);
        emit moved();
        emit changed();
    } else {
        take_run();
    }
}

void Presentation::follow_cursor() {
    if (is_moving_ || script_ == nullptr || script_->has_own_places() ||
        own().run == PresentationDesk::Run::off) {
        return;
    }
    const Cursor& cursor = workspace_.selection().cursor();
    if (cursor.tick != script_->state(own().at).cursor.tick) {
        own().at = script_->nearest(cursor);
        times_.begin_state();
        emit moved();
    }
    emit changed();
}

void Presentation::show(std::size_t index) {
    if (script_ == nullptr) {
        return;
    }
    const QScopedValueRollback<bool> moving(is_moving_, true);
    workspace_.playback().pause();
    own().at = std::min(index, script_->size() - 1);
    times_.begin_state();
    own().think_until_ms.reset();
    own().is_blank = false;
    if (lesson_ != nullptr) {
        lesson_->take_position();
    } else if (!script_->has_own_places()) {
        workspace_.playback().seek(script_->state(own().at).cursor.tick);
    }
    emit moved();
    emit changed();
}

void Presentation::act(PresentAct act) {
    if (bool* const value = switch_of(own(), act); value != nullptr) {
        *value = !*value;
        return emit changed();
    }
    if (const PointerTool tool = tool_of(act); tool != PointerTool::none) {
        own().tool = own().tool == tool ? PointerTool::none : tool; // the same key puts it away
        return emit changed();
    }
    switch (act) {
    case PresentAct::next:
        return is_last() || !script_->is_ready(own().at) ? void() : show(own().at + 1);
    case PresentAct::back:
        return own().at == 0 ? void() : show(own().at - 1);
    case PresentAct::leave:
        return leave();
    case PresentAct::erase:
        own().strokes.erase(state().key);
        return emit changed();
    case PresentAct::save_slide:
        emit save_wanted();
        return;
    case PresentAct::freeze:
        own().frozen = own().frozen ? std::nullopt : std::optional(own().at);
        return emit changed();
    case PresentAct::send:
        own().frozen.reset();
        emit moved();
        return emit changed();
    case PresentAct::think:
        times_.toggle_thinking(state().kind == PresentedKind::question);
        return emit changed();
    case PresentAct::questions:
        return toggle_questions();
    case PresentAct::ask_again:
        if (script_->ask_again(own().at)) {
            const bool is_question = script_->state(own().at).kind == PresentedKind::question;
            show(own().at + (is_question ? 2 : 1));
        }
        return;
    default: // switches and tools
        return;
    }
}

void Presentation::toggle_questions() {
    if (!script_->has_own_places()) { // a lesson always asks its questions
        own().asks = !own().asks;
        take_run();
    }
}

void Presentation::set_votes(std::size_t choice, unsigned votes) {
    const PresentedState shown = state();
    const bool is_there = shown.question != nullptr && shown.question->has_votes() &&
                          choice < std::min(most_answers, shown.question->choices.size());
    if (is_there) {
        own().votes[shown.key][choice] = std::min(votes, most_votes);
        emit changed();
    }
}

void Presentation::clear_votes() {
    own().votes.erase(state().key);
    emit changed();
}

void Presentation::pause_clock(bool is_paused) {
    times_.pause(is_paused);
    emit ticked();
}

void Presentation::set_screen(const QString& name) {
    own().screen = name;
    emit changed();
}

void Presentation::set_notes(const QString& notes) {
    own().notes[state().key] = notes;
}

void Presentation::set_note_size(int pixels) {
    own().note_size = std::clamp(pixels, least_note_size, most_note_size);
    emit changed();
}

void Presentation::add_stroke(PenStroke stroke) {
    std::vector<PenStroke>& strokes = own().strokes[state().key];
    if (strokes.size() < most_strokes && !stroke.points.empty()) {
        strokes.push_back(std::move(stroke));
        emit changed();
    }
}

const Picture& Presentation::picture_of(const PresentedState& state) const {
    const std::string& name = state.picture.empty() ? own().picture : state.picture;
    const Picture* picture = picture_named(QString::fromStdString(name));
    return picture != nullptr ? *picture : *pictures().front();
}

} // namespace lockstep::gui
