#pragma once

#include "core/base/progress.h"
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

/// The bytes of a part that can be large; of others nobody counts them.
template <class Made>
[[nodiscard]] std::size_t bytes_of_part(const Made&) {
    return 0;
}
template <>
[[nodiscard]] std::size_t bytes_of_part(const GroupSteps& steps);

/// The parts of one kind that are kept: the newest `most`, and of these as many as take 256 MiB, at least one. Two who ask for parts of a kind at once wait for
/// each other; kinds do not wait for kinds.
///
///     at_hand()   guards `kept_` for a moment       what a thread may call that may not wait
///     made()      holds `making_` while it makes    what is asked for again meanwhile is there then
template <class Key>
class KeptParts {
public:
    using Part = std::shared_ptr<const typename Key::Made>;

    explicit KeptParts(std::size_t most) : most_(most) {}

    /// None: it has not been made. Null: it was looked for, and there is none.
    [[nodiscard]] std::optional<Part> at_hand(const Key& key) const {
        const std::lock_guard lock(mutex_);
        const auto found = std::ranges::find(kept_, key, &std::pair<Key, Part>::first);
        return found == kept_.end() ? std::nullopt : std::optional(found->second);
    }

    /// `make` returns a Result<Part>; what fails is not kept.
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
    mutable std::mutex mutex_; ///< of kept_
    std::vector<std::pair<Key, Part>> kept_;
};

/// All kinds.
class SessionParts {
public:
    explicit SessionParts(std::size_t launches);

    template <class Key>
    [[nodiscard]] KeptParts<Key>& of() {
        return std::get<KeptParts<Key>>(kinds_);
    }

private:
    std::tuple<KeptParts<StepsOf>, KeptParts<FlowOf>, KeptParts<HeatOf>, KeptParts<FootprintOf>,
               KeptParts<CostsOf>, KeptParts<TimelineOf>, KeptParts<AdviceOf>>
        kinds_;
};

} // namespace lockstep
