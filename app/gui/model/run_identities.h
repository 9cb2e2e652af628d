#pragma once

#include "app/gui/model/run_summary.h"

#include <map>

namespace lockstep::gui {

/// Gives each run one letter, colour and shape, which every chart, list, table and sentence then uses: an
/// experiment's first run has the experiment's own ("E"), a further one with other parameters, of another
/// device or under another preset the next number ("E2") and a shape of its own.
class RunIdentities {
public:
    /// The same run gets the same again.
    void identify(RunSummary& run);

private:
    struct Identity {
        unsigned number = 1; ///< of its experiment's runs
        unsigned place = 0;
    };
    [[nodiscard]] unsigned free_place(unsigned own) const;

    std::map<QString, Identity> known_;   ///< by the run's key
    std::map<QString, unsigned> runs_of_; ///< by the experiment
};

} // namespace lockstep::gui
