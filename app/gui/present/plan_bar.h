#pragma once

#include "app/gui/present/presentation.h"
#include "app/gui/theme/theme.h"

#include <QString>
#include <QWidget>
#include <optional>

class QLabel;

namespace lockstep::gui {

/// The plan of a presentation: each row of the outline has the same part of the planned time.
struct Plan {
    int rows = 1;
    int row = 0;     ///< index of the row that is shown
    int seconds = 0; ///< planned for all rows
    int now = 0;     ///< seconds since the start

    [[nodiscard]] int begin() const { return seconds * row / rows; }
    [[nodiscard]] int end() const { return seconds * (row + 1) / rows; }
    [[nodiscard]] bool is_late() const { return now > end(); }
    friend bool operator==(const Plan&, const Plan&) = default;
};

/// Returns nothing if the presentation has no plan.
[[nodiscard]] std::optional<Plan> plan_of(const Presentation& presentation);
/// Returns a sentence: on time, ahead of the plan, or behind it.
[[nodiscard]] QString plan_text(const Plan& plan);

/// Shows the plan as a row of segments with a mark at the time that has passed, and the sentence. Hidden if there is no
/// plan. Only the presenter sees it.
class PlanBar : public QWidget {
    Q_OBJECT
public:
    explicit PlanBar(Presentation& presentation, QWidget* parent = nullptr);
    void set_theme(const Theme& theme);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void show_plan();

    Presentation& presentation_;
    QLabel* const words_;
    Theme theme_;
    std::optional<Plan> plan_;
};

} // namespace lockstep::gui
