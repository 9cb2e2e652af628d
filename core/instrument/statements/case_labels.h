#pragma once

#include "core/instrument/rewrite/workbench.h"
#include "core/site/skeleton.h"

#include <cstdint>
#include <string>

namespace lockstep::rewriting {

/// Returns the case labels in front of a statement in a switch, and adds them to the node `choice` as labels
/// of its child number `child`. Sets `statement` to the statement after the labels.
std::string take_labels(const clang::Stmt*& statement, std::uint32_t child, Node& choice, Workbench& bench);

} // namespace lockstep::rewriting
