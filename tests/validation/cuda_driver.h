#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace lockstep::validation {

/// Wraps the few calls of CUDA's driver that load a kernel and launch it. The library is loaded at run time,
/// so that this builds without CUDA. Every failure throws std::runtime_error with the call's name and CUDA's
/// error number.
class CudaDriver {
public:
    using Pointer = std::uint64_t; ///< address in the device's memory
    using Function = void*;

    CudaDriver();
    CudaDriver(const CudaDriver&) = delete;
    CudaDriver& operator=(const CudaDriver&) = delete;

    /// Allocates memory of this size, which is never freed. It starts with this content; the rest is zero.
    [[nodiscard]] Pointer memory(const std::vector<std::byte>& content, std::size_t bytes) const;
    /// Loads a kernel from a program in PTX.
    [[nodiscard]] Function kernel(const std::string& ptx, const std::string& name) const;
    /// Returns the bytes of local memory (CUDA's shared memory) that the kernel itself declares.
    [[nodiscard]] std::size_t own_local_bytes(Function kernel) const;

    struct Grid {
        unsigned blocks[3];
        unsigned threads[3];
        std::size_t local_bytes; ///< bytes of local memory in addition to those that the kernel declares
    };
    /// Launches the kernel and waits for it. `arguments` contains the bytes of each argument.
    void launch(Function kernel, const Grid& grid, std::vector<std::vector<std::byte>> arguments) const;

private:
    template <class... Types>
    void call(const char* name, Types... arguments) const;

    void* library_;
};

} // namespace lockstep::validation
