#include "core/run/log/log_sums.h"

namespace lockstep {
namespace {

constexpr std::uint64_t tile_words = 2048; ///< words that one group of these kernels processes: LK_TILE
constexpr std::uint64_t tile_items = 256;  ///< work-items of one such group: LK_SIZE

// A tile has one word of padding after every LK_EACH words. Each work-item adds up LK_EACH adjacent words, so
// this avoids bank conflicts.
constexpr const char* sum_kernels = R"(
#define LK_TILE 2048
#define LK_SIZE 256
#define LK_EACH (LK_TILE / LK_SIZE)
#define LK_AT(i) ((i) + (i) / LK_EACH)

// Computes the sum of each tile.
__kernel __attribute__((reqd_work_group_size(LK_SIZE, 1, 1)))
void lk_sums(__global const ulong* in, __global ulong* sums, ulong count) {
    __local ulong s[LK_SIZE];
    const uint l = (uint)get_local_id(0);
    const ulong first = get_group_id(0) * (ulong)LK_TILE;
    ulong sum = 0;
    for (uint k = l; k < LK_TILE; k += LK_SIZE) {
        sum += first + k < count ? in[first + k] : 0;
    }
    s[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = LK_SIZE / 2; k > 0; k /= 2) {
        if (l < k) {
            s[l] += s[l + k];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0) {
        sums[get_group_id(0)] = s[0];
    }
}

// Computes the sum of all words before each word, from the sum before its tile; out[count] is the sum of all words.
__kernel __attribute__((reqd_work_group_size(LK_SIZE, 1, 1)))
void lk_prefix(__global const ulong* in, __global const ulong* before, __global ulong* out, ulong count) {
    __local ulong tile[LK_TILE + LK_SIZE];
    __local ulong s[LK_SIZE];
    const uint l = (uint)get_local_id(0);
    const ulong first = get_group_id(0) * (ulong)LK_TILE;
    for (uint k = l; k < LK_TILE; k += LK_SIZE) {
        tile[LK_AT(k)] = first + k < count ? in[first + k] : 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    ulong sum = 0;
    for (uint k = 0; k < LK_EACH; ++k) {
        sum += tile[LK_AT(l * LK_EACH + k)];
    }
    s[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = 1; k < LK_SIZE; k *= 2) {
        const ulong other = l >= k ? s[l - k] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        s[l] += other;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    ulong at = before[get_group_id(0)] + s[l] - sum;
    for (uint k = 0; k < LK_EACH; ++k) {
        const ulong word = tile[LK_AT(l * LK_EACH + k)];
        tile[LK_AT(l * LK_EACH + k)] = at;
        at += word;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = l; k < LK_TILE; k += LK_SIZE) {
        if (first + k <= count) {
            out[first + k] = tile[LK_AT(k)];
        }
    }
    if (l == LK_SIZE - 1 && first + LK_TILE == count) {
        out[count] = at;
    }
}

__kernel void lk_of_groups(__global const ulong* offsets, __global ulong* groups, ulong count, ulong items) {
    if (get_global_id(0) < count) {
        groups[get_global_id(0)] = offsets[get_global_id(0) * items];
    }
}

// Computes the ranges of `count` work-items, starting with number `from`.
__kernel void lk_places_in(__global const ulong* offsets, __global ulong* places, ulong from, ulong count, ulong first,
                           ulong end) {
    const ulong item = from + get_global_id(0);
    if (get_global_id(0) < count) {
        places[item] = min(max(offsets[item], first), end) - first;
    }
}

__kernel void lk_differ(__global const ulong* offsets, __global const ulong* counts, __global ulong* differ, ulong from,
                        ulong count) {
    const ulong item = from + get_global_id(0);
    if (get_global_id(0) < count && counts[item] != offsets[item + 1] - offsets[item]) {
        *differ = 1; // all writers write the same value
    }
}
)";

std::uint64_t tiles(std::uint64_t words) {
    return (words + tile_words - 1) / tile_words;
}

} // namespace

LogSums::LogSums(const Device& device, std::uint64_t items, std::uint64_t items_per_group)
    : device_(device),
      items_(items),
      items_per_group_(items_per_group),
      program_(device.context, std::string(sum_kernels)),
      groups_(items / items_per_group + 1) {
    program_.build({device.device}, "-cl-std=CL1.2");
    offsets_ = make(items + 1);
}

cl::Buffer LogSums::make(std::uint64_t words) const {
    return {device_.context, CL_MEM_READ_WRITE, words * sizeof(std::uint64_t)};
}

/// Runs the kernel with this name. Its arguments are buffers, followed by numbers.
void LogSums::run(const char* name, std::uint64_t items, const std::vector<const cl::Buffer*>& buffers,
                  const std::vector<std::uint64_t>& numbers) {
    cl::Kernel kernel(program_, name);
    cl_uint next = 0;
    for (const cl::Buffer* buffer : buffers) {
        kernel.setArg(next++, *buffer);
    }
    for (const std::uint64_t number : numbers) {
        kernel.setArg(next++, static_cast<cl_ulong>(number));
    }
    const std::uint64_t whole = (items + tile_items - 1) / tile_items * tile_items;
    device_.queue.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(whole), cl::NDRange(tile_items),
                                       nullptr, time_.event());
}

/// Computes the count + 1 prefix sums of `count` words. The sums of the tiles are computed first,
/// recursively.
void LogSums::prefix(const cl::Buffer& in, std::uint64_t count, const cl::Buffer& out) {
    const std::uint64_t parts = tiles(count);
    cl::Buffer before = make(parts + 1);
    if (parts == 1) {
        device_.queue.enqueueFillBuffer(before, cl_ulong{0}, 0, sizeof(cl_ulong));
    } else {
        const cl::Buffer sums = make(parts);
        run("lk_sums", parts * tile_items, {&in, &sums}, {count});
        prefix(sums, parts, before);
    }
    run("lk_prefix", parts * tile_items, {&in, &before, &out}, {count});
}

void LogSums::add_up(const cl::Buffer& counts) {
    prefix(counts, items_, offsets_);
    const cl::Buffer groups = make(groups_.size());
    run("lk_of_groups", groups_.size(), {&offsets_, &groups}, {groups_.size(), items_per_group_});
    device_.queue.enqueueReadBuffer(groups, CL_TRUE, 0, groups_.size() * sizeof(std::uint64_t),
                                    groups_.data());
}

std::uint64_t LogSums::words(ItemRange items) const {
    return groups_[items.end / items_per_group_] - groups_[items.first / items_per_group_];
}

void LogSums::lay_out(const cl::Buffer& places, ItemRange items, ItemsWithoutRange without_range) {
    const ItemRange told = without_range == ItemsWithoutRange::count ? ItemRange{0, items_} : items;
    const std::uint64_t count = told.end - told.first + 1;
    run("lk_places_in", count, {&offsets_, &places},
        {told.first, count, groups_[items.first / items_per_group_], groups_[items.end / items_per_group_]});
}

bool LogSums::equal(const cl::Buffer& counts, ItemRange items) {
    const cl::Buffer differ = make(1);
    device_.queue.enqueueFillBuffer(differ, cl_ulong{0}, 0, sizeof(cl_ulong));
    const std::uint64_t count = items.end - items.first;
    run("lk_differ", count, {&offsets_, &counts, &differ}, {items.first, count});
    std::uint64_t differs = 0;
    device_.queue.enqueueReadBuffer(differ, CL_TRUE, 0, sizeof(differs), &differs);
    return differs == 0;
}

void LogSums::read_offsets(ItemRange items, std::span<std::uint64_t> to) const {
    device_.queue.enqueueReadBuffer(offsets_, CL_TRUE, items.first * sizeof(std::uint64_t), to.size_bytes(),
                                    to.data());
}

void LogSums::begin_offsets(ItemRange items) {
    const std::size_t bytes = (items.end - items.first + 1) * sizeof(std::uint64_t);
    if (!block_ || block_->size_bytes() < bytes) {
        block_.reset();
        block_.emplace(device_, bytes + bytes / 8); // slightly larger, because later parts may need more
    }
    block_->read(offsets_, items.first * sizeof(std::uint64_t), bytes);
}

void LogSums::take_offsets(std::span<std::uint64_t> to) {
    block_->copy_to(std::as_writable_bytes(to).data(), to.size_bytes());
}

} // namespace lockstep
