#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Describes what is run or opened, and with which settings. This description cannot allow a launch to read
/// files outside its folder, because only the user may allow that.
struct PlaceRun {
    std::string what; ///< an experiment's id, or the path of a .cl, .sim or .lks file
    /// Values by name; for a kernel or launch file also "global" and "local".
    std::map<std::string, std::string> parameters;
    /// Macros that -D defines, with their values; nullopt: defined without a value.
    std::map<std::string, std::optional<std::string>> macros;
    std::string kernel;   ///< kernel to run if a .cl file has several; empty: the only one
    std::string options;  ///< build options
    std::string device;   ///< part of the name of the OpenCL device; empty: the default device
    std::string hardware; ///< hardware preset; empty: the preset of the device
    /// Numbers of the hardware model whose values differ from the preset.
    std::map<std::string, std::string> numbers = {};
    friend bool operator==(const PlaceRun&, const PlaceRun&) = default;
};

struct PictureSize {
    std::uint32_t width = 0; ///< width in pixels
    std::uint32_t height = 0;
    friend bool operator==(const PictureSize&, const PictureSize&) = default;
};

/// A position of the user in the program: the run, the selected step and lane, and the view. Links, the
/// command line and the window exchange such positions. place_text.h defines their text form, and
/// place_keys.h the table of the members. Unset or empty members have the value of a newly opened run.
struct ViewPlace {
    std::vector<PlaceRun> runs;                         ///< one run, or several to compare
    std::optional<std::uint64_t> launch = std::nullopt; ///< number of the launch, from 1
    std::optional<std::uint64_t> group = std::nullopt;  ///< index of the work-group, from 0
    std::optional<std::uint64_t> step = std::nullopt;   ///< number of the step, from 1
    std::optional<std::uint64_t> cycle = std::nullopt;  ///< cycle of the hardware model, from 0
    std::optional<std::uint64_t> warp = std::nullopt;   ///< index of the warp in the group, from 0
    std::optional<std::uint64_t> lane = std::nullopt;   ///< index of the lane in the warp, from 0
    std::optional<std::uint64_t> pass = std::nullopt;   ///< pass of a bank conflict, from 1
    std::optional<std::uint64_t> line = std::nullopt;   ///< line of the source, from 1
    std::string view = {};
    std::vector<std::string> over = {}; ///< axes of a sweep: "local=32..256"
    std::string picture = {};           ///< name of the view that is shown for each compared run
    std::string link = {};              ///< how compared runs are aligned: by round, barrier, line or step
    std::string array = {};             ///< name of an array in local memory whose layouts are shown
    std::optional<std::uint64_t> pad = std::nullopt; ///< its padding, in words per row
    std::string swizzle = {};                        ///< name of its swizzle, instead of a padding
    std::string theme = {};
    std::optional<PictureSize> picture_size = std::nullopt;
    std::string language = {};
    std::string vocabulary = {}; ///< whose words the texts use: "opencl", "cuda", "glsl", "amd"
    friend bool operator==(const ViewPlace&, const ViewPlace&) = default;
};

inline constexpr std::size_t most_place_runs = 16;
inline constexpr std::size_t most_place_axes = 2;
inline constexpr std::uint64_t most_place_padding = 32; ///< in words per row

} // namespace lockstep
