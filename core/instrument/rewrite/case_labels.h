#pragma once

#include "core/instrument/rewrite/workbench.h"
#include "core/site/skeleton.h"

#include <cstdint>
#include <string>

namespace lockstep::rewriting {

/// Adds the labels in front of a switch's statement to the choice, as those that lead to its child of this
/// number; their text. `statement` becomes what stands behind them.
std::string take_labels(const clang::Stmt*& statement, std::uint32_t child, Node& choice, Workbench& bench);

} // namespace lockstep::rewriting
