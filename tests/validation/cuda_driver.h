#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace lockstep::validation {

/// The few calls of CUDA's driver that load a kernel and launch it. The library is found when the program runs, so that
/// this builds without CUDA. Every failure throws std::runtime_error with the call's name and CUDA's number.
class CudaDriver {
public:
    using Pointer = std::uint64_t; ///< in the device's memory
    using Function = void*;

    CudaDriver();
    CudaDriver(const CudaDriver&) = delete;
    CudaDriver& operator=(const CudaDriver&) = delete;

    /// Memory of so many bytes with this content, the rest zero. It lives as long as the process.
    [[nodiscard]] Pointer memory(const std::vector<std::byte>& content, std::size_t bytes) const;
    /// A kernel of a program in PTX.
    [[nodiscard]] Function kernel(const std::string& ptx, const std::string& name) const;
    /// Bytes of local memory (shared, as CUDA says) that the kernel declares itself.
    [[nodiscard]] std::size_t own_local_bytes(Function kernel) const;

    struct Grid {
        unsigned blocks[3];
        unsigned threads[3];
        std::size_t local_bytes; ///< beyond those that the kernel declares
    };
    /// Launches and waits. `arguments`: the bytes of each.
    void launch(Function kernel, const Grid& grid, std::vector<std::vector<std::byte>> arguments) const;

private:
    template <class... Types>
    void call(const char* name, Types... arguments) const;

    void* library_;
};

} // namespace lockstep::validation
