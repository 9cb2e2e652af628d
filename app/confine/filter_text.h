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
#error "app/confine does not know the system call numbers of this processor."
#endif

/// Builds a seccomp filter program row by row. Before each row, the filter's accumulator contains the number
/// of the system call. A call that no row refuses is allowed.
class FilterText {
public:
    static constexpr std::uint32_t every_bit = 0xFFFFFFFF;

    /// Starts with rows that refuse two kinds of calls: those made for another processor architecture, and
    /// those with a number from `first_unknown` on, which are newer than the list or belong to the 32-bit ABI
    /// of x86-64.
    explicit FilterText(std::uint32_t first_unknown);

    void refuse(long call);
    /// Makes the system call fail as if the kernel did not implement it.
    void hide(long call);
    /// Refuses the system call if its argument with this index, masked with `mask`, has one of these values.
    void refuse_if(long call, unsigned argument, std::uint32_t mask,
                   const std::vector<std::uint32_t>& values);
    /// Refuses the system call unless its argument with this index, masked with `mask`, has one of these
    /// values.
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
