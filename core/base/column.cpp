#include "core/base/column.h"

#include <new>
#include <sys/mman.h>

namespace lockstep {

Block::Block(std::size_t size_bytes) : size_(size_bytes) {
    if (size_ == 0) {
        return;
    }
    data_ = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (data_ == MAP_FAILED) {
        data_ = nullptr;
        throw std::bad_alloc();
    }
    madvise(data_, size_,
            MADV_HUGEPAGE); // a hint: without it a gigabyte costs a quarter of a million page faults
}

Block::~Block() {
    if (data_ != nullptr) {
        munmap(data_, size_);
    }
}

} // namespace lockstep
