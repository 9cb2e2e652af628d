#include "core/kernel/sim/sim_values.h"

#include "core/base/input_file.h"
#include "core/kernel/scalar_value.h"
#include "core/kernel/sim/sim_flaw.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <optional>
#include <random>
#include <string_view>

namespace lockstep {
namespace {

/// Converts to the nearest half, rounding ties to even; infinity beyond 65504.
std::uint16_t half_of(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    const auto sign = static_cast<std::uint16_t>((bits >> 16) & 0x8000);
    if (std::isnan(value)) {
        return sign | 0x7E00;
    }
    const double size = std::fabs(static_cast<double>(value));
    if (size >= 65520.0) {
        return sign | 0x7C00;
    }
    const int exponent = size < 0x1p-14 ? -14 : std::ilogb(size);
    // The significand in units of the last place: 1024 to 2047, or less for a subnormal number. A carry
    // increases the exponent.
    const auto units = static_cast<std::uint32_t>(std::nearbyint(std::ldexp(size, 10 - exponent)));
    const std::uint32_t biased = units < 1024 ? 0 : static_cast<std::uint32_t>(exponent + 14);
    return static_cast<std::uint16_t>(sign | ((biased << 10) + units));
}

/// Parses numbers of one C++ type and computes with them. The type is wide enough for all intermediate
/// results.
template <class T>
struct Numbers {
    using Wide = std::conditional_t<std::is_floating_point_v<T>, double, T>;

    static std::optional<T> read(std::string_view text, bool hex) {
        T value{};
        std::from_chars_result result{};
        if constexpr (std::is_floating_point_v<T>) {
            text.remove_prefix(text.starts_with('+') ? 1 : 0);
            result = std::from_chars(text.data(), text.data() + text.size(), value,
                                     hex ? std::chars_format::hex : std::chars_format::general);
        } else {
            text.remove_prefix(text.starts_with('+') ? 1 : 0);
            text.remove_prefix(hex && (text.starts_with("0x") || text.starts_with("0X")) ? 2 : 0);
            result = std::from_chars(text.data(), text.data() + text.size(), value, hex ? 16 : 10);
        }
        const bool is_whole = result.ec == std::errc() && result.ptr == text.data() + text.size();
        return is_whole && !text.empty() ? std::optional(value) : std::nullopt;
    }
    static void append(Bytes& bytes, T value) {
        const auto raw = std::bit_cast<std::array<std::byte, sizeof(T)>>(value);
        bytes.insert(bytes.end(), raw.begin(), raw.end());
    }
};

/// A half is read and computed as a float.
struct HalfNumbers {
    static std::optional<float> read(std::string_view text, bool hex) {
        return Numbers<float>::read(text, hex);
    }
    static void append(Bytes& bytes, float value) { Numbers<std::uint16_t>::append(bytes, half_of(value)); }
};

template <class Use>
auto with_numbers(Scalar scalar, const Use& use) {
    switch (scalar) {
    case Scalar::int8:
        return use(Numbers<std::int8_t>());
    case Scalar::int16:
        return use(Numbers<std::int16_t>());
    case Scalar::uint16:
        return use(Numbers<std::uint16_t>());
    case Scalar::int32:
        return use(Numbers<std::int32_t>());
    case Scalar::uint32:
        return use(Numbers<std::uint32_t>());
    case Scalar::int64:
        return use(Numbers<std::int64_t>());
    case Scalar::uint64:
        return use(Numbers<std::uint64_t>());
    case Scalar::float16:
        return use(HalfNumbers());
    case Scalar::float32:
        return use(Numbers<float>());
    case Scalar::float64:
        return use(Numbers<double>());
    default:
        return use(Numbers<std::uint8_t>());
    }
}

Error not_a_value(std::string_view text, Scalar scalar) {
    return bad_launch_file(sim_flaw::bad_value, std::string(text),
                           scalar == Scalar::bytes ? "uchar" : opencl_name({scalar, 1}));
}

/// Removes the next word from a string and returns it.
std::string_view next_word(std::string_view& text) {
    constexpr std::string_view blanks = " \t\r\n\v\f";
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(blanks));
    text.remove_prefix(word.size());
    return word;
}

/// Returns the number of values in START, START + INC, ... END; nothing if this sequence does not reach END.
template <class T>
std::optional<std::uint64_t> values_in(T start, T step, T end) {
    if (step == 0) {
        return start == end ? std::optional<std::uint64_t>(1) : std::nullopt;
    }
    const long double steps =
        (static_cast<long double>(end) - static_cast<long double>(start)) / static_cast<long double>(step);
    const long double whole = std::nearbyint(steps);
    const bool leads_there = std::fabs(steps - whole) < 1e-6L * std::max(1.0L, std::fabs(steps));
    return leads_there && whole >= 0 && whole < 0x1p62L ? std::optional(static_cast<std::uint64_t>(whole) + 1)
                                                        : std::nullopt;
}

/// Computes START + i * INC without signed overflow.
template <class T>
T value_at(T start, T step, std::uint64_t i) {
    if constexpr (std::is_floating_point_v<T>) {
        return static_cast<T>(static_cast<double>(start) +
                              static_cast<double>(step) * static_cast<double>(i));
    } else {
        return static_cast<T>(static_cast<std::uint64_t>(start) + static_cast<std::uint64_t>(step) * i);
    }
}

/// Returns a random number in [low, high], or in [low, high) for floats.
template <class T>
T drawn(std::mt19937_64& random, T low, T high) {
    if constexpr (std::is_floating_point_v<T>) {
        const double part = static_cast<double>(random() >> 11) * 0x1p-53;
        const auto value = static_cast<T>(static_cast<double>(low) +
                                          part * (static_cast<double>(high) - static_cast<double>(low)));
        return value < high ? value : low; // rounding can produce `high`
    } else {
        const std::uint64_t span = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
        const std::uint64_t offset = span == 0 ? random() : random() % span;
        return static_cast<T>(static_cast<std::uint64_t>(low) + offset);
    }
}

} // namespace

Result<Bytes> listed_values(const std::string& text, Scalar scalar, std::uint64_t count, bool hex) {
    return with_numbers(scalar, [&](auto numbers) -> Result<Bytes> {
        std::string_view rest = text;
        Bytes bytes;
        for (std::uint64_t i = 0; i < count; ++i) {
            const std::string_view word = next_word(rest);
            if (word.empty()) {
                return bad_launch_file(sim_flaw::few_values, std::to_string(i), std::to_string(count));
            }
            const auto value = numbers.read(word, hex);
            if (!value) {
                return not_a_value(word, scalar);
            }
            numbers.append(bytes, *value);
        }
        const std::string_view more = next_word(rest);
        return more.empty() ? Result<Bytes>(std::move(bytes))
                            : bad_launch_file(sim_flaw::many_values, std::string(more));
    });
}

Result<Bytes> filled_values(const std::string& text, Scalar scalar, std::uint64_t count, bool hex) {
    return with_numbers(scalar, [&](auto numbers) -> Result<Bytes> {
        const auto value = numbers.read(text, hex);
        if (!value) {
            return not_a_value(text, scalar);
        }
        Bytes one;
        numbers.append(one, *value);
        Bytes bytes(one.size() * count);
        for (std::size_t at = 0; at < bytes.size(); at += one.size()) {
            std::ranges::copy(one, bytes.begin() + static_cast<std::ptrdiff_t>(at));
        }
        return bytes;
    });
}

Result<Bytes> range_values(const std::string& text, Scalar scalar, std::uint64_t count) {
    const std::vector<std::string> parts = split_at_colons(text);
    if (parts.size() != 3) {
        return bad_launch_file(sim_flaw::bad_setting, "range", "range=START:INC:END");
    }
    return with_numbers(scalar, [&](auto numbers) -> Result<Bytes> {
        std::array<std::decay_t<decltype(*numbers.read("", false))>, 3> ends{};
        for (std::size_t i = 0; i < 3; ++i) {
            const auto value = numbers.read(parts[i], false);
            if (!value) {
                return not_a_value(parts[i], scalar);
            }
            ends[i] = *value;
        }
        const auto there = values_in(ends[0], ends[1], ends[2]);
        if (there != count) {
            return bad_launch_file(sim_flaw::range_count, there ? std::to_string(*there) : "",
                                   std::to_string(count));
        }
        Bytes bytes;
        for (std::uint64_t i = 0; i < count; ++i) {
            numbers.append(bytes, value_at(ends[0], ends[1], i));
        }
        return bytes;
    });
}

Result<Bytes> random_values(const std::string& text, Scalar scalar, std::uint64_t count) {
    const std::vector<std::string> parts = split_at_colons(text);
    const auto seed = Numbers<std::uint64_t>::read(parts[0], false);
    if (!seed || (parts.size() != 1 && parts.size() != 3)) {
        return bad_launch_file(sim_flaw::bad_setting, "random", "random=SEED[:LO:HI]");
    }
    return with_numbers(scalar, [&](auto numbers) -> Result<Bytes> {
        using T = std::decay_t<decltype(*numbers.read("", false))>;
        auto low = std::optional(T{0});
        auto high = std::optional(static_cast<T>(std::is_floating_point_v<T> ? 1 : 9));
        if (parts.size() == 3) {
            low = numbers.read(parts[1], false);
            high = numbers.read(parts[2], false);
        }
        if (!low || !high || !(*low <= *high)) {
            return not_a_value(!low ? parts[1] : parts.back(), scalar);
        }
        std::mt19937_64 random(*seed);
        Bytes bytes;
        for (std::uint64_t i = 0; i < count; ++i) {
            numbers.append(bytes, drawn<T>(random, *low, *high));
        }
        return bytes;
    });
}

Result<Bytes> file_values(const std::filesystem::path& path, std::uint64_t bytes) {
    const Result<InputFile> file = InputFile::open(path);
    if (!file) {
        return file.error();
    }
    if (file->size() < bytes) {
        return bad_launch_file(sim_flaw::short_file, path.string(), std::to_string(bytes));
    }
    Bytes content(bytes);
    const Result<std::size_t> read = file->read(content, 0);
    if (!read) {
        return read.error();
    }
    return *read == bytes ? Result<Bytes>(std::move(content))
                          : bad_launch_file(sim_flaw::short_file, path.string(), std::to_string(bytes));
}

Scalar listable_type(std::span<const std::byte> bytes, std::optional<Scalar> scalar) {
    if (!scalar || bytes.size() % scalar_bytes(*scalar) != 0) {
        return Scalar::uint8;
    }
    const std::uint64_t count = bytes.size() / scalar_bytes(*scalar);
    const auto again = listed_values(values_text(bytes, *scalar, false), *scalar, count, false);
    return again && std::ranges::equal(*again, bytes) ? *scalar : Scalar::uint8;
}

} // namespace lockstep
