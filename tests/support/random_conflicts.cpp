#include "tests/support/random_conflicts.h"

#include "tests/support/trace_text.h"

#include <random>
#include <string>

namespace lockstep::test {
namespace {

struct Part {
    enum Kind { access, barrier, branch, loop } kind;
    std::uint32_t site; ///< index of the site in the program
    std::vector<Part> inside;
};

class Maker {
public:
    Maker(std::uint64_t number, const RandomConflictOptions& options)
        : random_(number * 0x9E3779B97F4A7C15U + 1), options_(options) {}

    Trace make() {
        declare();
        const std::vector<Part> parts = parts_at(0);
        text_ += "group " + std::to_string(items_) + "\nkernel { " + text_of(parts) + "}\nlog\n";
        const std::size_t count = items_ * pick(1, 3);
        for (std::size_t i = 0; i < count; ++i) {
            text_ += "-\n";
        }
        Trace trace = trace_of(text_);
        trace.objects[2].is_initialised = false;
        for (std::uint32_t i = 0; i < sites; ++i) {
            // Sites have different columns, so that no two of them count as leaves of one struct.
            trace.program.sites[i].column = i + 1;
        }
        if (options_.sub_groups) {
            trace.sub_groups = Subgroups{static_cast<std::uint32_t>(pick(0, 4))};
        }
        const bool has_values = options_.values && pick(0, 1) == 0;
        std::vector<std::vector<Event>> logs(count);
        std::vector<std::vector<std::uint64_t>> values(count);
        for (std::size_t i = 0; i < count; ++i) {
            log_parts(trace, parts, i, logs[i], values[i]);
        }
        set_logs(trace, logs, has_values ? values : std::vector<std::vector<std::uint64_t>>{});
        return trace;
    }

private:
    std::uint64_t pick(std::uint64_t least, std::uint64_t most) {
        return least + random_() % (most - least + 1);
    }

    void declare() {
        items_ = pick(1, 6);
        text_ = "object s local 0 24\nobject g global 4096 24\nobject h global 4120 16\n";
        for (std::uint32_t i = 0; i < sites; ++i) {
            const char* const kinds[] = {"read", "write", "read", "write", "atomic"};
            const char* const types[] = {"uchar", "ushort", "float", "float2", "float3", "uint"};
            const std::uint64_t kind = pick(0, 4);
            text_ += "site A" + std::to_string(i) + " " + kinds[kind] +
                     (pick(0, 1) == 0 ? " local " : " global ") + (kind == 4 ? "uint" : types[pick(0, 5)]) +
                     " " + std::to_string(pick(1, 4)) + "\n";
        }
        for (std::uint32_t i = 0; i < barriers; ++i) {
            text_ += "site B" + std::to_string(i) +
                     (options_.sub_groups && i == 0 ? " sub_group_barrier" : " barrier") + " 9\n";
            flags_.push_back(pick(0, 3));
        }
        text_ += "site C branch 8\nsite L loop 7\n";
    }

    std::vector<Part> parts_at(int depth) {
        std::vector<Part> parts;
        for (std::uint64_t n = pick(1, 5); n > 0; --n) {
            const std::uint64_t kind = pick(0, 9);
            if (kind == 0 && depth < 2) {
                parts.push_back({Part::branch, sites + barriers, parts_at(depth + 1)});
            } else if (kind == 1 && depth < 1) {
                parts.push_back({Part::loop, sites + barriers + 1, parts_at(depth + 1)});
            } else if (kind <= 3 && (depth == 0 || options_.partial_barriers)) {
                parts.push_back(
                    {Part::barrier, sites + static_cast<std::uint32_t>(pick(0, barriers - 1)), {}});
            } else {
                parts.push_back({Part::access, static_cast<std::uint32_t>(pick(0, sites - 1)), {}});
            }
        }
        return parts;
    }

    [[nodiscard]] static std::string text_of(const std::vector<Part>& parts) {
        std::string text;
        for (const Part& part : parts) {
            const std::string inside = "{ " + text_of(part.inside) + "} ";
            switch (part.kind) {
            case Part::access:
                text += "A" + std::to_string(part.site) + " ";
                break;
            case Part::barrier:
                text += "B" + std::to_string(part.site - sites) + " ";
                break;
            case Part::branch:
                text += "if C " + inside + "{ } ";
                break;
            case Part::loop:
                text += "for L { } " + inside + "{ } ";
                break;
            }
        }
        return text;
    }

    void log_parts(const Trace& trace, const std::vector<Part>& parts, std::uint64_t item,
                   std::vector<Event>& log, std::vector<std::uint64_t>& values) {
        for (const Part& part : parts) {
            if (part.kind == Part::access) {
                log_access(trace, part.site, item, log, values);
            } else if (part.kind == Part::barrier) {
                const bool odd = options_.partial_barriers && pick(0, 9) == 0;
                log.push_back(make_event(Site(part.site), odd ? pick(0, 3) : flags_[part.site - sites]));
            } else if (part.kind == Part::branch) {
                const std::uint64_t taken = pick(0, 1);
                log.push_back(make_event(Site(part.site), taken));
                if (taken == 1) {
                    log_parts(trace, part.inside, item, log, values);
                }
            } else {
                const std::uint64_t turns = options_.partial_barriers ? pick(0, 2) : 2;
                for (std::uint64_t turn = 0; turn < turns; ++turn) {
                    log.push_back(make_event(Site(part.site), 1));
                    log_parts(trace, part.inside, item, log, values);
                }
                log.push_back(make_event(Site(part.site), 0));
            }
        }
    }

    void log_access(const Trace& trace, std::uint32_t site, std::uint64_t item, std::vector<Event>& log,
                    std::vector<std::uint64_t>& values) {
        const SiteInfo& info = trace.program.sites[site];
        const std::uint64_t base = info.space == Space::local ? 0 : 4096;
        const std::uint64_t own = base + 4 * (item % items_);
        if (options_.faults && pick(0, 30) == 0) {
            log.push_back(make_fault({static_cast<FaultKind>(pick(1, 3)), Site(site), 0}));
        }
        log.push_back(make_event(Site(site), pick(0, 2) != 0 ? own : base + pick(0, 30)));
        for (std::uint32_t i = 0; i < value_slots(info); ++i) {
            values.push_back(pick(0, 7) == 0 ? pick(0, 1) << 8 : 7);
        }
    }

    static constexpr std::uint32_t sites = 8;
    static constexpr std::uint32_t barriers = 3;
    std::mt19937_64 random_;
    RandomConflictOptions options_;
    std::uint64_t items_ = 1;
    std::vector<std::uint64_t> flags_;
    std::string text_;
};

} // namespace

Trace random_conflicts(std::uint64_t number, const RandomConflictOptions& options) {
    return Maker(number, options).make();
}

} // namespace lockstep::test
