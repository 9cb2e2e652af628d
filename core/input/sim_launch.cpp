#include "core/input/sim_launch.h"

#include "core/input/image_file.h"
#include "core/kernel/sim/sim_header.h"
#include "core/kernel/sim/sim_values.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

/// Returns the id that names an argument kind in errors about launch files; the app translates it.
std::string kind_id(ArgumentKind kind) {
    constexpr std::array ids = {"scalar", "buffer", "local", "image", "sampler"};
    return ids[static_cast<std::size_t>(kind)];
}

/// Whether the file with an image's contents is a picture whose pixels can be used without conversion.
bool is_picture(const SimArgument& sim, const fs::path& file) {
    const bool fits = sim.image->format == ImageFormat{ChannelOrder::rgba, ChannelType::unorm8} ||
                      sim.image->format == ImageFormat{ChannelOrder::r, ChannelType::unorm8};
    const std::string ending = file.extension().string();
    return fits && (ending == ".png" || ending == ".jpg" || ending == ".jpeg");
}

/// Makes an argument of a launch from an argument of a launch file.
class ArgumentMaker {
public:
    ArgumentMaker(const SimArgument& sim, const KernelParameter& parameter, const fs::path& folder)
        : sim_(sim), parameter_(parameter), folder_(folder) {}

    Result<Argument> make() {
        argument_ = {.name = parameter_.name,
                     .kind = parameter_.kind,
                     .access = sim_.access,
                     .type = parameter_.type,
                     .size_bytes = bytes_of(sim_, parameter_.kind),
                     .is_null = sim_.content == SimContent::null,
                     .dump = sim_.dump};
        Status status = check_words();
        if (status.ok()) {
            status = fill();
        }
        return status.ok() ? Result<Argument>(std::move(argument_)) : status.error();
    }

    static std::uint64_t bytes_of(const SimArgument& sim, ArgumentKind kind) {
        if (kind == ArgumentKind::image && sim.image) {
            const std::uint64_t texels =
                std::uint64_t{sim.image->width} * sim.image->height * sim.image->depth;
            return size_bytes(texel_type(sim.image->format)) * texels;
        }
        return sim.size.value_or(0);
    }

private:
    [[nodiscard]] Error not_for(std::string_view word) const {
        return bad_launch_file(sim_flaw::not_for, std::string(word), kind_id(parameter_.kind));
    }

    /// Rejects header words that do not apply to a parameter of this kind, and checks that all required words
    /// are present.
    Status check_words() const {
        const bool is_buffer = parameter_.kind == ArgumentKind::buffer;
        const bool is_image = parameter_.kind == ArgumentKind::image;
        const bool is_sampler = parameter_.kind == ArgumentKind::sampler;
        if (sim_.image && !is_image) {
            return not_for("image");
        }
        if (sim_.sampler && !is_sampler) {
            return not_for("sampler");
        }
        if (sim_.size && (is_image || is_sampler)) {
            return not_for("size");
        }
        if (argument_.is_null && !is_buffer) {
            return not_for("null");
        }
        if (sim_.dump && !is_buffer && !is_image) {
            return not_for("dump");
        }
        if (sim_.access != Access::read_write && !is_buffer) {
            return not_for(sim_.access == Access::read_only ? "ro" : "wo");
        }
        if (is_image && !sim_.image) {
            return bad_launch_file(sim_flaw::needed, "image", kind_id(parameter_.kind));
        }
        if (is_image && sim_.image->dimensions != dimensions(parameter_.shape)) {
            return bad_launch_file(sim_flaw::bad_setting, "image",
                                   "image=" + size_form(parameter_.shape) + ":FORMAT");
        }
        if (is_sampler && !sim_.sampler) {
            return bad_launch_file(sim_flaw::needed, "sampler", kind_id(parameter_.kind));
        }
        return is_image || is_sampler || sim_.size || argument_.is_null ? Status()
                                                                        : bad_launch_file(sim_flaw::no_size);
    }

    Status fill() {
        switch (parameter_.kind) {
        case ArgumentKind::scalar:
            return fill_scalar();
        case ArgumentKind::buffer:
            return fill_buffer();
        case ArgumentKind::local:
            return has_content() ? not_for(content_word()) : Status();
        case ArgumentKind::image:
            return fill_image();
        case ArgumentKind::sampler:
            argument_.sampler = *sim_.sampler;
            return has_content() ? not_for(content_word()) : Status();
        }
        return {};
    }

    Status fill_scalar() {
        if (argument_.size_bytes != parameter_.size_bytes) {
            return bad_launch_file(sim_flaw::wrong_size, std::to_string(argument_.size_bytes),
                                   std::to_string(parameter_.size_bytes));
        }
        if (sim_.content == SimContent::noinit) {
            return not_for("noinit");
        }
        return take_values(sim_.type.value_or(parameter_.type.scalar), argument_.size_bytes);
    }

    Status fill_buffer() {
        if (argument_.is_null) {
            argument_.size_bytes = 0;
            return sim_.size ? bad_launch_file(sim_flaw::two_contents, "null", "size") : Status();
        }
        if (sim_.type && *sim_.type != parameter_.type.scalar) {
            argument_.type = {*sim_.type, 1};
        }
        if (sim_.content == SimContent::noinit) {
            return {};
        }
        return take_values(sim_.type.value_or(parameter_.type.scalar), argument_.size_bytes);
    }

    Status fill_image() {
        argument_.format = sim_.image->format;
        argument_.width = sim_.image->width;
        argument_.height = sim_.image->height;
        argument_.depth = sim_.image->depth;
        argument_.shape = parameter_.shape;
        argument_.type = texel_type(sim_.image->format);
        argument_.access = parameter_.access;
        if (sim_.content == SimContent::values && sim_.text.empty()) {
            return {}; // without content, the bytes are zero
        }
        if (sim_.content == SimContent::noinit) {
            return not_for("noinit");
        }
        const bool can_show = parameter_.shape == ImageShape::image2d;
        if (can_show && sim_.content == SimContent::file && is_picture(sim_, sim_.text)) {
            return take_picture();
        }
        return take_values(argument_.type.scalar, argument_.size_bytes);
    }

    Status take_picture() {
        const bool is_grey = argument_.format.order == ChannelOrder::r;
        const Result<Pixels> pixels =
            read_image_file(folder_ / sim_.text, is_grey ? PixelFormat::grey : PixelFormat::rgba);
        if (!pixels) {
            return pixels.error();
        }
        if (pixels->width != argument_.width || pixels->height != argument_.height) {
            return bad_launch_file(sim_flaw::wrong_size,
                                   std::to_string(argument_.width) + "x" + std::to_string(argument_.height),
                                   std::to_string(pixels->width) + "x" + std::to_string(pixels->height));
        }
        argument_.bytes = lockstep::bytes_of(pixels->bytes);
        return {};
    }

    Status take_values(Scalar scalar, std::uint64_t bytes) {
        const std::uint32_t each = scalar_bytes(scalar);
        if (bytes % each != 0) {
            return bad_launch_file(sim_flaw::split_value, std::to_string(bytes), std::to_string(each));
        }
        Result<Bytes> values = values_of(scalar, bytes / each, bytes);
        if (!values) {
            return values.error();
        }
        argument_.bytes = std::move(*values);
        return {};
    }

    [[nodiscard]] Result<Bytes> values_of(Scalar scalar, std::uint64_t count, std::uint64_t bytes) const {
        switch (sim_.content) {
        case SimContent::fill:
            return filled_values(sim_.text, scalar, count, sim_.hex);
        case SimContent::range:
            return range_values(sim_.text, scalar, count);
        case SimContent::random:
            return random_values(sim_.text, scalar, count);
        case SimContent::file:
            return file_values(folder_ / sim_.text, bytes);
        default:
            return listed_values(sim_.text, scalar, count, sim_.hex);
        }
    }

    [[nodiscard]] bool has_content() const {
        return sim_.content != SimContent::values || !sim_.text.empty();
    }
    [[nodiscard]] std::string content_word() const {
        return sim_.content != SimContent::values ? std::string(sim_word(sim_.content))
                                                  : sim_.text.substr(0, sim_.text.find_first_of(" \t\n"));
    }

    const SimArgument& sim_;
    const KernelParameter& parameter_;
    const fs::path& folder_;
    Argument argument_;
};

/// Returns an error if all arguments together are too large. Checks only the sizes, before any memory is
/// allocated.
Status check_sizes(const SimFile& sim, const KernelSignature& kernel, std::uint64_t most_bytes) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < sim.arguments.size(); ++i) {
        const std::uint64_t bytes = ArgumentMaker::bytes_of(sim.arguments[i], kernel.parameters[i].kind);
        sum = bytes > UINT64_MAX - sum ? UINT64_MAX : sum + bytes;
    }
    return sum <= most_bytes
               ? Status()
               : bad_launch_file(sim_flaw::too_large, std::to_string(sum), std::to_string(most_bytes));
}

} // namespace

Result<Launch> launch_of(const SimFile& sim, const fs::path& path, KernelSource source,
                         const KernelSignature& kernel, std::uint64_t most_bytes) {
    const auto placed = [&path](Error error, std::uint32_t line) {
        if (error.code == ErrorCode::bad_launch_file) {
            error.place = {path.string(), line, 0};
        }
        return error;
    };
    if (sim.arguments.size() != kernel.parameters.size()) {
        return placed(bad_launch_file(sim_flaw::argument_count, std::to_string(sim.arguments.size()),
                                      std::to_string(kernel.parameters.size())),
                      0);
    }
    if (Status sizes = check_sizes(sim, kernel, most_bytes); !sizes) {
        return placed(sizes.error(), 0);
    }
    Launch launch{
        .source = std::move(source), .kernel = sim.kernel, .options = sim.options, .range = sim.range};
    const fs::path folder = path.parent_path();
    for (std::size_t i = 0; i < sim.arguments.size(); ++i) {
        Result<Argument> argument = ArgumentMaker(sim.arguments[i], kernel.parameters[i], folder).make();
        if (!argument) {
            return placed(argument.error(), sim.arguments[i].line);
        }
        launch.arguments.push_back(std::move(*argument));
    }
    return launch;
}

} // namespace lockstep
