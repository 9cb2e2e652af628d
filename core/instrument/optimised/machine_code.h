#pragma once

#include "core/instrument/optimised/assembly.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::optimised {

/// In some cases, NVIDIA's assembler combines two PTX instructions into one:
///
///     shl.b32   %r2, %r1, 2;                  ld.shared.f32 %f1, [%r9];
///     add.s32   %r3, %r2, %r8;  -> LEA        ld.shared.f32 %f2, [%r9+4];  -> LDS.64
class MachineCode {
public:
    /// Notes an instruction and its operands; `at` is its index in the block.
    void note(std::string_view name, std::string_view text, std::uint32_t block, std::size_t at);

    /// Marks the function's instructions that are merged into others.
    void apply(Function& function) const;

private:
    struct Line {
        std::string name;
        std::string text;
        std::vector<std::string> registers; ///< the first one is written, except in stores and branches
        std::uint32_t block = 0;
        std::size_t at = 0;
    };
    struct Place {
        std::string base; ///< a register, or the name of an array
        std::uint64_t offset = 0;
        std::uint64_t bytes = 0;
    };

    /// What is known about registers while an address is followed back to its origin.
    struct Alignments {
        std::map<std::string, std::uint64_t> bytes; ///< by register
        std::uint32_t depth = 0; ///< number of registers between the address and the current one
    };

    void fuse(Function& function) const;
    void merge_loads(Function& function) const;
    [[nodiscard]] static bool writes(const Line& line);
    [[nodiscard]] static Place place_of(const Line& load);
    [[nodiscard]] std::uint64_t alignment_of(const std::string& name, Alignments& known) const;
    [[nodiscard]] std::uint64_t alignment_by(const Line& line, Alignments& known) const;

    std::vector<Line> lines_;
    std::map<std::string, std::vector<std::size_t>> written_; ///< by register: the lines that write it
    std::map<std::string, std::uint32_t> read_;               ///< by register: number of reads
};

} // namespace lockstep::optimised
