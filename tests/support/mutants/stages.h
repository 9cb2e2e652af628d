#pragma once

#include "core/session/session.h"

#include "tests/support/mutants/mutate.h"

#include <functional>
#include <memory>
#include <string>

namespace lockstep::test {

/// Paints all pictures of a session. Null if the window is not built.
using Painter = std::function<void(const std::shared_ptr<const Session>&)>;

/// Runs a file through every stage of a recording: reading; analysis with two hardware models; costs,
/// timelines, footprints, flow, heat, evidence, histograms, other layouts of arrays; text, JSON and CSV, alone
/// and in a comparison; painting; saving and reading again. Returns the last stage that the file reached: "refused: " and the
/// rejected part (such as "sites") if the reader refused it, "analysis" if its log does not follow its
/// skeleton, otherwise "all". Throws std::runtime_error if a stage misbehaves: if it reports an error that a
/// recording cannot cause, or if a saved recording cannot be read.
std::string through_all_stages(std::span<const std::byte> file, const Painter& paint);
/// Runs a recording that was already read through all stages after reading. Otherwise like
/// through_all_stages().
std::string through_later_stages(const std::shared_ptr<const Recording>& recording, const Painter& paint);

} // namespace lockstep::test
