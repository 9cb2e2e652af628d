#include "app/gui/window/compact/sheets.h"

#include "app/gui/panels/panel_dock.h"
#include "app/gui/theme/fonts.h"

#include <QKeyEvent>
#include <QMainWindow>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr double large_share = 0.75;
/// Heights of the bars, and of a picture with eight warps, in pixels at a text size of 100 %.
constexpr double bars_height = 111;
constexpr double stage_height = 151;
constexpr double smallest_stage = 0.5; ///< how much smaller the picture can be

/// Returns the share of the window's height that a sheet has at first. It leaves room for all warps of the stage. If the
/// sheet would be too low, the picture becomes smaller. If even that is not enough, the sheet takes what it needs.
double usual_share(const QMainWindow& window) {
    constexpr double most = 0.45;
    constexpr double least = 0.3;
    const auto left = [&window](double of_stage) {
        return 1 - (bars_height + of_stage * stage_height) * text_scale() / window.height();
    };
    return left(smallest_stage) < least ? most : std::clamp(left(1), least, most);
}

} // namespace

Sheets::Sheets(QMainWindow& window) : window_(window) {}

void Sheets::place(const std::vector<PanelDock*>& docks) {
    for (PanelDock* dock : docks) {
        dock->setFloating(false);
        dock->hide(); // otherwise, docks that are temporarily side by side would enlarge the window
        window_.addDockWidget(Qt::BottomDockWidgetArea, dock);
        dock->hide();
        dock->set_resizable(true);
        connect(dock, &PanelDock::size_wanted, this, [this, dock] { change_size(*dock); });
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool is_visible) {
            if (is_visible && !dock->isFloating()) {
                show_alone(*dock);
            }
        });
        dock->installEventFilter(this);
    }
    docks_ = docks;
}

void Sheets::release() {
    for (PanelDock* dock : docks_) {
        dock->disconnect(this);
        dock->removeEventFilter(this);
        dock->set_resizable(false);
    }
    docks_.clear();
    shown_ = nullptr;
}

void Sheets::hide() {
    for (PanelDock* dock : docks_) {
        dock->hide();
    }
}

QString Sheets::shown() const {
    return shown_ != nullptr && !shown_->isHidden() ? shown_->objectName() : QString();
}

void Sheets::show_alone(PanelDock& dock) {
    if (shown_ == &dock) {
        return;
    }
    // A height that a panel needs is not one that the user has chosen.
    if (shown_ != nullptr && shown_->isVisible() &&
        shown_->height() > shown_->minimumSizeHint().height() + 2) {
        share_ = static_cast<double>(shown_->height()) / window_.height();
    }
    shown_ = &dock;
    for (PanelDock* each : docks_) {
        if (each != &dock) {
            each->hide();
        }
    }
    set_height(dock);
}

void Sheets::change_size(PanelDock& dock) {
    const double share = static_cast<double>(dock.height()) / window_.height();
    share_ = share < (usual_share(window_) + large_share) / 2 ? large_share : usual_share(window_);
    set_height(dock);
}

void Sheets::set_height(PanelDock& dock) const {
    const double share = share_ > 0 ? share_ : usual_share(window_);
    window_.resizeDocks({&dock}, {qRound(share * window_.height())}, Qt::Vertical);
}

bool Sheets::eventFilter(QObject* watched, QEvent* event) {
    auto* dock = qobject_cast<PanelDock*>(watched);
    if (dock != nullptr && event->type() == QEvent::KeyPress && !dock->isFloating() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) { // a key that nothing in the panel uses
        dock->hide();
        window_.centralWidget()->setFocus();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace lockstep::gui
