#pragma once

#include "core/instrument/instrument.h"
#include "core/run/capture_launch.h"

#include <cstdint>
#include <gtest/gtest.h>
#include <utility>

namespace lockstep::test {

/// Whether the CPU that runs the tests is treated as a device with its own memory, like a GPU.
enum class Memory : std::uint8_t { of_host, own };

/// A launch on the default device, with everything that its capture needs.
struct PreparedLaunch {
    Launch launch;
    Device device;
    Instrumented instrumented;
    Prepared prepared;

    [[nodiscard]] Result<Capture> capture(const CaptureOptions& options = {}) const {
        return lockstep::capture(device, launch, instrumented, prepared, options, {});
    }
};

inline PreparedLaunch prepare_launch(Launch launch, bool values, Memory memory = Memory::of_host) {
    auto device = open_device("");
    EXPECT_TRUE(device.ok());
    device->info.is_cpu = device->info.is_cpu && memory == Memory::of_host;
    auto instrumented = instrument(launch.source, launch.kernel, launch.options, target_of(*device));
    EXPECT_TRUE(instrumented.ok()) << instrumented.error().detail;
    auto prepared = prepare(*device, launch, *instrumented, values);
    EXPECT_TRUE(prepared.ok()) << prepared.error().detail;
    return {std::move(launch), std::move(*device), std::move(*instrumented), std::move(*prepared)};
}

} // namespace lockstep::test
