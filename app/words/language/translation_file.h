#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// The translations of one language, as Qt's lupdate and Linguist keep them in translations/lockstep_CODE.ts.
class Translations {
public:
    /// Sets the translation of a sentence: one form, or each plural form. Translations that lack a placeholder
    /// of the sentence, or have another one, are ignored, as are empty ones.
    void add(const std::string& context, const std::string& sentence, std::vector<std::string> forms);

    /// Returns the forms of the translation; null if the sentence is not translated.
    [[nodiscard]] const std::vector<std::string>* find(std::string_view context,
                                                       std::string_view sentence) const;
    [[nodiscard]] std::size_t size() const { return forms_.size(); }

private:
    std::unordered_map<std::string, std::vector<std::string>> forms_; ///< by context and sentence
};

/// Maximum size of a translation file, in bytes. The largest one has less than a tenth of it.
inline constexpr std::size_t most_translation_bytes = std::size_t{8} << 20;

/// Reads a translation file. Reads only the part of XML that lupdate and Linguist write. Returns nullopt if the
/// file is too large, is not UTF-8, or contains anything else.
[[nodiscard]] std::optional<Translations> translations_from(std::string_view file);

} // namespace lockstep
