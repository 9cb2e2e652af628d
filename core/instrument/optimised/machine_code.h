#pragma once

#include "core/instrument/optimised/assembly.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::optimised {

/// Finds PTX instructions that NVIDIA's assembler combines into one machine instruction:
///
///     shl.b32   %r2, %r1, 2;                  ld.shared.f32 %f1, [%r9];
///     add.s32   %r3, %r2, %r8;  -> LEA        ld.shared.f32 %f2, [%r9+4];  -> LDS.64
class MachineCode {
public:
    /// Records an instruction and its operands. `at`: index of the instruction in its block.
    void note(std::string_view name, std::string_view text, std::uint32_t block, std::size_t at);

    /// Marks the instructions of the function that NVIDIA's assembler merges into others.
    void apply(Function& function) const;

private:
    struct Line {
        std::string name;
        std::string text;
        /// All register operands. The first one is the result, except for stores and branches.
        std::vector<std::string> registers;
        std::uint32_t block = 0;
        std::size_t at = 0;
    };
    struct Place {
        std::string base; ///< a register, or the name of an array
        std::uint64_t offset = 0;
        std::uint64_t bytes = 0;
    };

    /// The register alignments found so far by one backward search from an address.
    struct Alignments {
        /// Alignment of the value in each register, in bytes; key: register.
        std::map<std::string, std::uint64_t> bytes;
        /// Number of registers between the address and the register that is currently examined.
        std::uint32_t depth = 0;
    };

    void fuse(Function& function) const;
    void merge_loads(Function& function) const;
    [[nodiscard]] static bool writes(const Line& line);
    [[nodiscard]] static Place place_of(const Line& load);
    [[nodiscard]] std::uint64_t alignment_of(const std::string& name, Alignments& known) const;
    [[nodiscard]] std::uint64_t alignment_by(const Line& line, Alignments& known) const;

    std::vector<Line> lines_;
    /// Key: register; value: the indices of the lines that write it.
    std::map<std::string, std::vector<std::size_t>> written_;
    std::map<std::string, std::uint32_t> read_; ///< key: register; value: number of reads
};

} // namespace lockstep::optimised
