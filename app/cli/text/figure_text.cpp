#include "app/cli/text/figure_text.h"

#include "app/common/table.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string_view>

namespace lockstep {

std::string figure_text(const RunFigure& figure, const RunFigures& run) {
    const std::optional<double> value = figure.of(run);
    const std::string_view key = figure.key;
    if (!value) {
        return "-";
    }
    if (key.ends_with("_ns")) {
        return duration(*value);
    }
    const bool is_share =
        key.ends_with("efficiency") || key.ends_with("utilisation") || key.starts_with("model.occupancy");
    return is_share ? percent(*value) : grouped(static_cast<std::uint64_t>(std::llround(*value)));
}

std::string times(double ratio) {
    std::array<char, 32> text{};
    const int size = std::snprintf(text.data(), text.size(), "%.2fx", ratio);
    return {text.data(), static_cast<std::size_t>(size)};
}

} // namespace lockstep
