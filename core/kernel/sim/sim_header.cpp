#include "core/kernel/sim/sim_header.h"

#include "core/base/nearest.h"
#include "core/base/whole_number.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace lockstep {
namespace {

constexpr const char* image_form = "image=WxH:FORMAT, image=W:FORMAT, image=WxHxD:FORMAT";
constexpr const char* sampler_form =
    "sampler=none|clamp_to_edge|clamp|repeat|mirrored_repeat[:normalized][:linear]";

struct ContentRow {
    SimContent content;
    std::string_view word;
};

constexpr std::array contents = {
    ContentRow{SimContent::fill, "fill"},     ContentRow{SimContent::range, "range"},
    ContentRow{SimContent::random, "random"}, ContentRow{SimContent::file, "file"},
    ContentRow{SimContent::noinit, "noinit"}, ContentRow{SimContent::null, "null"},
};

constexpr std::array addresses = {
    std::pair{SamplerAddress::none, "none"},
    std::pair{SamplerAddress::clamp_to_edge, "clamp_to_edge"},
    std::pair{SamplerAddress::clamp, "clamp"},
    std::pair{SamplerAddress::repeat, "repeat"},
    std::pair{SamplerAddress::mirrored_repeat, "mirrored_repeat"},
};

/// The words of a header, except scalar types and kinds of content.
constexpr std::array plain_words = {"size", "dump", "hex", "ro", "wo", "image", "sampler"};

std::optional<Scalar> scalar_named_in_sim(std::string_view name) {
    for (int i = 0; i < static_cast<int>(Scalar::bytes); ++i) {
        const auto scalar = static_cast<Scalar>(i);
        if (opencl_name({scalar, 1}) == name) {
            return scalar;
        }
    }
    return std::nullopt;
}

std::vector<std::string> known_words() {
    std::vector<std::string> words(plain_words.begin(), plain_words.end());
    std::ranges::transform(contents, std::back_inserter(words),
                           [](const ContentRow& row) { return std::string(row.word); });
    for (int i = 0; i < static_cast<int>(Scalar::bytes); ++i) {
        words.push_back(opencl_name({static_cast<Scalar>(i), 1}));
    }
    return words;
}

/// Splits a header at blanks. Double quotes protect blanks and are removed.
std::vector<std::string> words_of(const std::string& header) {
    std::vector<std::string> words;
    bool is_quoted = false;
    bool is_open = false;
    for (const char c : header) {
        if (c == '"') {
            is_quoted = !is_quoted;
        } else if (!is_quoted && (c == ' ' || c == '\t' || c == '\r')) {
            is_open = false;
            continue;
        }
        if (!std::exchange(is_open, true)) {
            words.emplace_back();
        }
        if (c != '"') {
            words.back().push_back(c);
        }
    }
    return words;
}

class HeaderReader {
public:
    Result<SimArgument> read(const std::string& header) {
        for (const std::string& word : words_of(header)) {
            const std::size_t equals = std::min(word.find('='), word.size());
            const std::string name = word.substr(0, equals);
            const bool has_value = equals < word.size();
            if (Status status = take(name, has_value ? word.substr(equals + 1) : "", has_value); !status) {
                return status.error();
            }
        }
        return argument_;
    }

private:
    Status take(const std::string& name, const std::string& value, bool has_value) {
        const auto* const content = std::ranges::find(contents, name, &ContentRow::word);
        if (content != contents.end()) {
            return take_content(*content, value, has_value);
        }
        if (name == "size") {
            return take_size(value);
        }
        if (name == "image") {
            return take_image(value);
        }
        if (name == "sampler") {
            return take_sampler(value);
        }
        return has_value ? unknown(name) : take_flag(name);
    }

    Status take_content(const ContentRow& row, const std::string& value, bool has_value) {
        if (argument_.content != SimContent::values) {
            return bad_launch_file(sim_flaw::two_contents, std::string(sim_word(argument_.content)),
                                   std::string(row.word));
        }
        const bool needs_value = row.content != SimContent::noinit && row.content != SimContent::null;
        if (needs_value != has_value || needs_value == value.empty()) {
            return bad_launch_file(sim_flaw::bad_setting, std::string(row.word),
                                   std::string(row.word) + (needs_value ? "=..." : ""));
        }
        argument_.content = row.content;
        argument_.text = value;
        return {};
    }

    Status take_size(const std::string& value) {
        const auto bytes = whole_number(value);
        if (argument_.size) {
            return bad_launch_file(sim_flaw::twice, "size");
        }
        if (!bytes || *bytes < 0) {
            return bad_launch_file(sim_flaw::not_a_number, value, "size");
        }
        if (*bytes == 0) {
            return bad_launch_file(sim_flaw::no_bytes);
        }
        argument_.size = static_cast<std::uint64_t>(*bytes);
        return {};
    }

    Status take_image(const std::string& value) {
        const std::vector<std::string> parts = split_at_colons(value);
        const std::optional<SimImage> sizes = sizes_from(parts[0]);
        if (argument_.image || parts.size() != 2 || !sizes) {
            return bad_launch_file(sim_flaw::bad_setting, "image", image_form);
        }
        const bool names_bits = parts[1].find_first_of("0123456789") != std::string::npos;
        const auto format = format_named(names_bits ? parts[1] : parts[1] + "8");
        if (!format) {
            return bad_launch_file(sim_flaw::unknown_format, parts[1], joined(format_names()));
        }
        argument_.image = sizes;
        argument_.image->format = *format;
        return {};
    }

    /// Parses "64", "64x48" or "64x48x4".
    static std::optional<SimImage> sizes_from(const std::string& text) {
        constexpr std::int64_t most = 1 << 16;
        std::array<std::uint32_t, 3> sizes{1, 1, 1};
        std::uint32_t count = 0;
        for (std::size_t at = 0; at <= text.size(); ++count) {
            const std::size_t end = std::min(text.find('x', at), text.size());
            const auto size = whole_number(text.substr(at, end - at));
            if (count == sizes.size() || !size || *size < 1 || *size > most) {
                return std::nullopt;
            }
            sizes[count] = static_cast<std::uint32_t>(*size);
            at = end + 1;
        }
        return SimImage{.width = sizes[0], .height = sizes[1], .depth = sizes[2], .dimensions = count};
    }

    Status take_sampler(const std::string& value) {
        SamplerSettings settings;
        const std::vector<std::string> parts = split_at_colons(value);
        const auto* const address =
            std::ranges::find_if(addresses, [&](const auto& row) { return parts[0] == row.second; });
        bool is_known = address != addresses.end() && !argument_.sampler;
        for (std::size_t i = 1; i < parts.size(); ++i) {
            is_known = is_known && (parts[i] == "normalized" || parts[i] == "linear");
            (parts[i] == "linear" ? settings.linear : settings.normalized) = true;
        }
        if (!is_known) {
            return bad_launch_file(sim_flaw::bad_setting, "sampler", sampler_form);
        }
        settings.address = address->first;
        argument_.sampler = settings;
        return {};
    }

    Status take_flag(const std::string& name) {
        if (const auto scalar = scalar_named_in_sim(name)) {
            if (argument_.type) {
                return bad_launch_file(sim_flaw::twice, name);
            }
            argument_.type = scalar;
        } else if (name == "dump") {
            argument_.dump = true;
        } else if (name == "hex") {
            argument_.hex = true;
        } else if (name == "ro") {
            argument_.access = Access::read_only;
        } else if (name == "wo") {
            argument_.access = Access::write_only;
        } else {
            return unknown(name);
        }
        return {};
    }

    static Status unknown(const std::string& name) {
        const std::string near = nearest_name(name, known_words());
        return bad_launch_file(near.empty() ? sim_flaw::strange_word : sim_flaw::unknown_word, name, near);
    }

    SimArgument argument_;
};

std::string image_text(const SimImage& image) {
    return "image=" + size_text({image.width, image.height, image.depth}, image.dimensions) + ":" +
           format_name(image.format);
}

std::string sampler_text(const SamplerSettings& settings) {
    const auto* const row =
        std::ranges::find(addresses, settings.address, [](const auto& r) { return r.first; });
    return "sampler=" + std::string(row->second) + (settings.normalized ? ":normalized" : "") +
           (settings.linear ? ":linear" : "");
}

} // namespace

Result<SimArgument> sim_argument_from(const std::string& header) {
    return HeaderReader().read(header);
}

std::string_view sim_word(SimContent content) {
    const auto* const row = std::ranges::find(contents, content, &ContentRow::content);
    return row == contents.end() ? "" : row->word;
}

std::string sim_header_text(const SimArgument& argument) {
    std::string text;
    const auto add = [&text](const std::string& word) { text += (text.empty() ? "<" : " ") + word; };
    if (argument.image) {
        add(image_text(*argument.image));
    }
    if (argument.sampler) {
        add(sampler_text(*argument.sampler));
    }
    if (argument.size) {
        add("size=" + std::to_string(*argument.size));
    }
    if (argument.type) {
        add(opencl_name({*argument.type, 1}));
    }
    if (argument.content != SimContent::values) {
        const bool is_quoted = argument.text.find_first_of(" \t>") != std::string::npos;
        const std::string value = is_quoted ? '"' + argument.text + '"' : argument.text;
        add(std::string(sim_word(argument.content)) + (value.empty() ? "" : "=" + value));
    }
    for (const auto& [is_set, word] : {std::pair{argument.hex, "hex"},
                                       {argument.access == Access::read_only, "ro"},
                                       {argument.access == Access::write_only, "wo"},
                                       {argument.dump, "dump"}}) {
        if (is_set) {
            add(word);
        }
    }
    return (text.empty() ? "<" : text) + ">";
}

} // namespace lockstep
