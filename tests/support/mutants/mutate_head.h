#pragma once

#include "tests/support/mutants/chance.h"

#include <nlohmann/json.hpp>

namespace lockstep::test {

/// Changes the description of a recording in one place: a number, a string, or the structure.
void mutate_head(nlohmann::json& head, Chance& chance);

} // namespace lockstep::test
