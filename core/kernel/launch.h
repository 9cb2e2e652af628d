#pragma once

#include "core/base/ids.h"
#include "core/kernel/image_format.h"
#include "core/kernel/value_type.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// The original source of a program.
struct KernelSource {
    std::string file; ///< file name for display, also stored in sites: "reduction.cl"
    std::string text;
    std::string folder; ///< folder in which #include "..." searches; may be empty
    /// Files that the source may include: these files, and all files below these folders (see ReadableFiles).
    /// If empty, only files below `folder`.
    std::vector<std::string> readable = {};
};

/// Whether the source may contain an #include, in any notation.
[[nodiscard]] bool mentions_includes(const KernelSource& source);

/// Whether the source may contain an #include or #if, in any notation.
[[nodiscard]] bool has_branches_or_includes(const KernelSource& source);

/// Sizes of a launch in work-items; unused dimensions are 1. Every global size is a multiple of its local
/// size (OpenCL 1.2).
struct NdRange {
    std::uint32_t dimensions = 1;
    std::array<std::uint64_t, 3> global{1, 1, 1};
    std::array<std::uint64_t, 3> local{1, 1, 1};
    friend bool operator==(const NdRange&, const NdRange&) = default;
};

[[nodiscard]] std::uint64_t items_per_group(const NdRange& range);
[[nodiscard]] std::uint64_t group_count(const NdRange& range);
[[nodiscard]] std::uint64_t item_count(const NdRange& range);
/// Returns the number of groups in each dimension.
[[nodiscard]] std::array<std::uint64_t, 3> groups_in(const NdRange& range);

/// A range [first, end) of consecutive work-groups, by linear id.
struct GroupRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
    [[nodiscard]] std::uint64_t count() const { return end - first; }
    friend bool operator==(const GroupRange&, const GroupRange&) = default;
};

enum class ArgumentKind : std::uint8_t { scalar, buffer, local, image, sampler };
enum class Access : std::uint8_t { read_write, read_only, write_only };

/// One argument of a kernel. Arguments are in the order of the parameters.
struct Argument {
    std::string name; ///< name of the parameter; may be empty until the kernel is parsed
    ArgumentKind kind = ArgumentKind::scalar;
    Access access = Access::read_write;
    ValueType type; ///< type of a scalar, or of the elements of a buffer (for display)
    /// The value of a scalar, or the initial content of a buffer or image (rows of texels, the top row first,
    /// without padding); empty for local memory.
    std::vector<std::byte> bytes;
    /// Size of a buffer, image or local memory; equals bytes.size() for a scalar.
    std::uint64_t size_bytes = 0;
    bool is_null = false; ///< whether a buffer argument is passed as NULL
    /// Name of a buffer that several launches of the run share; empty if only this launch uses the buffer.
    std::string shared;
    bool dump = false; ///< whether to print the contents after the run
    // the following members are only for images
    ImageFormat format;
    std::uint32_t width = 0;
    std::uint32_t height = 0; ///< height of an image in texels, see ImageSize
    std::uint32_t depth = 1;
    ImageShape shape = ImageShape::image2d;
    SamplerSettings sampler; ///< only for samplers
};

/// Everything that is needed to run a kernel once.
struct Launch {
    KernelSource source;
    std::string kernel;
    std::string options; ///< build options: "-DN=256"
    NdRange range;
    std::vector<Argument> arguments;
};

template <class T>
[[nodiscard]] std::vector<std::byte> bytes_of(const std::vector<T>& values) {
    const auto* first = reinterpret_cast<const std::byte*>(values.data());
    return {first, first + values.size() * sizeof(T)};
}

} // namespace lockstep
