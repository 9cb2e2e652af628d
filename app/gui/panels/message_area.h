#pragma once

#include "core/base/error.h"

#include <QFrame>
#include <optional>

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace lockstep::gui {

/// Shows a message above the views: what happened, why, and what to do. The window stays usable meanwhile.
class MessageArea : public QFrame {
    Q_OBJECT
public:
    explicit MessageArea(QWidget* parent = nullptr);

    void show_error(const Error& error);
    /// Shows a message that is not an error but that the user should notice.
    void show_note(const QString& sentence);
    [[nodiscard]] QString text() const;
    /// Returns the shown error; empty if a note or nothing is shown.
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

private:
    void set_kind(const char* kind);

    std::optional<Error> error_;
    QLabel* sentence_;
    QPlainTextEdit* detail_;
    QToolButton* more_;
};

/// Returns the message of an error in the window's language, with its source position.
[[nodiscard]] QString error_text(const Error& error);

} // namespace lockstep::gui
