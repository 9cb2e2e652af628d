#pragma once

namespace lockstep::gui {

class ExperimentsPanel;
class FormPages;
class HardwarePanel;
class ParametersPanel;

/// The controls for choosing what to run.
struct RunForm {
    ExperimentsPanel& experiments;
    FormPages& pages; ///< `parameters` is one of them
    ParametersPanel& parameters;
    HardwarePanel& hardware;
};

} // namespace lockstep::gui
