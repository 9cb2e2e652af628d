#include "app/gui/window/window_host.h"

#include "app/gui/theme/language.h"
#include "app/gui/window/main_window.h"

#include <QGuiApplication>
#include <QScopeGuard>

namespace lockstep::gui {

WindowHost::WindowHost(Workspace& workspace, Settings& settings)
    : workspace_(workspace),
      settings_(settings),
      language_(settings[Setting::language].toString()),
      vocabulary_(settings[Setting::vocabulary].toString()) {
    build();
}

WindowHost::~WindowHost() = default;

void WindowHost::build() {
    window_ = std::make_unique<MainWindow>(workspace_, settings_);
    // Queued, because the request comes from a menu of the window that is about to be destroyed.
    connect(window_.get(), &MainWindow::rebuild_wanted, this, &WindowHost::rebuild, Qt::QueuedConnection);
}

void WindowHost::rebuild() {
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false); // while a window is being replaced, there is no window
    const auto reset = qScopeGuard([quits] { QGuiApplication::setQuitOnLastWindowClosed(quits); });
    const bool was_shown = window_->isVisible();
    window_->keep();
    window_.reset();
    const QString language = settings_[Setting::language].toString();
    const QString vocabulary = settings_[Setting::vocabulary].toString();
    if (language != language_ || vocabulary != vocabulary_) {
        language_ = language;
        vocabulary_ = vocabulary;
        use_vocabulary(vocabulary);
        use_language(language);
    }
    build();
    window_->place_as_kept();
    window_->setVisible(was_shown);
    window_->show_as_kept();
    emit rebuilt();
}

} // namespace lockstep::gui
