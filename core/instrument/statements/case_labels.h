#pragma once

#include "core/instrument/rewrite/workbench.h"
#include "core/site/skeleton.h"

#include <cstdint>
#include <string>

namespace lockstep::rewriting {

/// Adds the labels in front of a statement in a switch to `choice`, as labels that lead to its child number
/// `child`; returns their text. `statement` becomes the statement after the labels.
std::string take_labels(const clang::Stmt*& statement, std::uint32_t child, Node& choice, Workbench& bench);

} // namespace lockstep::rewriting
