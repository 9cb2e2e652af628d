#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/site/site.h"

#include <cstdint>
#include <llvm/ADT/SparseBitVector.h>
#include <map>
#include <vector>

namespace lockstep::rewriting {

/// The sites at a node of the syntax tree, in the order in which they were created.
using SitesByNode = std::map<const clang::Stmt*, std::vector<std::uint32_t>>;

/// Sites that provide a value: reads, atomics, images, exchanges. This is a bit set, because in a sum over
/// 20,000 loads each step passes on a set that is one larger than the last.
using Sources = llvm::SparseBitVector<>;

/// The content of Program::needs and Program::turn_needs.
struct ValueNeeds {
    std::vector<std::vector<std::uint32_t>> of_sites;
    std::vector<std::vector<std::uint32_t>> of_turns;
};

/// For each site, the sites whose values it needs: for its address, for what it stores or gives, or for its
/// decision.
///
///     float x = a[i];        site 0: a[i]
///     float y = b[i];        site 1: b[i]
///     x = x * y;             x has the values of 0 and 1
///     c[k[i]] = x;           site 2: k[i];  site 3: c[..], needs 0 and 1 (its value) and 2 (its address)
///
/// Arithmetic needs its operands' values. Compilers move loads before arithmetic where they can, so these
/// values are needed at the next site that is not a load.
///
/// Computes reaching definitions over private variables, in the order of control flow; where paths join, it
/// uses the values of both. Variables whose address is taken share one memory, from which nothing is ever
/// removed; the same applies to a function with labels. A function is analysed once for all its calls.
[[nodiscard]] ValueNeeds value_needs(const std::vector<const clang::FunctionDecl*>& functions,
                                     const SitesByNode& by_node, const std::vector<SiteInfo>& sites);

} // namespace lockstep::rewriting
