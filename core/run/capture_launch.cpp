#include "core/run/capture_launch.h"

#include "core/run/driver/object_table.h"
#include "core/run/driver/program.h"
#include "core/run/event_count.h"
#include "core/run/instrumented_kernel.h"
#include "core/run/launch_buffers.h"
#include "core/run/local_layout.h"
#include "core/run/log/launch_log.h"
#include "core/run/log/log_handover.h"
#include "core/run/log/log_plan.h"
#include "core/site/analysis_bytes.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace lockstep {
namespace {

/// Maximum number of attempts: the first one, and up to three more while more events are logged than counted.
constexpr int most_attempts = 4;
/// Maximum number of attempts to run the groups of a part alone; most_attempts begins afterwards.
constexpr int most_attempts_alone = 3;

LogLimits limits_for(const CaptureOptions& options, std::uint64_t most_bytes) {
    const LogLimits limits = limits_of(options.memory_budget, most_bytes, options.part_bytes);
    return options.is_never_kept ? of_log_nobody_keeps(limits) : limits;
}

/// Whether the groups of a launch may wait for each other. If so, the number of events may differ in each run.
bool may_wait(const Program& program) {
    return std::ranges::any_of(program.sites, [](const SiteInfo& site) {
        return site.kind == SiteKind::atomic && site.space == Space::global;
    });
}

/// Returns the maximum size of a log on this device: one allocation, which takes at most half of its memory.
std::uint64_t most_log_bytes(const Device& device) {
    return std::min<std::uint64_t>(device.device.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>(),
                                   device.info.global_memory_bytes / 2);
}

class CaptureRun {
public:
    CaptureRun(const Device& device, const Launch& launch, const Instrumented& instrumented,
               const Prepared& prepared, const CaptureOptions& options, std::uint64_t& wanted)
        : device_(device),
          launch_(launch),
          instrumented_(instrumented),
          options_(options),
          bytes_wanted_(wanted),
          layout_(local_layout(launch, instrumented, device.info.local_memory_bytes)),
          buffers_(device, launch, InputsOn::device),
          items_(item_count(launch.range)),
          table_(device, launch, instrumented, layout_, buffers_, prepared.program),
          log_(device, items_, items_per_group(launch.range), prepared.values),
          kernel_(device, launch, buffers_, layout_, table_, log_),
          limits_(limits_for(options, most_log_bytes(device))),
          handover_(options_, items_per_group(launch.range), log_, table_, result_),
          waits_(may_wait(instrumented.program)),
          count_(launch,
                 {.turn_budget = options.turn_budget,
                  .log_bytes = std::max(options.whole_budget, options.memory_budget),
                  .groups_may_wait = waits_},
                 kernel_, log_, table_, buffers_) {
        kernel_.take(prepared.program, count_.turns());
    }

    Result<Capture> run(const ProgressSink& progress) {
        bool is_wanted = true;
        count_.run([&] { is_wanted = !progress || progress({Stage::count, 0, items_}); });
        if (!is_wanted) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        count_.complete();
        const Result<std::vector<GroupRange>> parts = plan();
        if (!parts) {
            return parts.error();
        }
        runs_parts_alone_ = parts->size() > 1;
        for (std::size_t next = 0; next < parts->size();) {
            const GroupRange part = next_part(*parts, next);
            const std::uint64_t first = items_of(part).first;
            const auto report = [&](Stage stage) {
                return !progress ||
                       progress(stage == Stage::write ? Progress{stage, first, items_} : Progress{stage});
            };
            if (Status written = write(part, report); !written) {
                return written.error();
            }
            if (Status taken = handover_.take(part, parts->size() > 1); !taken) {
                return taken.error();
            }
        }
        if (Status taken = handover_.hand_on(); !taken) {
            return taken.error();
        }
        run_rest(parts->back().end);
        finish(parts->back().end);
        return std::move(result_);
    }

private:
    [[nodiscard]] GroupRange all_groups() const { return {0, group_count(launch_.range)}; }

    /// Returns the size in bytes of the log of `items`, according to the counts of the last pass.
    [[nodiscard]] std::uint64_t bytes_of(ItemRange items) {
        return log_.counted_words(items) * sizeof(std::uint64_t);
    }

    [[nodiscard]] ItemRange items_of(GroupRange groups) const {
        const std::uint64_t items = items_per_group(launch_.range);
        return {groups.first * items, groups.end * items};
    }

    /// Returns the parts in which the log is written, according to the counts of the last pass.
    Result<std::vector<GroupRange>> plan() {
        const std::uint64_t all = group_count(launch_.range);
        const std::uint64_t items = items_per_group(launch_.range);
        std::vector<std::uint64_t> bytes(options_.groups == 0 ? all : std::min(options_.groups, all));
        std::vector<std::uint64_t> analysis(bytes.size());
        for (std::uint64_t group = 0; group < bytes.size(); ++group) {
            const LaunchLog::Size size = log_.size_of(items_of({group, group + 1}));
            bytes[group] = (size.events + size.values) * sizeof(std::uint64_t);
            analysis[group] = analysis_bytes(size.events, items);
        }
        if (options_.keep_part && std::ranges::max(bytes) > options_.most_group_bytes) {
            keep_parts();
        }
        std::vector<GroupRange> parts = split_log(bytes, limits_);
        const bool can_take = options_.take_part || parts.size() == 1;
        if (!can_take || !are_within(limits_, {bytes, analysis}, parts)) {
            return log_too_large(
                {bytes, analysis}, parts, limits_,
                {std::max(options_.whole_budget, options_.memory_budget), options_.memory_budget});
        }
        return parts;
    }

    void keep_parts() {
        options_.take_part = options_.keep_part;
        options_.place_part = nullptr;
        options_.is_never_kept = false;
        options_.part_bytes = CaptureOptions().part_bytes;
        limits_ = limits_for(options_, most_log_bytes(device_));
    }

    /// Returns the next part to run. If each part requires running the whole kernel, combines as many
    /// consecutive parts as fit into memory.
    GroupRange next_part(const std::vector<GroupRange>& parts, std::size_t& next) {
        const bool is_alone = runs_parts_alone_ || next == 0;
        return is_alone ? parts[next++]
                        : joined_parts(parts, next, limits_.all_bytes,
                                       [this](GroupRange groups) { return bytes_of(items_of(groups)); });
    }

    /// Runs the groups that are not logged, starting with group `first`, because their results are needed
    /// too. Does nothing if every run already includes all groups.
    void run_rest(std::uint64_t first) {
        const GroupRange rest{first, all_groups().end};
        if (runs_parts_alone_ && rest.first != rest.end) {
            const std::uint64_t item = items_of(rest).first;
            log_.make_room({item, item}, 0, spills_, ItemsWithoutRange::count);
            kernel_.set_log();
            kernel_.run(rest);
        }
    }

    /// Runs the kernel until the log of `part` is complete. Calls `report` at the start of each stage; if it
    /// returns false, cancels the run.
    template <class Report>
    Status write(GroupRange part, const Report& report) {
        const ItemRange items = items_of(part);
        int attempts_alone = 0; // attempts in which only the groups of the part ran
        for (int attempt = 0;; ++attempt) {
            const bool builds = attempt == 1 && !spills_;
            if (!report(builds ? Stage::build : Stage::write)) {
                return Error{ErrorCode::cancelled, {}, {}, {}};
            }
            if (Status built = builds ? build_with_spill() : Status(); !built) {
                return built;
            }
            if (Status room = make_room_for(part, attempt); !room) {
                return room;
            }
            const bool can_repeat = prepare_buffers(part, attempt);
            bool is_wanted = true;
            // Reports the stage again when the kernel has started, because drivers may build it until then.
            const auto on_start = [&] { is_wanted = report(Stage::write); };
            kernel_.run(runs_parts_alone_ ? part : all_groups(),
                        builds ? std::function<void()>(on_start) : nullptr);
            if (!is_wanted) {
                return Error{ErrorCode::cancelled, {}, {}, {}};
            }
            if (log_.is_whole(items)) {
                return {};
            }
            if (runs_parts_alone_) {
                ++attempts_alone;
                runs_parts_alone_ =
                    can_repeat && attempts_alone < most_attempts_alone && !count_.a_loop_ran_out();
            } else if (attempt + 1 == attempts_alone + most_attempts) {
                return Error{ErrorCode::unstable_log, {launch_.kernel, device_.info.name}, {}, {}};
            }
        }
    }

    /// Gives the buffers the contents with which `part` starts. Returns whether the groups of the part can run
    /// again from there, which continues the execution of the earlier parts. Running all groups again would be
    /// another execution, in which groups may do each other's work. Needed only if groups may wait for others.
    bool prepare_buffers(GroupRange part, int attempt) {
        if (!runs_parts_alone_ || part.first == 0) {
            buffers_.restore_all();
            return waits_;
        }
        if (attempt == 0) {
            return waits_ && buffers_.save();
        }
        buffers_.return_to_saved();
        return true;
    }

    /// Builds the program with a spill area, for a kernel that logs more events than it counted.
    Status build_with_spill() {
        const auto prepared = options_.with_spill ? options_.with_spill()
                                                  : prepare(device_, launch_, instrumented_,
                                                            log_.has_values(), LogKeeping::with_spill);
        if (!prepared) {
            return prepared.error();
        }
        kernel_.take(prepared->program, count_.turns());
        spills_ = true;
        return {};
    }

    /// Makes room for the log of a part. The spill area is larger in each attempt.
    Status make_room_for(GroupRange part, int attempt) {
        const ItemRange items = items_of(part);
        bytes_wanted_ = bytes_wanted(launch_) + bytes_of(items);
        LaunchLog::Place place;
        if (device_.info.is_cpu && attempt == 0 && !spills_) {
            auto given = handover_.place_of(part);
            if (!given) {
                return given.error();
            }
            place = *given;
        }
        log_.make_room(items, std::min(attempt, most_attempts - 1), spills_,
                       runs_parts_alone_ ? ItemsWithoutRange::do_not_run : ItemsWithoutRange::count, place);
        kernel_.set_log();
        return {};
    }

    void finish(std::uint64_t groups) {
        const std::uint64_t end = items_of({0, groups}).end;
        LaunchLog::Offsets offsets = log_.release_offsets(end);
        result_.offsets = std::move(offsets.events);
        result_.value_offsets = std::move(offsets.values);
        if (result_.part->end == group_count(launch_.range)) {
            result_.part.reset();
        }
        table_.to_host();
        result_.has_faults = table_.has_faults();
        result_.has_open_values = table_.has_open_values();
        result_.device_ns = kernel_.device_ns() + log_.device_ns();
        result_.objects = table_.release();
        result_.device = device_.info;
        std::vector<std::vector<std::byte>> contents = buffers_.contents();
        for (std::size_t i = 0; i < contents.size(); ++i) {
            if (!contents[i].empty()) {
                result_.outputs.push_back({static_cast<std::uint32_t>(i), std::move(contents[i]), {}});
            }
        }
    }

    const Device& device_;
    const Launch& launch_;
    const Instrumented& instrumented_;
    CaptureOptions options_;
    std::uint64_t& bytes_wanted_; ///< device memory that the launch needs, for error messages
    const LocalLayout layout_;
    LaunchBuffers buffers_;
    const std::uint64_t items_;
    ObjectTable table_;
    LaunchLog log_;
    InstrumentedKernel kernel_;
    LogLimits limits_;
    Capture result_;
    LogHandover handover_;
    bool spills_ = false; ///< whether the kernel was built with a spill area
    const bool waits_;    ///< whether groups may wait for each other
    EventCount count_;
    /// Whether only the groups of one part run at a time, starting from the buffer contents that the previous
    /// part left.
    bool runs_parts_alone_ = false;
};

} // namespace

Result<Capture> capture(const Device& device, const Launch& launch, const Instrumented& instrumented,
                        const Prepared& prepared, const CaptureOptions& options,
                        const ProgressSink& progress) {
    std::uint64_t wanted = bytes_wanted(launch);
    try {
        CaptureRun run(device, launch, instrumented, prepared, options, wanted);
        return run.run(progress);
    } catch (const cl::Error& error) {
        Error result = driver_error(error, device.info);
        if (result.code == ErrorCode::out_of_device_memory) {
            result.arguments[0] = std::to_string(wanted);
        }
        return result;
    }
}

} // namespace lockstep
