#pragma once

#include <cstddef>
#include <cstdint>

namespace lockstep::gui {

/// What pictures show that takes simulations, or another walk over the trace, to make.
enum class ModelPart : std::uint8_t { timeline, costs, footprint };

struct PartWanted {
    ModelPart part{};
    std::size_t launch = 0;
    std::uint32_t multiprocessor = 0; ///< of a timeline
    friend bool operator==(const PartWanted&, const PartWanted&) = default;
};

} // namespace lockstep::gui
