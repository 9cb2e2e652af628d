#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// The vocabularies: names on the command line and in the settings, and columns of the tables. The first one is
/// that of all texts.
inline constexpr std::array<std::string_view, 4> vocabulary_names{"opencl", "cuda", "glsl", "amd"};

// Limits of a table, which may be damaged.
inline constexpr std::size_t most_vocabulary_bytes = std::size_t{512} * 1024;
inline constexpr std::size_t most_vocabulary_rows = 8000;
inline constexpr std::size_t longest_vocabulary_term = 160; ///< in bytes

/// The words of a programming interface for the terms of OpenCL: "thread block" for "work-group". A table of a
/// language (translations/vocabulary_CODE.csv) lists phrases with their grammatical forms.
///
/// It is applied to texts before their placeholders are filled, so that names from kernels and files stay
/// unchanged. At each position, the longest phrase of the table is replaced. A phrase matches only whole words,
/// and in the case of its first letter or with a capital, which the replacement then has too. A part of a text
/// in backticks, an HTML tag, and a text that names a function, a macro or an option stay unchanged.
class Vocabulary {
public:
    struct Row {
        std::string term;
        std::string words;
    };
    /// Changes no text.
    Vocabulary() = default;
    /// Makes a vocabulary from phrases, of at least four bytes.
    explicit Vocabulary(std::vector<Row> rows);

    [[nodiscard]] bool empty() const { return rows_.empty(); }
    /// Returns a text in UTF-8 in the words of this vocabulary.
    [[nodiscard]] std::string apply(std::string_view text) const;

private:
    /// Returns the row with the longest phrase at this position of a text; null if there is none.
    [[nodiscard]] const Row* row_at(std::string_view text, std::size_t at) const;

    /// The rows by the first bytes of their phrases, longest phrases first. A phrase that begins with a small letter
    /// is listed for the capital as well.
    std::map<std::string, std::vector<Row>, std::less<>> rows_;
};

/// Whether a text names a function, a macro or an option, such as CLK_LOCAL_MEM_FENCE, get_local_id or --local.
/// Does not look into backticks.
[[nodiscard]] bool names_code(std::string_view text);

/// Reads a vocabulary from a table. Its first line is "opencl,cuda,glsl,amd"; each further line has a phrase and
/// its words in each vocabulary. Returns nullopt for an unknown name, and if the table is too large, is not UTF-8,
/// has a phrase that is repeated or shorter than four bytes, or words with other placeholders than the phrase.
[[nodiscard]] std::optional<Vocabulary> vocabulary_from(std::string_view table, std::string_view name);

/// Returns the vocabulary of a language, read from translations/ in data_dir(). Changes no text if the name is
/// "opencl" or unknown, or if the table cannot be used.
[[nodiscard]] Vocabulary vocabulary_for(std::string_view language, std::string_view name);

} // namespace lockstep
