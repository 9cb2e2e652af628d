#pragma once

#include "app/gui/panels/forms/form.h"
#include "app/gui/workspace/desk.h"
#include "core/experiments/experiment.h"
#include "core/recording/recommendations.h"

#include <functional>
#include <map>
#include <optional>

class QLineEdit;
class QUndoStack;

namespace lockstep::gui {

class RecommendationBox;

/// The control for one parameter.
struct ParameterControl {
    std::function<QString()> get;
    std::function<void(const QString&)> set;
    QWidget* row = nullptr;
    /// Returns why the input is not allowed; an empty string if it is allowed.
    std::function<QString()> refused = nullptr;
    QLineEdit* line = nullptr; ///< the line edit, if the value is typed; otherwise null
};

/// Shows controls for the parameters that an experiment declares. A value that differs from the shown run is
/// marked until Enter runs it or Esc restores the run's value. Invalid input stays in the control, with an
/// error message. While the user gives input values, the size shows their number and cannot be edited.
class ParametersPanel : public Form {
    Q_OBJECT
public:
    explicit ParametersPanel(ParameterForm& form, QWidget* parent = nullptr);
    ~ParametersPanel() override;

    /// Shows the parameters of an experiment with these values if they are allowed, otherwise with its
    /// defaults.
    void show_parameters(const std::vector<ParameterInfo>& parameters, const ParameterValues& values = {});
    /// Sets the values of the run that the views show. Values that differ from them are marked.
    void show_run(const ParameterValues& values);
    /// Returns the entered values; for invalid input, the last valid value. Input values are missing if they are
    /// generated.
    [[nodiscard]] ParameterValues values() const;
    /// Says why the experiment cannot be run with this input; empty if it can.
    [[nodiscard]] QString complaint() const;
    /// Changes the values as one step that can be undone. If they are all values of a run, input values that are
    /// missing are removed.
    void set_values(const ParameterValues& values);
    /// Shows the best values that a sweep on this device found, given the other values. If `best` is
    /// empty, shows no recommendation.
    void show_recommendation(const std::optional<RememberedBest>& best);
    /// Returns the undo history of the shown experiment's parameters.
    [[nodiscard]] QUndoStack& changes() { return form_.values.changes(); }
    [[nodiscard]] QString recommendation() const;

signals:
    void changed();
    void run_wanted(); ///< emitted when Enter was pressed

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void add(const ParameterInfo& parameter);
    QWidget* control_for(const ParameterInfo& parameter);
    QWidget* add_combo(const ParameterInfo& parameter);
    QLineEdit* add_line(const ParameterInfo& parameter);
    QWidget* add_file(const ParameterInfo& parameter);
    QWidget* add_numbers(const ParameterInfo& parameter);

    void add_recommendation();
    void note_change();
    void fill(const ParameterValues& values);
    void apply();
    void put(const ParameterValues& values);
    void mark_rows();
    [[nodiscard]] QString reason_of(const ParameterInfo& parameter, const ParameterControl& control) const;

    std::map<std::string, ParameterControl> controls_;
    ParameterForm& form_;
    bool at_work_ = false;
    RecommendationBox* recommendation_ = nullptr;
};

} // namespace lockstep::gui
