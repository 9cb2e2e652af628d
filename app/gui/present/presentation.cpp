#include "app/gui/present/presentation.h"

#include "app/gui/present/lesson/lesson_script.h"
#include "app/gui/present/lesson/lesson_states.h"
#include "app/gui/present/run_script.h"
#include "app/gui/scenes/pictures.h"

#include <QDateTime>
#include <QScopedValueRollback>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr std::int64_t think_ms = 30000;  ///< thinking time of a question
constexpr std::size_t most_strokes = 400; ///< of a state, so that a stuck pen cannot fill the memory
constexpr int least_note_size = 14;
constexpr int most_note_size = 28;
constexpr unsigned most_votes = 9999;

} // namespace

Presentation::Presentation(Workspace& workspace, QObject* parent)
    : Presentation(
          workspace, [] { return QDateTime::currentMSecsSinceEpoch(); }, parent) {}

Presentation::Presentation(Workspace& workspace, Clock clock, QObject* parent)
    : QObject(parent), workspace_(workspace), clock_(std::move(clock)) {
    second_.setInterval(500); // twice a second, so that no second is skipped
    connect(&second_, &QTimer::timeout, this, &Presentation::ticked);
    connect(&workspace.selection(), &Selection::view_changed, this, &Presentation::take_run);
    connect(&workspace.selection(), &Selection::cursor_changed, this, &Presentation::follow_cursor);
    connect(&workspace.runs(), &AnyJob::started, this, [this] {
        if (!workspace_.runs().current().behind) {
            forget();
        }
    });
    if (is_on()) { // the window was rebuilt
        own().lesson != nullptr ? take_lesson() : take_run();
        begin();
    }
}

Presentation::~Presentation() = default;

void Presentation::start(const std::string& picture) {
    if (workspace_.selection().view() == nullptr) {
        return;
    }
    own().picture = picture;
    own().lesson.reset();
    own().lesson_runs.reset();
    restart();
    take_run();
    begin();
}

void Presentation::start_lesson(std::shared_ptr<const Lesson> lesson, std::size_t page) {
    own().lesson_runs = lesson_runs(workspace_.recorder(), *lesson);
    own().lesson = std::move(lesson);
    own().picture = "stage";
    own().at = 0;
    own().lesson_key = page == 0 ? std::string() : lesson_page_key(page);
    restart();
    take_lesson();
    begin();
}

/// Forgets what belongs to the presentation before.
void Presentation::restart() {
    own().votes.clear();
    own().strokes.clear();
    own().is_blank = false;
    own().shows_votes = false;
    own().tool = PointerTool::none;
    own().think_until_ms.reset();
    own().paused_ms.reset();
    own().frozen.reset();
    own().begun_ms = clock_();
    own().state_begun_ms = own().begun_ms;
    own().run = PresentationDesk::Run::on;
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

/// Whether there is a lesson, or a run that is shown.
bool Presentation::has_what_it_presents() const {
    return own().lesson != nullptr || workspace_.selection().view() != nullptr;
}

void Presentation::resume() {
    if (can_resume() && has_what_it_presents()) {
        own().run = PresentationDesk::Run::on;
        own().is_blank = false;
        if (script_ == nullptr) { // the window was rebuilt meanwhile
            own().lesson != nullptr ? take_lesson() : take_run();
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
    if (view == nullptr || own().run == PresentationDesk::Run::off || own().lesson != nullptr) {
        return;
    }
    lesson_ = nullptr;
    pages_.reset();
    own().frozen.reset();
    const Cursor& cursor = workspace_.selection().cursor();
    script_ = std::make_unique<RunScript>(
        *view, cursor, own().asks ? RunScript::Questions::each_round : RunScript::Questions::none);
    const std::size_t at = std::min(own().at, script_->size() - 1);
    own().at = script_->state(at).cursor.tick == cursor.tick ? at : script_->nearest(cursor);
    emit moved();
    emit changed();
}

/// Makes the script of the lesson, in the language of the window, and prepares its pages.
void Presentation::take_lesson() {
    own().lesson = in_language_of_window(own().lesson); // which may be another one in a new window
    auto script = std::make_unique<LessonScript>(own().lesson);
    lesson_ = script.get();
    script_ = std::move(script);
    own().frozen.reset();
    own().at = lesson_->state_with(own().lesson_key);
    pages_ = std::make_unique<LessonPages>(own().lesson, own().lesson_runs);
    connect(pages_.get(), &LessonPages::prepared, this, &Presentation::take_page);
    pages_->prepare_around(lesson_->page_of(own().at));
    emit moved();
    emit changed();
}

/// Shows the states of a page that is prepared, or why it cannot be shown. The position stays at its state.
void Presentation::take_page(std::size_t page) {
    const std::string shown = state().key_here();
    const bool is_frozen = own().frozen.has_value();
    lesson_->take(page, pages_->page(page));
    if (is_frozen) {
        own().frozen = lesson_->state_with(shown);
    }
    own().at = lesson_->state_with(own().lesson_key);
    emit moved();
    emit changed();
}

void Presentation::follow_cursor() {
    if (is_moving_ || script_ == nullptr || own().lesson != nullptr ||
        own().run == PresentationDesk::Run::off) {
        return;
    }
    const Cursor& cursor = workspace_.selection().cursor();
    if (cursor.tick != script_->state(own().at).cursor.tick) {
        own().at = script_->nearest(cursor);
        own().state_begun_ms = now_ms();
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
    own().state_begun_ms = now_ms();
    own().think_until_ms.reset();
    own().is_blank = false;
    const PresentedState state = script_->state(own().at);
    if (lesson_ == nullptr) {
        workspace_.playback().seek(state.cursor.tick);
    } else {
        own().lesson_key = state.key_here();
        pages_->prepare_around(lesson_->page_of(own().at));
    }
    emit moved();
    emit changed();
}

void Presentation::act(PresentAct act) {
    const auto turn = [this](bool& value) {
        value = !value;
        emit changed();
    };
    switch (act) {
    case PresentAct::next:
        return is_last() ? void() : show(own().at + 1);
    case PresentAct::back:
        return own().at == 0 ? void() : show(own().at - 1);
    case PresentAct::leave:
        return leave();
    case PresentAct::blank:
        return turn(own().is_blank);
    case PresentAct::caption:
        return turn(own().has_caption);
    case PresentAct::numbers:
        return turn(own().hides_numbers);
    case PresentAct::votes:
        return turn(own().shows_votes);
    case PresentAct::full_screen:
        return turn(own().is_full_screen);
    case PresentAct::laser:
        return choose_tool(PointerTool::laser);
    case PresentAct::spotlight:
        return choose_tool(PointerTool::spotlight);
    case PresentAct::lens:
        return choose_tool(PointerTool::lens);
    case PresentAct::pen:
        return choose_tool(PointerTool::pen);
    case PresentAct::erase:
        own().strokes.erase(state().key);
        return emit changed();
    case PresentAct::save_slide:
        emit save_wanted();
        return;
    case PresentAct::freeze:
        return freeze();
    case PresentAct::send:
        own().frozen.reset();
        emit moved();
        return emit changed();
    case PresentAct::think:
        return think();
    case PresentAct::questions:
        return toggle_questions();
    case PresentAct::ask_again:
        if (script_->ask_again(own().at)) {
            const bool is_question = script_->state(own().at).kind == PresentedKind::question;
            show(own().at + (is_question ? 2 : 1));
        }
        return;
    case PresentAct::count:
        return;
    }
}

/// Chooses a tool, or puts it away if it is chosen already.
void Presentation::choose_tool(PointerTool tool) {
    own().tool = own().tool == tool ? PointerTool::none : tool;
    emit changed();
}

/// Keeps what the audience sees, or shows it again where the presenter is.
void Presentation::freeze() {
    own().frozen = own().frozen ? std::nullopt : std::optional(own().at);
    emit changed();
}

void Presentation::think() {
    const bool is_thinking = own().think_until_ms.has_value();
    own().think_until_ms.reset();
    if (!is_thinking && state().kind == PresentedKind::question) {
        own().think_until_ms = now_ms() + think_ms;
    }
    emit changed();
}

void Presentation::toggle_questions() {
    if (lesson_ == nullptr) { // a lesson always asks its questions
        own().asks = !own().asks;
        take_run();
    }
}

void Presentation::count_hand(std::size_t choice, int by) {
    const unsigned now = choice < most_answers ? votes_of(*this)[choice] : 0;
    if (by > 0 || now > 0) {
        set_votes(choice, by > 0 ? now + 1 : now - 1);
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
    if (is_paused == own().paused_ms.has_value()) {
        return;
    }
    if (is_paused) {
        own().paused_ms = clock_();
    } else {
        const std::int64_t pause = clock_() - *own().paused_ms;
        own().begun_ms += pause;
        own().state_begun_ms += pause;
        if (own().think_until_ms) {
            *own().think_until_ms += pause;
        }
        own().paused_ms.reset();
    }
    emit ticked();
}

void Presentation::choose_picture(const std::string& name) {
    own().picture = name;
    emit changed();
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

std::int64_t Presentation::now_ms() const {
    return own().paused_ms.value_or(clock_());
}

std::int64_t Presentation::since_start_ms() const {
    return std::max<std::int64_t>(0, now_ms() - own().begun_ms);
}

std::int64_t Presentation::since_state_ms() const {
    return std::max<std::int64_t>(0, now_ms() - own().state_begun_ms);
}

std::optional<Thinking> Presentation::thinking() const {
    if (!own().think_until_ms) {
        return std::nullopt;
    }
    const std::int64_t left = std::max<std::int64_t>(0, *own().think_until_ms - now_ms());
    return Thinking{static_cast<int>((left + 999) / 1000), static_cast<int>(think_ms / 1000)};
}

} // namespace lockstep::gui
