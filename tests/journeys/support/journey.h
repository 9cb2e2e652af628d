#pragma once

#include "app/gui/window/window_host.h"
#include "tests/journeys/support/person.h"

#include <QSize>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <iosfwd>
#include <memory>
#include <vector>

namespace lockstep::gui::journeys {

/// The screen of a story: the window fills it.
struct Screen {
    QSize size;
    int text_size = 100; ///< in per cent

    /// Returns whether the window has a rail and lists instead of docks and tabs.
    [[nodiscard]] bool is_narrow() const { return size.width() * 100 < 1000 * text_size; }
    /// Returns whether the status bar is always visible. That of a low window is visible while it has news, and the menu
    /// Status has its text.
    [[nodiscard]] bool has_status_bar() const {
        return !is_narrow() || size.height() * 100 >= 480 * text_size;
    }
};
void PrintTo(const Screen& screen, std::ostream* out); ///< for the messages of googletest

/// Returns the screens of the usual stories: a desktop monitor at both text sizes; with LOCKSTEP_WHOLE_SUITES in the
/// environment, those of all_screens().
[[nodiscard]] std::vector<Screen> usual_screens();
/// Returns a desktop monitor and a laptop, each at both text sizes.
[[nodiscard]] std::vector<Screen> all_screens();

/// Base class of the stories: a person in front of the newly started program, with empty settings and
/// separate files. Experiments are recorded at once, from a
/// fixture; the user's own kernels are built and run by the worker.
class Journey : public testing::TestWithParam<Screen>, protected Person {
protected:
    Journey();
    ~Journey() override;
    void SetUp() override;
    /// From now on, the worker records experiments too.
    static void records_with_the_worker();
    /// Waits for the run that the program starts with.
    void starts();
    /// Starts the program without naming anything to open.
    void begins();
    /// Removes all OpenCL devices from the machine. Call before the program begins.
    void has_no_device();
    /// Waits until nothing that shows a progress bar is running.
    void waits();
    /// Finds the experiment in the list, clicks it, and waits until it is shown.
    void runs_experiment(const QString& id);
    /// Closes the window, which may ask a question first.
    void closes();
    [[nodiscard]] bool is_closed() const;
    /// Ends the program, and starts it again.
    void starts_again();
    /// Ends the program without closing its window, as a crash does, and starts it again.
    void crashes_and_starts_again();
    /// Drops a file on the window.
    void drops(const QString& path);
    /// Writes a file; returns its path.
    QString has_file(const QString& name, const QString& text) const;
    [[nodiscard]] QString file(const QString& name) const;
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }
    /// Waits for a sentence of the status bar; true without one, where the menu Status has the sentence.
    [[nodiscard]] bool is_told(const QString& sentence_id, const QStringList& arguments = {}) {
        return !GetParam().has_status_bar() || sees(sentence_id, arguments);
    }
    /// Returns the step that the window shows: 18 for "Step 18 of 56".
    [[nodiscard]] int step();

private:
    void open_window();

    QTemporaryDir folder_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<WindowHost> host_;
};

/// Defines a suite of stories, each of which runs on the usual screens.
#define LOCKSTEP_STORIES(Suite)                                                                              \
    struct Suite : Journey {};                                                                               \
    INSTANTIATE_TEST_SUITE_P(OnScreen, Suite, testing::ValuesIn(usual_screens()))

/// Defines a suite of stories that also run on a laptop each time: a part of all stories that opens every kind of panel,
/// page and menu.
#define LOCKSTEP_STORIES_ON_ALL_SCREENS(Suite)                                                               \
    struct Suite : Journey {};                                                                               \
    INSTANTIATE_TEST_SUITE_P(OnScreen, Suite, testing::ValuesIn(all_screens()))

} // namespace lockstep::gui::journeys
