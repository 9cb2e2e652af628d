#include "core/instrument/optimised/function_reader.h"

#include <utility>

namespace lockstep::optimised {

FunctionReader::FunctionReader(std::string name) {
    function_.name = std::move(name);
    function_.blocks.emplace_back();
}

void FunctionReader::label(std::string_view name) {
    const bool is_of_code = name.starts_with("$L__BB");
    if (!is_of_code) {
        return; // not a jump target: the label only marks a location for debug information
    }
    if (!ends_) {
        jumps_.push_back({current(), std::string(name)});
    }
    function_.blocks.emplace_back();
    ends_ = false;
    blocks_[std::string(name)] = current();
}

void FunctionReader::place(std::uint32_t file, std::uint32_t line, std::uint32_t column) {
    here_.file = file;
    here_.line = line;
    here_.column = column;
}

void FunctionReader::branch(std::string_view target, bool is_conditional) {
    jumps_.push_back({current(), std::string(target)});
    if (is_conditional) {
        add(Role::branch, 0);
    }
    ends_ = !is_conditional;
}

void FunctionReader::call(std::string_view name) {
    function_.callees.emplace_back(name);
    add(Role::call, 1);
    calls_.push_back(
        {current(), function_.blocks.back().instructions.size() - 1, std::exchange(argument_, {}), {}});
}

void FunctionReader::registers(std::string_view name, std::string_view text) {
    registers_.note(name, text);
    code_.note(name, text, current(), function_.blocks.back().instructions.size());
    const std::vector<std::string> found = Registers::in(text);
    if (found.empty()) {
        return;
    }
    if (name.starts_with("st.param") && text.find("[param0") != text.npos) {
        argument_ = found.front();
    }
    if (text.find("[retval") != text.npos && !calls_.empty()) {
        calls_.back().result = found.front();
    }
}

void FunctionReader::add(Role role, std::uint32_t operations) {
    Instruction instruction = here_;
    instruction.role = role;
    instruction.operations = operations;
    function_.blocks.back().instructions.push_back(instruction);
}

Function FunctionReader::take() {
    code_.apply(function_);
    for (const Call& call : calls_) {
        Instruction& instruction = function_.blocks[call.block].instructions[call.at];
        instruction.shares_address = !call.argument.empty() && !registers_.varies(call.argument);
        instruction.wants_value = !call.result.empty() && registers_.is_read(call.result);
    }
    for (const auto& [from, label] : jumps_) {
        const auto target = blocks_.find(label);
        if (target != blocks_.end()) {
            function_.blocks[from].next.push_back(target->second);
        }
    }
    return std::move(function_);
}

} // namespace lockstep::optimised
