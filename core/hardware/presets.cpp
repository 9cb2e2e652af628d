#include "core/hardware/presets.h"

#include "core/base/data_dir.h"
#include "core/base/nearest.h"
#include "core/hardware/settings.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

using nlohmann::json;

/// What stands for the number in the file, as text; empty where there is none.
std::string number_text(const json& preset, const std::string& name) {
    if (!preset.contains(name)) {
        return "";
    }
    const json& entry = preset.at(name);
    return entry.is_object() && entry.contains("value") ? entry.at("value").dump() : entry.dump();
}

std::string allowed_in_preset(const HardwareSetting& setting) {
    std::vector<std::string> values;
    for (const std::uint32_t value : setting.allowed) {
        if (value != 0) { // a whole group is a person's choice, no machine's width
            values.push_back(std::to_string(value));
        }
    }
    return joined(values);
}

Status read_number(const json& preset, const HardwareSetting& setting, HardwareModel& model) {
    const std::string text = number_text(preset, setting.name);
    if (text == "0" || !set_hardware(model, setting.name, text).ok()) {
        return Error{ErrorCode::value_not_allowed, {setting.name, text, allowed_in_preset(setting)}, {}, {}};
    }
    return {};
}

/// A name that no number has: most likely a slip of the pen in one that is then missing.
Status check_names(const json& preset) {
    std::vector<std::string> known;
    for (const HardwareSetting& setting : hardware_settings()) {
        known.push_back(setting.name);
    }
    for (const auto& entry : preset.items()) {
        if (std::ranges::find(known, entry.key()) == known.end()) {
            return Error{ErrorCode::unknown_hardware, {entry.key(), joined(known)}, {}, {}};
        }
    }
    return {};
}

Result<HardwareModel> model_of(const json& preset, const std::string& name) {
    HardwareModel model;
    model.preset = name;
    if (Status status = check_names(preset); !status.ok()) {
        return status.error();
    }
    for (const HardwareSetting& setting : hardware_settings()) {
        if (Status status = read_number(preset, setting, model); !status.ok()) {
            return status.error();
        }
    }
    return model;
}

} // namespace

fs::path hardware_folder() {
    return data_dir() / "resources" / "hardware";
}

Result<HardwareModel> hardware_preset(const std::string& name, const fs::path& folder) {
    const std::vector<std::string> known = hardware_preset_names(folder);
    if (std::ranges::find(known, name) == known.end()) {
        return Error{ErrorCode::unknown_hardware, {name, joined(known)}, {}, {}};
    }
    const fs::path path = folder / (name + ".json");
    const Result<std::string> text = read_text_file(path);
    if (!text.ok()) {
        return text.error();
    }
    const json preset = json::parse(*text, nullptr, false);
    if (!preset.is_object()) {
        return Error{ErrorCode::cannot_read_file, {path.string(), "JSON"}, {path.string()}, {}};
    }
    Result<HardwareModel> model = model_of(preset, name);
    if (!model.ok()) {
        Error error = model.error();
        error.place.file = path.string();
        return error;
    }
    return model;
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

} // namespace lockstep
