// Measures a preset's numbers for local memory and barriers: cycles of the multiprocessor's clock, per
// request of a warp or per barrier.
//
//     nvcc -arch=native -O3 -o multiprocessor tests/validation/multiprocessor.cu && ./multiprocessor
#include "checked.cuh"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

namespace {

constexpr int lanes = 32;
constexpr int rounds = 32;
constexpr int at_once = 16; // number of unrolled requests, so that the loop overhead is small
constexpr double repeats = rounds * at_once;

/// Measures accesses in which each lane below `active` accesses word lane * stride. If all lanes do, the
/// number of wavefronts is the greatest common divisor of the stride and the number of banks. The loads use
/// four registers in rotation, so that no load waits until an earlier one has written its register.
template <bool Writes>
__global__ void requests(int stride, int active, long long* cycles, float* out) {
    extern __shared__ float words[];
    const auto base = static_cast<unsigned>(__cvta_generic_to_shared(words));
    const int lane = threadIdx.x % lanes;
    const unsigned at = base + 4 * (lane * stride % 1024);
    float x[4] = {};
    __syncthreads();
    const long long begin = clock64();
    if (lane < active) {
        for (int i = 0; i < rounds; ++i) {
#pragma unroll
            for (int k = 0; k < at_once; ++k) {
                if constexpr (Writes) {
                    asm volatile("st.volatile.shared.f32 [%0], %1;" ::"r"(at), "f"(x[0]));
                } else {
                    asm volatile("ld.volatile.shared.f32 %0, [%1];" : "=f"(x[k % 4]) : "r"(at));
                }
            }
        }
    }
    __syncthreads();
    const long long end = clock64();
    out[threadIdx.x] = x[0] + x[1] + x[2] + x[3];
    if (threadIdx.x == 0) {
        *cycles = end - begin;
    }
}

/// Issues predicated requests: if the predicate is 0, no lane of a warp takes part.
template <bool Writes>
__global__ void predicated(unsigned wants, long long* cycles, float* out) {
    extern __shared__ float words[];
    const unsigned at = static_cast<unsigned>(__cvta_generic_to_shared(words)) + 4 * threadIdx.x;
    float x[4] = {};
    __syncthreads();
    const long long begin = clock64();
    for (int i = 0; i < rounds; ++i) {
#pragma unroll
        for (int k = 0; k < at_once; ++k) {
            if constexpr (Writes) {
                asm volatile("{ .reg .pred p; setp.ne.u32 p, %2, 0; @p st.shared.f32 [%0], %1; }" ::"r"(at), "f"(x[0]),
                             "r"(wants));
            } else {
                asm volatile("{ .reg .pred p; setp.ne.u32 p, %2, 0; @p ld.shared.f32 %0, [%1]; }"
                             : "+f"(x[k % 4])
                             : "r"(at), "r"(wants));
            }
        }
    }
    __syncthreads();
    const long long end = clock64();
    out[threadIdx.x] = x[0] + x[1] + x[2] + x[3];
    if (threadIdx.x == 0) {
        *cycles = end - begin;
    }
}

__global__ void barriers(long long* cycles) {
    __syncthreads();
    const long long begin = clock64();
    for (int i = 0; i < rounds; ++i) {
#pragma unroll
        for (int k = 0; k < at_once; ++k) {
            __syncthreads();
        }
    }
    const long long end = clock64();
    if (threadIdx.x == 0 && blockIdx.x == 0) {
        *cycles = end - begin;
    }
}

__global__ void swaps(long long* cycles, float* out) {
    float x = threadIdx.x;
    __syncthreads();
    const long long begin = clock64();
    for (int i = 0; i < rounds; ++i) {
#pragma unroll
        for (int k = 0; k < at_once; ++k) {
            x += __shfl_down_sync(0xFFFFFFFF, x, 1);
        }
    }
    __syncthreads();
    const long long end = clock64();
    out[threadIdx.x] = x;
    if (threadIdx.x == 0) {
        *cycles = end - begin;
    }
}

/// Runs a pointer chase: each address is computed from the previous value.
__global__ void chase(long long* cycles, float* out) {
    __shared__ int next[1024];
    for (int i = 0; i < 1024; ++i) {
        next[i] = (i * 4 + 128) % 4096;
    }
    const auto base = static_cast<unsigned>(__cvta_generic_to_shared(next));
    unsigned at = base;
    const long long begin = clock64();
    for (int i = 0; i < rounds * at_once; ++i) {
        int offset = 0;
        asm volatile("ld.volatile.shared.s32 %0, [%1];" : "=r"(offset) : "r"(at));
        at = base + offset;
    }
    const long long end = clock64();
    *out = static_cast<float>(at);
    *cycles = end - begin;
}

/// Runs a loop in which a branch decides, in each iteration, whether to compute `chain` dependent numbers.
/// The compiler cannot predict the decision, and the computation is too long for predication.
template <bool Decides>
__global__ void decisions(unsigned mask, int factor, long long* cycles, float* out) {
    constexpr int chain = 24;
    int x = threadIdx.x;
    const unsigned wants = mask >> (threadIdx.x % lanes) & 1;
    __syncthreads();
    const long long begin = clock64();
    for (int i = 0; i < rounds; ++i) {
#pragma unroll
        for (int k = 0; k < at_once; ++k) {
            unsigned goes = 0;
            asm volatile("mov.u32 %0, %1;" : "=r"(goes) : "r"(wants));
            if (!Decides || goes != 0) {
#pragma unroll
                for (int j = 0; j < chain; ++j) {
                    asm volatile("mad.lo.s32 %0, %0, %1, %1;" : "+r"(x) : "r"(factor));
                }
            }
        }
    }
    const long long end = clock64();
    out[threadIdx.x] = static_cast<float>(x);
    if (threadIdx.x == 0) {
        *cycles = end - begin;
    }
}

/// Runs a loop with short iterations. The time of an iteration beyond its dependent chain is the overhead of
/// the loop.
__global__ void turns(int count, int factor, long long* cycles, float* out) {
    constexpr int chain = 24;
    int x = threadIdx.x;
    __syncthreads();
    const long long begin = clock64();
#pragma unroll 1
    for (int i = 0; i < count; ++i) {
#pragma unroll
        for (int j = 0; j < chain; ++j) {
            asm volatile("mad.lo.s32 %0, %0, %1, %1;" : "+r"(x) : "r"(factor));
        }
    }
    const long long end = clock64();
    out[threadIdx.x] = static_cast<float>(x);
    if (threadIdx.x == 0) {
        *cycles = end - begin;
    }
}

struct Stay {
    unsigned multiprocessor;
    long long begin; ///< cycle in which the first of its warps starts
    long long last;  ///< cycle in which the last of its warps starts
    long long end;
};

/// Runs groups that only wait: all for the same time, or each for a different time.
__global__ void stays(Stay* stays, int least, int spread) {
    __shared__ long long first;
    __shared__ unsigned long long last;
    extern __shared__ float room[];
    const long long begin = clock64();
    if (threadIdx.x == 0) {
        first = begin;
        last = 0;
    }
    __syncthreads();
    if (threadIdx.x % lanes == 0) {
        atomicMax(&last, static_cast<unsigned long long>(begin));
    }
    const unsigned own = spread > 0 ? blockIdx.x * 2654435761U % static_cast<unsigned>(spread) : 0;
    while (clock64() - begin < least + static_cast<long long>(own)) {
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        room[0] = 0;
        Stay& stay = stays[blockIdx.x];
        asm("mov.u32 %0, %%smid;" : "=r"(stay.multiprocessor));
        stay.begin = first;
        stay.last = static_cast<long long>(last);
        stay.end = clock64();
    }
}

long long* cycles_taken = nullptr;
float* results = nullptr;

/// Returns the time of the second of two launches, divided by its number of repetitions.
template <class Launch>
double cycles_of(Launch launch) {
    long long cycles = 0;
    for (int i = 0; i < 2; ++i) {
        launch();
        CHECKED(cudaGetLastError());
        CHECKED(cudaMemcpy(&cycles, cycles_taken, sizeof cycles, cudaMemcpyDeviceToHost));
    }
    return static_cast<double>(cycles) / repeats;
}

template <bool Writes>
void print_requests(int threads) {
    const double warps = threads / static_cast<double>(lanes);
    const auto of = [&](int stride, int active) {
        return cycles_of([&] { requests<Writes><<<1, threads, 8192>>>(stride, active, cycles_taken, results); }) /
               warps;
    };
    std::printf("%s, %2.0f warps, cycles a request: ", Writes ? "stores" : "loads ", warps);
    for (int wavefronts = 1; wavefronts <= lanes; wavefronts *= 2) {
        std::printf("  %d wavefronts %5.2f", wavefronts, of(wavefronts, lanes));
    }
    for (int active = lanes / 2; active >= 1; active /= 2) {
        std::printf("  %d lanes in one bank %5.2f", active, of(lanes, active));
    }
    std::printf("\n");
}

template <bool Writes>
void print_predicated(int threads) {
    const auto of = [threads](unsigned wants) {
        return cycles_of([&] { predicated<Writes><<<1, threads, 8192>>>(wants, cycles_taken, results); }) * lanes /
               threads;
    };
    std::printf("%s of a predicate, %2d warps, cycles a request: all lanes %5.2f  no lane %5.2f\n",
                Writes ? "stores" : "loads ", threads / lanes, of(1), of(0));
}

void print_decisions() {
    const double always =
        cycles_of([] { decisions<false><<<1, lanes>>>(0xFFFFFFFF, 3, cycles_taken, results); });
    const double turn = cycles_of([] { turns<<<1, lanes>>>(rounds * at_once, 3, cycles_taken, results); });
    std::printf("24 dependent operations: %.1f cycles; as a turn of a loop %.1f\n", always, turn);
    for (const unsigned mask : {0xFFFFFFFFU, 0U, 0x55555555U, 1U}) {
        const double decided =
            cycles_of([mask] { decisions<true><<<1, lanes>>>(mask, 3, cycles_taken, results); });
        std::printf("they behind a decision of lanes %08x: %.1f cycles\n", mask, decided);
    }
}

/// Prints the time between groups. The first groups fill each multiprocessor; the next group takes the place
/// of the first one that ends.
void print_gaps(int threads, int bytes, int spread) {
    constexpr int groups = 8192;
    Stay* on_device = nullptr;
    CHECKED(cudaMalloc(&on_device, groups * sizeof(Stay)));
    for (int i = 0; i < 2; ++i) {
        stays<<<groups, threads, bytes>>>(on_device, 3000, spread);
        CHECKED(cudaDeviceSynchronize());
    }
    std::vector<Stay> all(groups);
    CHECKED(cudaMemcpy(all.data(), on_device, groups * sizeof(Stay), cudaMemcpyDeviceToHost));
    CHECKED(cudaFree(on_device));
    std::map<unsigned, std::vector<Stay>> by_multiprocessor;
    for (const Stay& stay : all) {
        by_multiprocessor[stay.multiprocessor].push_back(stay);
    }
    std::vector<double> gaps;
    std::vector<double> spreads;
    std::size_t resident = 0;
    for (auto& [multiprocessor, its] : by_multiprocessor) {
        std::vector<long long> begins;
        std::vector<long long> ends;
        for (const Stay& stay : its) {
            begins.push_back(stay.begin);
            ends.push_back(stay.end);
            spreads.push_back(static_cast<double>(stay.last - stay.begin));
        }
        std::sort(begins.begin(), begins.end());
        std::sort(ends.begin(), ends.end());
        const auto first = static_cast<std::size_t>(
            std::lower_bound(begins.begin(), begins.end(), ends.front()) - begins.begin());
        resident = std::max(resident, first);
        for (std::size_t i = first; i < begins.size(); ++i) {
            gaps.push_back(static_cast<double>(begins[i] - ends[i - first]));
        }
    }
    std::sort(gaps.begin(), gaps.end());
    std::sort(spreads.begin(), spreads.end());
    const auto share = [](const std::vector<double>& of, double at) {
        return of.empty() ? 0 : of[static_cast<std::size_t>(at * static_cast<double>(of.size() - 1))];
    };
    std::printf("groups of %4d, %5d bytes, %s, %2zu at once: from an end to the next begin %4.0f %4.0f %4.0f cycles "
                "(a tenth, half, nine tenths); from its first warp to its last %4.0f\n",
                threads, bytes, spread > 0 ? "apart   " : "together", resident, share(gaps, 0.1), share(gaps, 0.5),
                share(gaps, 0.9), share(spreads, 0.5));
}

} // namespace

int main() {
    cudaDeviceProp properties;
    CHECKED(cudaGetDeviceProperties(&properties, 0));
    std::printf("%s, %d multiprocessors\n", properties.name, properties.multiProcessorCount);
    CHECKED(cudaMalloc(&cycles_taken, sizeof(long long)));
    CHECKED(cudaMalloc(&results, 1024 * sizeof(float)));
    std::printf("local memory, chase of addresses: %.1f cycles\n",
                cycles_of([] { chase<<<1, 1>>>(cycles_taken, results); }));
    for (const int threads : {32, 256, 1024}) {
        print_requests<false>(threads);
    }
    for (const int threads : {32, 256, 1024}) {
        print_requests<true>(threads);
    }
    for (const int threads : {32, 256, 1024}) {
        print_predicated<false>(threads);
        print_predicated<true>(threads);
    }
    for (int threads = lanes; threads <= 1024; threads *= 2) {
        std::printf("barrier of %2d warps: %.1f cycles\n", threads / lanes,
                    cycles_of([&] { barriers<<<1, threads>>>(cycles_taken); }));
    }
    for (const int threads : {32, 256, 1024}) {
        std::printf("swap between lanes and addition, %2d warps: %.2f cycles a warp\n", threads / lanes,
                    cycles_of([&] { swaps<<<1, threads>>>(cycles_taken, results); }) * lanes / threads);
    }
    print_decisions();
    for (const int spread : {3000, 0}) {
        for (const int threads : {32, 64, 128, 256, 512, 1024}) {
            print_gaps(threads, 1024, spread);
        }
        print_gaps(256, 16384, spread);
    }
    return 0;
}
