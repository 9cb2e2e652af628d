#include "core/base/column.h"

#include <new>
#include <sys/mman.h>

namespace lockstep {
namespace {

void* mapped(void* data) {
    if (data == MAP_FAILED) {
        throw std::bad_alloc();
    }
    return data;
}

} // namespace

Block::Block(std::size_t size_bytes) : size_(size_bytes) {
    if (size_ == 0) {
        return;
    }
    data_ = mapped(mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    madvise(data_, size_,
            MADV_HUGEPAGE); // only a hint; without huge pages, a gigabyte causes 262,144 page faults
}

Block::Block(int file, std::uint64_t offset, std::size_t size_bytes) : size_(size_bytes) {
    if (size_ == 0) {
        return;
    }
    // Maps all pages while the mapping is still read-only: populating a writable private mapping would copy
    // every page.
    data_ =
        mapped(mmap(nullptr, size_, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, static_cast<off_t>(offset)));
    mprotect(data_, size_, PROT_READ | PROT_WRITE);
}

Block Block::lent(void* data, std::size_t size_bytes) {
    Block block;
    block.data_ = data;
    block.size_ = size_bytes;
    block.is_lent_ = true;
    return block;
}

Block::~Block() {
    if (data_ != nullptr && !is_lent_) {
        munmap(data_, size_);
    }
}

} // namespace lockstep
