#include "app/gui/window/compact/compact_window.h"

#include "app/gui/panels/status_line.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/compact/compact_bar.h"
#include "app/gui/window/compact/rail.h"
#include "app/gui/window/docks.h"

#include <QEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QSize>
#include <QStatusBar>

namespace lockstep::gui {
namespace {

constexpr int message_ms = 6000;
constexpr QSize least_size(320, 240);
constexpr int low_at_100 = 480; ///< a lower window has no status bar

} // namespace

CompactWindow::CompactWindow(QMainWindow& window, const Parts& parts) : window_(window), parts_(parts) {
    window.addToolBar(Qt::TopToolBarArea, &parts.bar);
    window.addToolBar(Qt::LeftToolBarArea, &parts.rail);
    parts.bar.hide();
    parts.rail.hide();
    said_.setSingleShot(true);
    said_.setInterval(message_ms);
    connect(&said_, &QTimer::timeout, this, &CompactWindow::show_status);
    connect(&parts.status, &StatusLine::said, this, [this] {
        said_.start();
        show_status();
    });
    connect(&parts.status, &StatusLine::work_shown, this, [this](bool is_shown) {
        is_busy_ = is_shown;
        show_status();
    });
    // Otherwise, the docks of a wide window would keep it from becoming narrow.
    window.setMinimumSize(least_size);
    window.installEventFilter(this);
}

void CompactWindow::set_theme(const Theme& theme, double text_scale) {
    text_scale_ = text_scale;
    parts_.bar.set_theme(theme, text_scale);
    parts_.rail.set_theme(theme, text_scale);
}

void CompactWindow::fit() {
    if (parts_.docks.wants_sheets() != is_compact_) {
        show_parts(!is_compact_);
    }
    show_status();
}

void CompactWindow::show_parts(bool is_compact) {
    is_compact_ = is_compact;
    window_.menuBar()->setVisible(!is_compact);
    parts_.tools.setVisible(!is_compact);
    parts_.bar.setVisible(is_compact);
    parts_.rail.setVisible(is_compact);
    parts_.centre.show_tabs(!is_compact);
}

/// The status bar of a low window is shown only while it has news. The menu Status contains its text.
void CompactWindow::show_status() {
    const bool has_bar = !is_compact_ || window_.height() >= low_at_100 * text_scale_;
    window_.statusBar()->setVisible(has_bar || is_busy_ || said_.isActive());
    parts_.bar.show_groups(!has_bar); // otherwise, the status bar has the chooser
}

void CompactWindow::follow_size() {
    const bool changes = parts_.docks.wants_sheets() != is_compact_;
    if (changes) {
        parts_.docks.keep_wide();
    }
    fit();
    if (changes) {
        parts_.docks.rearrange();
    }
}

bool CompactWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && window_.isVisible()) {
        // queued, because a window must not replace its parts while it lays them out
        QMetaObject::invokeMethod(this, &CompactWindow::follow_size, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace lockstep::gui
