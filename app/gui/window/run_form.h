#pragma once

namespace lockstep::gui {

class ExperimentsPanel;
class HardwarePanel;
class ParametersPanel;

/// Where a person chooses what to run.
struct RunForm {
    ExperimentsPanel& experiments;
    ParametersPanel& parameters;
    HardwarePanel& hardware;
};

} // namespace lockstep::gui
