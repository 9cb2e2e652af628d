#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// A run of a place: what is run or opened, and with what. It never says which files outside a launch's folder may
/// be read: only a person does.
struct PlaceRun {
    std::string what; ///< an experiment's id, or the path of a .cl, .sim or .lks file
    std::map<std::string, std::string> parameters; ///< of a kernel or launch file also "global" and "local"
    std::map<std::string, std::optional<std::string>> macros; ///< as -D defines them; none: without a value
    std::string kernel;                                       ///< of a .cl with several; empty: its only one
    std::string options;                                      ///< build options
    std::string device;                                       ///< part of its name; empty: the default one
    std::string hardware;                                     ///< a preset; empty: the device's own
    std::map<std::string, std::string> numbers = {}; ///< of the hardware model, that differ from the preset
    friend bool operator==(const PlaceRun&, const PlaceRun&) = default;
};

struct PictureSize {
    std::uint32_t width = 0; ///< pixels
    std::uint32_t height = 0;
    friend bool operator==(const PictureSize&, const PictureSize&) = default;
};

/// Where somebody is: what is run, where in it, and what is shown of it. Links, the command line and the window use
/// this one value; place_text.h has its text form, place_keys.h the table of its members. What is none or empty is
/// as it is when a run is opened.
struct ViewPlace {
    std::vector<PlaceRun> runs;                         ///< one, or several to compare
    std::optional<std::uint64_t> launch = std::nullopt; ///< from 1
    std::optional<std::uint64_t> group = std::nullopt;  ///< from 0
    std::optional<std::uint64_t> step = std::nullopt;   ///< from 1
    std::optional<std::uint64_t> cycle = std::nullopt;  ///< of the model, from 0
    std::optional<std::uint64_t> warp = std::nullopt;   ///< from 0
    std::optional<std::uint64_t> lane = std::nullopt;   ///< from 0
    std::optional<std::uint64_t> pass = std::nullopt;   ///< of a bank conflict, from 1
    std::optional<std::uint64_t> line = std::nullopt;   ///< of the source, from 1
    std::string view = {};
    std::vector<std::string> over = {}; ///< axes of a sweep: "local=32..256"
    std::string picture = {};           ///< of each compared run
    std::string link = {};              ///< what brings compared runs to the same point
    std::string theme = {};
    std::optional<PictureSize> picture_size = std::nullopt;
    std::string language = {};
    friend bool operator==(const ViewPlace&, const ViewPlace&) = default;
};

inline constexpr std::size_t most_place_runs = 16;
inline constexpr std::size_t most_place_axes = 2;

} // namespace lockstep
