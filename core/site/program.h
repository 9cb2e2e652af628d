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
    ValueType element;      ///< for display
    std::uint64_t base = 0; ///< global: device address modulo 2^40; local: offset in the group's local memory
    std::uint64_t size_bytes = 0;
    int argument = -1; ///< index of the kernel argument, or -1
    bool is_null = false;
    std::uint32_t width = 0;  ///< for an image, in texels
    std::uint32_t height = 0; ///< for an image: total rows of all slices, see Texels
    std::uint32_t depth = 1;  ///< slices of an image; 1 if it has no slices
    ImageShape shape = ImageShape::image2d;
    Access access = Access::read_write; ///< for a buffer, as the launch declares it
    bool is_initialised = true;         ///< false for a buffer without initial content
};

/// What a compiler for hardware makes of a kernel. Empty if unknown.
struct Optimised {
    std::vector<std::uint32_t> operations; ///< by site, as SiteInfo::operations
    std::vector<std::uint32_t>
        uniform_atomics; ///< sites of atomics whose lanes share one address and ignore the result
    /// Sites of accesses without an instruction: merged, moved out of a loop, or removed.
    std::vector<std::uint32_t> gone;
    RegisterCounts registers{}; ///< per work-item, by LLVM back end
    /// By site: how many of its executions one instruction serves, if the compiler unrolled a loop; 0 if
    /// there is no instruction.
    std::vector<std::uint32_t> served;
    friend bool operator==(const Optimised&, const Optimised&) = default;
};

/// The description of a kernel: everything about it that a trace needs, without any compiler.
struct Program {
    std::string kernel;
    std::vector<std::string> files;    ///< names; files[0] is the kernel's own
    std::vector<std::string> texts;    ///< their texts in the same order (empty if not available)
    std::vector<std::string> included; ///< paths of the files that the source includes
    std::vector<SiteInfo> sites;
    /// By site, the sites whose values it needs: for its address, for what it stores, for its decision, or
    /// for the arithmetic before it. Empty if unknown.
    std::vector<std::vector<std::uint32_t>> needs;
    /// By site; for a loop's test, the sites in the loop whose values its iterations compute with. If the
    /// compiler unrolls the loop, the loads of several iterations come first.
    std::vector<std::vector<std::uint32_t>> turn_needs;
    Optimised optimised;
    Skeleton skeleton;
    std::vector<std::string> parameter_names;
    /// The kernel's reqd_work_group_size; zeros if it has none.
    std::array<std::uint64_t, 3> required_group{0, 0, 0};
    bool relaxed_math = false;    ///< built with -cl-fast-relaxed-math
    bool watches_private = false; ///< reads of unwritten private memory are faults
};

/// A line (from 1) of one of the program's files, without leading and trailing whitespace; empty if there is
/// none.
[[nodiscard]] std::string line_text(const Program& program, std::uint32_t file, std::uint32_t line);

} // namespace lockstep
