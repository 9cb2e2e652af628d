#pragma once

#include "app/words/phrase.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace lockstep {

/// Replaces every Latin letter of a text by a Cyrillic one, so that any Latin word in the output of a program was
/// not translated.
inline std::string made_up(std::string_view text) {
    std::string words;
    for (const char letter : text) {
        const bool is_latin = (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
        if (!is_latin) {
            words += letter;
            continue;
        }
        const unsigned code = 0x430U + static_cast<unsigned char>(letter) % 32U;
        words += static_cast<char>(0xC0U | code >> 6U);
        words += static_cast<char>(0x80U | (code & 0x3FU));
    }
    return words;
}

/// Returns the reader of a made-up language. It has the catalogue of Russian.
inline Reader made_up_reader() {
    Reader reader;
    reader.translate = [](const char*, const char* sentence, std::optional<std::uint64_t>) {
        return made_up(sentence);
    };
    reader.numbers.unit = [](const char* unit) { return made_up(unit); };
    reader.language = "ru";
    return reader;
}

/// Returns the Latin words of a text that have three or more letters.
inline std::set<std::string> latin_words(std::string_view text) {
    std::set<std::string> words;
    std::string word;
    for (const char letter : std::string(text) + ' ') {
        const bool is_latin = (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
        if (is_latin) {
            word += letter;
        } else if (word.size() >= 3) {
            words.insert(word);
            word.clear();
        } else {
            word.clear();
        }
    }
    return words;
}

/// Returns the words of a text that are Latin and do not occur in `names`. A word that is truncated ("pictur...")
/// may be the beginning of a name.
inline std::string english_in(std::string_view text, std::string_view names) {
    const std::set<std::string> kept = latin_words(names);
    std::string left;
    for (const std::string& word : latin_words(text)) {
        const auto next = kept.lower_bound(word);
        const bool is_truncated = text.find(word + "...") != std::string_view::npos;
        const bool is_begin = is_truncated && next != kept.end() && next->starts_with(word);
        left += kept.contains(word) || is_begin ? "" : word + " ";
    }
    return left;
}

} // namespace lockstep
