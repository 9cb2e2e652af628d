#include "core/instrument/probes/image_probes.h"

namespace lockstep {
namespace {

// Addressing as OpenCL 1.2 section 8.2 has it. Settings: bit 0 normalised, bits 1..3 the address mode (0
// none, 2 clamp to edge, 4 clamp to border, 6 repeat, 8 mirrored repeat), bit 5 linear. An axis is the first
// texel and behind it, from LK_TEXEL_BITS on, how many: 0 beyond the border or outside, 2 only of a linear
// filter.
constexpr std::string_view text = R"(
#ifdef LK_PLAIN
#define lk_image_int(lk_self, site, object, settings, size, at) (at)
#define lk_image_float(lk_self, site, object, settings, size, at) (at)
#define lk_image_inside(lk_self, site, object, settings, size, at) (true)
#else
#define LK_ADDRESS(settings) ((settings) & 14u)

static uint lk_axis_span(uint settings, int first, int last, int size) {
    const bool edge = LK_ADDRESS(settings) != 4 && LK_ADDRESS(settings) != 0;
    if (edge) {
        first = clamp(first, 0, size - 1);
        last = clamp(last, 0, size - 1);
    }
    const bool has_first = first >= 0 && first < size;
    const bool has_last = last >= 0 && last < size;
    if (!has_first && !has_last) {
        return 0;
    }
    return (uint)(has_first ? first : last) | (has_first && has_last && first != last ? 2u : 1u) << LK_TEXEL_BITS;
}

static uint lk_axis_int(uint settings, int at, int size) {
    return lk_axis_span(settings, at, at, size);
}

static uint lk_axis_float(uint settings, float at, int size) {
    if (!isfinite(at)) {
        return 0;
    }
    const uint address = LK_ADDRESS(settings);
    float u = (settings & 1) != 0 ? at * size : at;
    if (address == 6) {
        u = (at - floor(at)) * size;
    } else if (address == 8) {
        u = fabs(at - 2.0f * rint(0.5f * at)) * size;
    }
    const bool linear = (settings & 32) != 0;
    int first = clamp(convert_int_sat(floor(linear ? u - 0.5f : u)), -2, size + 1);
    int last = linear ? first + 1 : first;
    if (address == 6) {
        first += first < 0 ? size : first >= size ? -size : 0;
        last += last < 0 ? size : last >= size ? -size : 0;
    }
    return lk_axis_span(settings, first, last, size);
}

static bool lk_texels(lk_context* lk_self, uint site, uint object, uint settings, uint x, uint y) {
    const bool outside = LK_ADDRESS(settings) == 0 && ((x >> LK_TEXEL_BITS) == 0 || (y >> LK_TEXEL_BITS) == 0);
    if (outside) {
        lk_fault(lk_self, site, LK_OUT_OF_BOUNDS, object);
    }
    lk_event(lk_self, site, (ulong)(x & LK_TEXEL_MASK) | ((ulong)(y & LK_TEXEL_MASK) << LK_TEXEL_BITS) |
                           ((ulong)(x >> LK_TEXEL_BITS) << LK_TEXEL_COLUMNS_SHIFT) |
                           ((ulong)(y >> LK_TEXEL_BITS) << LK_TEXEL_ROWS_SHIFT) |
                           ((ulong)object << LK_TEXEL_OBJECT_SHIFT));
    return !outside;
}

static int2 lk_image_int(lk_context* lk_self, uint site, uint object, uint settings, int2 size, int2 at) {
    const bool inside = lk_texels(lk_self, site, object, settings, lk_axis_int(settings, at.x, size.x),
                                  lk_axis_int(settings, at.y, size.y));
    return inside ? at : clamp(at, (int2)(0, 0), size - 1);
}

static float2 lk_image_float(lk_context* lk_self, uint site, uint object, uint settings, int2 size, float2 at) {
    if (!isfinite(at.x) || !isfinite(at.y)) {
        settings &= ~14u; // no address mode says what they mean
    }
    const bool inside = lk_texels(lk_self, site, object, settings, lk_axis_float(settings, at.x, size.x),
                                  lk_axis_float(settings, at.y, size.y));
    return inside ? at : (float2)(0.5f, 0.5f);
}

static bool lk_image_inside(lk_context* lk_self, uint site, uint object, uint settings, int2 size, int2 at) {
    return lk_texels(lk_self, site, object, settings, lk_axis_int(settings, at.x, size.x),
                     lk_axis_int(settings, at.y, size.y));
}
#endif
)";

} // namespace

std::string_view image_probes_text() {
    return text;
}

} // namespace lockstep
