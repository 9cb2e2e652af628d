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

/// Names the preset that gives what a preset does not name.
constexpr const char* base_key = "base";

/// A preset as it is read: its numbers, and where each comes from.
struct Preset {
    HardwareModel model;
    std::map<std::string, std::string> sources;
    std::string shipped; ///< the one that comes with Lockstep at the end of its bases; empty: none
};

bool is_in_presets(const HardwareNumber& number) {
    return number.in_preset != InPreset::no;
}

bool refuses(const HardwareNumber& number, std::uint32_t value) {
    return value == 0 && number.in_preset == InPreset::above_zero;
}

Error not_allowed(const HardwareNumber& number, const std::string& text) {
    return {.code = ErrorCode::value_not_allowed,
            .arguments = {number.name, text, allowed_text(number, GivenIn::preset)}};
}

/// The machine whose numbers no preset names.
Preset default_preset() {
    Preset preset;
    for (const HardwareNumber& number : hardware_numbers()) {
        if (is_in_presets(number)) {
            preset.sources[number.name] = number.source;
        }
    }
    return preset;
}

/// Takes a number as `{"value": 32, "from": "..."}` or as 32; then nothing is known of its source.
Status read_number(const json& entry, const HardwareNumber& number, Preset& preset) {
    const bool is_object = entry.is_object();
    const json& value = is_object && entry.contains("value") ? entry.at("value") : entry;
    const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    if (!set_hardware(preset.model, number.name, text).ok() ||
        refuses(number, preset.model.*(number.member))) {
        return not_allowed(number, text);
    }
    preset.sources.erase(number.name);
    if (is_object && entry.contains("from") && entry.at("from").is_string()) {
        preset.sources[number.name] = entry.at("from").get<std::string>();
    }
    return {};
}

/// A name that no number has: most likely a slip of the pen in one that would then be the base's.
Status check_names(const json& preset) {
    std::vector<std::string> known;
    for (const HardwareNumber& number : hardware_numbers()) {
        if (is_in_presets(number)) {
            known.push_back(number.name);
        }
    }
    for (const auto& entry : preset.items()) {
        if (entry.key() != base_key && std::ranges::find(known, entry.key()) == known.end()) {
            return Error{ErrorCode::unknown_hardware, {entry.key(), joined(known)}, {}, {}};
        }
    }
    return {};
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

/// Reads presets with their bases: mine -> base "theirs" -> base "nvidia-h200". A base comes with Lockstep,
/// or lies beside the file that names it.
class PresetReader {
public:
    /// Errors carry the file that they speak of as their place.
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
        const Result<json> text = read_preset(path);
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
        if (!text.contains(base_key)) {
            return default_preset();
        }
        const json& base = text.at(base_key);
        const std::string name = base.is_string() ? base.get<std::string>() : base.dump();
        for (const fs::path& folder : {hardware_folder(), beside}) {
            if (contains(hardware_preset_names(folder), name)) {
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
                .arguments = {base_key, joined(names), "a preset that does not build on this one"}};
    }

    std::vector<fs::path> chain_; ///< each the base of the one before
};

Result<Preset> preset_of_file(const fs::path& path) {
    return PresetReader().read(path);
}

/// One that comes with Lockstep, or a person's own.
Result<Preset> preset_named(const std::string& name) {
    const bool is_shipped = contains(hardware_preset_names(hardware_folder()), name);
    return preset_of_file((is_shipped ? hardware_folder() : own_hardware_folder()) / (name + ".json"));
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
    const Result<Preset> preset = preset_of_file(path);
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
    const Result<Preset> preset = preset_named(name);
    return preset ? preset->sources : std::map<std::string, std::string>{};
}

namespace {

/// One number with where it comes from: what it came from before, as long as it is the same.
ordered_json entry_of(const HardwareNumber& number, std::uint32_t value, const Preset& before) {
    std::string source = "set by hand";
    if (before.model.*(number.member) == value && before.sources.contains(number.name)) {
        source = before.sources.at(number.name);
    }
    const std::string text = to_text(number, value);
    return {{"value", number.words.empty() ? ordered_json(value) : ordered_json(text)}, {"from", source}};
}

/// `before`: what the model was made from.
Status write_preset(const HardwareModel& model, const Preset& before, const fs::path& path) {
    ordered_json preset = ordered_json::object();
    if (!before.shipped.empty()) {
        preset[base_key] = before.shipped; // gives what only later versions of Lockstep ask for
    }
    for (const HardwareNumber& number : hardware_numbers()) {
        const std::uint32_t value = model.*(number.member);
        if (is_in_presets(number) && refuses(number, value)) {
            return not_allowed(number, to_text(number, value));
        }
        if (is_in_presets(number)) {
            preset[number.name] = entry_of(number, value, before);
        }
    }
    std::error_code ignored; // writing tells
    fs::create_directories(path.parent_path(), ignored);
    return write_text_file(path, preset.dump(4) + "\n");
}

/// Whether a person's own preset may have the name.
Status check_own_name(const std::string& name) {
    if (!is_file_name(name) || contains(hardware_preset_names(hardware_folder()), name)) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"preset", name, "a new name of letters, digits, '-', '_' and '.'"}};
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
    const Result<Preset> preset = preset_of_file(file);
    return preset ? write_preset(preset->model, *preset, folder / (name + ".json")) : preset.error();
}

} // namespace lockstep
