#include "app/words/numbers.h"
#include "app/words/translatable.h"

#include <cmath>

namespace lockstep {
namespace {

constexpr Unit byte_units[] = {{1, QT_TRANSLATE_NOOP("Units", "B")},
                               {1024, QT_TRANSLATE_NOOP("Units", "KiB")},
                               {1024 * 1024, QT_TRANSLATE_NOOP("Units", "MiB")},
                               {1024 * 1024 * 1024, QT_TRANSLATE_NOOP("Units", "GiB")}};

} // namespace

std::string byte_count(double bytes, const NumberStyle& style) {
    Unit found = byte_units[0];
    for (const Unit& unit : byte_units) {
        const bool is_multiple = bytes >= unit.size && std::fmod(bytes, unit.size) == 0;
        found = is_multiple ? unit : found;
    }
    return trimmed(bytes / found.size, 0, style) + style.space +
           (style.unit ? style.unit(found.name) : found.name);
}

} // namespace lockstep
