#pragma once

#include "core/instrument/optimised/assembly.h"
#include "core/instrument/optimised/site_search.h"
#include "core/site/program.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::optimised {

/// Finds loops that contain only arithmetic and that the compiler has unrolled completely. The compiled code
/// contains no instruction for their test, so the line numbers of instructions determine which ones belong to
/// the loop.
///
///     if (lid < BUSY)                      // a warp that skips the loop must not be charged for it
///         for (int k = 0; k < WORK; ++k)   // the test's site is on this line
///             x = 0.5f * x + 1;            // the loop's lines end before the next site
///     s[lid] = x;
class BareLoops {
public:
    BareLoops(const Assembly& code, const SiteSearch& search, const Program& program);

    /// Returns the test site of the unrolled loop to which an arithmetic instruction belongs; nothing if it
    /// belongs to none.
    [[nodiscard]] std::optional<std::uint32_t> loop_of(const Instruction& instruction) const;

private:
    struct Lines {
        std::uint32_t file = 0;
        std::uint32_t first = 0;
        std::uint32_t end = 0; ///< line of the first site after the loop
        std::uint32_t test = 0;
    };
    std::vector<Lines> loops_;
    const SiteSearch& search_;
};

} // namespace lockstep::optimised
