#pragma once

#include "core/instrument/rewrite/cuts.h"
#include "core/instrument/rewrite/emitter.h"
#include "core/instrument/rewrite/needs.h"
#include "core/instrument/rewrite/private_writes.h"
#include "core/instrument/rewrite/refusals.h"
#include "core/instrument/rewrite/site_log.h"
#include "core/instrument/source/provenance.h"

#include <string>

namespace lockstep::rewriting {

/// What the parts of the rewriter write into. Each takes from it, when it is made, what it needs.
struct Workbench {
    Emitter emitter;
    SiteLog log;
    Provenance provenance;
    PrivateWrites writes;
    Cuts cuts;
    Refusals refusals;
    Needs needs;
};

/// The variables of ours at the top of a function's body.
[[nodiscard]] inline std::string own_variables(const Workbench& bench) {
    return bench.emitter.declarations() + bench.provenance.declarations();
}

} // namespace lockstep::rewriting
