#include "app/cli/text/kept_text.h"

#include "app/words/errors/error_words.h"
#include "app/words/model_words.h"
#include "app/words/numbers.h"
#include "app/words/visible_text.h"

#include <algorithm>

namespace lockstep {

std::string kept_text(const Program& program, const HardwareModel& hardware) {
    constexpr std::size_t most = 6;
    const std::vector<KeptAccesses> lines = kept_accesses(program, hardware);
    std::string text;
    for (std::size_t i = 0; i < std::min(lines.size(), most); ++i) {
        std::vector<std::string> numbers;
        for (const std::uint32_t number : kept_arguments(lines[i])) {
            numbers.push_back(grouped(number));
        }
        text += "  " + visible_line(program.files[lines[i].file]) + ":" + std::to_string(lines[i].line) +
                ": " + fill(kept_sentence(lines[i]), numbers) + "\n";
    }
    text += lines.size() > most
                ? "  Number of further lines like these: " + grouped(lines.size() - most) + ".\n"
                : "";
    return text.empty() ? "" : text + "  " + counted_as_written_sentence() + "\n";
}

} // namespace lockstep
