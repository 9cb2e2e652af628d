#pragma once

#include "app/gui/workspace/trial/tried_array.h"

#include <QWidget>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QSpinBox;

namespace lockstep::gui {

/// The head of the page "Try it": the list of arrays, the length of a row, and what the page is doing.
class TryHead : public QWidget {
    Q_OBJECT
public:
    explicit TryHead(QWidget* parent = nullptr);

    /// Places the parts below each other if they do not fit into this width.
    void fit(int width);
    void show_arrays(const std::vector<LocalArray>& arrays);
    void choose_array(std::size_t index);
    /// Shows the length of a row, unless it is declared.
    void show_row(const TriedArray& array);
    /// Shows that the layouts are being counted, or why there are none; empty: nothing.
    void show_state(const QString& state);
    [[nodiscard]] QString state() const;

signals:
    void array_chosen(std::size_t index);
    void row_chosen(std::uint32_t elements); ///< 0: the usual length

private:
    QComboBox* const arrays_;
    QLabel* const row_name_;
    QSpinBox* const row_;
    QLabel* const state_;
    QBoxLayout* const parts_;
};

} // namespace lockstep::gui
