#pragma once

#include "app/gui/model/run_summary.h"

#include <map>

namespace lockstep::gui {

/// Assigns each run a letter, colour and shape, which every chart, list, table and sentence uses. The first
/// run of an experiment gets those of the experiment ("E"). Further runs with other parameters, another
/// device or another preset get the next number ("E2") and a different shape.
class RunIdentities {
public:
    /// Sets the identity of a run. The same run always gets the same identity.
    void identify(RunSummary& run);

private:
    struct Identity {
        unsigned number = 1; ///< sequence number among the runs of its experiment
        unsigned place = 0;
    };
    [[nodiscard]] unsigned free_place(unsigned own) const;

    std::map<QString, Identity> known_;   ///< identities by key of the run
    std::map<QString, unsigned> runs_of_; ///< number of runs, by experiment
};

} // namespace lockstep::gui
