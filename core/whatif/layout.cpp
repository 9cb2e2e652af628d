#include "core/whatif/layout.h"

#include <algorithm>
#include <array>

namespace lockstep {
namespace {

constexpr std::uint64_t argument_step = 128; // alignment of local arguments, see core/run/local_layout.cpp

std::uint64_t rounded_up(std::uint64_t value, std::uint64_t step) {
    return (value + step - 1) / step * step;
}

} // namespace

std::string_view name_of(MapRefusal refusal) {
    constexpr std::array<std::string_view, 7> names = {
        "no-row", "splits-element", "breaks-access", "elements-meet", "copied", "outside", "too-large"};
    return names.at(static_cast<std::size_t>(refusal));
}

std::uint32_t row_of(const LocalObject& array, std::uint32_t wish, const HardwareModel& hardware) {
    if (wish != 0) {
        return wish;
    }
    if (array.row_elements != 0 &&
        std::uint64_t{array.row_elements} * array.element_bytes <= array.size_bytes) {
        return array.row_elements;
    }
    const std::uint32_t row_bytes = hardware.banks * hardware.bank_bytes;
    return row_bytes % array.element_bytes == 0 ? row_bytes / array.element_bytes : 0;
}

bool is_declared_row(const LocalObject& array, std::uint32_t row) {
    return array.row_elements != 0 && array.row_elements == row;
}

LocalLayoutThen layout_with(const LocalRequests& requests, std::size_t array, const ArrayMap& map) {
    LocalLayoutThen then;
    std::uint64_t end_before = 0; // end of the previous object as recorded
    std::uint64_t end = 0;
    for (std::size_t i = 0; i < requests.objects.size(); ++i) {
        const LocalObject& object = requests.objects[i];
        const bool is_next = object.base == rounded_up(end_before, object.alignment);
        const std::uint64_t step = object.is_argument || !is_next ? argument_step : object.alignment;
        then.bases.push_back(i <= array ? object.base : rounded_up(end, step));
        const std::uint64_t bytes = i == array && !map.is_identity()
                                        ? map.size_for(object.elements()) * object.element_bytes
                                        : object.size_bytes;
        end_before = object.base + object.size_bytes;
        end = then.bases.back() + bytes;
        then.group_bytes = std::max(then.group_bytes, end);
    }
    return then;
}

} // namespace lockstep
