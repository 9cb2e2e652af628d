#include "tests/support/window/window_tests.h"

int main(int argc, char** argv) {
    return lockstep::gui::run_window_tests(argc, argv);
}
