#pragma once

#include <QObject>

class QHelpEvent;
class QWidget;

namespace lockstep::gui {

/// Labels and tooltips guess whether a text is rich text. Names, sources and messages come from recordings
/// and drivers, so "<img src=...>" in them must be shown as written. Watches all of the application's
/// widgets, so that new ones are covered automatically; a label that sets its format itself keeps it, and so
/// does Qt's "About Qt" box.
class PlainTexts : public QObject {
    Q_OBJECT
public:
    /// Takes effect once per application, however often it is called.
    static void install();

protected:
    bool eventFilter(QObject* receiver, QEvent* event) override;

private:
    using QObject::QObject;
    static void make_plain(QObject& receiver);
    /// True if this function showed the tooltip.
    static bool show_plain_tip(QWidget& widget, const QHelpEvent& event);
};

} // namespace lockstep::gui
