#pragma once

#include "core/hardware/back_end.h"
#include "core/kernel/launch.h"
#include "core/site/site.h"
#include "core/site/skeleton.h"

#include <array>
#include <string>
#include <vector>

namespace lockstep {

/// A named object in memory that a kernel accesses: a buffer argument, a local argument, a declared local
/// array, or a constant.
struct ObjectInfo {
    std::string name;
    Space space = Space::global;
    ValueType element;      ///< type of its elements, for display
    std::uint64_t base = 0; ///< global: device address modulo 2^40; local: offset in the group's local memory
    std::uint64_t size_bytes = 0;
    /// Index of the kernel argument; -1 if the object is not an argument, but declared in the kernel.
    int argument = -1;
    bool is_null = false;
    std::uint32_t width = 0;  ///< width of an image in texels
    std::uint32_t height = 0; ///< number of rows of an image, summed over all its slices (see Texels)
    std::uint32_t depth = 1;  ///< number of slices of an image; 1 if its type has no slices
    ImageShape shape = ImageShape::image2d;
    Access access = Access::read_write; ///< the access to a buffer that the launch declares
    bool is_initialised = true;         ///< false for a buffer without initial contents
    /// Elements of the last dimension of a declared array with several dimensions: 33 for tile[32][33].
    /// 0 for other objects, and in recordings of older versions.
    std::uint32_t row_elements = 0;
    /// Alignment of a declared local array in bytes, a power of two. 0 for other objects, and in recordings
    /// of older versions.
    std::uint32_t alignment = 0;
};

/// Describes how a compiler for the target GPU optimises a kernel. Members are empty if unknown.
struct Optimised {
    /// For each site, the number of operations that remain, see SiteInfo::operations.
    std::vector<std::uint32_t> operations;
    /// Sites of atomics for which all lanes of a warp use the same address and ignore the result.
    std::vector<std::uint32_t> uniform_atomics;
    /// Sites of accesses that have no separate instruction in the compiled code, because they were merged,
    /// moved out of a loop, or removed.
    std::vector<std::uint32_t> gone;
    RegisterCounts registers{}; ///< registers per work-item, for each LLVM back end
    /// For each site, the number of its executions that one instruction covers, which is greater than 1 if
    /// the compiler unrolled a loop; 0 if there is no instruction.
    std::vector<std::uint32_t> served;
    friend bool operator==(const Optimised&, const Optimised&) = default;
};

/// The description of a kernel: all data about it that a trace needs, so that no compiler is required to read
/// the trace.
struct Program {
    std::string kernel;
    std::vector<std::string> files;    ///< file names; files[0] is the file with the kernel
    std::vector<std::string> texts;    ///< contents of these files in the same order (empty if not available)
    std::vector<std::string> included; ///< paths of the files that the source includes
    std::vector<SiteInfo> sites;
    /// For each site, the sites whose values it needs: for its address, for the value that it stores, for its
    /// decision, or for the arithmetic before it. Empty if unknown.
    std::vector<std::vector<std::uint32_t>> needs;
    /// For each site of a loop test, the sites in the loop that load values for computations of the
    /// iterations. If the compiler unrolls the loop, the loads of several iterations are executed before the
    /// computations.
    std::vector<std::vector<std::uint32_t>> turn_needs;
    Optimised optimised;
    Skeleton skeleton;
    std::vector<std::string> parameter_names;
    /// Group size that the kernel's attribute reqd_work_group_size requires; zeros if it has none.
    std::array<std::uint64_t, 3> required_group{0, 0, 0};
    bool relaxed_math = false;    ///< whether the program is built with -cl-fast-relaxed-math
    bool watches_private = false; ///< whether reads of unwritten private memory are logged as faults
};

/// Returns a line (from 1) of a file of the program, without leading and trailing whitespace; empty if it
/// does not exist.
[[nodiscard]] std::string line_text(const Program& program, std::uint32_t file, std::uint32_t line);

} // namespace lockstep
