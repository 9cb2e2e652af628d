#pragma once

#include <QString>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace lockstep::gui {

/// The sizes of a launch in all three dimensions; those of unused dimensions are 1.
using Sizes = std::array<std::uint64_t, 3>;

/// Formats sizes as "64x32", with one number per dimension of the launch.
[[nodiscard]] QString sizes_text(const Sizes& sizes, std::uint32_t dimensions);
/// Parses one to three numbers of at least 1, and returns them with their count; empty if the input is
/// invalid.
[[nodiscard]] std::optional<std::pair<Sizes, std::uint32_t>> sizes_from(const QString& text);

} // namespace lockstep::gui
