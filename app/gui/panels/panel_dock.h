#pragma once

#include "app/gui/theme/theme.h"

#include <QDockWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace lockstep::gui {

/// A dock widget whose title bar has an icon, a title, and buttons that float and close it.
class PanelDock : public QDockWidget {
    Q_OBJECT
public:
    /// Creates a dock that shows `content`. `name` is its object name, which saved layouts contain.
    PanelDock(const QString& name, const QString& title, const QString& icon, QWidget* content,
              QWidget* parent = nullptr);
    void set_theme(const Theme& theme);
    /// The title in the title bar. The window title, which tabs and lists show, may be shorter.
    [[nodiscard]] QString title() const;
    [[nodiscard]] const QString& icon_name() const { return icon_; }
    /// Shows a button that makes the dock larger or smaller, in place of the one that floats it.
    void set_resizable(bool is_resizable);
    /// Adds a widget to the title bar, between the title and the buttons.
    void add_to_title(QWidget* widget);
    /// Makes the dock float at its current position on the screen, or docks it again.
    void float_in_place();

signals:
    void size_wanted(); ///< emitted when the user wants the dock larger or smaller

private:
    QString icon_;
    QLabel* mark_;
    QLabel* title_;
    QHBoxLayout* title_row_;
    QToolButton* float_button_;
    QToolButton* size_button_;
    QToolButton* close_button_;
};

} // namespace lockstep::gui
