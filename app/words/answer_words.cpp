#include "app/words/answer_words.h"

#include "app/words/translatable.h"

#include <algorithm>

namespace lockstep {
namespace {

struct Row {
    std::string_view flaw;
    const char* words;
};

constexpr Row rows[] = {
    {answer_flaw::none, QT_TRANSLATE_NOOP("Refusals", "it exited without responding")},
    {answer_flaw::endless_line, QT_TRANSLATE_NOOP("Refusals", "it sent an unterminated line")},
    {answer_flaw::too_much, QT_TRANSLATE_NOOP("Refusals", "it sent more data than expected")},
    {answer_flaw::not_understood, QT_TRANSLATE_NOOP("Refusals", "it sent a line that cannot be parsed")},
    {answer_flaw::another_question, QT_TRANSLATE_NOOP("Refusals", "it responded to a different request")},
    {answer_flaw::recording, QT_TRANSLATE_NOOP("Refusals", "its recording cannot be read")},
    {answer_flaw::log_files,
     QT_TRANSLATE_NOOP("Refusals", "the parts of its log do not match its recording")},
    {answer_flaw::memory,
     QT_TRANSLATE_NOOP("Refusals", "it could still modify the memory that contains its recording")},
};

} // namespace

const char* answer_flaw_words(std::string_view flaw) {
    const auto* row = std::ranges::find(rows, flaw, &Row::flaw);
    return row == std::end(rows) ? nullptr : row->words;
}

} // namespace lockstep
