#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::optimised {

/// What an instruction of compiled code is to the sites of its source.
enum class Role : std::uint8_t {
    arithmetic, ///< paid with the next site
    load,
    store,
    call,   ///< of a function that is no code of this program: a site's, or arithmetic
    branch, ///< on a condition
};

struct Instruction {
    Role role = Role::arithmetic;
    std::uint32_t operations = 0; ///< issue slots that it takes; of a site's own instruction none
    std::uint32_t file = 0;       ///< index into Assembly::files
    std::uint32_t line = 0;       ///< 0: of no place in the source
    std::uint32_t column = 0;
    bool shares_address = false; ///< of a call: its first argument is the same in all lanes
    bool wants_value = true;     ///< of a call: something uses what it returns
    bool is_merged = false;      ///< of a load: another load's instruction also loads its value
};

/// Instructions that follow each other: who begins at the first comes to the last.
struct Block {
    std::vector<Instruction> instructions;
    std::vector<std::uint32_t> next; ///< blocks that may follow, in no order
};

struct Function {
    std::string name;
    std::vector<Block> blocks;        ///< the first is where it is entered
    std::vector<std::string> callees; ///< by name
};

/// A program in PTX, taken apart.
struct Assembly {
    std::vector<std::string> files; ///< as .file names them; index 0 is unused
    std::vector<Function> functions;
};

/// Reads PTX with its .loc directives. Only what LLVM's back end writes is understood; a line that is not is an
/// instruction of one operation. What the assembler takes away costs nothing: moves, parameters, conversions
/// between integers, and what MachineCode fuses or merges.
[[nodiscard]] Assembly read_ptx(std::string_view text);

} // namespace lockstep::optimised
