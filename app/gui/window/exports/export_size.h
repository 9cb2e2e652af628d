#pragma once

#include "app/gui/exporting/made_for.h"
#include "app/gui/workspace/export_desk.h"

#include <QObject>
#include <QSizeF>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;
class QWidget;

namespace lockstep::gui {

/// The fields of the export dialog for the size: what the export is made for, width, height, text size and pixels.
class ExportSize : public QObject {
    Q_OBJECT
public:
    /// Adds the fields to the form. The values are in the desk.
    ExportSize(ExportDesk& kept, QFormLayout& rows, QObject* parent);

    /// Shows the size for an export that has this size on the screen.
    void show_for(QSizeF on_screen);
    /// Sets whether the number of pixels can be chosen.
    void allow_scale(bool is_allowed);
    /// Returns the fields that do not apply to pages laid out for paper.
    [[nodiscard]] std::vector<QWidget*> fields() const;
    [[nodiscard]] const MadeForRow& made_for() const;
    [[nodiscard]] QSizeF size() const; ///< in pixels of 1/96 inch
    [[nodiscard]] double text_points() const;

signals:
    void changed();

private:
    void add_made_for(QFormLayout& rows);
    void add_size(QFormLayout& rows);
    void choose_made_for(int index);
    /// Shows the size and the text size of the desk.
    void show_size();
    void take_size();
    void choose_unit(int unit);
    [[nodiscard]] QSizeF size_of(const MadeForRow& row) const;

    ExportDesk& kept_;
    QComboBox* const made_for_;
    QWidget* const size_row_;
    QDoubleSpinBox* const width_;
    QDoubleSpinBox* const height_;
    QComboBox* const units_;
    QDoubleSpinBox* const text_size_;
    QSpinBox* const scale_;
    QSizeF on_screen_;
};

} // namespace lockstep::gui
