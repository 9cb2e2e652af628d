#pragma once

#include "core/experiments/experiment.h"
#include "core/recording/recommendations.h"

#include <QFrame>
#include <QString>
#include <optional>

class QLabel;
class QPushButton;

namespace lockstep::gui {

/// Shows the best values that a sweep on this device found, with a button that applies them.
class RecommendationBox : public QFrame {
    Q_OBJECT
public:
    explicit RecommendationBox(QWidget* parent = nullptr);

    /// Empty: hides the box. `values`: the current values.
    void show_best(const std::optional<RememberedBest>& best, const ParameterValues& values);
    [[nodiscard]] QString sentence() const; ///< empty if the box is hidden

signals:
    void applied(const lockstep::ParameterValues& best);

private:
    std::optional<RememberedBest> best_;
    QLabel* const sentence_;
    QPushButton* const apply_;
};

} // namespace lockstep::gui
