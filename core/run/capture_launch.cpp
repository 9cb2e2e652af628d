#include "core/run/capture_launch.h"

#include "core/run/device_log.h"
#include "core/run/launch_buffers.h"
#include "core/run/local_layout.h"
#include "core/run/program.h"

#include "core/site/record.h"

#include <algorithm>
#include <cstring>

namespace lockstep {
namespace {

constexpr int most_attempts = 4; ///< the first write, and three more where it logged more than was counted

/// Whether a kernel may read a buffer before anybody writes it. What a shared one holds, earlier launches
/// say.
bool has_content(const Argument& argument) {
    return argument.kind != ArgumentKind::buffer || !argument.shared.empty() ||
           (argument.access != Access::write_only && !argument.bytes.empty());
}

class CaptureRun {
public:
    CaptureRun(const Device& device, const Launch& launch, const Instrumented& instrumented,
               const Prepared& prepared, const CaptureOptions& options)
        : device_(device),
          launch_(launch),
          instrumented_(instrumented),
          options_(options),
          layout_(local_layout(launch, instrumented)),
          buffers_(device, launch),
          kernel_(prepared.program, launch.kernel.c_str()),
          items_(item_count(launch.range)),
          table_(device, 2 * instrumented.objects.size() + instrumented.scratch_bytes / 8 + 1),
          events_(device, items_),
          values_(device, prepared.values ? items_ : 0),
          has_values_(prepared.values) {
        find_bases(prepared.program);
        set_arguments();
    }

    Result<Capture> run(const ProgressSink& progress) {
        if (progress && !progress({Stage::count, 0, items_})) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        launch_once();
        for (int attempt = 0;; ++attempt) {
            make_room(attempt);
            if (progress && !progress({Stage::write, 0, items_})) {
                return Error{ErrorCode::cancelled, {}, {}, {}};
            }
            buffers_.restore();
            launch_once();
            const Fit fit = std::max(compare_with_places(events_),
                                     has_values_ ? compare_with_places(values_) : Fit::exact);
            if (fit != Fit::overflow) {
                return finished(fit == Fit::gaps);
            }
            if (attempt + 1 == most_attempts) {
                return Error{ErrorCode::unstable_log, {launch_.kernel, device_.info.name}, {}, {}};
            }
        }
    }

private:
    void find_bases(const cl::Program& program) {
        std::memset(table_.host().data(), 0, table_.host().size() * sizeof(std::uint64_t));
        table_.to_device();
        cl::Kernel bases(program, "lk_bases");
        cl_uint next = 0;
        for (const ObjectInfo& object : instrumented_.objects) {
            if (object.argument < 0 || object.space == Space::local || is_opaque(object)) {
                continue;
            }
            const auto argument = static_cast<std::size_t>(object.argument);
            if (launch_.arguments[argument].is_null) {
                bases.setArg(next++, sizeof(cl_mem), nullptr);
            } else {
                bases.setArg(next++, buffers_.buffer(argument));
            }
        }
        bases.setArg(next, table_.buffer());
        device_.queue.enqueueNDRangeKernel(bases, cl::NullRange, cl::NDRange(1), cl::NDRange(1));
        table_.to_host();
        fill_objects();
    }

    void fill_objects() {
        objects_ = instrumented_.objects;
        std::size_t next_local = 0;
        for (std::size_t i = 0; i < objects_.size(); ++i) {
            ObjectInfo& object = objects_[i];
            if (object.argument >= 0) {
                const Argument& argument = launch_.arguments[static_cast<std::size_t>(object.argument)];
                object.size_bytes = argument.is_null ? 0 : argument.size_bytes;
                object.is_null = argument.is_null;
                object.is_initialised = has_content(argument);
            }
            if (is_opaque(object)) {
                fill_opaque(object, i);
                continue;
            }
            if (object.space == Space::local) {
                object.base = object.argument >= 0 ? layout_.offsets[next_local++] : object.base;
                table_.host()[2 * i] = object.base;
            }
            table_.host()[2 * i + 1] = object.size_bytes;
            object.base = object.space == Space::local ? object.base : table_.host()[2 * i] & payload_mask;
        }
        table_.to_device();
    }

    /// An image or a sampler: what has no address.
    [[nodiscard]] bool is_opaque(const ObjectInfo& object) const {
        return object.argument >= 0 &&
               (object.space == Space::image ||
                launch_.arguments[static_cast<std::size_t>(object.argument)].kind == ArgumentKind::sampler);
    }

    /// No pointer may be taken for one that points into an image; of a sampler the kernel learns the
    /// settings.
    void fill_opaque(ObjectInfo& object, std::size_t row) {
        const Argument& argument = launch_.arguments[static_cast<std::size_t>(object.argument)];
        table_.host()[2 * row] = argument.kind == ArgumentKind::sampler ? sampler_bits(argument.sampler) : 0;
        table_.host()[2 * row + 1] = 0;
        object.element = texel_type(argument.format);
        object.width = argument.width;
        object.height = argument.height;
    }

    /// Where the kernel said that its __constant variables lie.
    void find_constants() {
        for (std::size_t i = 0; i < objects_.size(); ++i) {
            if (objects_[i].space == Space::constant && objects_[i].argument < 0) {
                objects_[i].base = table_.host()[2 * i] & payload_mask;
            }
        }
    }

    void set_arguments() {
        buffers_.set_instrumented_arguments(kernel_, layout_.offsets);
        auto next = static_cast<cl_uint>(launch_.arguments.size());
        kernel_.setArg(next++, layout_.bytes, nullptr);
        kernel_.setArg(next++, table_.buffer());
        first_log_argument_ = next;
        set_log_arguments();
        next += 6;
        kernel_.setArg(next++, static_cast<cl_ulong>(options_.turn_budget));
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

    void make_room(int attempt) {
        const auto places = [&](DeviceLog& log) {
            return attempt == 0 ? make_places(log) : make_larger_places(log, std::uint64_t{2} << attempt);
        };
        events_.entries = DeviceColumn(device_, places(events_));
        if (has_values_) {
            values_.entries = DeviceColumn(device_, places(values_));
        }
        set_log_arguments();
    }

    Capture finished(bool gaps) {
        Capture result;
        events_.entries.to_host();
        if (has_values_) {
            values_.entries.to_host();
        }
        if (gaps) {
            close_gaps(events_);
            if (has_values_) {
                close_gaps(values_);
            }
        }
        result.offsets = events_.places.release();
        result.events = events_.entries.release();
        result.events.shrink(result.offsets[items_]);
        if (has_values_) {
            result.value_offsets = values_.places.release();
            result.values = values_.entries.release();
            result.values.shrink(result.value_offsets[items_]);
        }
        table_.to_host();
        result.has_faults = table_.host()[table_.host().size() - 1] != 0;
        find_constants();
        result.objects = std::move(objects_);
        result.device = device_.info;
        std::vector<std::vector<std::byte>> contents = buffers_.contents();
        for (std::size_t i = 0; i < contents.size(); ++i) {
            if (!contents[i].empty()) {
                result.outputs.push_back({static_cast<std::uint32_t>(i), std::move(contents[i]), {}});
            }
        }
        return result;
    }

    const Device& device_;
    const Launch& launch_;
    const Instrumented& instrumented_;
    const CaptureOptions& options_;
    LocalLayout layout_;
    LaunchBuffers buffers_;
    cl::Kernel kernel_;
    std::uint64_t items_;
    DeviceColumn table_;
    DeviceLog events_;
    DeviceLog values_;
    bool has_values_;
    cl_uint first_log_argument_ = 0;
    std::vector<ObjectInfo> objects_;
};

/// What a launch surely takes: its buffers, and an event or more a work-item.
std::uint64_t bytes_wanted(const Launch& launch) {
    std::uint64_t bytes = item_count(launch.range) * 3 * sizeof(std::uint64_t);
    for (const Argument& argument : launch.arguments) {
        bytes += argument.kind == ArgumentKind::buffer ? argument.size_bytes : 0;
    }
    return bytes;
}

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
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::out_of_device_memory,
                     {std::to_string(bytes_wanted(launch)), device.info.name},
                     {},
                     {}};
    }
}

} // namespace lockstep
