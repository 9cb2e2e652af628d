#pragma once

#include "app/gui/theme/theme.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace lockstep::gui {

/// A part of the page Start, with a title. F6 moves the focus from part to part.
class StartPart : public QFrame {
    Q_OBJECT
public:
    /// plain: cards on the page; framed: a panel; drop: a panel with a dashed frame
    enum class Frame : std::uint8_t { plain, framed, drop };
    StartPart(const QString& title, Frame frame, QWidget* parent = nullptr);

    virtual void set_theme(const Theme& theme) { theme_ = theme; }
    /// Shows only what contains the text. A part without matches is hidden.
    virtual void filter(const QString& /*text*/) {}

protected:
    [[nodiscard]] const Theme& theme() const { return theme_; }
    /// The line of the title.
    [[nodiscard]] QHBoxLayout& head() const { return *head_; }
    [[nodiscard]] QVBoxLayout& column() const { return *column_; }
    /// Shows a text after the title.
    void set_note(const QString& text);

private:
    QVBoxLayout* const column_;
    QHBoxLayout* const head_;
    QLabel* const note_;
    Theme theme_;
};

/// Creates a label in the paler colour.
[[nodiscard]] QLabel* quiet_label(const QString& text);

} // namespace lockstep::gui
