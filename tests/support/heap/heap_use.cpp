#include "tests/support/heap/heap_use.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <new>

namespace lockstep::test {
namespace {

std::atomic<std::size_t> taken = 0;
std::atomic<std::size_t> most = 0;

void* take(std::size_t bytes) {
    void* const data = std::malloc(std::max<std::size_t>(bytes, 1)); // NOLINT(cppcoreguidelines-no-malloc)
    if (data == nullptr) {
        throw std::bad_alloc();
    }
    const std::size_t now = taken += malloc_usable_size(data);
    std::size_t before = most;
    while (before < now && !most.compare_exchange_weak(before, now)) {
    }
    return data;
}

void give_back(void* data) {
    if (data != nullptr) {
        taken -= malloc_usable_size(data);
        std::free(data); // NOLINT(cppcoreguidelines-no-malloc)
    }
}

} // namespace

std::size_t peak_of_heap(const std::function<void()>& work) {
    const std::size_t before = taken;
    most = before;
    work();
    return most - before;
}

} // namespace lockstep::test

void* operator new(std::size_t bytes) {
    return lockstep::test::take(bytes);
}
void operator delete(void* data) noexcept {
    lockstep::test::give_back(data);
}
void operator delete(void* data, std::size_t) noexcept {
    lockstep::test::give_back(data);
}
