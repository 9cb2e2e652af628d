// The real window, shown, with settings of its own and a recorder that needs no device.
#pragma once

#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/main_window.h"

#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>
#include <memory>

namespace lockstep::gui {

class ShownWindow {
public:
    explicit ShownWindow(const Recorder& recorder) : workspace(recorder) {}

    void show(QSize size) {
        settings.set(Setting::theme, "light");
        window = std::make_unique<MainWindow>(workspace, settings);
        window->resize(size);
        window->restore_layout();
        window->show();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
    }
    void run(const char* id) {
        window->run_experiment(QString::fromLatin1(id));
        wait();
        window->centre().current_view().setFocus();
        QCoreApplication::processEvents();
    }
    void wait() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace.runs().is_running(); }, 20000));
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    Workspace workspace;
    std::unique_ptr<MainWindow> window;
};

} // namespace lockstep::gui
