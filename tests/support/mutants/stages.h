#pragma once

#include "core/session/session.h"

#include "tests/support/mutants/recording_parts.h"

#include <functional>
#include <memory>
#include <string>

namespace lockstep::test {

/// What is painted of a session, where there is a window to paint it with.
using Painter = std::function<void(const std::shared_ptr<const Session>&)>;

/// Takes a file through every stage that a recording goes through: read; analysed under two models of the
/// hardware; costs, timelines, footprints, flow, heat, evidence, histograms; text, JSON and CSV, alone and
/// compared; painted; saved and read again. Returns the last stage that it came to: "refused: sites" where
/// the reader refused it, "analysis" where its log does not follow its skeleton, "all". Throws
/// std::runtime_error where a stage says what it must not: an error that is none of a recording's, or a saved
/// recording that cannot be read.
std::string through_all_stages(std::span<const std::byte> file, const Painter& paint);
/// The same of a recording that was read.
std::string through_later_stages(const std::shared_ptr<const Recording>& recording, const Painter& paint);

} // namespace lockstep::test
