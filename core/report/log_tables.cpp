#include "core/report/log_tables.h"

#include "core/analysis/memory/banks.h"
#include "core/analysis/memory/coalescing.h"
#include "core/analysis/memory/image_requests.h"
#include "core/kernel/global_id.h"
#include "core/kernel/scalar_value.h"
#include "core/report/csv.h"
#include "core/report/csv_rows.h"
#include "core/session/log_window.h"
#include "core/session/over_groups.h"
#include "core/trace/object_index.h"
#include "core/warp/reconstruct.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace lockstep {

namespace {

const char* name_in_tables(SiteKind kind) {
    constexpr std::array names = {"read",     "write",      "atomic",      "branch",
                                  "loop",     "switch",     "barrier",     "fence",
                                  "exchange", "image_read", "image_write", "sub_group_barrier",
                                  "copy",     "wait"};
    static_assert(names.size() == static_cast<std::size_t>(SiteKind::wait) + 1);
    return names.at(static_cast<std::size_t>(kind));
}

const char* name_in_tables(Space space) {
    constexpr std::array names = {"", "global", "constant", "local", "image"};
    static_assert(names.size() == static_cast<std::size_t>(Space::image) + 1);
    return names.at(static_cast<std::size_t>(space));
}

/// The cells of a site, made once: number, kind, space, file, line, column, text.
std::vector<std::string> cells_of_sites(const Program& program) {
    std::vector<std::string> cells;
    for (const SiteInfo& site : program.sites) {
        cells.push_back(std::to_string(cells.size()) + "," + name_in_tables(site.kind) + "," +
                        name_in_tables(site.space) + "," +
                        csv_cell(without_formula(program.files.at(site.file))) + "," +
                        std::to_string(site.line) + "," + std::to_string(site.column) + "," +
                        csv_cell(without_formula(site.text)));
    }
    return cells;
}

constexpr const char* site_columns = "site,kind,space,file,line,column,text";

std::string real_text(double value) {
    std::array<char, 32> text{};
    // A float has a shorter text than the double that is equal to it.
    const bool is_float = static_cast<double>(static_cast<float>(value)) == value;
    const auto end = is_float ? std::to_chars(text.begin(), text.end(), static_cast<float>(value)).ptr
                              : std::to_chars(text.begin(), text.end(), value).ptr;
    return {text.begin(), end};
}

/// Returns the components of a recorded value, separated by spaces.
std::string value_text(ValueType type, std::span<const std::uint64_t> words) {
    std::string text;
    const auto bytes = std::as_bytes(words);
    for (std::uint32_t i = 0; i < type.count; ++i) {
        const ScalarValue value = scalar_at(bytes, i, type.scalar);
        text += i == 0 ? "" : " ";
        text += std::visit(
            [](auto each) {
                if constexpr (std::is_same_v<decltype(each), double>) {
                    return real_text(each);
                } else {
                    return std::to_string(each);
                }
            },
            value);
    }
    return text;
}

/// Writes the events of one launch.
class EventTable {
public:
    EventTable(const Trace& trace, std::size_t launch, CsvRows& rows)
        : trace_(trace),
          launch_(launch),
          rows_(rows),
          sites_(cells_of_sites(trace.program)),
          index_(trace.objects) {}

    Status add(Group group) {
        const std::uint64_t items = items_per_group(trace_.range);
        for (std::uint64_t item = group.value() * items; item < (group.value() + 1) * items; ++item) {
            if (Status added = add_item(group, WorkItem(item)); !added) {
                return added;
            }
        }
        return {};
    }

private:
    Status add_item(Group group, WorkItem item) {
        std::uint64_t value = trace_.has_values() ? trace_.value_offsets[item.index()] : 0;
        const auto id = global_id(trace_.range, item);
        for (std::uint64_t i = trace_.offsets[item.index()]; i < trace_.offsets[item.index() + 1]; ++i) {
            const Event event = trace_.event(i);
            if (is_fault(event)) {
                continue; // the table of findings has it
            }
            rows_.add(launch_);
            rows_.add(group.value());
            rows_.add(item.value());
            for (const std::uint64_t each : id) {
                rows_.add(each);
            }
            rows_.add(i);
            add_event(event, value);
            if (Status ended = rows_.end_row(); !ended) {
                return ended;
            }
        }
        return {};
    }

    /// Adds the cells of an event. `value` is the index of its value; moves it to that of the next event.
    void add_event(Event event, std::uint64_t& value) {
        const std::size_t number = event_site(event).index();
        const SiteInfo& site = trace_.program.sites[number];
        rows_.add_plain(sites_[number]);
        add_access(site, event_payload(event));
        if (is_decision(site.kind)) {
            rows_.add(site.kind == SiteKind::choice ? event_payload(event) : decision(event_payload(event)));
        } else {
            rows_.add_empty();
        }
        if (site.loop_variable.empty()) {
            rows_.add_empty();
        } else {
            rows_.add(loop_value(event_payload(event)));
        }
        const std::uint32_t slots = value_slots(site);
        if (slots == 0 || !trace_.has_values()) {
            rows_.add_empty();
        } else {
            words_.clear();
            for (std::uint32_t i = 0; i < slots; ++i) {
                words_.push_back(trace_.value(value + i));
            }
            rows_.add_plain(value_text(site.type, words_));
        }
        value += slots;
    }

    /// Adds the object, the offset in it, and the number of bytes.
    void add_access(const SiteInfo& site, std::uint64_t payload) {
        if (is_image_access(site.kind)) {
            const Texels texels = texels_of(payload);
            if (texels.object < trace_.objects.size()) {
                rows_.add(trace_.objects[texels.object].name);
            } else {
                rows_.add_empty();
            }
            rows_.add_empty();
            rows_.add_empty();
            return;
        }
        const auto object = is_access(site.kind) ? index_.find(site.space, payload) : std::nullopt;
        if (object) {
            rows_.add(trace_.objects[*object].name);
            rows_.add(signed_distance(payload, trace_.objects[*object].base));
        } else {
            rows_.add_empty();
            rows_.add_empty();
        }
        if (!is_access(site.kind)) {
            rows_.add_empty();
            return;
        }
        std::uint32_t bytes = 0;
        for (const Piece piece : site.pieces) {
            bytes += piece.bytes;
        }
        rows_.add(bytes);
    }

    const Trace& trace_;
    const std::size_t launch_;
    CsvRows& rows_;
    const std::vector<std::string> sites_;
    const ObjectIndex index_;
    std::vector<std::uint64_t> words_; ///< the value of the current event
};

/// Writes the warp steps of one launch.
class WarpStepTable {
public:
    WarpStepTable(const Session& session, const Trace& trace, std::size_t launch, CsvRows& rows)
        : hardware_(session.hardware()),
          trace_(trace),
          launch_(launch),
          rows_(rows),
          sites_(cells_of_sites(trace.program)),
          reconstructor_(trace, WarpShape{session.hardware().warp_width}),
          figures_(trace.program.sites.size()) {}

    Status add(Group group) {
        if (Status rebuilt = reconstructor_.rebuild(group, steps_); !rebuilt) {
            return rebuilt;
        }
        for (const WarpStep& step : steps_.steps) {
            const TickInfo& tick = steps_.ticks[step.tick.index()];
            rows_.add(launch_);
            rows_.add(group.value());
            rows_.add(std::uint64_t{step.tick.value()} + 1);
            rows_.add(step.warp.value());
            rows_.add(tick.round);
            rows_.add_plain(sites_[step.site.index()]);
            rows_.add(step.active);
            add_lanes(step);
            add_figures(figures_of(step));
            if (Status ended = rows_.end_row(); !ended) {
                return ended;
            }
        }
        return {};
    }

private:
    /// Adds the active lanes as a text: "0 4 8".
    void add_lanes(const WarpStep& step) {
        lanes_.clear();
        for (const std::uint16_t lane : steps_.lanes_of(step)) {
            lanes_ += (lanes_.empty() ? "" : " ") + std::to_string(lane);
        }
        rows_.add_plain(lanes_);
    }

    /// Counts one step with the functions that count whole groups, so that sums over the rows are equal to
    /// the report.
    const SiteFigures& figures_of(const WarpStep& step) {
        one_.group = steps_.group;
        one_.warp_width = steps_.warp_width;
        one_.items = steps_.items;
        one_.warps = steps_.warps;
        const auto lanes = steps_.lanes_of(step);
        const auto payloads = steps_.payloads_of(step);
        one_.lanes.assign(lanes.begin(), lanes.end());
        one_.payloads.assign(payloads.begin(), payloads.end());
        one_.steps.assign(1, step);
        one_.steps[0].first = 0;
        SiteFigures& figures = figures_[step.site.index()];
        figures = {};
        const SiteInfo& site = trace_.program.sites[step.site.index()];
        if (is_image_access(site.kind)) {
            count_images(one_, trace_, figures_);
        } else if (is_access(site.kind) && site.space == Space::local) {
            count_banks(one_, trace_.program.sites, hardware_, figures_);
        } else if (is_access(site.kind)) {
            count_coalescing(one_, trace_.program.sites, hardware_, figures_);
        }
        return figures;
    }

    void add_figures(const SiteFigures& figures) {
        const std::uint64_t requests =
            figures.global.requests + figures.local.requests + figures.image.requests;
        const std::uint64_t bytes = figures.global.bytes + figures.local.bytes;
        for (const std::uint64_t each :
             {requests, bytes, figures.global.sectors, figures.global.lines, figures.local.wavefronts,
              figures.local.conflicts, figures.image.texels}) {
            rows_.add(each);
        }
    }

    const HardwareModel& hardware_;
    const Trace& trace_;
    const std::size_t launch_;
    CsvRows& rows_;
    const std::vector<std::string> sites_;
    Reconstructor reconstructor_;
    GroupSteps steps_;
    GroupSteps one_;        ///< only the current step
    FiguresBySite figures_; ///< only the row of the current step's site is used
    std::string lanes_;
};

/// Writes a table that has rows for each group of each launch. `make(window's trace, launch, rows)` makes the
/// table of a launch.
template <class Make>
Status write_by_group(const Session& session, const char* header, ByteSink& sink,
                      const ProgressSink& progress, const Make& make) {
    CsvRows rows(sink);
    rows.add_plain(header);
    if (Status ended = rows.end_row(); !ended) {
        return ended;
    }
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        LogWindow window(session.trace(launch));
        auto table = make(window.trace(), launch, rows);
        const std::uint64_t groups = session.trace(launch).logged_groups();
        Status written = in_order(window, [&](Group group) {
            return progress && !progress({Stage::save, group.value(), groups})
                       ? Status(Error{.code = ErrorCode::cancelled})
                       : table.add(group);
        });
        if (!written) {
            return written;
        }
    }
    return rows.flush();
}

} // namespace

Status write_events(const Session& session, ByteSink& sink, const ProgressSink& progress) {
    const std::string header = std::string("launch,group,work_item,x,y,z,event,") + site_columns +
                               ",object,offset,bytes,decision,loop_value,value";
    return write_by_group(session, header.c_str(), sink, progress,
                          [](const Trace& trace, std::size_t launch, CsvRows& rows) {
                              return EventTable(trace, launch, rows);
                          });
}

Status write_warp_steps(const Session& session, ByteSink& sink, const ProgressSink& progress) {
    const std::string header =
        std::string("launch,group,step,warp,round,") + site_columns +
        ",active_lanes,lanes,requests,bytes,sectors,cache_lines,passes,conflicts,texels";
    return write_by_group(session, header.c_str(), sink, progress,
                          [&session](const Trace& trace, std::size_t launch, CsvRows& rows) {
                              return WarpStepTable(session, trace, launch, rows);
                          });
}

} // namespace lockstep
