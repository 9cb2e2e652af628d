#include "tests/support/mutants/mutate.h"

#include "core/site/record.h"

#include <algorithm>
#include <cstring>

namespace lockstep::test {
namespace {

using nlohmann::json;

constexpr std::size_t word = sizeof(std::uint64_t);
constexpr std::size_t columns_before_outputs = 5;
constexpr std::uint64_t most_added = 1 << 16; // maximum number of words that are added to a column

std::uint64_t word_at(const Bytes& column, std::uint64_t at) {
    std::uint64_t value = 0;
    std::memcpy(&value, column.data() + word * at, word);
    return value;
}

void set_word(Bytes& column, std::uint64_t at, std::uint64_t value) {
    std::memcpy(column.data() + word * at, &value, word);
}

/// Returns an event with another payload or another site, or a fault instead of the event.
Event other_event(Event event, Event another, Chance& chance) {
    const std::uint64_t payload = event_payload(event);
    switch (pick(chance, 5)) {
    case 0:
        return make_event(event_site(event), edgy_number(chance, payload));
    case 1:
        return make_event(event_site(event), event_payload(another));
    case 2:
        return make_event(event_site(another), payload);
    case 3:
        return make_fault({static_cast<FaultKind>(pick(chance, 16)), event_site(another),
                           static_cast<std::uint32_t>(pick(chance, 0x1000))});
    default:
        return another;
    }
}

void change_words(Bytes& column, Chance& chance) {
    const std::uint64_t words = column.size() / word;
    for (std::uint64_t changes = 1 + pick(chance, 10); changes > 0; --changes) {
        const std::uint64_t at = pick(chance, words);
        const std::uint64_t other = word_at(column, pick(chance, words));
        const bool as_event = pick(chance, 2) == 0;
        set_word(column, at,
                 as_event ? other_event(word_at(column, at), other, chance)
                          : edgy_number(chance, word_at(column, at)));
    }
}

/// Sets, copies or shifts the payloads of consecutive words.
void change_run(Bytes& column, Chance& chance) {
    const std::uint64_t words = column.size() / word;
    const std::uint64_t first = pick(chance, words);
    const std::uint64_t count = pick(chance, words - first) + 1;
    const std::uint64_t from = pick(chance, words - count + 1);
    const std::uint64_t shift = edgy_number(chance, 0);
    const std::uint64_t kind = pick(chance, 3);
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t old = word_at(column, first + i);
        set_word(column, first + i,
                 kind == 0   ? shift
                 : kind == 1 ? word_at(column, from + i)
                             : make_event(event_site(old), event_payload(old) + shift));
    }
}

/// Returns the field of the description that contains the length of a column; null if there is none.
json* length_of(json& head, std::size_t number, std::uint64_t& unit) {
    for (json& launch : head["launches"]) {
        const std::size_t outputs = launch["outputs"].size();
        if (number < columns_before_outputs) {
            unit = word;
            return number < launch["columns"].size() ? &launch["columns"][number] : nullptr;
        }
        if (number < columns_before_outputs + 2 * outputs) {
            unit = 1;
            return &launch["outputs"][(number - columns_before_outputs) / 2][1 + (number + 1) % 2];
        }
        number -= columns_before_outputs + 2 * outputs;
    }
    return nullptr;
}

void change_length(RecordingParts& parts, std::size_t number, Chance& chance) {
    Bytes& column = parts.columns[number];
    const bool longer = pick(chance, 2) == 0;
    column.resize(longer
                      ? column.size() + word * pick(chance, pick(chance, 8) == 0 ? most_added : 8)
                      : column.size() / word * word - std::min(column.size() / word, pick(chance, 8)) * word);
    try {
        std::uint64_t unit = 1;
        json* const length = length_of(parts.head, number, unit);
        if (length != nullptr && pick(chance, 8) != 0) {
            *length = column.size() / unit;
        }
    } catch (const json::exception&) { // the description is damaged already
    }
}

} // namespace

void mutate_columns(RecordingParts& parts, Chance& chance) {
    if (parts.columns.empty()) {
        return;
    }
    const std::size_t number = pick(chance, parts.columns.size());
    Bytes& column = parts.columns[number];
    const std::uint64_t kind = pick(chance, 8);
    if (column.size() < word || kind == 0) {
        change_length(parts, number, chance);
    } else if (kind < 6) {
        change_words(column, chance);
    } else {
        change_run(column, chance);
    }
}

} // namespace lockstep::test
