#include "core/report/perfetto.h"

#include "core/base/file_sink.h"
#include "core/base/version.h"
#include "core/report/json_parts.h"
#include "core/report/perfetto_packets.h"
#include "core/report/timeline_tracks.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

constexpr std::size_t most_name_bytes = 200;
constexpr std::uint32_t first_multiprocessor_rank = 2; ///< after the launches and the cut ends

std::string shortened(const std::string& text) {
    return text.size() <= most_name_bytes ? text : text.substr(0, most_name_bytes) + "...";
}

/// Writes the launches of a session, one after another.
class PerfettoWriter {
public:
    PerfettoWriter(const Session& session, const PerfettoOptions& options, ByteSink& sink)
        : session_(session), options_(options), packets_(sink) {
        root_ = packets_.add_track({.name = "Lockstep, model " + shortened(session.hardware().preset) +
                                            ": 1 cycle is shown as 1 ns"});
        launches_ = packets_.add_track({.name = "launches", .parent = root_, .rank = 0});
        cuts_ = packets_.add_track({.name = "limits of this file", .parent = root_, .rank = 1});
    }

    Status write(const ProgressSink& progress) {
        for (std::size_t launch = 0; launch < session_.launch_count(); ++launch) {
            if (Status added = add_launch(launch, progress); !added) {
                return added;
            }
        }
        return packets_.flush();
    }

private:
    Status add_launch(std::size_t launch, const ProgressSink& progress) {
        const LaunchModel& model = session_.analysis(launch).model;
        const std::string name =
            "launch " + std::to_string(launch + 1) + ": " + shortened(session_.trace(launch).program.kernel);
        if (!model.simulation) {
            packets_.mark(launches_, from_, name + " does not fit: " + report_name(model.occupancy.limiter));
            return {};
        }
        const Simulation& simulation = *model.simulation;
        packets_.begin(launches_, from_, name, values_of(launch));
        packets_.end(launches_, from_ + simulation.cycles);
        const std::uint32_t shown = std::min(options_.multiprocessors, simulation.multiprocessors_used);
        if (shown < simulation.multiprocessors_used) {
            packets_.mark(cuts_, from_,
                          name + " shows " + std::to_string(shown) + " of " +
                              std::to_string(simulation.multiprocessors_used) + " multiprocessors");
        }
        intern_sites(launch);
        for (std::uint32_t i = 0; i < shown; ++i) {
            if (progress && !progress({Stage::save, i, shown})) {
                return Error{.code = ErrorCode::cancelled};
            }
            if (Status added = add_multiprocessor(launch, i, progress); !added) {
                return added;
            }
        }
        from_ += simulation.cycles;
        return {};
    }

    [[nodiscard]] std::vector<PerfettoValue> values_of(std::size_t launch) const {
        const Recording& recording = session_.recording();
        const Simulation& simulation = *session_.analysis(launch).model.simulation;
        std::string parameters;
        for (const auto& [name, value] : recording.parameters) {
            parameters += (parameters.empty() ? "" : " ") + shortened(name) + "=" + shortened(value);
        }
        return {{"what", shortened(recording.what)},
                {"parameters", parameters},
                {"lockstep", std::string(program_version())},
                {"device", session_.trace(launch).device.name},
                {"driver", session_.trace(launch).device.driver},
                {"hardware", session_.hardware().preset},
                {"cycles", simulation.cycles},
                {"warp_steps", simulation.warp_steps},
                {"utilisation", simulation.utilisation},
                {"achieved_occupancy", simulation.achieved_occupancy}};
    }

    void intern_sites(std::size_t launch) {
        const Program& program = session_.trace(launch).program;
        places_.clear();
        codes_.clear();
        for (const SiteInfo& site : program.sites) {
            places_.push_back(
                packets_.intern(shortened(program.files.at(site.file)) + ":" + std::to_string(site.line)));
            codes_.push_back(packets_.intern(shortened(site.text)));
        }
    }

    Status add_multiprocessor(std::size_t launch, std::uint32_t multiprocessor,
                              const ProgressSink& progress) {
        const auto made = session_.make(TimelineOf{launch, multiprocessor}, progress);
        if (!made) {
            return made.error();
        }
        const Timeline& timeline = **made;
        while (multiprocessors_.size() <= multiprocessor) {
            const auto number = static_cast<std::uint32_t>(multiprocessors_.size());
            multiprocessors_.push_back(std::make_unique<TimelineTracks>(
                packets_, session_.hardware(), root_, number, first_multiprocessor_rank + number));
        }
        const std::size_t states = std::min(options_.most_states, timeline.intervals.size());
        multiprocessors_[multiprocessor]->add({.timeline = timeline,
                                               .from = from_,
                                               .cycles = session_.analysis(launch).model.simulation->cycles,
                                               .states = states,
                                               .places = places_,
                                               .codes = codes_});
        if (states > 0 && (states < timeline.intervals.size() || !timeline.is_whole)) {
            packets_.mark(cuts_, from_ + timeline.intervals[states - 1].end,
                          "states and stalls on multiprocessor " + std::to_string(multiprocessor) +
                              " end here");
        }
        return packets_.has_failed() ? packets_.flush() : Status();
    }

    const Session& session_;
    const PerfettoOptions& options_;
    PerfettoPackets packets_;
    PerfettoTrack root_ = 0;
    PerfettoTrack launches_ = 0;
    PerfettoTrack cuts_ = 0;
    std::uint64_t from_ = 0;           ///< time in the file at which the current launch begins
    std::vector<InternedText> places_; ///< for each site of the current launch: file and line
    std::vector<InternedText> codes_;
    std::vector<std::unique_ptr<TimelineTracks>> multiprocessors_;
};

} // namespace

Status write_perfetto(const Session& session, const PerfettoOptions& options, ByteSink& sink,
                      const ProgressSink& progress) {
    return PerfettoWriter(session, options, sink).write(progress);
}

Status write_perfetto(const Session& session, const PerfettoOptions& options,
                      const std::filesystem::path& path, const ProgressSink& progress) {
    const auto sink = FileSink::open(path);
    if (!sink) {
        return sink.error();
    }
    const Status written = write_perfetto(session, options, **sink, progress);
    return written ? (*sink)->finish({}, FileSink::OnDisk::before_naming) : written;
}

} // namespace lockstep
