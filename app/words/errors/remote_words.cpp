#include "app/words/errors/remote_words.h"

#include "app/words/errors/flaw_sentence.h"
#include "app/words/translatable.h"

namespace lockstep {
namespace {

constexpr FlawSentence reasons[] = {
    {no_link::unknown_host,
     QT_TRANSLATE_NOOP("Errors",
                       "There is no computer with the name %2 on the network. Check the name. \"ssh "
                       "%2\" must work in a terminal.")},
    {no_link::refused,
     QT_TRANSLATE_NOOP("Errors",
                       "%2 does not accept ssh connections. Start an ssh server there, or check the "
                       "port in your ssh configuration.")},
    {no_link::unreachable,
     QT_TRANSLATE_NOOP("Errors", "%2 cannot be reached. Check the network and the name. \"ssh %2\" must work "
                                 "in a terminal.")},
    {no_link::too_slow, QT_TRANSLATE_NOOP("Errors", "%2 did not respond in time. Check that it is running "
                                                    "and that the network works.")},
    {no_link::key_unknown,
     QT_TRANSLATE_NOOP("Errors", "The host key of %2 is unknown. Run \"ssh %2\" in a terminal, compare the "
                                 "fingerprint of the key, and accept it.")},
    {no_link::key_changed,
     QT_TRANSLATE_NOOP("Errors", "The host key of %2 has changed. %2 may now be another computer. Ask its "
                                 "administrator before you remove the old key from known_hosts.")},
    {no_link::no_key,
     QT_TRANSLATE_NOOP("Errors",
                       "%2 did not accept your login. Check the user name and your ssh keys. \"ssh %2\" "
                       "must work in a terminal.")},
    {no_link::other, QT_TRANSLATE_NOOP("Errors", "There is no ssh connection to %2. The message from ssh is "
                                                 "shown below. \"ssh %2\" must work in a terminal.")},
    {far_flaw::no_shell,
     QT_TRANSLATE_NOOP("Errors", "%2 did not start the recorder. The account there must allow commands and "
                                 "have a POSIX shell, sh.")},
    {far_flaw::machine,
     QT_TRANSLATE_NOOP("Errors", "The recorder is built for %4, but %2 uses %3. Choose another "
                                 "computer, or install Lockstep there.")},
    {far_flaw::no_home,
     QT_TRANSLATE_NOOP("Errors", "%2 has no folder for the recorder, because neither HOME nor XDG_CACHE_HOME "
                                 "is set there. Set one of them.")},
    {far_flaw::no_room, QT_TRANSLATE_NOOP("Errors", "The disk of %2 is full, so the recorder cannot be "
                                                    "copied to %3. Free up some space there.")},
    {far_flaw::no_folder, QT_TRANSLATE_NOOP("Errors", "The recorder cannot be copied to %3 on %2. Check the "
                                                      "permissions, or set XDG_CACHE_HOME there.")},
    {far_flaw::damaged,
     QT_TRANSLATE_NOOP("Errors", "The recorder was damaged while it was copied to %3 on %2. Try "
                                 "again. If this does not help, check the disk there.")},
    {far_flaw::cannot_run,
     QT_TRANSLATE_NOOP("Errors",
                       "%3 cannot run on %2. The recorder needs the GNU C library and a folder from "
                       "which programs may be started. Set XDG_CACHE_HOME there to another folder.")},
    {far_flaw::version,
     QT_TRANSLATE_NOOP("Errors",
                       "The recorder on %2 has version %3, but this computer has Lockstep %4. Remove the "
                       "recorder there, and try again.")},
    {far_flaw::answer, QT_TRANSLATE_NOOP("Errors", "The connection to %2 was closed, because the data from "
                                                   "there is invalid. Try again.")},
    {far_flaw::no_recorder,
     QT_TRANSLATE_NOOP("Errors",
                       "%3, which records on %2, is missing on this computer. Reinstall Lockstep.")},
};

} // namespace

const char* remote_sentence(std::string_view reason) {
    return sentence_of(reasons, reason);
}

} // namespace lockstep
