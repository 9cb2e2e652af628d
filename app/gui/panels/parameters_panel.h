#pragma once

#include "app/gui/panels/form.h"
#include "core/experiments/experiment.h"

#include <functional>
#include <map>

namespace lockstep::gui {

/// Controls made from the parameters that an experiment declares.
class ParametersPanel : public Form {
    Q_OBJECT
public:
    using Form::Form;

    /// Shows the parameters of an experiment, keeping values of the same name where they are allowed.
    void show_parameters(const std::vector<ParameterInfo>& parameters);
    [[nodiscard]] ParameterValues values() const;
    void set_values(const ParameterValues& values);

signals:
    void changed();

private:
    struct Control {
        std::function<QString()> get;
        std::function<void(const QString&)> set;
    };
    void add(const ParameterInfo& parameter);

    std::map<std::string, Control> controls_;
};

} // namespace lockstep::gui
