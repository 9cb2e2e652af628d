#include "app/gui/panels/forms/form_pages.h"

#include "app/gui/panels/forms/launch_panel.h"
#include "app/gui/panels/forms/parameters_panel.h"

namespace lockstep::gui {

FormPages::FormPages(Desk& desk, QWidget* parent)
    : QStackedWidget(parent),
      desk_(desk),
      parameters_(new ParametersPanel(desk.parameters)),
      launch_(new LaunchPanel(desk.launch)) {
    addWidget(parameters_);
    addWidget(launch_);
    desk.launch.is_shown ? show_launch() : show_parameters();
}

void FormPages::show_parameters() {
    desk_.launch.is_shown = false;
    setCurrentWidget(parameters_);
}

void FormPages::show_launch() {
    desk_.launch.is_shown = true;
    setCurrentWidget(launch_);
}

} // namespace lockstep::gui
