#pragma once

#include "app/gui/theme/labels.h"

#include <QString>
#include <QVariant>
#include <cstdint>

namespace lockstep::gui {

/// Returns a label for a text of a lesson in Markdown. The reader of lessons allows neither HTML nor links nor
/// images in it.
[[nodiscard]] WholeLabel* markdown_label(const QString& markdown);

/// Sets the text of such a label.
void set_markdown(WholeLabel& label, const QString& markdown);

/// How an answer is judged, which decides the look of its reason.
enum class ReasonKind : std::uint8_t { right, wrong, note };

/// A box with the reason of an answer; hidden while it is empty.
class ReasonLabel : public WholeLabel {
    Q_OBJECT
public:
    explicit ReasonLabel(QWidget* parent = nullptr);
    void show_reason(ReasonKind kind, const QString& markdown);
    /// Shows a text of the program, of a compiler or of the system.
    void show_plain_reason(ReasonKind kind, const QString& text);
    void hide_reason();

private:
    void set_kind(ReasonKind kind);
};

/// Changes a property that the style sheet uses, and applies the style again.
void set_look(QWidget& widget, const char* property, const QVariant& value);

} // namespace lockstep::gui
