#include "app/worker/process/deep_stacks.h"

#include <cstddef>
#include <pthread.h>
#include <system_error>
#include <thread>

namespace lockstep {
namespace {

void make_stacks_deep() {
    constexpr std::size_t bytes = std::size_t{1} << 30;
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) {
        return;
    }
    if (pthread_attr_setstacksize(&attributes, bytes) == 0) {
        pthread_setattr_default_np(&attributes); // if this fails, stacks keep their default size
    }
    pthread_attr_destroy(&attributes);
}

} // namespace

void with_deep_stacks(const std::function<void()>& work) {
    make_stacks_deep();
    std::thread thread;
    try {
        thread = std::thread(work);
    } catch (const std::system_error&) { // the system has not enough memory for such a stack
        work();
        return;
    }
    thread.join();
}

} // namespace lockstep
