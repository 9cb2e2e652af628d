#include "core/run/capture_launch.h"

#include "core/run/device_log.h"
#include "core/run/launch_buffers.h"
#include "core/run/local_layout.h"
#include "core/run/log_offsets.h"
#include "core/run/log_plan.h"
#include "core/run/object_table.h"
#include "core/run/program.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

constexpr int most_attempts = 4; ///< the first write, and three more where it logged more than was counted

constexpr std::uint64_t most_endless_bytes = std::uint64_t{32} << 20; ///< of a log with an endless loop
constexpr std::uint64_t fewest_turns = 256;                           ///< that are kept of one

/// The largest log that the device can take: one buffer, and as much again for everything else.
std::uint64_t most_log_bytes(const Device& device) {
    return std::min<std::uint64_t>(device.device.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>(),
                                   device.info.global_memory_bytes / 2);
}

class CaptureRun {
public:
    CaptureRun(const Device& device, const Launch& launch, const Instrumented& instrumented,
               const Prepared& prepared, const CaptureOptions& options)
        : device_(device),
          launch_(launch),
          options_(options),
          layout_(local_layout(launch, instrumented)),
          buffers_(device, launch),
          kernel_(prepared.program, launch.kernel.c_str()),
          items_(item_count(launch.range)),
          table_(device, launch, instrumented, layout_, buffers_, prepared.program),
          events_(device, items_),
          values_(device, prepared.values ? items_ : 0),
          has_values_(prepared.values),
          event_offsets_(items_),
          value_offsets_(has_values_ ? items_ : 0) {
        set_arguments();
    }

    Result<Capture> run(const ProgressSink& progress) {
        if (progress && !progress({Stage::count, 0, items_})) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        count();
        cut_endless_loops();
        const Result<std::vector<GroupRange>> parts = plan();
        if (!parts) {
            return parts.error();
        }
        Capture result;
        for (const GroupRange& part : *parts) {
            const ItemRange items = items_of(part);
            const auto go_on = [&] { return !progress || progress({Stage::write, items.first, items_}); };
            if (Status written = write(items, go_on); !written) {
                return written.error();
            }
            if (Status kept = keep(part, parts->size() > 1, result); !kept) {
                return kept.error();
            }
        }
        finish(parts->back().end, result);
        return result;
    }

private:
    void set_arguments() {
        buffers_.set_instrumented_arguments(kernel_, layout_.offsets);
        auto next = static_cast<cl_uint>(launch_.arguments.size());
        kernel_.setArg(next++, layout_.bytes, nullptr);
        kernel_.setArg(next++, table_.buffer());
        first_log_argument_ = next;
        set_log_arguments();
        next += 6;
        turns_argument_ = next++;
        set_turns(options_.turn_budget);
        kernel_.setArg(next++, static_cast<cl_uint>(layout_.scratch));
    }

    void set_log_arguments() {
        cl_uint next = first_log_argument_;
        for (DeviceLog* log : {&events_, &values_}) {
            kernel_.setArg(next++, log->places.buffer());
            kernel_.setArg(next++, log->counts.buffer());
            kernel_.setArg(next++, log->entries.buffer());
        }
    }

    void launch_once() {
        device_.queue.enqueueNDRangeKernel(kernel_, cl::NullRange,
                                           nd_range(launch_.range, launch_.range.global),
                                           nd_range(launch_.range, launch_.range.local));
        device_.queue.finish();
    }

    void count() {
        launch_once();
        events_.counts.to_host();
        if (has_values_) {
            values_.counts.to_host();
        }
    }

    [[nodiscard]] std::uint64_t counted_bytes() {
        std::uint64_t entries = 0;
        for (std::uint64_t i = 0; i < items_; ++i) {
            entries += events_.counts.host()[i] + (has_values_ ? values_.counts.host()[i] : 0);
        }
        return entries * sizeof(std::uint64_t);
    }

    /// The turns of a loop that ran out of them are alike, and fill any memory: of a large log so few are
    /// kept that it becomes a small one. Beside an endless loop others' long ones are cut as well.
    void cut_endless_loops() {
        std::uint64_t bytes = counted_bytes();
        if (bytes <= most_endless_bytes || !a_loop_ran_out(bytes)) {
            return;
        }
        for (std::uint64_t turns = options_.turn_budget / 16;
             turns >= fewest_turns && bytes > most_endless_bytes; turns /= 16) {
            bytes = bytes_with(turns);
        }
    }

    /// Whether a turn less makes a shorter log. Other faults do not: a loop that ends keeps all its turns.
    bool a_loop_ran_out(std::uint64_t bytes) {
        table_.to_host();
        if (!table_.has_faults()) {
            return false;
        }
        const bool ran_out = bytes_with(options_.turn_budget - 1) < bytes;
        set_turns(options_.turn_budget);
        return ran_out;
    }

    std::uint64_t bytes_with(std::uint64_t turns) {
        set_turns(turns);
        buffers_.restore_all();
        count();
        return counted_bytes();
    }

    void set_turns(std::uint64_t turns) { kernel_.setArg(turns_argument_, static_cast<cl_ulong>(turns)); }

    [[nodiscard]] ItemRange items_of(GroupRange groups) const {
        const std::uint64_t items = items_per_group(launch_.range);
        return {groups.first * items, groups.end * items};
    }

    /// The parts in which the log is written, by the counts of the pass just run.
    Result<std::vector<GroupRange>> plan() {
        const std::uint64_t all = group_count(launch_.range);
        std::vector<std::uint64_t> bytes(options_.groups == 0 ? all : std::min(options_.groups, all));
        for (std::uint64_t group = 0; group < bytes.size(); ++group) {
            const ItemRange items = items_of({group, group + 1});
            for (std::uint64_t i = items.first; i < items.end; ++i) {
                bytes[group] += sizeof(std::uint64_t) *
                                (events_.counts.host()[i] + (has_values_ ? values_.counts.host()[i] : 0));
            }
        }
        const LogLimits limits = limits_of(options_.memory_budget, most_log_bytes(device_));
        std::vector<GroupRange> parts = split_log(bytes, limits);
        const bool can_take = options_.take_part || parts.size() == 1;
        if (!can_take || *std::ranges::max_element(bytes) > limits.part_bytes) {
            return log_too_large(bytes, limits, options_.memory_budget);
        }
        return parts;
    }

    /// Runs the kernel until the log of those work-items is whole. Closes what gaps are left.
    template <class GoOn>
    Status write(ItemRange items, const GoOn& go_on) {
        for (int attempt = 0;; ++attempt) {
            make_room(items, attempt);
            if (!go_on()) {
                return Error{ErrorCode::cancelled, {}, {}, {}};
            }
            buffers_.restore_all();
            launch_once();
            const Fit fit = std::max(compare_with_places(events_, items),
                                     has_values_ ? compare_with_places(values_, items) : Fit::exact);
            if (fit != Fit::overflow) {
                events_.entries.to_host();
                if (has_values_) {
                    values_.entries.to_host();
                }
                if (fit == Fit::gaps) {
                    close_gaps(events_, items);
                    if (has_values_) {
                        close_gaps(values_, items);
                    }
                }
                return {};
            }
            if (attempt + 1 == most_attempts) {
                return Error{ErrorCode::unstable_log, {launch_.kernel, device_.info.name}, {}, {}};
            }
        }
    }

    void make_room(ItemRange items, int attempt) {
        const Growth growth{std::uint64_t{2} << attempt, items_per_group(launch_.range),
                            most_log_bytes(device_) / sizeof(std::uint64_t)};
        const auto places = [&](DeviceLog& log) {
            return attempt == 0 ? make_places(log, items) : make_larger_places(log, items, growth);
        };
        events_.entries = DeviceColumn(device_, places(events_));
        if (has_values_) {
            values_.entries = DeviceColumn(device_, places(values_));
        }
        set_log_arguments();
    }

    /// Notes the part's offsets and hands its log on; that of the first part stays.
    Status keep(GroupRange part, bool is_one_of_many, Capture& result) {
        const auto taken = [&](DeviceLog& log, LogOffsets& offsets) {
            offsets.add(log.places.host(), items_of(part));
            Column64 entries = log.entries.release();
            entries.shrink(log.places.host()[items_]);
            return entries;
        };
        Column64 events = taken(events_, event_offsets_);
        Column64 values = has_values_ ? taken(values_, value_offsets_) : Column64();
        if (is_one_of_many) {
            if (Status status = options_.take_part(part, events, values); !status) {
                return status;
            }
        }
        if (part.first == 0) {
            result.part = part;
            result.events = std::move(events);
            result.values = std::move(values);
        }
        return {};
    }

    void finish(std::uint64_t groups, Capture& result) {
        const std::uint64_t end = items_of({0, groups}).end;
        result.offsets = event_offsets_.release(end);
        if (has_values_) {
            result.value_offsets = value_offsets_.release(end);
        }
        if (result.part->end == group_count(launch_.range)) {
            result.part.reset();
        }
        table_.to_host();
        result.has_faults = table_.has_faults();
        result.objects = table_.release();
        result.device = device_.info;
        std::vector<std::vector<std::byte>> contents = buffers_.contents();
        for (std::size_t i = 0; i < contents.size(); ++i) {
            if (!contents[i].empty()) {
                result.outputs.push_back({static_cast<std::uint32_t>(i), std::move(contents[i]), {}});
            }
        }
    }

    const Device& device_;
    const Launch& launch_;
    const CaptureOptions& options_;
    LocalLayout layout_;
    LaunchBuffers buffers_;
    cl::Kernel kernel_;
    std::uint64_t items_;
    ObjectTable table_;
    DeviceLog events_;
    DeviceLog values_;
    bool has_values_;
    LogOffsets event_offsets_;
    LogOffsets value_offsets_;
    cl_uint first_log_argument_ = 0;
    cl_uint turns_argument_ = 0;
};

} // namespace

Result<Capture> capture(const Device& device, const Launch& launch, const Instrumented& instrumented,
                        const Prepared& prepared, const CaptureOptions& options,
                        const ProgressSink& progress) {
    try {
        CaptureRun run(device, launch, instrumented, prepared, options);
        return run.run(progress);
    } catch (const cl::Error& error) {
        Error result = driver_error(error, device.info);
        if (result.code == ErrorCode::out_of_device_memory) {
            result.arguments[0] = std::to_string(bytes_wanted(launch));
        }
        return result;
    }
}

} // namespace lockstep
