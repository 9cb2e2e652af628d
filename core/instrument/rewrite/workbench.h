#pragma once

#include "core/instrument/rewrite/cuts.h"
#include "core/instrument/rewrite/emitter.h"
#include "core/instrument/rewrite/refusals.h"
#include "core/instrument/rewrite/site_log.h"
#include "core/instrument/source/provenance.h"
#include "core/instrument/values/private_writes.h"

#include <cstdint>
#include <set>
#include <string>

namespace lockstep::rewriting {

/// The probe functions and the memory that the rewritten functions require.
struct Needs {
    std::uint32_t largest_access = 0; ///< size of the scratch cell in bytes: the largest single access
    /// Size of the largest value that work-items of a sub-group exchange; 0 if there is none.
    std::uint32_t slot_bytes = 0;
    bool sub_groups = false; ///< whether any sub-group function is called
    bool votes = false;      ///< whether the control flow of any function was made uniform
    bool images = false;
    bool alignment = false;           ///< whether any address may be misaligned for its type
    bool copies = false;              ///< whether any asynchronous copy is started or waited for
    std::set<std::string> fold_types; ///< types of the values in sub-group reductions and scans
};

/// Collects the output of all classes of the rewriter, each of which has a reference to this object.
struct Workbench {
    Emitter emitter;
    SiteLog log;
    Provenance provenance;
    PrivateWrites writes;
    Cuts cuts;
    Refusals refusals;
    Needs needs;
    std::set<const clang::Stmt*> unused; ///< calls whose results the kernel does not use
};

/// Notes that the kernel does not use the value of an expression.
inline void note_unused(Workbench& bench, const clang::Expr* value) {
    const clang::Expr* bare = value->IgnoreParenCasts();
    if (const auto* list = llvm::dyn_cast<clang::BinaryOperator>(bare);
        list != nullptr && list->isCommaOp()) {
        note_unused(bench, list->getLHS());
        note_unused(bench, list->getRHS());
    }
    bench.unused.insert(bare);
}

/// Returns the declarations of the generated variables, for the top of a function's body.
[[nodiscard]] inline std::string own_variables(const Workbench& bench) {
    return bench.emitter.declarations() + bench.provenance.declarations();
}

} // namespace lockstep::rewriting
