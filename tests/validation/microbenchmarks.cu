// Measures numbers of a preset: latencies, loads in flight, atomics. Results are in cycles of the
// multiprocessor's clock, or in nanoseconds of whole launches.
//
//     nvcc -arch=native -O3 -o microbenchmarks tests/validation/microbenchmarks.cu && ./microbenchmarks
#include "checked.cuh"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>

namespace {

constexpr int lanes = 32;

template <class T>
T* device_memory(std::size_t count) {
    T* memory = nullptr;
    CHECKED(cudaMalloc(&memory, count * sizeof(T)));
    CHECKED(cudaMemset(memory, 0, count * sizeof(T)));
    return memory;
}

/// Returns the median time of some launches in nanoseconds, minus the time of an empty launch.
template <class Launch>
double nanoseconds(Launch launch) {
    cudaEvent_t begin, end;
    CHECKED(cudaEventCreate(&begin));
    CHECKED(cudaEventCreate(&end));
    std::vector<float> times;
    for (int i = 0; i < 15; ++i) {
        CHECKED(cudaEventRecord(begin));
        launch();
        CHECKED(cudaEventRecord(end));
        CHECKED(cudaEventSynchronize(end));
        float milliseconds = 0;
        CHECKED(cudaEventElapsedTime(&milliseconds, begin, end));
        times.push_back(milliseconds);
    }
    CHECKED(cudaGetLastError());
    std::sort(times.begin(), times.end());
    return 1e6 * times[times.size() / 2];
}

// ---- latency: pointer chase, in which each load's address is the value of the previous load

__global__ void chase(const std::uint32_t* next, int steps, std::uint32_t* out, long long* cycles, bool in_l1) {
    std::uint32_t at = 0;
    for (int i = 0; i < steps; ++i) {
        at = in_l1 ? __ldca(next + at) : __ldcg(next + at);
    }
    const long long begin = clock64();
    for (int i = 0; i < steps; ++i) {
        at = in_l1 ? __ldca(next + at) : __ldcg(next + at);
    }
    *cycles = clock64() - begin;
    *out = at;
}

void latency(const char* name, std::size_t bytes, bool in_l1) {
    const std::size_t stride = 32; // a line of 128 bytes, in words
    const std::size_t count = bytes / 4;
    std::vector<std::uint32_t> host(count);
    const std::size_t lines = count / stride;
    for (std::size_t i = 0; i < lines; ++i) { // a large step that is coprime to the number of lines
        host[i * stride] = static_cast<std::uint32_t>((i + 1031) % lines * stride);
    }
    auto* next = device_memory<std::uint32_t>(count);
    CHECKED(cudaMemcpy(next, host.data(), bytes, cudaMemcpyHostToDevice));
    auto* out = device_memory<std::uint32_t>(1);
    auto* cycles = device_memory<long long>(1);
    const int steps = 4000;
    chase<<<1, 1>>>(next, steps, out, cycles, in_l1);
    long long taken = 0;
    CHECKED(cudaMemcpy(&taken, cycles, sizeof taken, cudaMemcpyDeviceToHost));
    std::printf("latency %-8s %6.1f cycles\n", name, static_cast<double>(taken) / steps);
    CHECKED(cudaFree(next));
}

// ---- loads in flight: N independent loads per lane, with different numbers of warps

template <int N>
__global__ void independent(const float* in, float* out, long long* cycles, std::size_t warp_stride) {
    const float* own = in + threadIdx.x / lanes * warp_stride + threadIdx.x % lanes;
    float values[N];
    __syncthreads();
    const long long begin = clock64();
#pragma unroll
    for (int i = 0; i < N; ++i) {
        asm volatile("ld.global.cg.f32 %0, [%1];" : "=f"(values[i]) : "l"(own + i * lanes * 64));
    }
    float sum = 0;
#pragma unroll
    for (int i = 0; i < N; ++i) {
        sum += values[i];
    }
    __syncthreads();
    const long long end = clock64();
    out[threadIdx.x] = sum;
    if (threadIdx.x == 0) {
        *cycles = end - begin;
    }
}

template <int N>
void in_flight(int warps, const float* in, float* out, long long* cycles) {
    const std::size_t warp_stride = std::size_t{N} * lanes * 64 + 4096;
    long long taken = 0;
    for (int i = 0; i < 3; ++i) { // in the last launch, everything is in L2
        independent<N><<<1, warps * lanes>>>(in, out, cycles, warp_stride);
        CHECKED(cudaMemcpy(&taken, cycles, sizeof taken, cudaMemcpyDeviceToHost));
    }
    std::printf("  %2d loads %5lld", N, taken);
}

void loads_in_flight() {
    const auto* in = device_memory<float>(std::size_t{1} << 26);
    auto* out = device_memory<float>(1024);
    auto* cycles = device_memory<long long>(1);
    for (const int warps : {1, 4, 8, 16, 32}) {
        std::printf("in flight, %2d warps on a multiprocessor, cycles:", warps);
        in_flight<1>(warps, in, out, cycles);
        in_flight<2>(warps, in, out, cycles);
        in_flight<4>(warps, in, out, cycles);
        in_flight<8>(warps, in, out, cycles);
        in_flight<16>(warps, in, out, cycles);
        in_flight<32>(warps, in, out, cycles);
        in_flight<64>(warps, in, out, cycles);
        std::printf("\n");
    }
}

// ---- atomics in global memory: 2^20 atomics on words that a rule selects

enum class Words { one, one_a_warp, one_a_group, one_a_lane, in_one_line, hashed };

__device__ std::uint32_t word(Words words, std::uint32_t bins, std::uint32_t i) {
    switch (words) {
    case Words::one:
        return 0;
    case Words::one_a_warp:
        return i / 32 % bins * 32;
    case Words::one_a_group:
        return i / 256 % bins * 32;
    case Words::one_a_lane:
        return i;
    case Words::in_one_line:
        return i % 32;
    default:
        return (i * 2654435761u >> 8) % bins;
    }
}

__global__ void global_atomics(int* to, Words words, std::uint32_t bins, bool same_value, int* out) {
    const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    const int value = same_value ? 1 : static_cast<int>(i & 3) + 1;
    const int old = atomicAdd(to + word(words, bins, i), value);
    if (out != nullptr) {
        out[i] = old;
    }
}

__global__ void nothing(int* to) {
    if (to == nullptr) {
        *to = 0;
    }
}

void global_atomic_times() {
    constexpr int count = 1 << 20;
    auto* to = device_memory<int>(count * 32);
    auto* out = device_memory<int>(count);
    const double empty = nanoseconds([&] { nothing<<<count / 256, 256>>>(to); });
    std::printf("empty launch of 2^20 work-items %7.1f us\n", empty / 1000);
    const auto time = [&](const char* name, Words words, std::uint32_t bins) {
        std::printf("global atomics %-12s %6u", name, bins);
        for (const bool returns : {false, true}) {
            for (const bool same : {true, false}) {
                const double ns = nanoseconds(
                    [&] { global_atomics<<<count / 256, 256>>>(to, words, bins, same, returns ? out : nullptr); });
                std::printf("  %s %s %8.1f us", returns ? "returns" : "forgets", same ? "1" : "n", (ns - empty) / 1000);
            }
        }
        std::printf("\n");
    };
    time("one", Words::one, 1);
    for (const std::uint32_t bins : {2U, 8U, 64U, 512U, 4096U, 32768U}) {
        time("a warp's", Words::one_a_warp, bins);
    }
    time("a group's", Words::one_a_group, 4096);
    time("a lane's", Words::one_a_lane, count);
    time("of a line", Words::in_one_line, 32);
    for (const std::uint32_t bins : {2U, 4U, 16U, 64U, 256U, 1024U, 4096U, 65536U}) {
        time("hashed", Words::hashed, bins);
    }
}

// ---- atomics in local (shared) memory: cycles per request of one warp, and of eight warps

template <class T>
__global__ void local_atomics(int pattern, int rounds, bool same_value, T* out, long long* cycles) {
    __shared__ T words[32 * 64];
    for (int i = threadIdx.x; i < 32 * 64; i += blockDim.x) {
        words[i] = 0;
    }
    const int lane = threadIdx.x % lanes;
    int at = lane; // one word per lane, each in a different bank
    if (pattern >= 0) {
        at = lane % (1 << pattern); // 2^pattern words, each in a different bank
    } else if (pattern > -10) {
        at = lane % (1 << -pattern) * 32; // 2^-pattern words, all in one bank
    } else {
        at = (threadIdx.x * 2654435761u >> 8) % (1u << (-pattern - 10)); // words selected by a hash
    }
    const T value = same_value ? T(1) : T(lane + 1);
    __syncthreads();
    const long long begin = clock64();
    for (int i = 0; i < rounds; ++i) {
        atomicAdd(words + at, value);
    }
    __syncthreads();
    const long long end = clock64();
    out[threadIdx.x] = words[threadIdx.x];
    if (threadIdx.x == 0) {
        *cycles = end - begin;
    }
}

template <class T>
void local_atomic_cycles(const char* type) {
    auto* out = device_memory<T>(1024);
    auto* cycles = device_memory<long long>(1);
    constexpr int rounds = 512;
    for (const int warps : {1, 8}) {
        for (const bool same : {true, false}) {
            std::printf("local atomics of %s, %d warps, %s:", type, warps, same ? "1" : "n");
            for (const int pattern : {0, 1, 2, 3, 4, 5, -1, -2, -3, -4, -5, -14, -16, -18}) {
                local_atomics<T><<<1, warps * lanes>>>(pattern, rounds, same, out, cycles);
                long long taken = 0;
                CHECKED(cudaMemcpy(&taken, cycles, sizeof taken, cudaMemcpyDeviceToHost));
                std::printf("  %d: %.1f", pattern, static_cast<double>(taken) / rounds / warps);
            }
            std::printf("\n");
        }
    }
}

// ---- global stores and loads of a whole multiprocessor: sectors per cycle

__global__ void stream(const float* in, float* out, int stride, int rounds, bool writes, long long* cycles) {
    float sum = 0;
    __syncthreads();
    const long long begin = clock64();
    for (int i = 0; i < rounds; ++i) {
        const int at = (threadIdx.x * stride + i * 1024 * stride) & 0x3FFF; // stays within 64 KB
        if (writes) {
            out[at] = static_cast<float>(i);
        } else {
            sum += __ldca(in + at);
        }
    }
    __syncthreads();
    const long long end = clock64();
    out[threadIdx.x + 0x8000] = sum;
    if (threadIdx.x == 0) {
        *cycles = end - begin;
    }
}

void pipes() {
    const auto* in = device_memory<float>(1 << 16);
    auto* out = device_memory<float>(1 << 16);
    auto* cycles = device_memory<long long>(1);
    for (const bool writes : {false, true}) {
        std::printf("%s, cycles a warp's request:", writes ? "stores" : "loads from L1");
        for (const int stride : {1, 2, 4, 8, 16}) {
            long long taken = 0;
            for (int i = 0; i < 2; ++i) {
                stream<<<1, 1024>>>(in, out, stride, 256, writes, cycles);
                CHECKED(cudaMemcpy(&taken, cycles, sizeof taken, cudaMemcpyDeviceToHost));
            }
            std::printf("  stride %d: %.2f", stride, static_cast<double>(taken) / 256 / 32);
        }
        std::printf("\n");
    }
}

} // namespace

int main() {
    cudaDeviceProp properties;
    CHECKED(cudaGetDeviceProperties(&properties, 0));
    std::printf("%s, %d multiprocessors\n", properties.name, properties.multiProcessorCount);
    latency("L1", 16 << 10, true);
    latency("L2", 4 << 20, false);
    latency("DRAM", std::size_t{512} << 20, false);
    loads_in_flight();
    pipes();
    global_atomic_times();
    local_atomic_cycles<int>("int");
    local_atomic_cycles<float>("float");
    return 0;
}
