#pragma once

#include "app/gui/workspace/selection.h"

#include <QWidget>

class QLabel;
class QSpinBox;

namespace lockstep::gui {

/// Selects the launch and the work-group that all views show. The launch is hidden if the run has only one
/// launch; the work-group is hidden if the launch has only one work-group.
class GroupChooser : public QWidget {
    Q_OBJECT
public:
    explicit GroupChooser(Selection& selection, QWidget* parent = nullptr);
    /// Leaves the numbers of launches and groups to the tooltips, for a place with little room.
    void shorten() { is_short_ = true; }
    /// Whether there is a choice.
    [[nodiscard]] bool is_needed() const;

signals:
    void needed(bool is_needed); ///< emitted when another run is shown

private:
    void show_launches();
    void show_groups();
    void count(QSpinBox& box, const QString& suffix, const QString& meaning) const;

    Selection& selection_;
    bool is_short_ = false;
    QLabel* const launch_label_;
    QSpinBox* const launch_;
    QLabel* const group_label_;
    QSpinBox* const group_;
};

} // namespace lockstep::gui
