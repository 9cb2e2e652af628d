#include "core/hardware/preset_reader.h"

#include "core/base/coded_text.h"
#include "core/base/data_dir.h"
#include "core/base/nearest.h"
#include "core/hardware/presets.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

using nlohmann::json;

/// Returns a preset in which all numbers have their default values.
Preset default_preset() {
    Preset preset;
    for (const HardwareNumber& number : hardware_numbers()) {
        if (is_in_presets(number)) {
            preset.sources[number.name] = number.source;
        }
    }
    return preset;
}

/// Reads a number that is written as `{"value": 32, "from": "..."}` or as 32. The second form has no source.
Status read_number(const json& entry, const HardwareNumber& number, Preset& preset) {
    const bool is_object = entry.is_object();
    const json& value = is_object && entry.contains("value") ? entry.at("value") : entry;
    const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    if (!set_hardware(preset.model, number.name, text).ok() ||
        preset_refuses(number, preset.model.*(number.member))) {
        return not_allowed_in_preset(number, text);
    }
    preset.sources.erase(number.name);
    if (is_object && entry.contains("from") && entry.at("from").is_string()) {
        preset.sources[number.name] = entry.at("from").get<std::string>();
    }
    return {};
}

/// Rejects unknown names. They are probably typing errors, and ignoring one would silently keep the value of
/// the base.
Status check_names(const json& preset) {
    std::vector<std::string> known;
    for (const HardwareNumber& number : hardware_numbers()) {
        if (is_in_presets(number)) {
            known.push_back(number.name);
        }
    }
    for (const auto& entry : preset.items()) {
        if (entry.key() != preset_base_key && std::ranges::find(known, entry.key()) == known.end()) {
            return Error{ErrorCode::unknown_hardware, {entry.key(), joined(known)}, {}, {}};
        }
    }
    return {};
}

Result<json> read_preset_text(const fs::path& path) {
    const Result<std::string> text = read_text_file(path);
    if (!text.ok()) {
        return text.error();
    }
    json preset = json::parse(*text, nullptr, false);
    if (!preset.is_object()) {
        return Error{.code = ErrorCode::not_a_preset, .arguments = {path.string()}};
    }
    return preset;
}

/// Reads a preset together with its bases.
class PresetReader {
public:
    /// Reads one file and, recursively, its base. The place of an error is the file that contains it.
    Result<Preset> read(const fs::path& path) {
        Result<Preset> preset = read_here(fs::absolute(path).lexically_normal());
        if (!preset && preset.error().place.file.empty()) {
            Error error = preset.error();
            error.place.file = path.string();
            return error;
        }
        return preset;
    }

private:
    Result<Preset> read_here(const fs::path& path) {
        chain_.push_back(path);
        if (std::ranges::count(chain_, path) > 1) {
            return built_on_itself();
        }
        const Result<json> text = read_preset_text(path);
        if (!text) {
            return text.error();
        }
        Result<Preset> preset = base_of(*text, path.parent_path());
        if (!preset) {
            return preset;
        }
        preset->model.preset = path.stem().string();
        if (path.parent_path() == fs::absolute(hardware_folder()).lexically_normal()) {
            preset->shipped = path.stem().string();
        }
        const Status numbers = read_numbers(*text, *preset);
        return numbers.ok() ? std::move(preset) : Result<Preset>(numbers.error());
    }

    static Status read_numbers(const json& text, Preset& preset) {
        if (Status names = check_names(text); !names.ok()) {
            return names;
        }
        for (const HardwareNumber& number : hardware_numbers()) {
            if (const auto entry = text.find(number.name); entry != text.end()) {
                if (Status taken = read_number(*entry, number, preset); !taken.ok()) {
                    return taken;
                }
            }
        }
        return {};
    }

    Result<Preset> base_of(const json& text, const fs::path& beside) {
        if (!text.contains(preset_base_key)) {
            return default_preset();
        }
        const json& base = text.at(preset_base_key);
        const std::string name = base.is_string() ? base.get<std::string>() : base.dump();
        for (const fs::path& folder : {hardware_folder(), beside}) {
            const std::vector<std::string> there = hardware_preset_names(folder);
            if (std::ranges::find(there, name) != there.end()) {
                return read(folder / (name + ".json"));
            }
        }
        return Error{
            ErrorCode::unknown_hardware, {name, joined(hardware_preset_names(hardware_folder()))}, {}, {}};
    }

    [[nodiscard]] Error built_on_itself() const {
        std::vector<std::string> names;
        for (const fs::path& path : chain_) {
            names.push_back(path.stem().string());
        }
        return {.code = ErrorCode::value_not_allowed,
                .arguments = {preset_base_key, joined(names), coded(allowed::base_of_another)}};
    }

    std::vector<fs::path> chain_; ///< files that are being read: each one is the base of the previous one
};

} // namespace

bool is_in_presets(const HardwareNumber& number) {
    return number.in_preset != InPreset::no;
}

bool preset_refuses(const HardwareNumber& number, std::uint32_t value) {
    return value == 0 && number.in_preset == InPreset::above_zero;
}

Error not_allowed_in_preset(const HardwareNumber& number, const std::string& text) {
    return {.code = ErrorCode::value_not_allowed,
            .arguments = {number.name, text, allowed_text(number, GivenIn::preset)}};
}

Result<Preset> read_preset(const fs::path& path) {
    return PresetReader().read(path);
}

} // namespace lockstep
