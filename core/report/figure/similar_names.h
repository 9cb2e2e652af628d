#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lockstep {

/// Figures that a wrong name most likely meant, "a, b": that with the nearest name in the same `group`, which
/// `before` leads to ("launches.totals"; empty: the report itself), or else up to three that have the name
/// elsewhere in the report. Empty if there are none.
[[nodiscard]] std::string similar_figures(const std::string& name, const std::string& before,
                                          const nlohmann::ordered_json& group,
                                          const nlohmann::ordered_json& report);

/// The names in a group of figures, "a, b".
[[nodiscard]] std::string names_in(const nlohmann::ordered_json& group);

} // namespace lockstep
