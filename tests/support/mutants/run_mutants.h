#pragma once

#include "tests/support/mutants/stages.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace lockstep::test {

/// Which mutants to run and how: the numbers [first, end), in worker processes of `batch` mutants each,
/// `jobs` processes at a time.
struct MutantPlan {
    std::vector<RecordingParts> seeds;
    std::uint64_t first = 0;
    std::uint64_t end = 0;
    std::uint64_t batch = 100;
    unsigned jobs = 1;
    double most_seconds = 5; ///< limit of the CPU time of a mutant
    std::uint64_t most_bytes = std::uint64_t{1} << 30;
    /// Called in each worker before its first mutant, to create the painter. Null: nothing is painted.
    std::function<Painter()> make_painter = nullptr;
};

/// A mutant that crashed its worker, threw, or used too much time or memory.
struct BadMutant {
    std::uint64_t number = 0;
    std::string reason; ///< "signal 11", "exit 1", "6.1 s", "1200 MiB", or an exception's message
};

struct MutantFigures {
    std::uint64_t run = 0;
    /// Number of mutants by the last stage they reached; all refusals count as one stage.
    std::map<std::string, std::uint64_t> came_to;
    double longest_seconds = 0;
    std::uint64_t longest = 0;
    std::uint64_t most_bytes = 0; ///< the largest resident memory of a worker during a mutant
    std::uint64_t largest = 0;
    std::vector<BadMutant> bad;
};

/// Runs the mutants. Calls `progress` with the current counts after each batch.
MutantFigures run_mutants(const MutantPlan& plan,
                          const std::function<void(const MutantFigures&)>& progress = {});

} // namespace lockstep::test
