#include "tests/support/heap/heap_use.h"

#include <algorithm>
#include <atomic>

#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define LOCKSTEP_SANITIZED_HEAP
#endif
#endif
#ifdef LOCKSTEP_SANITIZED_HEAP
#include <sanitizer/allocator_interface.h>
#else
#include <cstdlib>
#include <malloc.h>
#include <new>
#endif

namespace lockstep::test {
namespace {

std::atomic<std::size_t> taken = 0;
std::atomic<std::size_t> most = 0;

void count(std::size_t bytes) {
    const std::size_t now = taken += bytes;
    std::size_t before = most;
    while (before < now && !most.compare_exchange_weak(before, now)) {
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

#ifdef LOCKSTEP_SANITIZED_HEAP
// A sanitizer replaces operator new, and reports each block to these hooks.
namespace lockstep::test {
namespace {

void on_malloc(const volatile void* /*data*/, std::size_t bytes) {
    count(bytes);
}
void on_free(const volatile void* data) {
    taken -= data != nullptr ? __sanitizer_get_allocated_size(const_cast<const void*>(data)) : 0;
}
const int installed = __sanitizer_install_malloc_and_free_hooks(on_malloc, on_free);

} // namespace
} // namespace lockstep::test
#else
void* operator new(std::size_t bytes, const std::nothrow_t& /*unused*/) noexcept {
    void* const data = std::malloc(std::max<std::size_t>(bytes, 1)); // NOLINT(cppcoreguidelines-no-malloc)
    lockstep::test::count(data != nullptr ? malloc_usable_size(data) : 0);
    return data;
}
void* operator new(std::size_t bytes) {
    void* const data = operator new(bytes, std::nothrow);
    if (data == nullptr) {
        throw std::bad_alloc();
    }
    return data;
}
void operator delete(void* data) noexcept {
    if (data != nullptr) {
        lockstep::test::taken -= malloc_usable_size(data);
        std::free(data); // NOLINT(cppcoreguidelines-no-malloc)
    }
}
void operator delete(void* data, std::size_t) noexcept {
    operator delete(data);
}
void operator delete(void* data, const std::nothrow_t& /*unused*/) noexcept {
    operator delete(data);
}
#endif
