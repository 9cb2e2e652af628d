#pragma once

#include "app/gui/window/window_host.h"
#include "tests/journeys/support/person.h"

#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <memory>

namespace lockstep::gui::journeys {

/// Base class of the stories: a person in front of the newly started program, with empty settings and
/// separate files. The test parameter is the text size in per cent. Experiments are recorded at once, from a
/// fixture; the user's own kernels are built and run by the worker.
class Journey : public testing::TestWithParam<int>, protected Person {
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
    /// Returns the step that the window shows: 18 for "Step 18 of 56".
    [[nodiscard]] int step();

private:
    void open_window();

    QTemporaryDir folder_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<WindowHost> host_;
};

/// Defines a suite of stories, each of which runs at both text sizes.
#define LOCKSTEP_STORIES(Suite)                                                                              \
    struct Suite : Journey {};                                                                               \
    INSTANTIATE_TEST_SUITE_P(AtTextSize, Suite, testing::Values(100, 200))

} // namespace lockstep::gui::journeys
