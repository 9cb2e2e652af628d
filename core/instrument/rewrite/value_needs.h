#pragma once

#include "core/instrument/source/clang_headers.h"
#include "core/site/site.h"

#include <cstdint>
#include <llvm/ADT/SparseBitVector.h>
#include <map>
#include <vector>

namespace lockstep::rewriting {

/// The sites that stand at a node of the syntax tree, in the order in which they were made.
using SitesByNode = std::map<const clang::Stmt*, std::vector<std::uint32_t>>;

/// Sites that bring a value: reads, atomics, images, exchanges. Bits, since a sum over 20,000 loads hands on a set of
/// one more with each.
using Sources = llvm::SparseBitVector<>;

/// What Program::needs and Program::turn_needs hold.
struct ValueNeeds {
    std::vector<std::vector<std::uint32_t>> of_sites;
    std::vector<std::vector<std::uint32_t>> of_turns;
};

/// By site, the sites whose values it needs: for its address, for what it stores or gives, for its decision.
///
///     float x = a[i];        site 0: a[i]
///     float y = b[i];        site 1: b[i]
///     x = x * y;             x holds what 0 and 1 brought
///     c[k[i]] = x;           site 2: k[i];  site 3: c[..], needs 0 and 1 (its value) and 2 (its address)
///
/// Arithmetic needs its operands' values. Compilers put loads in front of it where they can: so they are needed at
/// the next site that is no load.
///
/// Reaching definitions over private variables, in the order of control flow; where paths join, the values of
/// both. Variables whose address is taken share one memory, which forgets nothing; so does a function with
/// labels. A function is looked at once for all its calls.
[[nodiscard]] ValueNeeds value_needs(const std::vector<const clang::FunctionDecl*>& functions,
                                     const SitesByNode& by_node, const std::vector<SiteInfo>& sites);

} // namespace lockstep::rewriting
