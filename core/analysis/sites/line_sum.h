#pragma once

#include "core/site/program.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Sums the figures of all sites at a source line.
template <class Figures>
[[nodiscard]] Figures line_sum(const std::vector<Figures>& by_site, const Program& program,
                               std::uint32_t file, std::uint32_t line) {
    Figures sum;
    for (std::size_t i = 0; i < by_site.size(); ++i) {
        if (program.sites[i].file == file && program.sites[i].line == line) {
            sum += by_site[i];
        }
    }
    return sum;
}

} // namespace lockstep
