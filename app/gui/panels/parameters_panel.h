#pragma once

#include "app/gui/panels/form.h"
#include "core/experiments/experiment.h"
#include "core/recording/recommendations.h"

#include <functional>
#include <map>
#include <optional>

class QFrame;
class QLabel;
class QLineEdit;
class QPushButton;
class QUndoStack;

namespace lockstep::gui {

/// Controls made from the parameters that an experiment declares.
class ParametersPanel : public Form {
    Q_OBJECT
public:
    explicit ParametersPanel(QWidget* parent = nullptr);

    /// Shows the parameters of an experiment, keeping values of the same name where they are allowed.
    void show_parameters(const std::vector<ParameterInfo>& parameters);
    [[nodiscard]] ParameterValues values() const;
    /// A change that can be undone.
    void set_values(const ParameterValues& values);
    /// What a sweep on this device found best for these values; none hides it.
    void show_recommendation(const std::optional<RememberedBest>& best);
    /// Changes of the shown experiment's parameters.
    [[nodiscard]] QUndoStack& changes() { return *changes_; }
    [[nodiscard]] QString recommendation() const;

signals:
    void changed();

private:
    struct Control {
        std::function<QString()> get;
        std::function<void(const QString&)> set;
    };
    void add(const ParameterInfo& parameter);
    QWidget* control_for(const ParameterInfo& parameter);
    QWidget* add_spin(const ParameterInfo& parameter);
    QWidget* add_combo(const ParameterInfo& parameter);
    QLineEdit* add_line(const ParameterInfo& parameter);
    QWidget* add_file(const ParameterInfo& parameter);

    void add_recommendation();
    void note_change();
    void apply(const ParameterValues& values);
    void put(const ParameterValues& values);

    std::map<std::string, Control> controls_;
    QUndoStack* changes_;
    ParameterValues known_; ///< the values after the last change
    bool at_work_ = false;
    std::optional<RememberedBest> best_;
    QFrame* recommendation_ = nullptr;
    QLabel* recommended_ = nullptr;
    QPushButton* take_over_ = nullptr;
};

} // namespace lockstep::gui
