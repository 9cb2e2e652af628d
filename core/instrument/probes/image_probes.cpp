#include "core/instrument/probes/probe_texts.h"

namespace lockstep {
namespace {

// Addressing follows OpenCL 1.2, section 8.2. Sampler settings: bit 0 means normalised coordinates; bits 1..3
// are the address mode (0 none, 2 clamp to edge, 4 clamp to border, 6 repeat, 8 mirrored repeat); bit 5 means
// linear filter. The result for one axis: the low bits contain the first texel, and the bits from
// LK_TEXEL_BITS on contain the number of texels. This number is 0 beyond a border or outside the image, and 2
// only with a linear filter.
constexpr std::string_view text = R"(
#ifdef LK_PLAIN
#define lk_image_int(lk_self, site, object, settings, size, at) (at)
#define lk_image_float(lk_self, site, object, settings, size, at) (at)
#define lk_image_inside(lk_self, site, object, settings, size, at) (true)
#define lk_solid_int(lk_self, site, object, settings, axes, layer, size, at) (at)
#define lk_solid_float(lk_self, site, object, settings, axes, layer, size, at) (at)
#define lk_solid_inside(lk_self, site, object, settings, axes, layer, size, at) (true)
#else
#define LK_IMAGE_WIDTH(object) ((int)lk_self->table[2 * (object)])
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

// Tests the bits, because with -cl-finite-math-only a compiler may assume that isfinite is always true.
static bool lk_is_finite(float at) {
    return (as_uint(at) & 0x7f800000u) != 0x7f800000u;
}

static uint lk_axis_float(uint settings, float at, int size) {
    if (!lk_is_finite(at)) {
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
    if (!lk_is_finite(at.x) || !lk_is_finite(at.y)) {
        settings &= ~14u; // not a finite coordinate, for which no address mode is defined
    }
    const bool inside = lk_texels(lk_self, site, object, settings, lk_axis_float(settings, at.x, size.x),
                                  lk_axis_float(settings, at.y, size.y));
    return inside ? at : (float2)(0.5f, 0.5f);
}

static bool lk_image_inside(lk_context* lk_self, uint site, uint object, uint settings, int2 size, int2 at) {
    return lk_texels(lk_self, site, object, settings, lk_axis_int(settings, at.x, size.x),
                     lk_axis_int(settings, at.y, size.y));
}

// Probes for images with one to three axes. One axis may select the layer of an array: its coordinate is never normalised,
// and the sampler clamps it to the nearest layer. Rows are numbered across slices; core/site/record.h shows the encoding.
static uint lk_solid_layer(int at, int size) {
    return (uint)clamp(at, 0, size - 1) | 1u << LK_TEXEL_BITS;
}

static uint lk_solid_axis_int(uint settings, uint axis, uint axes, uint layer, int at, int size) {
    return axis >= axes                                 ? 1u << LK_TEXEL_BITS
           : axis == layer && LK_ADDRESS(settings) != 0 ? lk_solid_layer(at, size)
                                                        : lk_axis_int(settings, at, size);
}

static uint lk_solid_axis_float(uint settings, uint axis, uint axes, uint layer, float at, int size) {
    return axis >= axes     ? 1u << LK_TEXEL_BITS
           : axis == layer ? lk_is_finite(at) ? lk_solid_layer(convert_int_sat_rte(at), size) : 0u
                           : lk_axis_float(settings, at, size);
}

static bool lk_solid_texels(lk_context* lk_self, uint site, uint object, uint settings, int rows, uint x, uint y, uint z) {
    const uint columns = x >> LK_TEXEL_BITS, lines = y >> LK_TEXEL_BITS, slices = z >> LK_TEXEL_BITS;
    const bool touches = columns != 0 && lines != 0 && slices != 0;
    const bool outside = LK_ADDRESS(settings) == 0 && !touches;
    if (outside) {
        lk_fault(lk_self, site, LK_OUT_OF_BOUNDS, object);
    }
    const uint two = LK_TWO_SLICES;
    const uint kept_columns = !touches ? 0u : slices == 2u && lines == 1u ? two : columns;
    const uint kept_rows = !touches ? 0u : slices == 1u ? lines : lines == 2u ? two : columns;
    const uint row = touches ? (y & LK_TEXEL_MASK) + (z & LK_TEXEL_MASK) * (uint)rows : 0u;
    const uint column = touches ? x & LK_TEXEL_MASK : 0u;
    lk_event(lk_self, site, (ulong)column | ((ulong)(row & LK_TEXEL_MASK) << LK_TEXEL_BITS) |
                           ((ulong)kept_columns << LK_TEXEL_COLUMNS_SHIFT) | ((ulong)kept_rows << LK_TEXEL_ROWS_SHIFT) |
                           ((ulong)object << LK_TEXEL_OBJECT_SHIFT));
    return !outside;
}

static bool lk_solid_inside(lk_context* lk_self, uint site, uint object, uint settings, uint axes, uint layer, int4 size,
                            int4 at) {
    return lk_solid_texels(lk_self, site, object, settings, size.y,
                           lk_solid_axis_int(settings, 0u, axes, layer, at.x, size.x),
                           lk_solid_axis_int(settings, 1u, axes, layer, at.y, size.y),
                           lk_solid_axis_int(settings, 2u, axes, layer, at.z, size.z));
}

static int4 lk_solid_int(lk_context* lk_self, uint site, uint object, uint settings, uint axes, uint layer, int4 size,
                         int4 at) {
    const bool inside = lk_solid_inside(lk_self, site, object, settings, axes, layer, size, at);
    return inside ? at : clamp(at, (int4)(0), max(size - 1, (int4)(0)));
}

static float4 lk_solid_float(lk_context* lk_self, uint site, uint object, uint settings, uint axes, uint layer, int4 size,
                             float4 at) {
    if (!lk_is_finite(at.x) || (axes > 1u && !lk_is_finite(at.y)) || (axes > 2u && !lk_is_finite(at.z))) {
        settings &= ~14u; // not a finite coordinate, for which no address mode is defined
    }
    const bool inside = lk_solid_texels(lk_self, site, object, settings, size.y,
                                        lk_solid_axis_float(settings, 0u, axes, layer, at.x, size.x),
                                        lk_solid_axis_float(settings, 1u, axes, layer, at.y, size.y),
                                        lk_solid_axis_float(settings, 2u, axes, layer, at.z, size.z));
    return inside ? at : (float4)(0.5f, 0.5f, 0.5f, 0.0f);
}
#endif
)";

} // namespace

std::string_view image_probes_text() {
    return text;
}

} // namespace lockstep
