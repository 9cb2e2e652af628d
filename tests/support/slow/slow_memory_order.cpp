#include "tests/support/slow/slow_memory_order.h"

#include "tests/support/slow/slow_group.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace lockstep::test {
namespace {

const ObjectInfo* object_at(const Trace& trace, Space space, std::uint64_t address) {
    for (const ObjectInfo& object : trace.objects) {
        if (object.space == space && address >= object.base && address < object.base + object.size_bytes) {
            return &object;
        }
    }
    return nullptr;
}

using Key = std::tuple<std::uint32_t, std::uint32_t, std::string, Space>;

class SlowFindings {
public:
    SlowFindings(const Trace& trace, FindingKind kind) : trace_(trace), kind_(kind) {}

    void add(std::uint32_t line, std::uint32_t other, bool between, Space space, std::uint64_t address,
             const Touch& touch, Severity severity, std::initializer_list<std::uint64_t> items) {
        const ObjectInfo* const object = object_at(trace_, space, address);
        if (object == nullptr) {
            return;
        }
        const auto [at, is_new] = all_.try_emplace(Key{line, other, object->name, space});
        Finding& finding = at->second.first;
        if (is_new || std::pair(severity, touch.event) < std::pair(finding.severity, at->second.second)) {
            at->second.second = touch.event;
            finding.place = {space, object->name, static_cast<std::int64_t>(address - object->base),
                             Group(touch.group)};
        }
        finding.kind = kind_;
        finding.severity = is_new ? severity : std::min(finding.severity, severity);
        finding.line = line;
        finding.other_line = other;
        finding.between_groups = finding.between_groups || between;
        finding.count_between += between ? 1 : 0;
        finding.work_items.insert(finding.work_items.end(), items);
        ++finding.count;
    }
    [[nodiscard]] std::vector<Finding> list() const {
        std::vector<Finding> findings;
        for (auto [key, value] : all_) {
            auto& items = value.first.work_items;
            std::sort(items.begin(), items.end());
            items.erase(std::unique(items.begin(), items.end()), items.end());
            items.resize(std::min<std::size_t>(items.size(), 16));
            findings.push_back(value.first);
        }
        return findings;
    }

private:
    const Trace& trace_;
    FindingKind kind_;
    std::map<Key, std::pair<Finding, std::uint64_t>> all_;
};

/// The other access of a race, and the severity of the race. There is one entry per pair of lines.
struct Raced {
    std::uint64_t address;
    std::uint64_t partner;
    Severity severity;
};

/// Compares `touches[i]` with all earlier touches. `may_meet(earlier, later)` returns whether the two can
/// race at all; `since` is the index of the first touch in the interval.
template <class MayMeet>
void races_of(const Trace& trace, const std::vector<Touch>& touches, std::size_t i, std::size_t since,
              bool between, MayMeet may_meet, SlowFindings& findings) {
    const Touch& now = touches[i];
    const SiteInfo& site = trace.program.sites[now.site];
    // Races found so far, by pair of lines and object.
    std::map<std::tuple<std::uint32_t, std::uint32_t, const ObjectInfo*>, Raced> raced;
    for (const auto& [address, value] : now.bytes) {
        std::set<int> values{value};
        std::set<std::uint32_t> met;
        for (std::size_t j = since; j < i; ++j) {
            if (touches[j].bytes.contains(address) &&
                trace.program.sites[touches[j].site].kind == SiteKind::write) {
                values.insert(touches[j].bytes.at(address));
            }
        }
        for (std::size_t j = since; j < i; ++j) {
            const SiteInfo& other = trace.program.sites[touches[j].site];
            const bool conflict = (site.kind != SiteKind::read || other.kind != SiteKind::read) &&
                                  !(site.kind == SiteKind::atomic && other.kind == SiteKind::atomic);
            if (!conflict || !touches[j].bytes.contains(address) || met.contains(touches[j].site) ||
                !may_meet(touches[j], now)) {
                continue;
            }
            met.insert(touches[j].site);
            const auto rank = [](const SiteInfo& s) {
                return std::pair(s.kind == SiteKind::write ? 0 : s.kind == SiteKind::atomic ? 1 : 2, s.line);
            };
            const auto lines = rank(site) < rank(other) ? std::pair(site.line, other.line)
                                                        : std::pair(other.line, site.line);
            const bool both_write = site.kind == SiteKind::write && other.kind == SiteKind::write;
            const bool same = both_write && values.size() == 1 && !values.contains(-1);
            const Severity severity = same ? Severity::note : Severity::error;
            const auto [at, is_new] =
                raced.try_emplace({lines.first, lines.second, object_at(trace, site.space, address)},
                                  Raced{address, touches[j].item, severity});
            if (severity < at->second.severity) { // an error replaces a note
                at->second = {address, touches[j].item, severity};
            }
        }
    }
    for (const auto& [key, race] : raced) {
        findings.add(std::get<0>(key), std::get<1>(key), between, site.space, race.address, now,
                     race.severity, {now.item, race.partner});
    }
}

} // namespace

std::vector<Finding> slow_races(const Trace& trace) {
    SlowFindings findings(trace, FindingKind::race);
    std::vector<Touch> global;
    for (std::uint64_t g = 0; g < group_count(trace.range); ++g) {
        for (const Space space : {Space::local, Space::global}) {
            const SlowGroup group(trace, g, space);
            const auto dividing = group.dividing();
            const auto& touches = group.touches();
            for (std::size_t i = 0; i < touches.size(); ++i) {
                std::size_t since = 0;
                for (std::size_t j = 0; j < i; ++j) {
                    const bool divided = std::ranges::any_of(dividing, [&](std::uint32_t tick) {
                        return tick > touches[j].tick && tick < touches[i].tick;
                    });
                    since = divided ? j + 1 : since;
                }
                const auto may_meet = [&](const Touch& a, const Touch& b) {
                    return a.item != b.item && !group.ordered(a, b);
                };
                races_of(trace, touches, i, since, false, may_meet, findings);
            }
            if (space == Space::global) {
                global.insert(global.end(), touches.begin(), touches.end());
            }
        }
    }
    for (std::size_t i = 0; i < global.size(); ++i) {
        const auto may_meet = [](const Touch& a, const Touch& b) { return a.group != b.group; };
        races_of(trace, global, i, 0, true, may_meet, findings);
    }
    return findings.list();
}

std::vector<Finding> slow_uninitialised(const Trace& trace) {
    SlowFindings findings(trace, FindingKind::uninitialised_read);
    std::map<std::uint64_t, std::set<std::uint64_t>> touchers; // groups by the global byte that they access
    std::set<std::uint64_t> ever_written;
    for (std::uint64_t g = 0; g < group_count(trace.range); ++g) {
        const SlowGroup group(trace, g, Space::global);
        for (const Touch& touch : group.touches()) {
            for (const auto& [address, value] : touch.bytes) {
                touchers[address].insert(g);
                if (trace.program.sites[touch.site].kind == SiteKind::write) {
                    ever_written.insert(address);
                }
            }
        }
    }
    std::set<std::uint64_t> counted; // uninitialised bytes that several groups access with atomics
    for (std::uint64_t g = 0; g < group_count(trace.range); ++g) {
        for (const Space space : {Space::local, Space::global}) {
            std::set<std::uint64_t> written;
            const SlowGroup group(trace, g, space);
            for (const Touch& touch : group.touches()) {
                const SiteInfo& site = trace.program.sites[touch.site];
                std::set<std::uint64_t> missing;
                for (const auto& byte : touch.bytes) {
                    const std::uint64_t address = byte.first;
                    const bool elsewhere = ever_written.contains(address) && touchers[address].size() > 1;
                    const bool has_content = std::ranges::any_of(trace.objects, [&](const ObjectInfo& o) {
                        return o.space == space && o.is_initialised && address >= o.base &&
                               address < o.base + o.size_bytes;
                    });
                    const bool known = space == Space::global && (elsewhere || has_content);
                    if (site.kind != SiteKind::write && !written.contains(address) && !known) {
                        missing.insert(address);
                    }
                    if (site.kind != SiteKind::read) {
                        written.insert(address);
                    }
                }
                // If several groups access a byte with atomics, it is unknown which atomic comes first.
                const bool is_shared = !missing.empty() && site.kind == SiteKind::atomic &&
                                       space == Space::global && touchers[*missing.begin()].size() > 1;
                if (!missing.empty() && (!is_shared || counted.insert(*missing.begin()).second)) {
                    findings.add(site.line, 0, false, space, *missing.begin(), touch, Severity::error,
                                 {touch.item});
                }
            }
        }
    }
    return findings.list();
}

} // namespace lockstep::test
