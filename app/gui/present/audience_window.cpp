#include "app/gui/present/audience_window.h"

#include <QCloseEvent>
#include <QScreen>
#include <QVBoxLayout>

namespace lockstep::gui {

AudienceWindow::AudienceWindow(Presentation& presentation, QWidget* parent)
    : QWidget(parent, Qt::Window),
      presentation_(presentation),
      slide_(new SlideView(presentation, SlideView::Shows::now, this)) {
    setObjectName(QStringLiteral("audience"));
    setWindowTitle(tr("Lockstep: presentation"));
    setAttribute(Qt::WA_QuitOnClose, false);
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(slide_);
    slide_->installEventFilter(this);
    hide_.setSingleShot(true);
    hide_.setInterval(hidden_after_ms);
    connect(&hide_, &QTimer::timeout, this, &AudienceWindow::hide_mouse);
    connect(&presentation, &Presentation::moved, this, &AudienceWindow::hide_mouse);
    connect(slide_, &SlideView::asked_next, this, [this] { presentation_.act(PresentAct::next); });
}

void AudienceWindow::show_on(QScreen& screen, bool is_full) {
    if (is_full) {
        setGeometry(screen.geometry()); // also where no window manager would do it
        showFullScreen();
    } else {
        const QRect room = screen.availableGeometry();
        const QSize size(room.width() * 2 / 3, room.width() * 2 / 3 * 9 / 16);
        setWindowState(Qt::WindowNoState);
        if (this->size() == screen.size() || !isVisible()) {
            setGeometry(QRect(room.topLeft() + QPoint(room.width() / 6, room.height() / 6), size));
        }
        show();
    }
    raise();
    hide_.start();
}

void AudienceWindow::show_mouse() {
    // a tool that follows the pointer replaces it
    slide_->setCursor(presentation_.desk().tool == PointerTool::none ||
                              presentation_.desk().tool == PointerTool::pen
                          ? Qt::ArrowCursor
                          : Qt::BlankCursor);
    hide_.start();
}

void AudienceWindow::hide_mouse() {
    hide_.stop();
    slide_->setCursor(Qt::BlankCursor);
}

bool AudienceWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseMove) {
        show_mouse();
    }
    return QWidget::eventFilter(watched, event);
}

void AudienceWindow::closeEvent(QCloseEvent* event) {
    event->ignore(); // the presentation ends, which hides the window
    emit closed();
}

} // namespace lockstep::gui
