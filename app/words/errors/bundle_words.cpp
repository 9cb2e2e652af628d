#include "app/words/errors/bundle_words.h"

#include "app/words/errors/flaw_sentence.h"
#include "app/words/translatable.h"

namespace lockstep {
namespace {

constexpr FlawSentence rows[] = {
    {bundle_flaw::not_a_bundle,
     QT_TRANSLATE_NOOP("Errors",
                       "%2 is not a lesson bundle. Choose a file that \"lockstep-cli lesson pack\" has "
                       "written.")},
    {bundle_flaw::damaged,
     QT_TRANSLATE_NOOP("Errors", "The lesson bundle %2 is damaged. Ask its author for another copy.")},
    {bundle_flaw::too_new,
     QT_TRANSLATE_NOOP("Errors",
                       "The lesson bundle %2 has a newer format than version %3. Update Lockstep.")},
    {bundle_flaw::too_large,
     QT_TRANSLATE_NOOP("Errors",
                       "The contents of %2 are larger than the limit of %3 bytes. Use smaller recordings.")},
    {bundle_flaw::too_dense,
     QT_TRANSLATE_NOOP(
         "Errors", "The contents of %2 are more than %3 times as large as the bundle, which is not allowed "
                   "for safety. Use recordings with less repetition.")},
    {bundle_flaw::too_many_files,
     QT_TRANSLATE_NOOP("Errors", "%2 contains more than %3 files. Make several bundles.")},
    {bundle_flaw::bad_name,
     QT_TRANSLATE_NOOP(
         "Errors",
         "\"%3\" in %2 is not allowed in a lesson bundle. Allowed: .md, .cl, .h, .sim, .lks and .raw files, "
         "also in folders of one level. Names consist of a-z, 0-9, \".\", \"_\" and \"-\".")},
    {bundle_flaw::same_name,
     QT_TRANSLATE_NOOP("Errors", "\"%3\" occurs twice in %2. Ask its author for another copy.")},
    {bundle_flaw::no_lesson, QT_TRANSLATE_NOOP("Errors", "%2 contains no lesson. Add a lesson file (.md).")},
    {bundle_flaw::no_folder,
     QT_TRANSLATE_NOOP("Errors",
                       "%2 cannot be unpacked, because there is no folder for it. Set XDG_CACHE_HOME or "
                       "HOME.")},
};

} // namespace

const char* bundle_sentence(std::string_view flaw) {
    return sentence_of(rows, flaw);
}

} // namespace lockstep
