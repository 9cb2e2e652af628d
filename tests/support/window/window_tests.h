#pragma once

#include <functional>

namespace lockstep::gui {

/// Runs all tests in an application as the program has it: offscreen where there is no display, and any Qt message
/// that nobody expects fails the test. `prepare` is called once, when the application is there.
int run_window_tests(int argc, char** argv, const std::function<void()>& prepare = {});

} // namespace lockstep::gui
