#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace lockstep {

/// A quoted piece of text that contains numbers, and the metrics that prove them.
struct Claim {
    std::string words; ///< the words exactly as in the text
    /// Commands by name; the claim's own command has the name "".
    std::map<std::string, std::string> commands;
    std::vector<std::string> holds; ///< statements that must be true, see judge()
};

/// A quoted piece of text whose numbers are not metrics of the program.
struct Exemption {
    std::string words;
    std::string reason;
};

/// A text with claims: an entry of the catalogue, or a whole file of prose.
struct ClaimedText {
    std::string name; ///< name of the text in its file: "transpose/naive"; empty for the whole file
    std::string text; ///< the whole text, on one line
    std::vector<Claim> claims;
    std::vector<Exemption> exemptions;
    /// Whether its numbers are placeholders (%1, %2, ...) for computed numbers.
    bool has_placeholders = false;
};

/// The contents of a claim sheet, tests/claims/sheets/NAME.json:
///
///     {"file": "resources/catalogue/en/transpose.json",
///      "texts": {"transpose/naive": {
///          "claims": [{"words": "Adjacent work-items read adjacent floats of a row, 4 sectors per request",
///                      "run": "transpose/naive", "with": {"tiled": "transpose/tiled"},
///                      "holds": ["line(\"out[x\").global_load.sectors = 4 * ..."]}],
///          "exempt": {"a pronoun": ["the one that waits"]}}}}
///
/// `run` and `with` are arguments of `lockstep-cli run`. A file of prose (README, a kernel's comments) has
/// one text with an empty name. So has a C++ file, whose text is its string literals.
struct ClaimSheet {
    std::string file;
    std::vector<ClaimedText> texts; ///< all texts of the file, including those without a claim
};

[[nodiscard]] ClaimSheet read_sheet(const std::filesystem::path& sheet, const std::filesystem::path& sources);

/// Returns the names of the sheets, sorted: "memory".
[[nodiscard]] std::vector<std::string> sheet_names(const std::filesystem::path& folder);

} // namespace lockstep
