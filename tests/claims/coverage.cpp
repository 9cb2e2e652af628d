#include "tests/claims/coverage.h"

#include "tests/claims/numbers_in_text.h"

#include <algorithm>
#include <cmath>

namespace lockstep {
namespace {

bool are_equal(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

/// Returns all numbers in the claim's statements and commands.
std::vector<double> figures_of(const Claim& claim) {
    std::string said;
    for (const std::string& statement : claim.holds) {
        said += statement + "\n";
    }
    for (const auto& [name, command] : claim.commands) {
        said += command + "\n";
    }
    std::vector<double> figures;
    for (const NumberInText& number : numbers_in(said)) {
        figures.push_back(number.value);
    }
    return figures;
}

bool speaks_of(const Claim& claim, double value) {
    return std::ranges::any_of(figures_of(claim), [&](double figure) {
        return are_equal(figure, value) || are_equal(100 * figure, value) ||
               (value > 0 && value < 1 && are_equal(figure, 1 / value));
    });
}

/// Returns whether an occurrence of `words` in the text contains the number.
bool hold(const std::string& words, const std::string& text, const NumberInText& number) {
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) {
        if (at <= number.offset && number.offset + number.length <= at + words.size()) {
            return true;
        }
    }
    return false;
}

bool is_covered(const ClaimedText& text, const NumberInText& number) {
    return std::ranges::any_of(text.claims,
                               [&](const Claim& claim) {
                                   return hold(claim.words, text.text, number) &&
                                          speaks_of(claim, number.value);
                               }) ||
           std::ranges::any_of(text.exemptions, [&](const Exemption& exemption) {
               return hold(exemption.words, text.text, number);
           });
}

std::string around(const std::string& text, const NumberInText& number) {
    const std::size_t begin = number.offset < 40 ? 0 : number.offset - 40;
    return text.substr(begin, number.length + 80);
}

/// Returns whether the words of an exemption contain a number and more text, so that they do not exempt every
/// equal number.
bool is_in_words(const std::string& words) {
    const auto numbers = numbers_in(words);
    return !numbers.empty() && numbers[0].length < words.size();
}

} // namespace

std::vector<std::string> gaps_in(const ClaimedText& text) {
    std::vector<std::string> gaps;
    const auto check = [&](const std::string& words) {
        if (text.text.find(words) == std::string::npos) {
            gaps.push_back(text.name + " does not say: " + words);
        }
    };
    for (const Claim& claim : text.claims) {
        check(claim.words);
    }
    for (const Exemption& exemption : text.exemptions) {
        check(exemption.words);
        if (!is_in_words(exemption.words)) {
            gaps.push_back(text.name +
                           ": an exemption needs the words around its number: " + exemption.words);
        }
    }
    for (const NumberInText& number : numbers_in(text.text)) {
        if (!text.has_placeholders && !is_covered(text, number)) {
            gaps.push_back(text.name + ": no claim speaks of " +
                           text.text.substr(number.offset, number.length) + " in: ..." +
                           around(text.text, number) + "...");
        }
    }
    return gaps;
}

} // namespace lockstep
