#include "core/hardware/device_preset.h"

#include "core/hardware/known_devices.h"
#include "core/hardware/presets.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

DeviceInfo gpu(const std::string& name, std::uint32_t units) {
    return {.name = name, .compute_units = units};
}

/// Describes a device as NVIDIA's driver does.
DeviceInfo nvidia(const std::string& name, std::uint32_t units, std::uint32_t capability) {
    DeviceInfo device = gpu(name, units);
    device.platform = "NVIDIA CUDA";
    device.local_memory_bytes = 49152;
    device.clock_mhz = 2520;
    device.warp_width = 32;
    device.group_registers = 65536;
    device.compute_capability = capability;
    return device;
}

TEST(DevicePreset, OfAChipThatIsKnownIsItsPreset) {
    EXPECT_EQ(device_preset(nvidia("NVIDIA H200", 132, 90))->model, hardware_preset("nvidia-h200").value());
    EXPECT_EQ(device_preset(nvidia("NVIDIA H100 80GB HBM3", 132, 90))->model,
              hardware_preset("nvidia-h100").value());
    EXPECT_EQ(device_preset(gpu("gfx90a:sramecc+:xnack-", 104))->model, hardware_preset("amd-cdna").value());
    EXPECT_EQ(device_preset(nvidia("NVIDIA H200", 16, 90))->model.preset, "device") << "a part of one";
}

TEST(DevicePreset, OfACpuIsTheTextbookMachine) {
    DeviceInfo cpu = gpu("AMD EPYC", 64);
    cpu.is_cpu = true;
    EXPECT_EQ(device_preset(cpu)->model, HardwareModel());
}

TEST(DevicePreset, IsMadeOfWhatTheDriverTellsAndTheGeneration) {
    const auto preset = device_preset(nvidia("NVIDIA GeForce RTX 4090", 128, 89));
    ASSERT_TRUE(preset.ok());
    const HardwareModel& model = preset->model;
    const HardwareModel h200 = hardware_preset("nvidia-h200").value();
    EXPECT_EQ(model.preset, "device");
    EXPECT_EQ(preset->shipped, "nvidia-h200");
    EXPECT_EQ(model.multiprocessors, 128U);
    EXPECT_EQ(model.clock_mhz, 2520U);
    EXPECT_EQ(model.most_group_local, 49152U);
    EXPECT_EQ(model.warp_slots, 48U);
    EXPECT_EQ(model.group_slots, 24U);
    EXPECT_EQ(model.local_bytes, 102400U);
    EXPECT_EQ(model.latency_global, h200.latency_global);
    EXPECT_EQ(model.dram_bytes_per_cycle, h200.dram_bytes_per_cycle * 128 / 132);
    EXPECT_EQ(preset->sources.at("clock_mhz"),
              "reported by the driver for NVIDIA GeForce RTX 4090 (CL_DEVICE_MAX_CLOCK_FREQUENCY)");
    EXPECT_EQ(preset->sources.at("dram_bytes_per_cycle"),
              "estimated: the value of nvidia-h200, scaled by the number of multiprocessors");
}

TEST(DevicePreset, HasItsGenerationsBackEnd) {
    EXPECT_EQ(back_end_of(device_preset(gpu("gfx1100", 96))->model), BackEnd::gfx1010);
    EXPECT_EQ(back_end_of(device_preset(nvidia("NVIDIA GeForce RTX 4090", 128, 89))->model), BackEnd::none);
}

TEST(DevicePreset, FindsTheNearestGeneration) {
    const auto generation = [](const std::string& name) { return preset_of_generation(gpu(name, 8)); };
    EXPECT_EQ(generation("gfx1100"), "amd-rdna");
    EXPECT_EQ(generation("gfx942"), "amd-cdna");
    EXPECT_EQ(generation("gfx906:sramecc-:xnack-"), "amd-gcn");
    EXPECT_EQ(generation("AMD Radeon RX 580 (radeonsi, polaris10)"), "amd-gcn");
    EXPECT_EQ(generation("Intel(R) UHD Graphics 770"), "intel");
    EXPECT_EQ(generation("PowerVR B-Series BXE-4-32"), "powervr-rogue");
    EXPECT_EQ(generation("Mali-G78"), "educational");
    EXPECT_EQ(preset_of_generation(nvidia("GeForce GTX 1080", 20, 61)), "nvidia-cc52");
    EXPECT_EQ(preset_of_generation(nvidia("Tesla V100", 80, 70)), "nvidia-h200");
    EXPECT_EQ(preset_of_generation(nvidia("of a later one", 80, 300)), "nvidia-h200");
}

TEST(DevicePreset, CountsExecutionUnitsOfIntelInEights) {
    EXPECT_EQ(device_preset(gpu("Intel(R) UHD Graphics 770", 32))->model.multiprocessors, 4U);
    EXPECT_EQ(device_preset(gpu("Mali-G78", 24))->model.multiprocessors, 24U);
}

TEST(DevicePreset, LeavesTheGenerationsNumberWhereTheDriversCannotBe) {
    DeviceInfo odd = gpu("gfx1100", 0); // the driver reports no compute units
    odd.warp_width = 33;
    odd.clock_mhz = 4'000'000'000;
    odd.local_memory_bytes = std::uint64_t{1} << 60;
    EXPECT_EQ(device_preset(odd)->model, hardware_preset("amd-rdna").value());
    EXPECT_EQ(device_preset(DeviceInfo())->model, HardwareModel()) << "a recording that names no device";
}

TEST(DevicePreset, HasRoomForOneGroupAtLeast) {
    DeviceInfo wide = gpu("Mali-G78", 8);
    wide.local_memory_bytes = std::uint64_t{128} * 1024;
    const HardwareModel model = device_preset(wide)->model;
    EXPECT_EQ(model.most_group_local, 128U * 1024);
    EXPECT_GE(model.local_bytes, model.most_group_local + model.reserved_group_local);
}

TEST(HardwareWish, OfTheDeviceTakesItsPresetWithTheChanges) {
    const HardwareWish wish{.model = {},
                            .of_device = HardwareChanges{{"banks", "16"}, {"latency_global", "5"}}};
    HardwareModel expected = hardware_preset("nvidia-h200").value();
    expected.banks = 16;
    expected.latency_global = 5;
    EXPECT_EQ(hardware_for(wish, nvidia("NVIDIA H200", 132, 90)).value(), expected);
    const HardwareWish wrong{.model = {}, .of_device = HardwareChanges{{"banks", "17"}}};
    EXPECT_EQ(hardware_for(wrong, gpu("Mali-G78", 8)).error().code, ErrorCode::value_not_allowed);
}

TEST(HardwareWish, OfAModelIsThatModelOnEveryDevice) {
    HardwareWish wish;
    wish.model.banks = 8;
    EXPECT_EQ(hardware_for(wish, nvidia("NVIDIA H200", 132, 90)).value(), wish.model);
}

TEST(HardwareWish, KnowsWhatAModelWasMadeFrom) {
    const DeviceInfo device = nvidia("NVIDIA GeForce RTX 4090", 128, 89);
    HardwareModel changed = device_preset(device)->model;
    const HardwareModel made = changed;
    changed.banks = 8;
    EXPECT_EQ(preset_behind(changed, device).value(), made);
    HardwareModel named;
    named.banks = 8;
    EXPECT_EQ(preset_behind(named, device).value(), HardwareModel());
}

} // namespace
} // namespace lockstep
