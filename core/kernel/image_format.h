#pragma once

#include "core/kernel/value_type.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

enum class ChannelOrder : std::uint8_t { r, rg, rgba };

/// How a channel is stored and what kernels read: `unorm` is 0..1 and `snorm` is -1..1 as float.
enum class ChannelType : std::uint8_t {
    unorm8,
    unorm16,
    snorm8,
    snorm16,
    int8,
    int16,
    int32,
    uint8,
    uint16,
    uint32,
    float16,
    float32
};

struct ImageFormat {
    ChannelOrder order = ChannelOrder::rgba;
    ChannelType type = ChannelType::unorm8;
    friend bool operator==(const ImageFormat&, const ImageFormat&) = default;
};

/// The type of a texel in memory.
[[nodiscard]] ValueType texel_type(ImageFormat format);
/// "rgba8", "r32f", "rg16i", "rgba8ui", "r8s": channel order, bits, then nothing for 0..1, s for -1..1, i, ui
/// or f.
[[nodiscard]] std::string format_name(ImageFormat format);
[[nodiscard]] std::optional<ImageFormat> format_named(const std::string& name);
[[nodiscard]] std::vector<std::string> format_names();

enum class SamplerAddress : std::uint8_t { none, clamp_to_edge, clamp, repeat, mirrored_repeat };

struct SamplerSettings {
    bool normalized = false; ///< coordinates from 0 to 1
    SamplerAddress address = SamplerAddress::clamp_to_edge;
    bool linear = false;
    friend bool operator==(const SamplerSettings&, const SamplerSettings&) = default;
};

/// The settings as one number, with Clang's values of the CLK_ constants: bit 0 normalised, bits 1..3 the
/// address mode, bit 5 linear.
[[nodiscard]] std::uint32_t sampler_bits(const SamplerSettings& settings);

} // namespace lockstep
