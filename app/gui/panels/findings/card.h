#pragma once

#include "app/gui/theme/theme.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lockstep::gui {

/// Whether a text is drawn in the normal colour or, if it is less important (`quiet`), in a paler one.
enum class TextInk : std::uint8_t { normal, quiet };

/// Creates a label with word wrap.
[[nodiscard]] QLabel* wrapped_label(const QString& text, TextInk ink);

/// An entry of a list: icon, title, badge, sentences and a button. A click, Enter or Space selects it.
class Card : public QFrame {
    Q_OBJECT
public:
    /// Creates a card. `tone` is "error", "warn", "ok" or "advice", and selects the colour of the edge and
    /// the badge.
    Card(const QString& title, const QString& badge, const char* tone, QWidget* parent = nullptr);

    void set_icon(const QString& name, const Theme& theme);
    void add_text(const QString& text, TextInk ink);
    [[nodiscard]] QPushButton* add_button(const QString& text);
    void set_chosen(bool is_chosen);

signals:
    void chosen();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    const char* tone_;
    QLabel* mark_;
    QVBoxLayout* column_;
};

} // namespace lockstep::gui
