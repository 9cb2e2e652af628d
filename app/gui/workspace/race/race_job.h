#pragma once

#include "app/gui/workspace/job.h"
#include "core/race/race.h"

#include <memory>
#include <vector>

namespace lockstep::gui {

/// Sessions that can race (see why_no_race()).
struct RaceWanted {
    std::vector<std::shared_ptr<const Session>> sessions;
    friend bool operator==(const RaceWanted&, const RaceWanted&) = default;
};
using RaceJob = Job<RaceWanted, std::shared_ptr<const Race>>;

/// Makes a race. Errors: cancelled.
[[nodiscard]] inline Result<std::shared_ptr<const Race>> do_race(const RaceWanted& wanted,
                                                                 const ProgressSink& progress) {
    auto race = make_race(wanted.sessions, progress);
    return race ? Result<std::shared_ptr<const Race>>(std::make_shared<const Race>(std::move(*race)))
                : race.error();
}

} // namespace lockstep::gui
