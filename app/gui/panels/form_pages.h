#pragma once

#include <QStackedWidget>

namespace lockstep::gui {

class LaunchPanel;
class ParametersPanel;

/// What a run is given: an experiment's parameters, or the launch of a kernel of one's own.
class FormPages : public QStackedWidget {
    Q_OBJECT
public:
    explicit FormPages(QWidget* parent = nullptr);

    [[nodiscard]] ParametersPanel& parameters() const { return *parameters_; }
    [[nodiscard]] LaunchPanel& launch() const { return *launch_; }
    void show_parameters();
    void show_launch();

private:
    ParametersPanel* const parameters_;
    LaunchPanel* const launch_;
};

} // namespace lockstep::gui
