#include "app/gui/panels/form_pages.h"

#include "app/gui/panels/launch_panel.h"
#include "app/gui/panels/parameters_panel.h"

namespace lockstep::gui {

FormPages::FormPages(QWidget* parent)
    : QStackedWidget(parent), parameters_(new ParametersPanel), launch_(new LaunchPanel) {
    addWidget(parameters_);
    addWidget(launch_);
}

void FormPages::show_parameters() {
    setCurrentWidget(parameters_);
}

void FormPages::show_launch() {
    setCurrentWidget(launch_);
}

} // namespace lockstep::gui
