#include "core/report/csv.h"

#include "core/report/csv_rows.h"
#include "core/report/json.h"

#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

std::vector<Fields> rows_of(const ordered_json& report) {
    Fields run;
    flatten("", report, run);
    std::vector<Fields> rows;
    for (const ordered_json& launch : report.at("launches")) {
        Fields of_launch = run;
        flatten("launches", launch, of_launch);
        for (const ordered_json& line : launch.at("lines")) {
            Fields row = of_launch;
            flatten("launches.lines", line, row);
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

} // namespace

std::string to_csv(const Session& session) {
    return csv_of(rows_of(to_json(session)));
}

} // namespace lockstep
