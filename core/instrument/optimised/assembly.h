#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::optimised {

/// The role that an instruction of compiled code plays for the sites of its source.
enum class Role : std::uint8_t {
    arithmetic, ///< charged to the next site
    load,
    store,
    call,   ///< call of a function outside this program: belongs to a site, or counts as arithmetic
    branch, ///< conditional branch
};

struct Instruction {
    Role role = Role::arithmetic;
    std::uint32_t operations = 0; ///< issue slots that it takes; 0 for a site's own instruction
    std::uint32_t file = 0;       ///< index into Assembly::files
    std::uint32_t line = 0;       ///< 0 if it has no source location
    std::uint32_t column = 0;
    bool shares_address = false; ///< for a call: its first argument is the same in all lanes
    bool wants_value = true;     ///< for a call: its return value is used
    bool is_merged = false;      ///< for a load: another load's instruction also loads its value
};

/// A basic block: instructions that always execute together, from the first to the last.
struct Block {
    std::vector<Instruction> instructions;
    std::vector<std::uint32_t> next; ///< successor blocks, in no particular order
};

struct Function {
    std::string name;
    std::vector<Block> blocks;        ///< the first one is the entry
    std::vector<std::string> callees; ///< names of the called functions
};

/// A parsed PTX program.
struct Assembly {
    std::vector<std::string> files; ///< as given in .file directives; index 0 is unused
    std::vector<Function> functions;
};

/// Reads PTX with .loc directives. Only the output of LLVM's back end is understood; any other line counts as
/// an instruction of one operation. Operations that the assembler removes cost nothing: moves, parameters,
/// conversions between integers, and those that MachineCode fuses or merges.
[[nodiscard]] Assembly read_ptx(std::string_view text);

} // namespace lockstep::optimised
