#pragma once

#include "core/instrument/optimised/assembly.h"
#include "core/instrument/optimised/machine_code.h"
#include "core/instrument/optimised/registers.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::optimised {

/// Builds a Function from parsed PTX instructions. Each label starts a new block. The blocks are connected in
/// take(), when all labels are known.
class FunctionReader {
public:
    explicit FunctionReader(std::string name);

    void label(std::string_view name);
    /// Sets the source location of the following instructions.
    void place(std::uint32_t file, std::uint32_t line, std::uint32_t column);
    void branch(std::string_view target, bool is_conditional);
    void call(std::string_view name);
    /// Records the registers of an instruction. Must be called before add() adds the instruction.
    void registers(std::string_view name, std::string_view text);
    void leave() { ends_ = true; }
    void add(Role role, std::uint32_t operations);

    Function take();

private:
    struct Call {
        std::uint32_t block = 0;
        std::size_t at = 0; ///< index of the instruction in its block
        std::string argument;
        std::string result;
    };
    struct Jump {
        std::uint32_t from = 0;
        std::string label;
    };

    [[nodiscard]] std::uint32_t current() const {
        return static_cast<std::uint32_t>(function_.blocks.size() - 1);
    }

    Function function_;
    std::map<std::string, std::uint32_t> blocks_;
    std::vector<Jump> jumps_;
    Registers registers_;
    MachineCode code_;
    std::vector<Call> calls_;
    std::string argument_; ///< first argument of the next call
    Instruction here_;     ///< source location for the next instructions
    bool ends_ = false;    ///< whether control never continues after the previous instruction
};

} // namespace lockstep::optimised
