#include "app/common/output.h"

#include "app/words/errors/allowed_words.h"
#include "app/words/visible_text.h"
#include "core/base/coded_text.h"

#include <cerrno>
#include <csignal>
#include <nlohmann/json.hpp>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace lockstep {
namespace {

volatile std::sig_atomic_t pipe_is_closed = 0;

void on_closed_pipe(int /*signal*/) {
    pipe_is_closed = 1;
}

/// Writes the whole string. Returns errno, or 0 without an error.
int write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t done = write(file, text.data(), text.size());
        if (done < 0 && errno != EINTR) {
            return errno;
        }
        text.remove_prefix(done > 0 ? static_cast<std::size_t>(done) : 0);
    }
    return 0;
}

Status print_as_it_is(const std::string& text) {
    const int failed = write_all(STDOUT_FILENO, text);
    return failed == 0 ? Status()
                       : Status(Error{.code = ErrorCode::cannot_write_file,
                                      .arguments = {coded(allowed::the_output),
                                                    std::generic_category().message(failed)}});
}

} // namespace

Status print(const std::string& text) {
    return print_as_it_is(visible_text(text));
}

Status print_json(const nlohmann::ordered_json& value) {
    const auto keep_going = nlohmann::json::error_handler_t::replace; // file names may not be valid UTF-8
    return print_as_it_is(visible_json(value.dump(2, ' ', false, keep_going)) + "\n");
}

void print_error(const std::string& text) {
    if (!reader_has_left()) {
        (void)write_all(STDERR_FILENO, visible_text(text));
    }
}

void outlive_readers() {
    // A handler is used instead of SIG_IGN, because programs started by this one would inherit SIG_IGN.
    if (std::signal(SIGPIPE, on_closed_pipe) == SIG_IGN) {
        std::signal(SIGPIPE, SIG_IGN);
    }
}

bool reader_has_left() {
    return pipe_is_closed != 0;
}

void end_by_pipe() {
    std::signal(SIGPIPE, SIG_DFL);
    (void)std::raise(SIGPIPE);
}

} // namespace lockstep
