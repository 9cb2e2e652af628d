#include "tests/support/independent_reader.h"

#include "core/base/data_dir.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <unistd.h>

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* xml_script = R"(
import json, sys, xml.etree.ElementTree as tree
root = tree.parse(sys.argv[1]).getroot()
print(json.dumps([{"tag": e.tag, "attributes": e.attrib, "text": e.text or ""} for e in root.iter()]))
)";

constexpr const char* csv_script = R"(
import csv, json, sys
with open(sys.argv[1], encoding="utf-8", errors="strict", newline="") as file:
    print(json.dumps(list(csv.reader(file, strict=True))))
)";

constexpr const char* json_script = R"(
import json, sys
with open(sys.argv[1], encoding="utf-8", errors="strict") as file:
    print(json.dumps(json.load(file)))
)";

void write(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

nlohmann::json read_by(const char* script, const std::string& text) {
    const fs::path folder = fs::temp_directory_path() / ("lockstep.read." + std::to_string(getpid()));
    fs::create_directories(folder);
    write(folder / "script.py", script);
    write(folder / "text", text);
    const std::string command = "cd '" + folder.string() + "' && python3 script.py text >out 2>err";
    const int code = std::system(command.c_str());
    const std::string said = read_text_file(folder / (code == 0 ? "out" : "err")).value();
    fs::remove_all(folder);
    if (code != 0) {
        throw std::runtime_error(said + "\nIt was to read:\n" + text.substr(0, 4000));
    }
    return nlohmann::json::parse(said);
}

} // namespace

nlohmann::json elements_of_xml(const std::string& text) {
    return read_by(xml_script, text);
}

nlohmann::json rows_of_csv(const std::string& text) {
    return read_by(csv_script, text);
}

nlohmann::json value_of_json(const std::string& text) {
    return read_by(json_script, text);
}

} // namespace lockstep::test
