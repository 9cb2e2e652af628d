#pragma once

#include <QObject>

class QHelpEvent;
class QWidget;

namespace lockstep::gui {

/// Labels and tooltips guess whether a text is rich. Names, sources and messages come from recordings and
/// drivers:
/// "<img src=...>" in one is shown as it is written. Watches all of the application's widgets, so that a new
/// one needs no thought; a label that sets its format itself keeps it, and so does Qt's own box about the
/// program.
class PlainTexts : public QObject {
    Q_OBJECT
public:
    /// Once an application, however often it is called.
    static void install();

protected:
    bool eventFilter(QObject* receiver, QEvent* event) override;

private:
    using QObject::QObject;
    static void make_plain(QObject& receiver);
    /// True if it showed the tooltip itself.
    static bool show_plain_tip(QWidget& widget, const QHelpEvent& event);
};

} // namespace lockstep::gui
