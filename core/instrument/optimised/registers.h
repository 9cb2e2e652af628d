#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::optimised {

/// What becomes of a function's registers. One holds the same value in all lanes where it is written once, from
/// such values alone: parameters, constants, and what is computed of them.
class Registers {
public:
    /// Takes note of "mad.lo.s32 %r1, %r2, %r3, %r4", whose name is mad.lo.s32: the first register is written, the
    /// others are read. Stores write none.
    void note(std::string_view name, std::string_view text);

    [[nodiscard]] bool is_read(const std::string& name) const;
    [[nodiscard]] bool varies(const std::string& name) const;

    /// "%rd1" and "%r2" of "ld.global.u32 %r2, [%rd1+4]" in their order.
    [[nodiscard]] static std::vector<std::string> in(std::string_view text);

private:
    struct Register {
        std::vector<std::string> from;
        bool is_written = false;
        bool is_read = false;
        bool varies = false; ///< read from memory, returned by a function, or written in several places
    };
    std::map<std::string, Register> registers_;
};

} // namespace lockstep::optimised
