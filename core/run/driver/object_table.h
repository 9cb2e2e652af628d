#pragma once

#include "core/kernel/launch.h"
#include "core/run/launch_buffers.h"
#include "core/run/local_layout.h"
#include "core/run/log/device_column.h"
#include "core/site/instrumented.h"

#include <vector>

namespace lockstep {

/// The table that contains base and size of every object of an instrumented kernel, in the format that the
/// probes read (core/instrument/probes). Throws cl::Error.
class ObjectTable {
public:
    /// Queries the device addresses of the launch's buffers. Moves buffers whose addresses cannot be stored
    /// in an event, see move_split_buffers().
    ObjectTable(const Device& device, const Launch& launch, const Instrumented& instrumented,
                const LocalLayout& layout, LaunchBuffers& buffers, const cl::Program& program);

    [[nodiscard]] const cl::Buffer& buffer() const { return table_.buffer(); }
    /// Reads the table back from the device. Call this after the last run.
    void to_host();
    /// Whether the kernel did something that the plain kernel must not do, such as an out-of-bounds access.
    [[nodiscard]] bool has_faults() { return table_.host()[table_.host().size() - 3] != 0; }
    /// Whether a loop exceeded its iteration budget.
    [[nodiscard]] bool has_endless_loop() { return table_.host()[table_.host().size() - 2] != 0; }
    /// Whether the result of an operation was undefined.
    [[nodiscard]] bool has_open_values() { return table_.host()[table_.host().size() - 1] != 0; }
    /// Resets what the last run has reported. Call to_host() before.
    void forget_reports();
    [[nodiscard]] const std::vector<ObjectInfo>& objects() const { return objects_; }
    [[nodiscard]] std::vector<ObjectInfo> release() { return std::move(objects_); }

private:
    void find_bases(const Device& device, const LaunchBuffers& buffers, const cl::Program& program);
    void find_constant_bases(const Device& device, const LaunchBuffers& buffers, const cl::Program& program);
    bool move_split_buffers(LaunchBuffers& buffers);
    void fill_objects(const LocalLayout& layout);
    [[nodiscard]] bool is_opaque(const ObjectInfo& object) const;
    void fill_opaque(ObjectInfo& object, std::size_t row);

    const Launch& launch_;
    std::vector<ObjectInfo> objects_;
    DeviceColumn table_;
};

} // namespace lockstep
