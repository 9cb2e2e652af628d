// What a preset's numbers of local memory and barriers are taken from: cycles of the multiprocessor's clock, for a
// warp's request or for a barrier.
//
//     nvcc -arch=native -O3 -o multiprocessor tests/validation/multiprocessor.cu && ./multiprocessor
#include "checked.cuh"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

constexpr int lanes = 32;
constexpr int rounds = 32;
constexpr int at_once = 16; // unrolled, so that the loop costs little
constexpr double repeats = rounds * at_once;

/// Lanes below `active` access word lane * stride: as many wavefronts as the stride has banks in common.
__global__ void requests(int stride, int active, bool writes, long long* cycles, float* out) {
    extern __shared__ float words[];
    const auto base = static_cast<unsigned>(__cvta_generic_to_shared(words));
    const int lane = threadIdx.x % lanes;
    const unsigned at = base + 4 * (lane * stride % 1024);
    float x = 0;
    __syncthreads();
    const long long begin = clock64();
    if (lane < active) {
        for (int i = 0; i < rounds; ++i) {
#pragma unroll
            for (int k = 0; k < at_once; ++k) {
                if (writes) {
                    asm volatile("st.volatile.shared.f32 [%0], %1;" ::"r"(at), "f"(x));
                } else {
                    asm volatile("ld.volatile.shared.f32 %0, [%1];" : "=f"(x) : "r"(at));
                }
            }
        }
    }
    __syncthreads();
    const long long end = clock64();
    out[threadIdx.x] = x;
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

/// Each address is made of the value before.
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

long long* cycles_taken = nullptr;
float* results = nullptr;

/// The second of two launches, by the repeats of each.
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

void print_requests(bool writes, int threads) {
    const double warps = threads / static_cast<double>(lanes);
    const auto of = [&](int stride, int active) {
        return cycles_of([&] { requests<<<1, threads, 8192>>>(stride, active, writes, cycles_taken, results); }) /
               warps;
    };
    std::printf("%s, %2.0f warps, cycles a request: ", writes ? "stores" : "loads ", warps);
    for (int wavefronts = 1; wavefronts <= lanes; wavefronts *= 2) {
        std::printf("  %d wavefronts %5.2f", wavefronts, of(wavefronts, lanes));
    }
    for (int active = lanes / 2; active >= 1; active /= 2) {
        std::printf("  %d lanes in one bank %5.2f", active, of(lanes, active));
    }
    std::printf("\n");
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
    for (const bool writes : {false, true}) {
        for (const int threads : {32, 256, 1024}) {
            print_requests(writes, threads);
        }
    }
    for (int threads = lanes; threads <= 1024; threads *= 2) {
        std::printf("barrier of %2d warps: %.1f cycles\n", threads / lanes,
                    cycles_of([&] { barriers<<<1, threads>>>(cycles_taken); }));
    }
    for (const int threads : {32, 256, 1024}) {
        std::printf("swap between lanes and addition, %2d warps: %.2f cycles a warp\n", threads / lanes,
                    cycles_of([&] { swaps<<<1, threads>>>(cycles_taken, results); }) * lanes / threads);
    }
    return 0;
}
