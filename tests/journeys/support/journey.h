#pragma once

#include "app/gui/window/window_host.h"
#include "tests/journeys/support/person.h"

#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <memory>

namespace lockstep::gui::journeys {

/// A person in front of the program as it starts, at a text size (the parameter, in per cent), with no settings and files of
/// their own. Experiments are recorded in no time, from a fixture; one's own kernels are built and run by the worker.
class Journey : public testing::TestWithParam<int>, protected Person {
protected:
    Journey();
    ~Journey() override;
    void SetUp() override;
    /// Waits for the run that the program begins with.
    void starts();
    /// Waits until nothing runs that shows a progress.
    void waits();
    /// Looks for the experiment in the list, clicks it, and waits until it is shown.
    void runs_experiment(const QString& id);
    /// Writes a file; returns its path.
    QString has_file(const QString& name, const QString& text) const;
    [[nodiscard]] QString file(const QString& name) const;
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }
    /// "Step 18 of 56": the first number.
    [[nodiscard]] int step();

private:
    QTemporaryDir folder_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<WindowHost> host_;
};

/// A suite of stories, each told at both text sizes.
#define LOCKSTEP_STORIES(Suite)                                                                              \
    struct Suite : Journey {};                                                                               \
    INSTANTIATE_TEST_SUITE_P(AtTextSize, Suite, testing::Values(100, 200))

} // namespace lockstep::gui::journeys
