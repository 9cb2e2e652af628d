#include "tests/claims/claim_sheet.h"

#include "core/base/data_dir.h"
#include "tests/claims/numbers_in_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

namespace lockstep {
namespace {

using nlohmann::json;

/// Returns the prose of a Markdown text, without images and code blocks (indented lines).
std::string prose_of(const std::string& markdown) {
    std::string prose;
    std::istringstream lines(markdown);
    for (std::string line; std::getline(lines, line);) {
        prose += line.starts_with("    ") ? "\n" : line + "\n";
    }
    return prose;
}

std::string comments_of(const std::string& source) {
    std::string comments;
    std::istringstream lines(source);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t begin = line.find("//");
        comments += begin == std::string::npos ? "\n" : line.substr(begin + 2) + "\n";
    }
    return comments;
}

/// Returns the string literals of a source; adjacent ones are joined as the compiler does. (No literal
/// contains a quote.)
std::string literals_of(const std::string& source) {
    std::string literals;
    std::size_t end = 0;
    for (std::size_t open = source.find('"'); open != std::string::npos; open = source.find('"', end)) {
        const bool goes_on = source.find_first_not_of(" \n", end) == open;
        const std::size_t close = source.find('"', open + 1);
        literals += (goes_on ? "" : "\n") + source.substr(open + 1, close - open - 1);
        end = close + 1;
    }
    return literals;
}

/// Returns the texts of a file that users read, by name.
std::map<std::string, std::string> texts_of(const std::filesystem::path& file) {
    const std::string content = read_text_file(file).value();
    if (file.extension() == ".cl") {
        return {{"", comments_of(content)}};
    }
    if (file.extension() == ".cpp") {
        return {{"", literals_of(content)}};
    }
    if (file.extension() != ".json") {
        return {{"", prose_of(content)}};
    }
    std::map<std::string, std::string> texts;
    const json entries = json::parse(content);
    for (const auto& [name, entry] : entries.items()) {
        for (const json& text : entry) {
            texts[name] += text.get<std::string>() + "\n";
        }
    }
    return texts;
}

Claim claim_of(const json& row) {
    Claim claim{row.at("words"), {{"", row.value("run", "")}}, row.at("holds")};
    const json others = row.value("with", json::object());
    for (const auto& [name, command] : others.items()) {
        claim.commands[name] = command;
    }
    std::erase_if(claim.commands, [](const auto& command) { return command.second.empty(); });
    return claim;
}

ClaimedText text_of(const std::string& name, const std::string& text, const json& rows) {
    ClaimedText claimed{.name = name, .text = on_one_line(text)};
    const json claims = rows.value("claims", json::array());
    for (const json& row : claims) {
        claimed.claims.push_back(claim_of(row));
    }
    const json exempt = rows.value("exempt", json::object());
    for (const auto& [reason, all_words] : exempt.items()) {
        for (const json& words : all_words) {
            claimed.exemptions.push_back({words, reason});
        }
    }
    return claimed;
}

} // namespace

ClaimSheet read_sheet(const std::filesystem::path& sheet, const std::filesystem::path& sources) {
    const json rows = json::parse(read_text_file(sheet).value());
    ClaimSheet read{rows.at("file"), {}};
    const auto texts = texts_of(sources / read.file);
    for (const auto& [name, text] : texts) {
        read.texts.push_back(text_of(name, text, rows.at("texts").value(name, json::object())));
        read.texts.back().has_placeholders = read.file.ends_with(".cpp");
    }
    for (const auto& [name, unused] : rows.at("texts").items()) {
        if (!texts.contains(name)) {
            // The sheet has an entry for a text that the file does not contain.
            read.texts.push_back(text_of(name, "", rows.at("texts").at(name)));
        }
    }
    return read;
}

std::vector<std::string> sheet_names(const std::filesystem::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        names.push_back(entry.path().stem().string());
    }
    std::ranges::sort(names);
    return names;
}

} // namespace lockstep
