#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::optimised {

/// Determines which registers of a function have the same value in all lanes. This is the case if a register
/// is written only once and only from uniform values: parameters, constants, and values computed from them.
class Registers {
public:
    /// Records an instruction such as "mad.lo.s32 %r1, %r2, %r3, %r4", whose name is mad.lo.s32. The first
    /// register is written, the others are read. Stores write no register.
    void note(std::string_view name, std::string_view text);

    [[nodiscard]] bool is_read(const std::string& name) const;
    [[nodiscard]] bool varies(const std::string& name) const;

    /// Returns the registers in the order in which they occur: "%r2" and "%rd1" for "ld.global.u32 %r2,
    /// [%rd1+4]".
    [[nodiscard]] static std::vector<std::string> in(std::string_view text);

private:
    struct Register {
        std::vector<std::string> from;
        bool is_written = false;
        bool is_read = false;
        /// Whether the value may differ between lanes. It may if it was read from memory, returned by a
        /// function, or written at several locations.
        bool varies = false;
    };
    std::map<std::string, Register> registers_;
};

} // namespace lockstep::optimised
