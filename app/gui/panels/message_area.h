#pragma once

#include "core/base/error.h"

#include <QFrame>
#include <optional>

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace lockstep::gui {

/// What happened, why, and what to do, above the views; the window stays usable while it stands there.
class MessageArea : public QFrame {
    Q_OBJECT
public:
    explicit MessageArea(QWidget* parent = nullptr);

    void show_error(const Error& error);
    /// Something that is no error, but should not be missed.
    void show_note(const QString& sentence);
    [[nodiscard]] QString text() const;
    /// The error that is shown; none: a note, or nothing.
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

private:
    void set_kind(const char* kind);

    std::optional<Error> error_;
    QLabel* sentence_;
    QPlainTextEdit* detail_;
    QToolButton* more_;
};

/// An error's sentence in the window's language, with its place.
[[nodiscard]] QString error_text(const Error& error);

} // namespace lockstep::gui
