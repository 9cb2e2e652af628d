#pragma once

#include "app/gui/model/run_summary.h"

#include <map>

namespace lockstep::gui {

/// Gives each run one letter, colour and shape, which every chart, list, table and sentence uses: an
/// experiment's first run gets those of the experiment ("E"). Further runs, with other parameters, another
/// device or another preset, get the next number ("E2") and a different shape.
class RunIdentities {
public:
    /// The same run always gets the same identity.
    void identify(RunSummary& run);

private:
    struct Identity {
        unsigned number = 1; ///< among the runs of its experiment
        unsigned place = 0;
    };
    [[nodiscard]] unsigned free_place(unsigned own) const;

    std::map<QString, Identity> known_;   ///< by the run's key
    std::map<QString, unsigned> runs_of_; ///< by experiment
};

} // namespace lockstep::gui
