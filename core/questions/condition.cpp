#include "core/questions/condition.h"

#include <array>
#include <cctype>
#include <charconv>
#include <cstddef>

namespace lockstep {
namespace {

constexpr std::size_t longest_source = 200;
constexpr int deepest = 20;                             ///< nested parentheses
constexpr std::int64_t largest = std::int64_t{1} << 31; ///< larger values could overflow in the kernel

using Value = std::optional<std::int64_t>;

struct Operator {
    std::string_view text;
    int rank; ///< a larger rank binds stronger
    Value (*apply)(std::int64_t, std::int64_t);
};

Value in_range(std::int64_t value) {
    return value >= -largest && value < largest ? Value(value) : std::nullopt;
}

// Operators that are the beginning of another one come after it.
constexpr std::array<Operator, 10> operators = {{
    {"<<", 4,
     [](std::int64_t a, std::int64_t b) { return a < 0 || b < 0 || b > 31 ? Value() : in_range(a << b); }},
    {">>", 4,
     [](std::int64_t a, std::int64_t b) { return a < 0 || b < 0 || b > 31 ? Value() : Value(a >> b); }},
    {"*", 6, [](std::int64_t a, std::int64_t b) { return in_range(a * b); }},
    {"/", 6, [](std::int64_t a, std::int64_t b) { return b == 0 ? Value() : in_range(a / b); }},
    {"%", 6, [](std::int64_t a, std::int64_t b) { return b == 0 ? Value() : Value(a % b); }},
    {"+", 5, [](std::int64_t a, std::int64_t b) { return in_range(a + b); }},
    {"-", 5, [](std::int64_t a, std::int64_t b) { return in_range(a - b); }},
    {"&", 3, [](std::int64_t a, std::int64_t b) { return a < 0 || b < 0 ? Value() : Value(a & b); }},
    {"^", 2, [](std::int64_t a, std::int64_t b) { return a < 0 || b < 0 ? Value() : Value(a ^ b); }},
    {"|", 1, [](std::int64_t a, std::int64_t b) { return a < 0 || b < 0 ? Value() : Value(a | b); }},
}};

/// Reads and evaluates an expression from left to right. After an error, nothing else is read.
class ConditionReader {
public:
    ConditionReader(std::string_view source, const ValueOfName& value_of)
        : source_(source), value_of_(value_of) {}

    /// Reads operands as long as their operators bind at least as strongly as `rank`.
    Value expression(int rank) {
        Value left = operand();
        while (left) {
            const Operator* next = operator_here();
            if (next == nullptr || next->rank < rank) {
                return left;
            }
            at_ += next->text.size();
            const Value right = expression(next->rank + 1);
            left = right ? next->apply(*left, *right) : std::nullopt;
        }
        return left;
    }
    bool take(std::string_view text) {
        skip_spaces();
        const bool is_here = source_.substr(at_).starts_with(text);
        at_ += is_here ? text.size() : 0;
        return is_here;
    }
    [[nodiscard]] bool is_at_end() {
        skip_spaces();
        return at_ == source_.size();
    }
    [[nodiscard]] std::size_t position() const { return at_; }

private:
    Value operand() {
        if (++depth_ > deepest) {
            return std::nullopt;
        }
        Value value;
        if (take("(")) {
            value = expression(0);
            value = take(")") ? value : std::nullopt;
        } else if (take("-")) {
            value = operand();
            value = value ? Value(-*value) : std::nullopt;
        } else {
            value = number_or_name();
        }
        --depth_;
        return value;
    }
    Value number_or_name() {
        const std::size_t start = at_;
        while (at_ < source_.size() && is_of_word(source_[at_])) {
            ++at_;
        }
        const std::string_view word = source_.substr(start, at_ - start);
        if (word.empty() || std::isdigit(static_cast<unsigned char>(word.front())) == 0) {
            return word.empty() ? std::nullopt : value_of_(call_or_name(start));
        }
        std::int64_t number = 0;
        const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
        const std::string_view rest(read.ptr, static_cast<std::size_t>(word.data() + word.size() - read.ptr));
        const bool is_decimal = word.size() == 1 || word.front() != '0';
        return read.ec == std::errc() && is_decimal && (rest.empty() || rest == "u" || rest == "U")
                   ? in_range(number)
                   : std::nullopt;
    }
    /// Returns the name that starts at `start`, with its argument if it is a call with a one-digit argument.
    std::string_view call_or_name(std::size_t start) {
        const std::string_view rest = source_.substr(at_);
        if (rest.size() >= 3 && rest[0] == '(' && std::isdigit(static_cast<unsigned char>(rest[1])) != 0 &&
            rest[2] == ')') {
            at_ += 3;
        }
        return source_.substr(start, at_ - start);
    }
    const Operator* operator_here() {
        skip_spaces();
        const std::string_view rest = source_.substr(at_);
        if (rest.starts_with("&&") || rest.starts_with("||") || rest.starts_with("<=") ||
            rest.starts_with(">=")) {
            return nullptr;
        }
        for (const Operator& candidate : operators) {
            if (rest.starts_with(candidate.text)) {
                return &candidate;
            }
        }
        return nullptr;
    }
    void skip_spaces() {
        while (at_ < source_.size() && source_[at_] == ' ') {
            ++at_;
        }
    }
    static bool is_of_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

    std::string_view source_;
    const ValueOfName& value_of_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

bool holds(std::string_view comparison, std::int64_t left, std::int64_t right) {
    if (comparison == "==") {
        return left == right;
    }
    if (comparison == "!=") {
        return left != right;
    }
    const bool allows_equal = comparison.size() == 2;
    return comparison.front() == '<' ? left < right || (allows_equal && left == right)
                                     : left > right || (allows_equal && left == right);
}

} // namespace

std::optional<Comparison> evaluate(std::string_view source, const ValueOfName& value_of) {
    if (source.size() > longest_source) {
        return std::nullopt;
    }
    ConditionReader reader(source, value_of);
    const Value left = reader.expression(0);
    const std::size_t end_of_left = reader.position();
    if (!left) {
        return std::nullopt;
    }
    constexpr std::array<std::string_view, 6> comparisons = {"==", "!=", "<=", ">=", "<", ">"};
    for (const std::string_view comparison : comparisons) {
        if (reader.take(comparison)) {
            const Value right = reader.expression(0);
            if (!right || !reader.is_at_end()) {
                return std::nullopt;
            }
            std::string text(source.substr(0, end_of_left));
            text.erase(text.find_last_not_of(' ') + 1);
            return Comparison{text, *left, *right, holds(comparison, *left, *right)};
        }
    }
    return std::nullopt;
}

} // namespace lockstep
