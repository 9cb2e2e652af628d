#pragma once

#include <QObject>

class QHelpEvent;
class QWidget;

namespace lockstep::gui {

/// Shows all labels and tooltips as plain text. Qt guesses whether a text is rich text, but names, sources
/// and messages come from recordings and drivers, so "<img src=...>" in them must be shown as written.
/// Watches all widgets of the application, so that new ones are covered automatically. Labels that set their
/// text format keep it.
class PlainTexts : public QObject {
    Q_OBJECT
public:
    /// Installs the filter once per application; further calls have no effect.
    static void install();

protected:
    bool eventFilter(QObject* receiver, QEvent* event) override;

private:
    using QObject::QObject;
    static void make_plain(QObject& receiver);
    /// Shows the tooltip as plain text if necessary. Returns whether it did.
    static bool show_tip(QWidget& widget, const QHelpEvent& event);
};

} // namespace lockstep::gui
