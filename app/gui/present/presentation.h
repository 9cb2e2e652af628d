#pragma once

#include "app/gui/present/lesson/shown_lesson.h"
#include "app/gui/present/presentation_times.h"
#include "app/gui/present/presented_script.h"
#include "app/gui/present/slide.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// What a key or a button of a presentation does.
enum class PresentAct : std::uint8_t {
    next,
    back,
    leave,
    blank,
    caption,
    numbers,
    laser,
    spotlight,
    lens,
    pen,
    erase,
    votes,
    think,
    questions,
    ask_again,
    freeze,
    send,
    save_slide,
    full_screen,
    count
};

/// The state of a presentation: a position in a script, on the workspace of the window. If the shown run is presented,
/// playback and the cursor follow the position, and the position follows them, so that the window, the audience and
/// the presenter always are at the same step. A lesson has its own runs, and the window is free meanwhile.
/// Everything that outlives a window is in Desk::presentation.
class Presentation : public QObject {
    Q_OBJECT
public:
    using Clock = PresentationTimes::Clock;

    explicit Presentation(Workspace& workspace, QObject* parent = nullptr);
    /// Like the other constructor, for tests with a clock of their own.
    Presentation(Workspace& workspace, Clock clock, QObject* parent = nullptr);
    ~Presentation() override;

    /// Starts a presentation of the shown run in this picture. Has no effect without a run.
    void start(const std::string& picture);
    /// Starts a presentation of a page that is not a picture of a step, such as findings. It must not miss parts.
    void start_page(std::shared_ptr<Exported> page);
    /// Starts a presentation of a lesson at a page. The runs of its pages are prepared in the background.
    void start_lesson(std::shared_ptr<const Lesson> lesson, std::size_t page);
    /// Ends it; resume() continues it.
    void leave();
    void resume();
    /// From now on, the left presentation cannot be resumed.
    void forget();
    [[nodiscard]] bool is_on() const { return desk().run == PresentationDesk::Run::on; }
    [[nodiscard]] bool can_resume() const { return desk().run == PresentationDesk::Run::left; }

    void act(PresentAct act);
    void show(std::size_t index);
    /// Has no effect if no question is shown.
    void set_votes(std::size_t choice, unsigned votes);
    void clear_votes();
    void pause_clock(bool is_paused);
    void set_screen(const QString& name);
    void set_notes(const QString& notes);
    void set_note_size(int pixels);
    void add_stroke(PenStroke stroke);

    [[nodiscard]] const PresentationDesk& desk() const { return workspace_.desk().presentation; }
    [[nodiscard]] Workspace& workspace() const { return workspace_; }
    [[nodiscard]] const PresentedScript* script() const { return script_.get(); }
    /// Returns the index of the state that the audience sees.
    [[nodiscard]] std::size_t shown() const { return desk().frozen.value_or(desk().at); }
    /// Returns the state that the audience sees.
    [[nodiscard]] PresentedState state() const { return script_->state(shown()); }
    [[nodiscard]] bool is_last() const { return desk().at + 1 >= script_->size(); }
    /// Returns the picture of a state.
    [[nodiscard]] const Picture& picture_of(const PresentedState& state) const;
    /// Whether every page of the presented lesson has its runs or an error; true for a plain run.
    [[nodiscard]] bool is_prepared() const { return lesson_ == nullptr || lesson_->is_prepared(); }
    [[nodiscard]] std::int64_t since_start_ms() const { return times_.since_start_ms(); }
    [[nodiscard]] std::int64_t since_state_ms() const { return times_.since_state_ms(); }
    [[nodiscard]] std::optional<Thinking> thinking() const { return times_.thinking(); }

signals:
    void started(); ///< also emitted when a presentation is resumed
    void left();
    void save_wanted(); ///< emitted to write the shown slide to a file
    void changed();     ///< emitted when the audience sees something else
    void moved();       ///< emitted when another state is shown, before changed()
    void ticked();      ///< emitted about once a second while a presentation is on

private:
    [[nodiscard]] PresentationDesk& own() const { return workspace_.desk().presentation; }
    void take_run();
    void take_lesson();
    void take_subject();
    void start_subject();
    void follow_cursor();
    [[nodiscard]] bool has_what_it_presents() const;
    void toggle_questions();
    void begin();

    Workspace& workspace_;
    PresentationTimes times_;
    std::shared_ptr<PresentedScript> script_;
    std::unique_ptr<ShownLesson> lesson_; ///< null if the shown run is presented
    QTimer second_;
    bool is_moving_ = false; ///< whether the cursor moves because the position does
};

/// Returns the votes for the choices of the shown question, and their sum.
[[nodiscard]] Votes votes_of(const Presentation& presentation);
[[nodiscard]] unsigned vote_count(const Presentation& presentation);
/// Counts a hand for a choice of the shown question, or takes one back. Has no effect at other states.
void count_hand(Presentation& presentation, std::size_t choice, int by);
/// Returns what was drawn with the pen on the shown state.
[[nodiscard]] std::vector<PenStroke> strokes_of(const Presentation& presentation);
/// Returns the notes of the shown state: those that the presenter wrote, or else those of the script.
[[nodiscard]] QString notes_of(const Presentation& presentation);
/// Returns what the slide with this index shows now; the script must have a state.
[[nodiscard]] SlideContent slide_content(const Presentation& presentation, std::size_t index,
                                         double picture_scale);

} // namespace lockstep::gui
