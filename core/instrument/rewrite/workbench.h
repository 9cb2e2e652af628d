#pragma once

#include "core/instrument/rewrite/cuts.h"
#include "core/instrument/rewrite/emitter.h"
#include "core/instrument/rewrite/refusals.h"
#include "core/instrument/rewrite/site_log.h"
#include "core/instrument/source/provenance.h"
#include "core/instrument/values/needs.h"
#include "core/instrument/values/private_writes.h"

#include <string>

namespace lockstep::rewriting {

/// The outputs that the classes of the rewriter share. The constructor of each class takes a Workbench and
/// keeps the outputs that the class writes to.
struct Workbench {
    Emitter emitter;
    SiteLog log;
    Provenance provenance;
    PrivateWrites writes;
    Cuts cuts;
    Refusals refusals;
    Needs needs;
};

/// Returns the declarations of the generated variables, for the top of a function's body.
[[nodiscard]] inline std::string own_variables(const Workbench& bench) {
    return bench.emitter.declarations() + bench.provenance.declarations();
}

} // namespace lockstep::rewriting
