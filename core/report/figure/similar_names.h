#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lockstep {

/// Returns the figures that a misspelled name most likely meant, as "a, b". The first choice is the figure
/// with the most similar name in the same `group`, whose path is `before` ("launches.totals"; empty for the
/// report itself). If there is none, returns up to three figures with this name elsewhere in the report.
/// Empty if there are none.
[[nodiscard]] std::string similar_figures(const std::string& name, const std::string& before,
                                          const nlohmann::ordered_json& group,
                                          const nlohmann::ordered_json& report);

/// Returns the names in a group of figures, as "a, b".
[[nodiscard]] std::string names_in(const nlohmann::ordered_json& group);

} // namespace lockstep
