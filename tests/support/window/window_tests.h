#pragma once

#include <functional>

namespace lockstep::gui {

/// Runs all tests in an application like the program's, offscreen if there is no display. Any unexpected Qt
/// message fails the test. `prepare` is called once, after the application was created.
int run_window_tests(int argc, char** argv, const std::function<void()>& prepare = {});

} // namespace lockstep::gui
