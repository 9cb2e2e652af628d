#include "app/confine/filter_text.h"

#include <cerrno>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint32_t refused = SECCOMP_RET_ERRNO | EPERM;
constexpr std::uint32_t unknown = SECCOMP_RET_ERRNO | ENOSYS;

/// Returns the offset of a system call argument's low 32 bits, in the data that the filter reads. 32 bits are
/// enough for all compared values, and both supported processor architectures are little-endian.
std::size_t offset_of_argument(unsigned argument) {
    return offsetof(seccomp_data, args) + argument * sizeof(std::uint64_t);
}

} // namespace

FilterText::FilterText(std::uint32_t first_unknown) {
    load(offsetof(seccomp_data, arch));
    add(BPF_JMP | BPF_JEQ | BPF_K, filter_machine, 1, 0);
    end(unknown);
    load(offsetof(seccomp_data, nr));
    add(BPF_JMP | BPF_JGE | BPF_K, first_unknown, 0, 1);
    end(unknown);
}

void FilterText::refuse(long call) {
    add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 1);
    end(refused);
}

void FilterText::hide(long call) {
    add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 1);
    end(unknown);
}

void FilterText::refuse_if(long call, unsigned argument, std::uint32_t mask,
                           const std::vector<std::uint32_t>& values) {
    const std::size_t count = values.size();
    add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, count + 4);
    begin_argument(argument, mask);
    for (std::size_t i = 0; i < count; ++i) {
        const bool is_last = i + 1 == count;
        add(BPF_JMP | BPF_JEQ | BPF_K, values[i], count - 1 - i, is_last ? 1 : 0);
    }
    end(refused);
    load(offsetof(seccomp_data, nr));
}

void FilterText::refuse_unless(long call, unsigned argument, std::uint32_t mask,
                               const std::vector<std::uint32_t>& values) {
    const std::size_t count = values.size();
    add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, count + 4);
    begin_argument(argument, mask);
    for (std::size_t i = 0; i < count; ++i) {
        add(BPF_JMP | BPF_JEQ | BPF_K, values[i], count - i, 0);
    }
    end(refused);
    load(offsetof(seccomp_data, nr));
}

std::vector<sock_filter> FilterText::finish() && {
    end(SECCOMP_RET_ALLOW);
    return std::move(text_);
}

void FilterText::add(unsigned code, std::uint32_t value, std::size_t if_true, std::size_t if_false) {
    text_.push_back({static_cast<std::uint16_t>(code), static_cast<std::uint8_t>(if_true),
                     static_cast<std::uint8_t>(if_false), value});
}

void FilterText::load(std::size_t offset) {
    add(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset));
}

void FilterText::begin_argument(unsigned argument, std::uint32_t mask) {
    load(offset_of_argument(argument));
    add(BPF_ALU | BPF_AND | BPF_K, mask);
}

void FilterText::end(std::uint32_t action) {
    add(BPF_RET | BPF_K, action);
}

} // namespace lockstep
