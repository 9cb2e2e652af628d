#include "app/cli/text/plain_text.h"

#include "app/common/table.h"
#include "app/words/errors/error_words.h"
#include "app/words/numbers.h"
#include "app/words/plain_words.h"
#include "app/words/visible_text.h"

namespace lockstep {

std::string plain_stop_text(const Session& session) {
    const auto& stop = session.recording().plain_stop;
    return stop ? visible_line(fill(plain_stop_sentence(*stop), plain_stop_arguments(*stop))) + " " +
                      what_stop_leaves(session.recording(), *stop)
                : "";
}

std::string unexplained_text(const Session& session) {
    std::string text;
    for (const ResultDifference& difference : session.run_figures().unexplained) {
        text += visible_line(fill(unexplained_sentence(),
                                  {session.trace(difference.launch).device.name,
                                   std::to_string(difference.launch + 1), difference.object,
                                   std::to_string(difference.element), scalar_text(difference.plain),
                                   scalar_text(difference.instrumented), grouped(difference.count)})) +
                "\n";
    }
    return text;
}

} // namespace lockstep
