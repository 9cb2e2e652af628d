#pragma once

#include "tests/support/mutants/chance.h"

#include <nlohmann/json.hpp>

namespace lockstep::test {

/// Changes one thing in a recording's description: a number, a text, or the structure.
void mutate_head(nlohmann::json& head, Chance& chance);

} // namespace lockstep::test
