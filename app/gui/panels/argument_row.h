#pragma once

#include "core/recording/launch_form.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace lockstep::gui {

/// The controls of one argument of a launch: how large it is and what stands in it.
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
    /// What the controls say; of what cannot be read, what it was before.
    [[nodiscard]] SimArgument argument() const;
    /// Takes what is typed and was not left yet.
    void take_typed();
    /// Why what is typed is not taken; it stays there. Empty where it is.
    [[nodiscard]] QString complaint() const { return complaint_; }

signals:
    void changed();
    void refused(); ///< complaint() may be another

private:
    void add_size();
    void add_format();
    void add_content();
    void add_text();
    void choose_file();
    void take_size_line();
    void take_text_line();
    void show_text();
    [[nodiscard]] std::uint64_t element_bytes() const;
    [[nodiscard]] QString size_text() const;
    /// Each takes what was typed if it is one, and gives whether it is.
    bool take_size(const QString& text);
    bool take_sampler(const QString& text);

    const KernelParameter parameter_;
    SimArgument argument_;
    QString complaint_;
    QLineEdit* size_ = nullptr;    ///< of a buffer, an image and local memory
    QComboBox* format_ = nullptr;  ///< of an image
    QComboBox* content_ = nullptr; ///< of a buffer and an image
    QLineEdit* text_ = nullptr;    ///< of all but local memory
    QToolButton* choose_ = nullptr;
};

} // namespace lockstep::gui
