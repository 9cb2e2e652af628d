#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/kernel/sim/sim_flaw.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// How the contents of an argument are given. They are stored as text, because their type is known only when
/// the kernel is known.
enum class SimContent : std::uint8_t {
    values, ///< values listed after the header; may be empty for an image or a local argument
    fill,   ///< "V": all elements have the value V
    range,  ///< "START:INC:END"
    random, ///< "SEED" or "SEED:LO:HI": random numbers
    file,   ///< path of a binary file, or of a picture
    noinit, ///< a buffer that the host does not initialise
    null    ///< a null pointer
};

struct SimImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    ImageFormat format;
    std::uint32_t depth = 1;
    std::uint32_t dimensions = 2; ///< number of sizes; the sizes of other dimensions are 1
    friend bool operator==(const SimImage&, const SimImage&) = default;
};

/// An argument as written in a launch file.
struct SimArgument {
    std::uint32_t line = 0;            ///< line number of the argument's header, starting at 1
    std::optional<std::uint64_t> size; ///< size in bytes, if the header specifies it
    std::optional<Scalar> type;        ///< type of the values, if the header specifies it
    SimContent content = SimContent::values;
    std::string text; ///< contents of the argument as text, in the form that SimContent describes
    bool dump = false;
    bool hex = false;
    Access access = Access::read_write;
    std::optional<SimImage> image;
    std::optional<SamplerSettings> sampler;
    friend bool operator==(const SimArgument&, const SimArgument&) = default;
};

/// A launch file:
///
///     saxpy.cl                          the program, in the same folder
///     saxpy                             the kernel
///     1024 1 1                          NDRange
///     64 1 1                            work-group
///     options: -DN=1024                 extension; optional
///     <size=4 float> 2.5                a scalar
///     <size=4096 random=7 ro>           a buffer
///     <size=4096 float fill=0 dump>     printed after the run
///     <size=256>                        local memory
///     <image=64x64:rgba8 file=cat.png>  extension
///     <sampler=clamp_to_edge:linear>    extension
///
/// The format of oclgrind-kernel, with additions: options, random=SEED[:LO:HI], file=PATH, image=WxH:FORMAT
/// (the image type determines the number of sizes, see ImageSize), sampler=ADDRESS[:normalized][:linear],
/// half, names with blanks (in double quotes), sizes with suffixes. `#` begins a comment.
struct SimFile {
    std::string program;
    std::string kernel;
    std::string options;
    std::uint32_t options_line = 0; ///< line number, starting at 1; 0: the file has no options
    NdRange range;
    std::vector<SimArgument> arguments;
    friend bool operator==(const SimFile&, const SimFile&) = default;
};

/// Parses a launch file. `name` is the file name for errors. Errors: bad_launch_file with the line.
Result<SimFile> sim_from(const std::string& text, const std::string& name);
/// Reads and parses a launch file. Errors: those of sim_from(), and those of reading the file.
Result<SimFile> read_sim_file(const std::filesystem::path& path);

/// Converts a launch to the text of a launch file, from which sim_from() reads the same launch.
[[nodiscard]] std::string sim_text(const SimFile& sim);

} // namespace lockstep
