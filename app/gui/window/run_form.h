#pragma once

namespace lockstep::gui {

class ExperimentsPanel;
class FormPages;
class HardwarePanel;
class ParametersPanel;

/// Where a person chooses what to run.
struct RunForm {
    ExperimentsPanel& experiments;
    FormPages& pages; ///< `parameters` are one of them
    ParametersPanel& parameters;
    HardwarePanel& hardware;
};

} // namespace lockstep::gui
