#pragma once

#include "core/analysis/sites/figures.h"
#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/account.h"
#include "core/schedule/cost.h"
#include "core/schedule/launch_model.h"
#include "core/site/program.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// A cost that a simulation can leave out, to find out how many cycles a launch takes without it.
enum class Removal : std::uint8_t {
    conflicts,    ///< every request to local memory takes its minimum of passes
    uncoalesced,  ///< every request to global memory takes its minimum of sectors
    divergence,   ///< steps that divergence has added take no time
    barriers,     ///< no warp waits at a barrier
    misses,       ///< caches are large enough, up to a limit: only first accesses miss
    atomics,      ///< global atomics do not queue
    group_starts, ///< a group starts without delay
};

inline constexpr std::size_t removals = 7;

/// The effect of leaving out one cost.
struct Saving {
    Removal what{};
    std::uint64_t cycles = 0;   ///< cycles of the launch minus its cycles without the cost
    std::optional<Site> site{}; ///< site that contributes most to the cost
    friend bool operator==(const Saving&, const Saving&) = default;
};

/// What most conflicts of local memory are: accesses to different words of a bank, or atomics on the same word.
enum class ConflictKind : std::uint8_t { different_words, same_word };

/// How the schedulers spend the cycles of a launch, and what it would gain without single costs.
struct LaunchAccount {
    std::uint64_t cycles = 0; ///< cycles of the launch
    CycleAccount account;
    std::vector<Saving> savings; ///< only those of more than 0 cycles, the largest first
    /// The sites at which most conflicts are atomics on the same word, in the first logged group.
    std::vector<Site> same_word_sites;
    /// Returns what most of the cycles of conflicts are spent on.
    [[nodiscard]] ConflictKind conflict_kind() const;
    /// The same for the sites of one line.
    [[nodiscard]] ConflictKind conflict_kind(const LineUse& line, const Program& program) const;
    /// Returns the largest saving if it is worth a word: at least a hundredth of the cycles.
    [[nodiscard]] const Saving* largest() const;
    /// Returns the second largest saving; null unless both are worth a word.
    [[nodiscard]] const Saving* runner_up() const;
};

/// Returns the use of cycles that contains what a removal would save: for misses, waiting for global memory.
[[nodiscard]] CycleUse use_of(Removal what);

/// Returns the kind of cost that a removal sets to zero; nullopt if it changes the hardware instead.
[[nodiscard]] std::optional<CostKind> cost_kind_of(Removal what);

/// Computes the account of a launch, and the savings. Takes one simulation for the account unless `costs`
/// contains it, and up to three for the costs that `costs` does not contain. The kernel must fit on a
/// multiprocessor. Errors: cancelled.
Result<LaunchAccount> model_account(const LaunchModel& model, const Program& program,
                                    const FiguresBySite& figures, const LaunchCosts& costs,
                                    const HardwareModel& hardware, std::size_t threads,
                                    const ProgressSink& progress = {});

} // namespace lockstep
