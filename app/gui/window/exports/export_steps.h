#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/workspace/export_desk.h"

#include <QObject>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;
class QWidget;

namespace lockstep::gui {

/// The fields of the export dialog for the steps of an animation or a player: what a frame is, the first and the last
/// step, and the speed.
class ExportSteps : public QObject {
    Q_OBJECT
public:
    /// Adds the fields to the form. The values are in the desk.
    ExportSteps(ExportDesk& kept, QFormLayout& rows, QObject* parent);

    /// Shows the fields that apply to this kind of file. `steps`: number of steps of the work-group; 0 for a race.
    void show_for(const ExportKind& kind, const ExportFields& fields, std::uint32_t steps);
    [[nodiscard]] ChosenSteps chosen() const;

signals:
    void changed();

private:
    void add_unit(QFormLayout& rows);
    void add_range(QFormLayout& rows);
    void add_speed(QFormLayout& rows);
    void limit_range();
    [[nodiscard]] bool is_by_cycle() const;

    ExportDesk& kept_;
    QFormLayout& rows_;
    QWidget* const unit_row_;
    QComboBox* const units_;
    QSpinBox* const cycles_;
    QWidget* const range_row_;
    QSpinBox* const from_;
    QSpinBox* const to_;
    QDoubleSpinBox* const speed_;
    std::uint32_t steps_ = 0;
    bool has_only_cycles_ = false; ///< whether the unit cannot be chosen
};

} // namespace lockstep::gui
