#pragma once

#include "core/experiments/experiment.h"
#include "core/trace/recording.h"

#include <memory>
#include <string>

namespace lockstep {

/// As below, to be changed by the test.
[[nodiscard]] std::shared_ptr<Recording> own_recording_of(const std::string& id,
                                                          const ParameterValues& given);

/// A real run of a catalogue entry on the default device, without timing and values. A failure fails the
/// test.
[[nodiscard]] std::shared_ptr<const Recording> recording_of(const std::string& id,
                                                            const ParameterValues& given);

} // namespace lockstep
