#pragma once

#include "core/base/result.h"
#include "core/session/part_keys.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace lockstep {

/// Returns the size of a part in bytes for types that can be large; other types count as 0.
template <class Made>
[[nodiscard]] std::size_t bytes_of_part(const Made&) {
    return 0;
}
template <>
[[nodiscard]] std::size_t bytes_of_part(const GroupSteps& steps);

/// A cache for the parts of one kind. It keeps at least one part, and at most `most` parts and 256 MiB; the
/// oldest parts are dropped first. Threads that request parts of the same kind at the same time wait for each
/// other; requests of different kinds do not wait.
///
///     at_hand()   locks `kept_` briefly            for threads that must not wait
///     made()      locks `making_` while it makes   later requests for the same part find it kept
template <class Key>
class KeptParts {
public:
    using Part = std::shared_ptr<const typename Key::Made>;

    explicit KeptParts(std::size_t most) : most_(most) {}

    /// Returns the part if it was requested before, otherwise nullopt. A null pointer means that it was
    /// requested, but there is no such part.
    [[nodiscard]] std::optional<Part> at_hand(const Key& key) const {
        const std::lock_guard lock(mutex_);
        const auto found = std::ranges::find(kept_, key, &std::pair<Key, Part>::first);
        return found == kept_.end() ? std::nullopt : std::optional(found->second);
    }

    /// Returns the part; if it is not cached, calls `make`, which returns a Result<Part>. Errors are not
    /// cached.
    template <class Make>
    Result<Part> made(const Key& key, const Make& make) {
        const std::lock_guard making(making_);
        if (auto kept = at_hand(key)) {
            return *std::move(kept);
        }
        Result<Part> part = make();
        if (part) {
            const std::lock_guard lock(mutex_);
            kept_.emplace_back(key, *part);
            while (kept_.size() > 1 && (kept_.size() > most_ || bytes() > most_bytes)) {
                kept_.erase(kept_.begin());
            }
        }
        return part;
    }

private:
    static constexpr std::size_t most_bytes = std::size_t{256} << 20;
    [[nodiscard]] std::size_t bytes() const {
        std::size_t sum = 0;
        for (const auto& [key, part] : kept_) {
            sum += part == nullptr ? 0 : bytes_of_part(*part);
        }
        return sum;
    }

    std::size_t most_;
    std::mutex making_;
    mutable std::mutex mutex_; ///< protects kept_
    std::vector<std::pair<Key, Part>> kept_;
};

/// The caches for the parts of all kinds.
class SessionParts {
public:
    explicit SessionParts(std::size_t launches);

    template <class Key>
    [[nodiscard]] KeptParts<Key>& of() {
        return std::get<KeptParts<Key>>(kinds_);
    }

private:
    std::tuple<KeptParts<StepsOf>, KeptParts<FlowOf>, KeptParts<HeatOf>, KeptParts<FootprintOf>,
               KeptParts<CostsOf>, KeptParts<AccountOf>, KeptParts<TimelineOf>, KeptParts<AdviceOf>>
        kinds_;
};

} // namespace lockstep
