#pragma once

#include "tests/support/mutants/chance.h"
#include "tests/support/mutants/recording_parts.h"

namespace lockstep::test {

/// Changes the numbers or the length of one column. In most cases, also adjusts the description to match.
void mutate_columns(RecordingParts& parts, Chance& chance);

} // namespace lockstep::test
