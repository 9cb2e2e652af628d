// Shows the real window for tests, with separate settings and a recorder that needs no device.
#pragma once

#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/window_host.h"

#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>
#include <memory>

namespace lockstep::gui {

/// Provides the current window of a host, which may replace it.
class HostedWindow {
public:
    void reset(std::unique_ptr<WindowHost> host = nullptr) { host_ = std::move(host); }
    [[nodiscard]] WindowHost& host() const { return *host_; }
    [[nodiscard]] MainWindow* get() const { return &host_->window(); }
    MainWindow* operator->() const { return get(); }
    MainWindow& operator*() const { return *get(); }

private:
    std::unique_ptr<WindowHost> host_;
};

class ShownWindow {
public:
    explicit ShownWindow(const Recorder& recorder) : workspace(recorder) {}

    void show(QSize size) {
        settings.set(Setting::theme, "light");
        window.reset(std::make_unique<WindowHost>(workspace, settings));
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
    void show_text_size(int percent) {
        settings.set(Setting::text_size, percent);
        window.host().rebuild();
        QCoreApplication::processEvents();
    }
    /// Restores the text size for later tests.
    void forget_text_size() {
        settings.set(Setting::text_size, 100);
        const Appearance usual(settings);
    }
    void wait() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace.runs().is_running(); }, 20000));
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    Workspace workspace;
    HostedWindow window;
};

} // namespace lockstep::gui
