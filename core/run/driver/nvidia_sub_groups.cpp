#include "core/run/plain_program.h"

namespace lockstep {
namespace {

// A warp consists of 32 work-items by linear local id. The mask contains the existing lanes of the warp: the
// last warp of a group may be partial, unless LK_FULL_WARPS is defined.
constexpr const char* text = R"(
#define LK_OVER static inline __attribute__((overloadable))
#define LK_AS_IS(x) (x)
static inline uint lk_linear(void) {
    return (uint)((get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0));
}
static inline uint lk_items(void) { return (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2)); }
static inline uint get_sub_group_local_id(void) { return lk_linear() & 31u; }
static inline uint get_sub_group_id(void) { return lk_linear() >> 5; }
static inline uint get_num_sub_groups(void) { return (lk_items() + 31u) >> 5; }
static inline uint get_enqueued_num_sub_groups(void) { return get_num_sub_groups(); }
static inline uint get_max_sub_group_size(void) { return 32u; }
#ifdef LK_FULL_WARPS
static inline uint get_sub_group_size(void) { return 32u; }
static inline uint lk_mask(void) { return 0xffffffffu; }
#else
static inline uint get_sub_group_size(void) { return min(32u, lk_items() - (lk_linear() & ~31u)); }
static inline uint lk_mask(void) {
    const uint lanes = get_sub_group_size();
    return lanes == 32u ? 0xffffffffu : (1u << lanes) - 1u;
}
#endif
// Returns the value `v` of the lane `from`. If this lane does not exist, returns the work-item's own value.
static inline uint lk_shuffle(uint v, uint from) {
    uint r;
    const uint own = get_sub_group_local_id();
    const uint lane = from < get_sub_group_size() ? from : own;
    __asm__ volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, %3;" : "=r"(r) : "r"(v), "r"(lane), "r"(lk_mask()));
    return r;
}
// Returns the value of a lane at a distance. With full warps, the mask is a constant, and each is a single instruction.
#ifdef LK_FULL_WARPS
#define LK_MOVE(name, mode, last, lane)                                                                           \
    static inline uint name(uint v, uint d) {                                                                     \
        uint r;                                                                                                   \
        __asm__ volatile("shfl.sync." mode ".b32 %0, %1, %2, " last ", 0xffffffff;"                               \
                         : "=r"(r) : "r"(v), "r"(d < 32u ? d : 0u));                                              \
        return r;                                                                                                 \
    }
#else
#define LK_MOVE(name, mode, last, lane) static inline uint name(uint v, uint d) { return lk_shuffle(v, lane); }
#endif
LK_MOVE(lk_shuffle_up, "up", "0x0", get_sub_group_local_id() - d)
LK_MOVE(lk_shuffle_down, "down", "0x1f", get_sub_group_local_id() + d)
LK_MOVE(lk_shuffle_xor, "bfly", "0x1f", get_sub_group_local_id() ^ d)
#define LK_WIDE(wide, narrow)                                                                                     \
    static inline ulong wide(ulong v, uint d) {                                                                   \
        const uint low = narrow((uint)v, d);                                                                      \
        return (ulong)narrow((uint)(v >> 32), d) << 32 | low;                                                     \
    }
LK_WIDE(lk_shuffle_wide, lk_shuffle)
LK_WIDE(lk_shuffle_wide_up, lk_shuffle_up)
LK_WIDE(lk_shuffle_wide_down, lk_shuffle_down)
LK_WIDE(lk_shuffle_wide_xor, lk_shuffle_xor)
#define LK_LANES(T, read, bits, write)                                                                            \
    LK_OVER T sub_group_shuffle(T v, uint lane) { return write(read(bits(v), lane)); }                            \
    LK_OVER T sub_group_broadcast(T v, uint lane) { return write(read(bits(v), lane)); }                          \
    LK_OVER T sub_group_shuffle_xor(T v, uint m) { return write(read##_xor(bits(v), m)); }                        \
    LK_OVER T sub_group_shuffle_up(T v, uint d) { return write(read##_up(bits(v), d)); }                          \
    LK_OVER T sub_group_shuffle_down(T v, uint d) { return write(read##_down(bits(v), d)); }
#define LK_ADD(a, b) ((a) + (b))
#define LK_FOLD(T, name, op, neutral)                                                                             \
    LK_OVER T sub_group_scan_inclusive_##name(T v) {                                                              \
        for (uint d = 1; d < 32u; d <<= 1) {                                                                      \
            const T t = sub_group_shuffle_up(v, d);                                                               \
            v = get_sub_group_local_id() >= d ? op(t, v) : v;                                                     \
        }                                                                                                         \
        return v;                                                                                                 \
    }                                                                                                             \
    LK_OVER T sub_group_scan_exclusive_##name(T v) {                                                              \
        const T t = sub_group_shuffle_up(sub_group_scan_inclusive_##name(v), 1u);                                 \
        return get_sub_group_local_id() == 0 ? (T)(neutral) : t;                                                  \
    }                                                                                                             \
    LK_OVER T sub_group_reduce_##name(T v) {                                                                      \
        return sub_group_shuffle(sub_group_scan_inclusive_##name(v), get_sub_group_size() - 1u);                  \
    }
#define LK_TYPE(T, read, bits, write, least, most)                                                                \
    LK_LANES(T, read, bits, write)                                                                                \
    LK_FOLD(T, add, LK_ADD, 0) LK_FOLD(T, min, min, most) LK_FOLD(T, max, max, least)
LK_TYPE(int, lk_shuffle, as_uint, as_int, INT_MIN, INT_MAX)
LK_TYPE(uint, lk_shuffle, LK_AS_IS, LK_AS_IS, 0, UINT_MAX)
LK_TYPE(float, lk_shuffle, as_uint, as_float, -INFINITY, INFINITY)
LK_TYPE(long, lk_shuffle_wide, as_ulong, as_long, LONG_MIN, LONG_MAX)
LK_TYPE(ulong, lk_shuffle_wide, LK_AS_IS, LK_AS_IS, 0, ULONG_MAX)
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
LK_TYPE(double, lk_shuffle_wide, as_ulong, as_double, -INFINITY, INFINITY)
#endif
static inline void sub_group_barrier(cl_mem_fence_flags flags) {
    __asm__ volatile("bar.warp.sync %0;" : : "r"(lk_mask()) : "memory");
}
static inline uint4 sub_group_ballot(int predicate) {
    uint r;
    __asm__ volatile("{ .reg .pred p; setp.ne.s32 p, %1, 0; vote.sync.ballot.b32 %0, p, %2; }"
                     : "=r"(r) : "r"(predicate), "r"(lk_mask()));
    return (uint4)(r, 0, 0, 0);
}
static inline int sub_group_any(int predicate) { return sub_group_ballot(predicate).x != 0; }
static inline int sub_group_all(int predicate) { return sub_group_ballot(predicate).x == lk_mask(); }
#line 1
)";

} // namespace

std::string nvidia_sub_groups_text(std::uint64_t group_items) {
    const bool are_full = group_items % 32 == 0;
    return std::string(are_full ? "#define LK_FULL_WARPS\n" : "") + text;
}

} // namespace lockstep
