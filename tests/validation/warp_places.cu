// Finds which first warps of groups share a scheduler: measures the time of a multiprocessor full of
// groups in each of which only one warp computes. Used for the presets in resources/hardware.
//
//     nvcc -O3 -arch=sm_90 -o warp_places tests/validation/warp_places.cu && ./warp_places
#include "checked.cuh"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <map>
#include <vector>

namespace {

constexpr int lanes = 32;
constexpr int most_threads = 2048; // maximum number of threads per multiprocessor
constexpr int most_groups = 32;    // maximum number of groups per multiprocessor
constexpr int rounds = 64;         // iterations of 64 operations each, which do not wait for each other

struct Seen {
    unsigned multiprocessor;
    unsigned place; ///< hardware warp number of the group's first warp
    unsigned begin;
    unsigned end;
};

/// Lets one warp compute in each group: the first one, or a different one in each group.
__global__ void one_computes(bool takes_turns, unsigned multiprocessors, Seen* seen, float* result, float x) {
    const unsigned warps = blockDim.x / lanes;
    const unsigned chosen = takes_turns ? blockIdx.x / multiprocessors % warps : 0;
    unsigned begin;
    asm volatile("mov.u32 %0, %%clock;" : "=r"(begin)::"memory");
    float sums[4] = {x, x + 1, x + 2, x + 3};
    if (threadIdx.x / lanes == chosen) {
        for (int i = 0; i < rounds; ++i) {
#pragma unroll
            for (int j = 0; j < 64; ++j) {
                asm volatile("fma.rn.f32 %0, %0, %1, %1;" : "+f"(sums[j % 4]) : "f"(x));
            }
        }
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        Seen& own = seen[blockIdx.x];
        asm volatile("mov.u32 %0, %%clock;" : "=r"(own.end)::"memory");
        asm("mov.u32 %0, %%smid;" : "=r"(own.multiprocessor));
        asm("mov.u32 %0, %%warpid;" : "=r"(own.place));
        own.begin = begin;
    }
    if (sums[0] + sums[1] + sums[2] + sums[3] == 1.2345F) {
        *result = sums[0];
    }
}

/// Returns the groups of a launch that fills each multiprocessor once, by multiprocessor.
std::map<unsigned, std::vector<Seen>> run(int threads, bool takes_turns, int multiprocessors) {
    const int groups = multiprocessors * std::min(most_groups, most_threads / threads);
    Seen* on_device = nullptr;
    float* result = nullptr;
    CHECKED(cudaMalloc(&on_device, groups * sizeof(Seen)));
    CHECKED(cudaMalloc(&result, sizeof(float)));
    for (int i = 0; i < 3; ++i) {
        one_computes<<<groups, threads>>>(takes_turns, multiprocessors, on_device, result, 0.5F);
        CHECKED(cudaGetLastError());
    }
    std::vector<Seen> all(groups);
    CHECKED(cudaMemcpy(all.data(), on_device, groups * sizeof(Seen), cudaMemcpyDeviceToHost));
    CHECKED(cudaFree(on_device));
    CHECKED(cudaFree(result));
    std::map<unsigned, std::vector<Seen>> by_multiprocessor;
    for (const Seen& seen : all) {
        by_multiprocessor[seen.multiprocessor].push_back(seen);
    }
    return by_multiprocessor;
}

/// Returns the cycles from the first start to the last end on a multiprocessor: the median over all
/// multiprocessors.
unsigned cycles(const std::map<unsigned, std::vector<Seen>>& by_multiprocessor) {
    std::vector<unsigned> all;
    for (const auto& [multiprocessor, its] : by_multiprocessor) {
        unsigned last = 0;
        unsigned before = 0; // time from the first start to the start of the first group
        for (const Seen& seen : its) {
            before = std::max(before, static_cast<unsigned>(std::max(0, static_cast<int>(its[0].begin - seen.begin))));
            last = std::max(last, seen.end - its[0].begin);
        }
        all.push_back(last + before);
    }
    std::sort(all.begin(), all.end());
    return all[all.size() / 2];
}

} // namespace

int main() {
    cudaDeviceProp properties;
    CHECKED(cudaGetDeviceProperties(&properties, 0));
    const int multiprocessors = properties.multiProcessorCount;
    std::printf("%s, %d multiprocessors\n", properties.name, multiprocessors);
    for (const int threads : {64, 96, 128, 160, 256, 512, 1024}) {
        const auto first = run(threads, false, multiprocessors);
        const auto turns = run(threads, true, multiprocessors);
        const double operations = 64.0 * rounds * static_cast<double>(first.begin()->second.size());
        std::printf("groups of %4d: cycles an operation where the first warps compute %.2f, others in turn %.2f; "
                    "places of first warps:",
                    threads, cycles(first) / operations, cycles(turns) / operations);
        for (const Seen& seen : first.begin()->second) {
            std::printf(" %u", seen.place);
        }
        std::printf("\n");
    }
}
