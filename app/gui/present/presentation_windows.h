#pragma once

#include "app/gui/present/audience_window.h"
#include "app/gui/present/present_keys.h"
#include "app/gui/present/presentation.h"
#include "app/gui/present/presenter_window.h"

#include <QObject>

namespace lockstep::gui {

/// The windows of a presentation and its keys. With several screens, the audience has one of its own, and the
/// presenter's window is on that of the main window. With one screen, the audience's window fills it, or is a window
/// that can be shared in a call, and the presenter's window opens on request.
class PresentationWindows : public QObject {
    Q_OBJECT
public:
    /// All arguments must outlive this object. `main` is the window that is in front after the presentation.
    PresentationWindows(Presentation& presentation, QWidget& main);

    [[nodiscard]] AudienceWindow& audience() { return audience_; }
    [[nodiscard]] PresenterWindow& presenter() { return presenter_; }
    void set_theme(const Theme& theme) { presenter_.set_theme(theme); }
    /// Shows the presenter's window. On the only screen, the audience's slide becomes a window.
    void show_presenter();

private:
    void connect_slides();
    void open();
    void close();
    void place();
    void swap();
    void lose_screen();
    void save_slide();
    [[nodiscard]] QScreen& audience_screen() const;
    [[nodiscard]] ModelMaker& maker_of(const std::shared_ptr<const Session>& session);

    Presentation& presentation_;
    QWidget& main_;
    AudienceWindow audience_;
    PresenterWindow presenter_;
    PresentKeys keys_;
    ModelMaker maker_;     ///< of the runs of a lesson
    bool was_full_ = true; ///< how the audience's window was placed
    QString placed_on_;    ///< the screen on which it was placed
};

} // namespace lockstep::gui
