#pragma once

#include "app/cli/source_change.h"
#include "app/common/arguments.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"
#include "core/whatif/recount.h"

#include <cstddef>
#include <functional>
#include <memory>

namespace lockstep {

/// A launch of a run that `whatif` evaluates.
struct WhatIfLaunch {
    RunSpec run;
    std::shared_ptr<const Session> session;
    std::size_t launch = 0;
};

/// Checks the options --apply, --compare and --require-group before anything runs: --apply needs a new file, and
/// one layout or --require-group. Errors: value_not_allowed, missing_value, unknown_option, cannot_write_file.
Status check_change_options(const Arguments& arguments, const WhatIfWish& wish);

/// Makes a changed source.
using SourceChanger = std::function<Result<ChangedSource>(const LaunchSource&)>;

/// Changes the source of the launch, saves it as --apply says, and compares it if --compare is given. Errors: those
/// of LaunchSource, of the change, and of compare_change().
Result<AppliedChange> apply_change(const Arguments& arguments, const WhatIfLaunch& of,
                                   const SourceChanger& change, const ProgressSink& progress);

} // namespace lockstep
