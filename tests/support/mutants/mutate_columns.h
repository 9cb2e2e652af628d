#pragma once

#include "tests/support/mutants/chance.h"
#include "tests/support/mutants/recording_parts.h"

namespace lockstep::test {

/// Changes the numbers of one column, or its length; mostly the description is made to agree.
void mutate_columns(RecordingParts& parts, Chance& chance);

} // namespace lockstep::test
