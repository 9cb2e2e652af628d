#pragma once

#include <QWidget>
#include <vector>

namespace lockstep::gui {

class ChartBase;
class ElidedLabel;

/// Charts of the same runs side by side. One line below all of them names the runs that they leave out, and says why.
/// Charts that would be empty are hidden if others are not.
class ChartRow : public QWidget {
    Q_OBJECT
public:
    explicit ChartRow(const std::vector<ChartBase*>& charts, QWidget* parent = nullptr);

    /// Call after the charts were filled.
    void follow_charts();
    /// Returns the line below the charts.
    [[nodiscard]] QString note() const;

private:
    const std::vector<ChartBase*> charts_;
    ElidedLabel* const note_;
};

} // namespace lockstep::gui
