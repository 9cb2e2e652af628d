#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace lockstep {

/// Words with numbers in them, and the figures that make them true.
struct Claim {
    std::string words;                           ///< as they stand in the text
    std::map<std::string, std::string> commands; ///< by name; that of the claim itself has the name ""
    std::vector<std::string> holds;              ///< statements (see judge)
};

/// Words whose numbers are no figure of the program's.
struct Exemption {
    std::string words;
    std::string reason;
};

/// What one text claims: an entry of the catalogue, or a whole file of prose.
struct ClaimedText {
    std::string name; ///< "transpose/naive"; empty for a whole file
    std::string text; ///< on one line
    std::vector<Claim> claims;
    std::vector<Exemption> exemptions;
    bool has_placeholders = false; ///< its numbers are %1, %2, ...: those that the program computes
};

/// tests/claims/sheets/NAME.json:
///
///     {"file": "resources/catalogue/en/transpose.json",
///      "texts": {"transpose/naive": {
///          "claims": [{"words": "Rows are read by neighbours, 4 sectors a request",
///                      "run": "transpose/naive", "with": {"tiled": "transpose/tiled"},
///                      "holds": ["line(\"out[x\").global_load.sectors = 4 * ..."]}],
///          "exempt": {"a pronoun": ["the one that waits"]}}}}
///
/// `run` and `with` are what stands after `lockstep-cli run`. Of a file of prose (README, a kernel's
/// comments) the one text has the empty name; so has that of a C++ file, which is its string literals.
struct ClaimSheet {
    std::string file;
    std::vector<ClaimedText> texts; ///< all of the file's, also those without a claim
};

[[nodiscard]] ClaimSheet read_sheet(const std::filesystem::path& sheet, const std::filesystem::path& sources);

/// The sheets' names, in order: "memory".
[[nodiscard]] std::vector<std::string> sheet_names(const std::filesystem::path& folder);

} // namespace lockstep
