#pragma once

namespace lockstep::gui {

class ExperimentsPanel;
class FormPages;
class HardwarePanel;
class ParametersPanel;

/// The widgets with which the user chooses what to run.
struct RunForm {
    ExperimentsPanel& experiments;
    FormPages& pages; ///< contains `parameters`
    ParametersPanel& parameters;
    HardwarePanel& hardware;
};

} // namespace lockstep::gui
