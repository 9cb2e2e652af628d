#pragma once

#include <QStackedWidget>

namespace lockstep::gui {

struct Desk;
class LaunchPanel;
class ParametersPanel;

/// Shows the form for the input of a run: an experiment's parameters, or the launch of the user's own kernel.
class FormPages : public QStackedWidget {
    Q_OBJECT
public:
    explicit FormPages(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] ParametersPanel& parameters() const { return *parameters_; }
    [[nodiscard]] LaunchPanel& launch() const { return *launch_; }
    void show_parameters();
    void show_launch();

private:
    Desk& desk_;
    ParametersPanel* const parameters_;
    LaunchPanel* const launch_;
};

} // namespace lockstep::gui
