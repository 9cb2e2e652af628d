#pragma once

#include <cstddef>
#include <cstdint>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/syscall.h>
#include <vector>

namespace lockstep {

#if defined(__x86_64__)
inline constexpr std::uint32_t filter_machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
inline constexpr std::uint32_t filter_machine = AUDIT_ARCH_AARCH64;
#else
#error "The numbers of this processor's system calls are not known to app/confine."
#endif

/// A seccomp filter, put together row by row. The accumulator holds the call's number between the rows; what no row
/// refuses is allowed.
class FilterText {
public:
    static constexpr std::uint32_t every_bit = 0xFFFFFFFF;

    /// Calls of another processor's numbering are refused, and those from `first_unknown` on, which are newer than the
    /// list (among them are those of x86-64's 32-bit form).
    explicit FilterText(std::uint32_t first_unknown);

    void refuse(long call);
    /// As if the kernel did not have it.
    void hide(long call);
    /// If the bits of an argument that `mask` names have one of these values.
    void refuse_if(long call, unsigned argument, std::uint32_t mask,
                   const std::vector<std::uint32_t>& values);
    /// Unless they have one of them.
    void refuse_unless(long call, unsigned argument, std::uint32_t mask,
                       const std::vector<std::uint32_t>& values);

    [[nodiscard]] std::vector<sock_filter> finish() &&;

private:
    void add(unsigned code, std::uint32_t value, std::size_t if_true = 0, std::size_t if_false = 0);
    void load(std::size_t offset);
    void begin_argument(unsigned argument, std::uint32_t mask);
    void end(std::uint32_t action);

    std::vector<sock_filter> text_;
};

} // namespace lockstep
