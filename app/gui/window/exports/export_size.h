#pragma once

#include "app/gui/exporting/made_for.h"
#include "app/gui/workspace/export_desk.h"

#include <QObject>
#include <QSizeF>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;
class QWidget;

namespace lockstep::gui {

class Segments;

/// The fields of the export dialog for the size: what the export is made for, width, height and text size. A size in
/// pixels is the size of the file; for a size in millimetres, the number of pixels can be chosen.
class ExportSize : public QObject {
    Q_OBJECT
public:
    /// Adds the fields to the form. The values are in the desk.
    ExportSize(ExportDesk& kept, QFormLayout& rows, QObject* parent);

    /// Shows the size for an export that has this size on the screen.
    void show_for(QSizeF on_screen);
    /// Shows the fields, or hides them. `has_pixels`: whether the file consists of pixels.
    void show_fields(bool is_shown, bool has_pixels);
    [[nodiscard]] const MadeForRow& made_for() const;
    [[nodiscard]] QSizeF size() const; ///< in pixels of 1/96 inch
    [[nodiscard]] double text_points() const;
    [[nodiscard]] int scale() const; ///< pixels of the file per pixel of 1/96 inch

signals:
    void changed();

private:
    void add_made_for(QFormLayout& rows);
    void add_size(QFormLayout& rows);
    void choose_made_for(int use);
    /// Shows the size and the text size of the desk.
    void show_size();
    void take_size();
    void choose_unit(int unit);
    /// Shows the number of pixels if it can be chosen.
    void show_scale();
    [[nodiscard]] QSizeF size_of(const MadeForRow& row) const;

    ExportDesk& kept_;
    QFormLayout& rows_;
    Segments* const made_for_;
    QWidget* const size_row_;
    QDoubleSpinBox* const width_;
    QDoubleSpinBox* const height_;
    QComboBox* const units_;
    QDoubleSpinBox* const text_size_;
    QSpinBox* const scale_;
    QSizeF on_screen_;
    bool has_pixels_ = true;
    bool is_shown_ = true;
};

} // namespace lockstep::gui
