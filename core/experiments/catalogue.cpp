#include "core/experiments/catalogue.h"

#include "core/base/data_dir.h"
#include "core/base/nearest.h"
#include "core/experiments/families.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <utility>

namespace lockstep {
namespace {

std::vector<Experiment> gather() {
    std::vector<Experiment> all;
    for (auto family :
         {reduction_experiments, scan_experiments, convolution_experiments, memory_experiments,
          transpose_experiments, matmul_experiments, matvec_experiments, spmv_experiments,
          histogram_experiments, compaction_experiments, stencil_experiments, traversal_experiments,
          execution_experiments, particles_experiments, rays_experiments}) {
        std::ranges::move(family(), std::back_inserter(all));
    }
    return all;
}

/// Returns the texts of a family; null if the file has none. Each file is read once, because the window asks for each
/// text several times.
const nlohmann::json& family_texts(const std::filesystem::path& file) {
    static std::mutex mutex;
    static std::map<std::filesystem::path, nlohmann::json> known;
    static const nlohmann::json none;
    const std::scoped_lock lock(mutex);
    if (const auto found = known.find(file); found != known.end()) {
        return found->second;
    }
    const auto text = read_text_file(file);
    auto json = text ? nlohmann::json::parse(*text, nullptr, false) : nlohmann::json();
    return json.is_object() ? known.emplace(file, std::move(json)).first->second : none;
}

} // namespace

const std::vector<Experiment>& catalogue() {
    static const std::vector<Experiment> experiments = gather();
    return experiments;
}

Result<const Experiment*> find_experiment(const std::string& id) {
    std::vector<std::string> known;
    for (const Experiment& experiment : catalogue()) {
        if (experiment.id == id) {
            return &experiment;
        }
        known.push_back(experiment.id);
    }
    return Error{.code = ErrorCode::unknown_experiment, .arguments = {id, nearest_name(id, known)}};
}

Result<KernelSource> kernel_source(const Experiment& experiment) {
    const std::filesystem::path folder = data_dir() / "kernels";
    auto text = read_text_file(folder / experiment.kernel_file);
    if (!text) {
        return text.error();
    }
    return KernelSource{experiment.kernel_file, std::move(*text), folder.string()};
}

ExperimentText experiment_text(const std::string& id, const std::string& language) {
    const std::string family = id.substr(0, id.find('/'));
    const std::filesystem::path file = data_dir() / "resources" / "catalogue" / language / (family + ".json");
    const nlohmann::json& json = family_texts(file);
    if (!json.is_object() || !json.contains(id)) {
        return language == "en" ? ExperimentText{} : experiment_text(id, "en");
    }
    const auto& entry = json.at(id);
    return {entry.value("title", ""), entry.value("teaches", ""), entry.value("look_at", "")};
}

} // namespace lockstep
