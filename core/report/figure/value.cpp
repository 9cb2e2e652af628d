#include "core/report/figure/value.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <compare>
#include <cstdint>
#include <iterator>

namespace lockstep {
namespace {

constexpr FigureNumber two_to_64 = 18446744073709551616.0L;

bool is_whole(FigureNumber number) {
    return std::abs(number) < two_to_64 && std::trunc(number) == number;
}

template <class T>
std::string digits_of(T number) {
    char digits[64];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), number).ptr;
    return {digits, end};
}

std::string number_text(FigureNumber number) {
    if (!is_whole(number)) {
        return digits_of(static_cast<double>(number));
    }
    return (number < 0 ? "-" : "") + digits_of(static_cast<std::uint64_t>(std::abs(number)));
}

std::optional<FigureNumber> number_in(const std::string& text) {
    // Excludes "inf"; the first character may be '-'.
    const bool has_digit = text.find_first_of("0123456789") <= 1;
    FigureNumber number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return has_digit && read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

bool are_equal(FigureNumber a, FigureNumber b) {
    constexpr FigureNumber tolerance = 1e-9L;
    return a == b || (!(is_whole(a) && is_whole(b)) &&
                      std::abs(a - b) <= tolerance * std::max(std::abs(a), std::abs(b)));
}

bool holds(std::partial_ordering order, Relation relation) {
    switch (relation) {
    case Relation::equal:
        return order == 0;
    case Relation::different:
        return order != 0;
    case Relation::less:
        return order < 0;
    case Relation::at_most:
        return order <= 0;
    case Relation::greater:
        return order > 0;
    default:
        return order >= 0;
    }
}

} // namespace

std::string value_text(const FigureValue& value) {
    if (const auto* text = std::get_if<std::string>(&value)) {
        return *text;
    }
    if (const auto* truth = std::get_if<bool>(&value)) {
        return *truth ? "true" : "false";
    }
    const auto* number = std::get_if<FigureNumber>(&value);
    return number != nullptr ? number_text(*number) : "null";
}

std::optional<FigureNumber> value_number(const FigureValue& value) {
    if (const auto* truth = std::get_if<bool>(&value)) {
        return *truth ? 1.0L : 0.0L;
    }
    if (const auto* text = std::get_if<std::string>(&value)) {
        return number_in(*text);
    }
    const auto* number = std::get_if<FigureNumber>(&value);
    return number != nullptr ? std::optional(*number) : std::nullopt;
}

std::string_view symbol_of(Relation relation) {
    constexpr std::string_view symbols[] = {"=", "!=", "<", "<=", ">", ">=", "~"};
    return symbols[static_cast<std::size_t>(relation)];
}

std::optional<bool> compare_values(const FigureValue& left, Relation relation, const FigureValue& right,
                                   FigureNumber tolerance) {
    const auto* text = std::get_if<std::string>(&left);
    const auto* other_text = std::get_if<std::string>(&right);
    if (text != nullptr && other_text != nullptr) {
        return relation == Relation::about ? text->find(*other_text) != std::string::npos
                                           : holds(*text <=> *other_text, relation);
    }
    const auto a = value_number(left);
    const auto b = value_number(right);
    if (!a || !b) {
        return std::nullopt;
    }
    if (relation == Relation::about) {
        const FigureNumber difference = std::abs(*a - *b);
        return difference <= tolerance || are_equal(difference, tolerance);
    }
    return holds(are_equal(*a, *b) ? std::partial_ordering::equivalent : *a <=> *b, relation);
}

} // namespace lockstep
