#include "core/recording/recommendations.h"

#include "core/base/data_dir.h"
#include "core/base/json_values.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <system_error>

namespace lockstep {
namespace {

using nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr int known_version = 1;
/// Maximum number of stored recommendations; if there are more, the oldest ones are dropped.
constexpr std::size_t most_remembered = 1000;

ordered_json to_json(const RememberedBest& entry) {
    return {{"device", entry.device}, {"what", entry.what},           {"kept", entry.kept},
            {"best", entry.best},     {"median_ns", entry.median_ns}, {"combinations", entry.combinations}};
}

RememberedBest from_json(const nlohmann::json& json) {
    return {.device = json.at("device"),
            .what = json.at("what"),
            .kept = json.at("kept"),
            .best = json.at("best"),
            .median_ns = json_values::number<std::uint64_t>(json.at("median_ns")),
            .combinations = json_values::number<std::uint32_t>(json.at("combinations"))};
}

/// Parses the file; returns nullopt if remember() cannot have written it.
std::optional<std::vector<RememberedBest>> parse(const std::string& text) {
    try {
        const auto json = nlohmann::json::parse(text);
        std::vector<RememberedBest> all;
        for (const auto& entry : json.at("recommendations")) {
            all.push_back(from_json(entry));
        }
        return json.at("version") == known_version ? std::optional(std::move(all)) : std::nullopt;
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;
    } catch (const std::logic_error&) { // thrown for numbers that are out of range
        return std::nullopt;
    }
}

/// Returns only the parameters that are axes of the sweep.
ParameterValues varied(ParameterValues values, const std::vector<SweepAxis>& axes) {
    std::erase_if(values, [&axes](const auto& parameter) {
        return std::ranges::find(axes, parameter.first, &SweepAxis::parameter) == axes.end();
    });
    return values;
}

/// Returns the parameters that are not axes of the sweep.
ParameterValues kept(ParameterValues values, const std::vector<SweepAxis>& axes) {
    for (const SweepAxis& axis : axes) {
        values.erase(axis.parameter);
    }
    return values;
}

RememberedBest best_of(const Sweep& sweep) {
    const SweepPoint& point = sweep.points[sweep.recommendation->point];
    return {.device = device_key(sweep.device),
            .what = sweep.what,
            .kept = kept(point.parameters, sweep.axes),
            .best = varied(point.parameters, sweep.axes),
            .median_ns = point.figures->timing->median_ns,
            .combinations = static_cast<std::size_t>(std::ranges::count_if(
                sweep.points, [](const SweepPoint& p) { return p.figures && p.figures->timing; }))};
}

/// Whether the newer recommendation replaces the older one.
bool replaces(const RememberedBest& newer, const RememberedBest& older) {
    const auto same_name = [](const auto& a, const auto& b) { return a.first == b.first; };
    return newer.device == older.device && newer.what == older.what && newer.kept == older.kept &&
           std::ranges::equal(newer.best, older.best, same_name);
}

} // namespace

fs::path recommendations_file() {
    const fs::path folder = user_data_dir();
    return folder.empty() ? folder : folder / "recommendations.json";
}

std::string device_key(const DeviceInfo& device) {
    return device.name + ", " + device.driver;
}

std::vector<RememberedBest> remembered(const fs::path& file) {
    const auto text = read_text_file(file);
    return text ? parse(*text).value_or(std::vector<RememberedBest>{}) : std::vector<RememberedBest>{};
}

Status remember(const Sweep& sweep, const fs::path& file) {
    const bool is_choice = std::ranges::all_of(
        sweep.axes, [](const SweepAxis& axis) { return axis.role == ParameterRole::choice; });
    // Recommendations for the user's own kernels are not kept.
    const bool is_lasting = sweep.run.kind == RunKind::experiment;
    if (!sweep.recommendation || !is_choice || !is_lasting || file.empty()) {
        return {};
    }
    std::error_code ignored; // ignored because writing the file below reports the error
    fs::create_directories(file.parent_path(), ignored);
    if (const auto text = read_text_file(file); text && !parse(*text)) {
        if (Status kept = write_text_file(file.string() + ".damaged", *text); !kept) {
            return kept;
        }
    }
    std::vector<RememberedBest> all = remembered(file);
    const RememberedBest newest = best_of(sweep);
    std::erase_if(all, [&](const RememberedBest& older) { return replaces(newest, older); });
    all.push_back(newest);
    ordered_json list = ordered_json::array();
    for (std::size_t i = all.size() - std::min(all.size(), most_remembered); i < all.size(); ++i) {
        list.push_back(to_json(all[i]));
    }
    // Replaces invalid bytes, because the name of a driver may not be valid UTF-8.
    const auto keep_going = nlohmann::json::error_handler_t::replace;
    return write_text_file(file, ordered_json{{"version", known_version}, {"recommendations", list}}.dump(
                                     2, ' ', false, keep_going) +
                                     "\n");
}

std::optional<RememberedBest> best_known(const std::vector<RememberedBest>& all, const DeviceInfo& device,
                                         const std::string& what, const ParameterValues& parameters) {
    const auto has = [&](const auto& value) { return parameters.contains(value.first); };
    const auto fits = [&](const RememberedBest& entry) {
        return entry.device == device_key(device) && entry.what == what &&
               std::ranges::all_of(entry.best, has) && std::ranges::all_of(entry.kept, [&](const auto& kept) {
                   const auto own = parameters.find(kept.first);
                   return own != parameters.end() && own->second == kept.second;
               });
    };
    const auto newest = std::find_if(all.rbegin(), all.rend(), fits);
    return newest == all.rend() ? std::nullopt : std::optional(*newest);
}

} // namespace lockstep
