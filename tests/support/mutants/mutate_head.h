#pragma once

#include "tests/support/mutants/chance.h"

#include <nlohmann/json.hpp>

namespace lockstep::test {

/// Changes one thing of a recording's description: a number, a text, or what stands where.
void mutate_head(nlohmann::json& head, Chance& chance);

} // namespace lockstep::test
