#include "core/hardware/presets.h"

#include "core/base/data_dir.h"
#include "core/base/nearest.h"
#include "core/hardware/numbers.h"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

/// Names the preset that a preset's missing numbers come from.
constexpr const char* base_key = "base";

/// What stands for the number in the file, as text.
std::string number_text(const json& preset, const std::string& name) {
    const json& entry = preset.at(name);
    const json& value = entry.is_object() && entry.contains("value") ? entry.at("value") : entry;
    return value.is_string() ? value.get<std::string>() : value.dump();
}

Status read_number(const json& preset, const HardwareNumber& setting, HardwareModel& model) {
    const std::string text = number_text(preset, setting.name);
    const bool no_zero = setting.in_preset == InPreset::above_zero;
    if (!set_hardware(model, setting.name, text).ok() || (no_zero && model.*(setting.member) == 0)) {
        return Error{ErrorCode::value_not_allowed, {setting.name, text, allowed_text(setting, true)}, {}, {}};
    }
    return {};
}

/// A name that no number has: most likely a slip of the pen in one that is then missing.
Status check_names(const json& preset) {
    std::vector<std::string> known;
    for (const HardwareNumber& setting : hardware_numbers()) {
        if (setting.in_preset != InPreset::no) {
            known.push_back(setting.name);
        }
    }
    for (const auto& entry : preset.items()) {
        if (entry.key() != base_key && std::ranges::find(known, entry.key()) == known.end()) {
            return Error{ErrorCode::unknown_hardware, {entry.key(), joined(known)}, {}, {}};
        }
    }
    return {};
}

/// What the preset builds on: one that comes with Lockstep, or nothing.
Result<HardwareModel> base_of(const json& preset) {
    if (!preset.contains(base_key)) {
        return HardwareModel{};
    }
    const json& base = preset.at(base_key);
    return hardware_preset(base.is_string() ? base.get<std::string>() : base.dump(), hardware_folder());
}

Result<HardwareModel> model_of(const json& preset, const std::string& name) {
    Result<HardwareModel> base = base_of(preset);
    if (!base) {
        return base;
    }
    HardwareModel model = *base;
    model.preset = name;
    if (Status status = check_names(preset); !status.ok()) {
        return status.error();
    }
    for (const HardwareNumber& setting : hardware_numbers()) {
        const bool is_given = preset.contains(setting.name);
        if (setting.in_preset == InPreset::no || (!is_given && preset.contains(base_key))) {
            continue;
        }
        if (!is_given) {
            return Error{.code = ErrorCode::preset_lacks_number, .arguments = {setting.name}};
        }
        if (Status status = read_number(preset, setting, model); !status.ok()) {
            return status.error();
        }
    }
    return model;
}

Result<json> read_preset(const fs::path& path) {
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

bool contains(const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
}

/// The folder that a preset is read from.
fs::path folder_of(const std::string& name) {
    return contains(hardware_preset_names(hardware_folder()), name) ? hardware_folder()
                                                                    : own_hardware_folder();
}

bool is_file_name(const std::string& name) {
    const auto is_plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_' || c == '.';
    };
    return !name.empty() && name.size() <= 100 && name.front() != '.' && std::ranges::all_of(name, is_plain);
}

} // namespace

fs::path hardware_folder() {
    return data_dir() / "resources" / "hardware";
}

fs::path own_hardware_folder() {
    const char* chosen = std::getenv("XDG_CONFIG_HOME");
    const char* home = std::getenv("HOME");
    const fs::path config =
        chosen != nullptr && *chosen == '/' ? fs::path(chosen) : fs::path(home ? home : "/") / ".config";
    return config / "lockstep" / "hardware";
}

Result<HardwareModel> hardware_preset(const std::string& name, const fs::path& folder) {
    const std::vector<std::string> known = hardware_preset_names(folder);
    if (!contains(known, name)) {
        return Error{ErrorCode::unknown_hardware, {name, joined(known)}, {}, {}};
    }
    return hardware_preset_of_file(folder / (name + ".json"));
}

Result<HardwareModel> hardware_preset_of_file(const fs::path& path) {
    const Result<json> preset = read_preset(path);
    if (!preset) {
        return preset.error();
    }
    Result<HardwareModel> model = model_of(*preset, path.stem().string());
    if (!model) {
        Error error = model.error();
        error.place.file = path.string();
        return error;
    }
    return model;
}

Result<HardwareModel> hardware_preset(const std::string& name) {
    const std::vector<std::string> known = hardware_preset_names();
    if (!contains(known, name) && (name.ends_with(".json") || name.find('/') != std::string::npos)) {
        return hardware_preset_of_file(name);
    }
    if (!contains(known, name)) {
        return Error{ErrorCode::unknown_hardware, {name, joined(known)}, {}, {}};
    }
    return hardware_preset(name, folder_of(name));
}

std::vector<std::string> hardware_preset_names(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code ignored; // a folder that is not there holds no presets
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        if (entry.path().extension() == ".json") {
            names.push_back(entry.path().stem().string());
        }
    }
    std::ranges::sort(names);
    return names;
}

std::vector<std::string> hardware_preset_names() {
    std::vector<std::string> names = hardware_preset_names(hardware_folder());
    for (std::string& own : hardware_preset_names(own_hardware_folder())) {
        if (!contains(names, own)) {
            names.push_back(std::move(own));
        }
    }
    return names;
}

std::map<std::string, std::string> hardware_sources(const std::string& name) {
    std::map<std::string, std::string> sources;
    const Result<json> preset = read_preset(folder_of(name) / (name + ".json"));
    if (preset.ok()) {
        for (const auto& [number, entry] : preset->items()) {
            if (entry.is_object() && entry.contains("from") && entry.at("from").is_string()) {
                sources[number] = entry.at("from").get<std::string>();
            }
        }
    }
    return sources;
}

Status save_hardware_preset(const HardwareModel& model, const std::string& name, const fs::path& folder) {
    if (!is_file_name(name) || contains(hardware_preset_names(hardware_folder()), name)) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"preset", name, "a new name of letters, digits, '-', '_' and '.'"}};
    }
    const std::map<std::string, std::string> sources = hardware_sources(model.preset);
    const Result<HardwareModel> before = hardware_preset(model.preset);
    ordered_json preset = ordered_json::object();
    for (const HardwareNumber& setting : hardware_numbers()) {
        const std::uint32_t value = model.*(setting.member);
        if (setting.in_preset == InPreset::no) {
            continue;
        }
        if (value == 0 && setting.in_preset == InPreset::above_zero) {
            return Error{.code = ErrorCode::value_not_allowed,
                         .arguments = {setting.name, to_text(setting, value), allowed_text(setting, true)}};
        }
        const auto source = sources.find(setting.name);
        const bool kept = before.ok() && source != sources.end() && (*before).*(setting.member) == value;
        preset[setting.name] = {
            {"value", setting.words.empty() ? ordered_json(value) : ordered_json(to_text(setting, value))},
            {"from", kept ? source->second : "set by hand"}};
    }
    std::error_code ignored; // writing tells
    fs::create_directories(folder, ignored);
    return write_text_file(folder / (name + ".json"), preset.dump(4) + "\n");
}

} // namespace lockstep
