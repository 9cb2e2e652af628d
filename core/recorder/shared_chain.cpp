#include "core/recorder/shared_chain.h"

#include <chrono>

namespace lockstep {

Result<Launch> SharedChain::next(const Launch& launch) {
    Launch result = launch;
    for (Argument& argument : result.arguments) {
        if (argument.shared.empty()) {
            continue;
        }
        std::vector<std::byte>& content = buffers_.try_emplace(argument.shared, argument.bytes).first->second;
        content.resize(content.empty() ? argument.size_bytes : content.size());
        if (content.size() != argument.size_bytes) {
            return Error{ErrorCode::bad_arguments,
                         {argument.name, std::to_string(content.size()), std::to_string(argument.size_bytes)},
                         {},
                         {}};
        }
        argument.bytes = content;
    }
    return result;
}

void SharedChain::keep(const Argument& argument, const std::vector<std::byte>& content) {
    if (!argument.shared.empty()) {
        buffers_[argument.shared] = content;
    }
}

std::vector<std::byte> SharedChain::run(const HostCode& code, std::uint64_t& compute_ns) {
    SharedBuffers at_hand;
    for (const auto* names : {&code.reads, &code.writes}) {
        for (const std::string& name : *names) {
            at_hand[name] = buffers_[name];
        }
    }
    const auto start = std::chrono::steady_clock::now();
    std::vector<std::byte> result = code.work(at_hand);
    compute_ns = static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now() - start)
            .count());
    for (const std::string& name : code.writes) {
        buffers_[name] = std::move(at_hand[name]);
    }
    return result;
}

std::uint64_t SharedChain::bytes_of(const std::vector<std::string>& names) const {
    std::uint64_t bytes = 0;
    for (const std::string& name : names) {
        const auto found = buffers_.find(name);
        bytes += found == buffers_.end() ? 0 : found->second.size();
    }
    return bytes;
}

} // namespace lockstep
