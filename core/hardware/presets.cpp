#include "core/hardware/presets.h"

#include "core/base/coded_text.h"
#include "core/base/data_dir.h"
#include "core/base/nearest.h"
#include "core/hardware/device_preset.h"
#include "core/hardware/preset_reader.h"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

using nlohmann::ordered_json;

bool contains(const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
}

/// Reads a preset by name: one of Lockstep or one of the user.
Result<Preset> preset_named(const std::string& name) {
    const bool is_shipped = contains(hardware_preset_names(hardware_folder()), name);
    return read_preset((is_shipped ? hardware_folder() : own_hardware_folder()) / (name + ".json"));
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
    const Result<Preset> preset = read_preset(path);
    return preset ? preset->model : Result<HardwareModel>(preset.error());
}

Result<HardwareModel> hardware_preset(const std::string& name) {
    const std::vector<std::string> known = hardware_preset_names();
    if (!contains(known, name) && (name.ends_with(".json") || name.find('/') != std::string::npos)) {
        return hardware_preset_of_file(name);
    }
    if (!contains(known, name)) {
        return Error{ErrorCode::unknown_hardware, {name, joined(known)}, {}, {}};
    }
    const Result<Preset> preset = preset_named(name);
    return preset ? preset->model : Result<HardwareModel>(preset.error());
}

std::vector<std::string> hardware_preset_names(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code ignored; // ignored because a missing folder simply contains no presets
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
    const Result<Preset> preset = preset_named(name);
    return preset ? preset->sources : std::map<std::string, std::string>{};
}

namespace {

/// Makes the JSON entry of a number with its source. If the value is the same as in `before`, its source is
/// kept.
ordered_json entry_of(const HardwareNumber& number, std::uint32_t value, const Preset& before) {
    std::string source = "set by hand";
    if (before.model.*(number.member) == value && before.sources.contains(number.name)) {
        source = before.sources.at(number.name);
    }
    const std::string text = to_text(number, value);
    return {{"value", number.words.empty() ? ordered_json(value) : ordered_json(text)}, {"from", source}};
}

/// Writes a model as a preset file. `before`: the preset on which the model is based.
Status write_preset(const HardwareModel& model, const Preset& before, const fs::path& path) {
    ordered_json preset = ordered_json::object();
    if (!before.shipped.empty()) {
        // Later versions of Lockstep may add numbers, which the base then provides.
        preset[preset_base_key] = before.shipped;
    }
    for (const HardwareNumber& number : hardware_numbers()) {
        const std::uint32_t value = model.*(number.member);
        if (is_in_presets(number) && preset_refuses(number, value)) {
            return not_allowed_in_preset(number, to_text(number, value));
        }
        if (is_in_presets(number)) {
            preset[number.name] = entry_of(number, value, before);
        }
    }
    std::error_code ignored; // ignored because writing the file reports the error
    fs::create_directories(path.parent_path(), ignored);
    return write_text_file(path, preset.dump(4) + "\n");
}

/// Checks that a preset of the user may have this name.
Status check_own_name(const std::string& name) {
    if (!is_file_name(name) || name == device_preset_name ||
        contains(hardware_preset_names(hardware_folder()), name)) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"preset", name, coded(allowed::new_preset_name)}};
    }
    return {};
}

} // namespace

Status save_hardware_preset(const HardwareModel& model, const std::string& name, const fs::path& folder) {
    if (Status allowed = check_own_name(name); !allowed.ok()) {
        return allowed;
    }
    const Result<Preset> before = preset_named(model.preset);
    return write_preset(model, before ? *before : Preset(), folder / (name + ".json"));
}

Status take_in_hardware_preset(const fs::path& file, const fs::path& folder) {
    const std::string name = file.stem().string();
    if (Status allowed = check_own_name(name); !allowed.ok()) {
        return allowed;
    }
    const Result<Preset> preset = read_preset(file);
    return preset ? write_preset(preset->model, *preset, folder / (name + ".json")) : preset.error();
}

} // namespace lockstep
