#include "app/gui/present/presentation_windows.h"

#include "app/gui/exporting/picture.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/present/presenter_bar.h"
#include "app/gui/theme/message_box.h"

#include <QFileDialog>
#include <QGuiApplication>
#include <QScreen>
#include <algorithm>

namespace lockstep::gui {

PresentationWindows::PresentationWindows(Presentation& presentation, QWidget& main)
    : presentation_(presentation),
      main_(main),
      audience_(presentation),
      presenter_(presentation),
      keys_(presentation) {
    keys_.add_window(audience_);
    keys_.add_window(presenter_);
    connect(&presentation, &Presentation::started, this, &PresentationWindows::open);
    connect(&presentation, &Presentation::left, this, &PresentationWindows::close);
    connect(&presentation, &Presentation::changed, this, &PresentationWindows::place);
    connect(&audience_, &AudienceWindow::closed, &presentation, &Presentation::leave);
    connect(&presenter_, &PresenterWindow::closed, &presenter_, &QWidget::hide);
    connect(&presenter_.bar(), &PresenterBar::swap_wanted, this, &PresentationWindows::swap);
    connect(qApp, &QGuiApplication::screenRemoved, this, &PresentationWindows::lose_screen,
            Qt::QueuedConnection);
    connect(&presentation, &Presentation::save_wanted, this, &PresentationWindows::save_slide);
    connect_slides();
    if (presentation.is_on()) { // the main window was rebuilt
        open();
    }
}

/// Computes missing parts of the model, and mirrors the presenter's pointer to the audience.
void PresentationWindows::connect_slides() {
    for (SlideView* slide : {&audience_.slide(), &presenter_.now(), &presenter_.next()}) {
        connect(slide, &SlideView::part_missing, this,
                [this](const std::shared_ptr<const Session>& session, const PartKey& part) {
                    maker_of(session).make(session, part);
                });
        connect(&presentation_.workspace().maker(), &AnyJob::finished, slide, &SlideView::take_parts);
        connect(&maker_, &AnyJob::finished, slide, &SlideView::take_parts);
    }
    connect(&presenter_.now(), &SlideView::pointed, &audience_.slide(), &SlideView::show_pointer);
    connect(&audience_.slide(), &SlideView::pointed, &presenter_.now(), &SlideView::show_pointer);
}

/// Returns who computes the parts of a session: for the run that the window shows, the maker of the window.
ModelMaker& PresentationWindows::maker_of(const std::shared_ptr<const Session>& session) {
    const GroupView* const shown = presentation_.workspace().selection().view();
    return shown != nullptr && shown->session == session ? presentation_.workspace().maker() : maker_;
}

QScreen& PresentationWindows::audience_screen() const {
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto chosen = std::ranges::find_if(
        screens, [this](const QScreen* screen) { return screen->name() == presentation_.desk().screen; });
    if (chosen != screens.end()) {
        return **chosen;
    }
    const auto other =
        std::ranges::find_if(screens, [this](const QScreen* screen) { return screen != main_.screen(); });
    return other != screens.end() ? **other : *main_.screen();
}

void PresentationWindows::open() {
    QScreen& screen = audience_screen();
    const bool is_apart = &screen != main_.screen();
    was_full_ = presentation_.desk().is_full_screen;
    placed_on_ = screen.name();
    audience_.show_on(screen, was_full_);
    if (is_apart) {
        show_presenter();
    } else {
        audience_.activateWindow();
        audience_.setFocus();
    }
}

void PresentationWindows::close() {
    audience_.hide();
    presenter_.hide();
    main_.raise();
    main_.activateWindow();
}

/// Moves the audience's window after another screen was chosen.
void PresentationWindows::place() {
    QScreen& screen = audience_screen();
    const bool is_full = presentation_.desk().is_full_screen;
    if (presentation_.is_on() && audience_.isVisible() &&
        (is_full != was_full_ || screen.name() != placed_on_)) {
        was_full_ = is_full;
        placed_on_ = screen.name();
        audience_.show_on(screen, is_full);
    }
}

void PresentationWindows::show_presenter() {
    if (!presentation_.is_on()) {
        return;
    }
    QScreen& own = *main_.screen();
    if (&audience_screen() == &own && presentation_.desk().is_full_screen) {
        presentation_.act(PresentAct::full_screen);
    }
    if (!presenter_.isVisible()) {
        presenter_.setGeometry(own.availableGeometry());
        presenter_.show();
    }
    presenter_.raise();
    presenter_.activateWindow();
}

/// Gives the audience the presenter's screen, and the other way round.
void PresentationWindows::swap() {
    QScreen* const before = &audience_screen();
    QScreen* const own = presenter_.screen();
    if (before == own) {
        return;
    }
    presentation_.set_screen(own->name());
    presenter_.setGeometry(before->availableGeometry());
    presenter_.raise();
    presenter_.activateWindow();
}

/// Asks for a file, and writes the audience's slide to it.
void PresentationWindows::save_slide() {
    constexpr QSize pixels(1920, 1080);
    QWidget* const front = presenter_.isVisible() ? static_cast<QWidget*>(&presenter_) : &audience_;
    const QString path = QFileDialog::getSaveFileName(
        front, tr("Save the slide"), QStringLiteral("slide.png"), tr("PNG pictures (*.png)"));
    front->raise();
    front->activateWindow(); // the dialog had the keys
    if (path.isEmpty()) {
        return;
    }
    if (const Status written = write_image(audience_.slide().image(pixels), path.toStdString()); !written) {
        PlainMessageBox box(QMessageBox::Warning, tr("The slide was not saved"), error_text(written.error()),
                            QMessageBox::Ok, front);
        box.exec();
    }
}

/// The audience's screen may be gone: its window moves to another one, and the timers stop.
void PresentationWindows::lose_screen() {
    if (presentation_.is_on() && audience_screen().name() != placed_on_) {
        presentation_.pause_clock(true);
        place();
    }
}

} // namespace lockstep::gui
