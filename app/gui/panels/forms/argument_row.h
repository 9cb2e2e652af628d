#pragma once

#include "core/recording/launch_form.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace lockstep::gui {

/// The controls for one argument of a launch: its size and its contents.
///
///     [1024 elements] [random      v]     a buffer
///     [7:0:255                 ] [...]
///     [2.5                           ]    a scalar
///     [64 elements                   ]    local memory
class ArgumentRow : public QWidget {
    Q_OBJECT
public:
    ArgumentRow(const KernelParameter& parameter, const SimArgument& argument, QWidget* parent = nullptr);

    void show_argument(const SimArgument& argument);
    /// Like show_argument(), but input that is not a valid value remains as typed, with its complaint.
    void take_argument(const SimArgument& argument);
    /// Returns the argument as entered; if the input is invalid, returns the previous valid value.
    [[nodiscard]] SimArgument argument() const;
    /// Applies text that is still being edited.
    void take_typed();
    /// Uses the values in a file. Does nothing if the path is empty.
    void take_file(const QString& path);
    /// Returns the field whose text is invalid, and why: "Value of n: "x" is not a valid int value". The text remains
    /// in the control. Empty if all texts are valid.
    [[nodiscard]] QString complaint() const;

signals:
    void changed();
    void refused();     ///< emitted when complaint() may have changed
    void file_wanted(); ///< emitted to ask for a file, which take_file() takes

private:
    void add_size();
    void add_format();
    void add_content();
    void add_text();
    void take_size_line();
    void take_text_line();
    void show_text();
    [[nodiscard]] std::uint64_t element_bytes() const;
    [[nodiscard]] QString size_text() const;
    /// Each of these functions applies the entered text if it is valid, and returns whether it is.
    bool take_size(const QString& text);
    bool take_sampler(const QString& text);

    const KernelParameter parameter_;
    SimArgument argument_;
    QString size_complaint_;
    QString sampler_complaint_;
    QLineEdit* size_ = nullptr;    ///< field for the size of a buffer, image or local memory
    QComboBox* format_ = nullptr;  ///< selects the format of an image
    QComboBox* content_ = nullptr; ///< selects how the contents of a buffer or image are generated
    QLineEdit* text_ = nullptr;    ///< field for the value or the contents; unused for local memory
    QToolButton* choose_ = nullptr;
};

} // namespace lockstep::gui
