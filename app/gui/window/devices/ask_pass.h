#pragma once

namespace lockstep::gui {

/// Lets ssh ask its questions (passphrases, passwords, host keys) in a dialog of the window: ssh starts this program
/// again, with the question as its only argument. If the user has chosen another program (SSH_ASKPASS), it is used. Must
/// be called before another thread starts.
void let_ssh_ask();

/// Whether ssh has started this process to ask a question.
[[nodiscard]] bool is_question_of_ssh(int argument_count);

/// Asks the question, and prints the answer. Returns the exit code: 0, or 1 if the user has cancelled.
[[nodiscard]] int ask_for_ssh(const char* question);

} // namespace lockstep::gui
