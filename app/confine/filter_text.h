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

/// Builds a seccomp filter row by row. Between rows, the accumulator contains the system call number. A call
/// that no row refuses is allowed.
class FilterText {
public:
    static constexpr std::uint32_t every_bit = 0xFFFFFFFF;

    /// Refuses calls made for another processor architecture, and call numbers from `first_unknown` upwards:
    /// these are newer than the list, or belong to the 32-bit ABI of x86-64.
    explicit FilterText(std::uint32_t first_unknown);

    void refuse(long call);
    /// Makes the call fail as if the kernel did not implement it.
    void hide(long call);
    /// Refuses the call if the argument, masked with `mask`, has one of these values.
    void refuse_if(long call, unsigned argument, std::uint32_t mask,
                   const std::vector<std::uint32_t>& values);
    /// Refuses the call unless the masked argument has one of these values.
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
