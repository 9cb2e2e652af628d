#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/site/site.h"

#include <cstdint>
#include <llvm/ADT/SparseBitVector.h>
#include <map>
#include <vector>

namespace lockstep::rewriting {

/// The sites of each node of the syntax tree, in the order in which they were added.
using SitesByNode = std::map<const clang::Stmt*, std::vector<std::uint32_t>>;

/// A set of sites that provide a value: reads, atomics, image reads, exchanges. Stored as a sparse bit set,
/// because sets can be large: in a sum of 20,000 loads, each step has a set with one more element.
using Sources = llvm::SparseBitVector<>;

/// The contents of Program::needs and Program::turn_needs.
struct ValueNeeds {
    std::vector<std::vector<std::uint32_t>> of_sites;
    std::vector<std::vector<std::uint32_t>> of_turns;
};

/// Determines, for each site, the sites whose values it needs: for its address, for the value that it stores
/// or exchanges, or for its decision.
///
///     float x = a[i];        site 0: a[i]
///     float y = b[i];        site 1: b[i]
///     x = x * y;             x has the values of 0 and 1
///     c[k[i]] = x;           site 2: k[i];  site 3: c[..], needs 0 and 1 (its value) and 2 (its address)
///
/// Arithmetic needs the values of its operands. Compilers move loads before arithmetic if they can, so these
/// values are needed at the next site that is not a load.
///
/// The analysis computes reaching definitions of private variables in the order of control flow; where two
/// paths meet, it uses the values of both. Variables whose address is taken share one memory, from which no
/// value is ever removed. In a function with labels, no values are removed either. A function is analysed
/// once for all its calls.
[[nodiscard]] ValueNeeds value_needs(const std::vector<const clang::FunctionDecl*>& functions,
                                     const SitesByNode& by_node, const std::vector<SiteInfo>& sites);

} // namespace lockstep::rewriting
