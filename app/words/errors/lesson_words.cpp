#include "app/words/errors/lesson_words.h"

#include "app/words/errors/flaw_sentence.h"
#include "app/words/translatable.h"

namespace lockstep {
namespace {

constexpr FlawSentence rows[] = {
    {lesson_flaw::too_long,
     QT_TRANSLATE_NOOP("Errors", "The lesson is longer than the limit of %2 bytes. Split it.")},
    {lesson_flaw::not_text,
     QT_TRANSLATE_NOOP("Errors", "This line contains bytes that are not valid UTF-8 text. Save the file as "
                                 "UTF-8, without control characters.")},
    {lesson_flaw::no_header,
     QT_TRANSLATE_NOOP("Errors",
                       "The lesson has no header. Begin the file with a line ---, the header's keys "
                       "and another line ---.")},
    {lesson_flaw::open_header,
     QT_TRANSLATE_NOOP("Errors", "The header does not end. Add a line --- after its last key.")},
    {lesson_flaw::unknown_key, QT_TRANSLATE_NOOP("Errors", "There is no key \"%2\" here. Known keys: %3.")},
    {lesson_flaw::missing_key,
     QT_TRANSLATE_NOOP("Errors", "The header has no \"%2\". Add a line \"%2: ...\".")},
    {lesson_flaw::twice, QT_TRANSLATE_NOOP("Errors", "\"%2\" appears twice. Remove one of them.")},
    {lesson_flaw::empty, QT_TRANSLATE_NOOP("Errors", "\"%2\" has no value. Write it after the colon.")},
    {lesson_flaw::bad_value, QT_TRANSLATE_NOOP("Errors", "This value of \"%2\" is not valid. Allowed: %3.")},
    {lesson_flaw::same_id,
     QT_TRANSLATE_NOOP("Errors", "The lesson %3 has the same id \"%2\". Choose another id.")},
    {lesson_flaw::no_page,
     QT_TRANSLATE_NOOP("Errors", "The lesson has no page. Begin a page with a line \"## \" and its title.")},
    {lesson_flaw::before_page,
     QT_TRANSLATE_NOOP(
         "Errors", "This line is before the first page. Begin a page with a line \"## \" and its title.")},
    {lesson_flaw::too_many_pages,
     QT_TRANSLATE_NOOP("Errors", "The lesson has more than %2 pages. Split the lesson.")},
    {lesson_flaw::too_many_blocks,
     QT_TRANSLATE_NOOP("Errors", "The page has more than %2 texts, questions and tasks. Split the page.")},
    {lesson_flaw::too_many_places,
     QT_TRANSLATE_NOOP("Errors", "The lesson needs more than %2 different runs. Use fewer.")},
    {lesson_flaw::no_title, QT_TRANSLATE_NOOP("Errors", "The page has no title. Write it after \"## \".")},
    {lesson_flaw::no_place,
     QT_TRANSLATE_NOOP("Errors", "The page does not specify a place in a run. Add a line such as \"place: "
                                 "reduction/interleaved#step=18\" below its title.")},
    {lesson_flaw::bad_place,
     QT_TRANSLATE_NOOP("Errors", "This place cannot be opened, for the reason below. Correct it.")},
    {lesson_flaw::outside,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" is outside the folder of the lesson. A lesson may use only the "
                                 "experiments, and the files in its own folder.")},
    {lesson_flaw::bad_name,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" cannot be the name of another run. Use up to 40 lower-case letters "
                                 "and digits, but not \"before\" or the name of a function.")},
    {lesson_flaw::late_key,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" must be above the first text, question or task of the page.")},
    {lesson_flaw::needs_task,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" belongs to a task. Write it below a line \"task: ...\".")},
    {lesson_flaw::too_many_hints,
     QT_TRANSLATE_NOOP("Errors", "The task has more than %2 hints. Remove some of them.")},
    {lesson_flaw::open_figure,
     QT_TRANSLATE_NOOP("Errors", "The figure that starts here does not end. Add }} after its expression.")},
    {lesson_flaw::unknown_form,
     QT_TRANSLATE_NOOP("Errors", "A figure cannot be shown as \"%2\". Known forms: %3.")},
    {lesson_flaw::markup,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" is not allowed in the text of a lesson. Use only paragraphs, lists, "
                                 "**bold**, *emphasis* and `code`.")},
    {lesson_flaw::unknown_ask,
     QT_TRANSLATE_NOOP("Errors", "There is no question kind \"%2\". Known kinds: %3.")},
    {lesson_flaw::unknown_detail,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" is not valid after this kind of question. Allowed: %3.")},
    {lesson_flaw::no_question,
     QT_TRANSLATE_NOOP("Errors", "The question has no text. Write it after the kind of question.")},
    {lesson_flaw::bad_item, QT_TRANSLATE_NOOP("Errors", "This line is not valid here. Write it as %2.")},
    {lesson_flaw::no_reason,
     QT_TRANSLATE_NOOP("Errors", "This answer has no reason. Write it after \" :: \".")},
    {lesson_flaw::item_count,
     QT_TRANSLATE_NOOP("Errors", "The number of lines below this question is %2. Allowed: %3.")},
    {lesson_flaw::no_right,
     QT_TRANSLATE_NOOP("Errors", "No answer of this question is right. Mark the right one with [x].")},
    {lesson_flaw::several_right,
     QT_TRANSLATE_NOOP("Errors", "The number of right answers of this question is %2. Leave exactly one.")},
    {lesson_flaw::equal_answers,
     QT_TRANSLATE_NOOP("Errors",
                       "Another answer of this question has the same value, %2. Change one of them.")},
    {lesson_flaw::equal_order,
     QT_TRANSLATE_NOOP("Errors", "Another line of this question has the same value, %2, so their order is "
                                 "undefined. Change one of them.")},
    {lesson_flaw::not_a_number,
     QT_TRANSLATE_NOOP("Errors", "The value here must be a number, but it is \"%2\". Use another figure.")},
    {lesson_flaw::not_asked,
     QT_TRANSLATE_NOOP(
         "Errors",
         "A question of the kind \"%2\" is not possible at this place. Choose another step, warp or kind.")},
    {lesson_flaw::not_lanes,
     QT_TRANSLATE_NOOP("Errors",
                       "A question of the kind \"%2\" cannot be answered by lanes. Remove as=lanes.")},
    {lesson_flaw::open_gate,
     QT_TRANSLATE_NOOP("Errors", "The task is solved before the learner changes anything. Write a stricter "
                                 "condition, or start from another place.")},
    {lesson_flaw::beyond, QT_TRANSLATE_NOOP("Errors", "The run has no %2 with this number. Allowed: %3.")},
};

} // namespace

const char* lesson_sentence(std::string_view flaw) {
    return sentence_of(rows, flaw);
}

} // namespace lockstep
