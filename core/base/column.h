#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace lockstep {

/// A block of uninitialised memory for the columns of a trace. It is page-aligned and uses huge pages if the
/// system provides them.
class Block {
public:
    Block() = default;
    explicit Block(std::size_t size_bytes); ///< throws std::bad_alloc
    /// Maps a range of an open file into memory. The file may be closed afterwards. Writes to the block do
    /// not change the file. The file must not be truncated while it is mapped: bytes that were cut off can no
    /// longer be read. Throws std::bad_alloc.
    Block(int file, std::uint64_t offset, std::size_t size_bytes);
    /// Refers to memory that another object owns. That memory must outlive this block.
    static Block lent(void* data, std::size_t size_bytes);
    ~Block();
    Block(Block&& other) noexcept
        : data_(std::exchange(other.data_, nullptr)),
          size_(std::exchange(other.size_, 0)),
          is_lent_(other.is_lent_) {}
    Block& operator=(Block&& other) noexcept {
        std::swap(data_, other.data_);
        std::swap(size_, other.size_);
        std::swap(is_lent_, other.is_lent_);
        return *this;
    }
    Block(const Block&) = delete;
    Block& operator=(const Block&) = delete;

    [[nodiscard]] void* data() const { return data_; }
    [[nodiscard]] std::size_t size_bytes() const { return size_; }

private:
    void* data_ = nullptr;
    std::size_t size_ = 0;
    bool is_lent_ = false;
};

/// An array of numbers in a Block. It can be moved but not copied: a column can contain gigabytes.
template <class T>
class Column {
public:
    Column() = default;
    explicit Column(std::size_t size) : block_(size * sizeof(T)), size_(size) {}
    Column(Block block, std::size_t size) : block_(std::move(block)), size_(size) {}
    Column(Column&& other) noexcept : block_(std::move(other.block_)), size_(std::exchange(other.size_, 0)) {}
    Column& operator=(Column&& other) noexcept {
        std::swap(block_, other.block_);
        std::swap(size_, other.size_);
        return *this;
    }
    Column(const Column&) = delete;
    Column& operator=(const Column&) = delete;
    ~Column() = default;

    [[nodiscard]] std::size_t size() const { return size_; }
    /// Drops the elements from index `size` on.
    void shrink(std::size_t size) { size_ = size < size_ ? size : size_; }
    /// Replaces all elements by `size` uninitialised ones. Reuses the memory if it is large enough: touching
    /// new pages costs more than writing to them. Throws std::bad_alloc; the column is then empty.
    void renew(std::size_t size) {
        if (size > block_.size_bytes() / sizeof(T)) {
            size_ = 0;
            block_ = Block(); // free the old elements before allocating the new ones
            block_ = Block(size * sizeof(T));
        }
        size_ = size;
    }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] T* data() { return static_cast<T*>(block_.data()); }
    [[nodiscard]] const T* data() const { return static_cast<const T*>(block_.data()); }
    [[nodiscard]] T& operator[](std::size_t i) { return data()[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return data()[i]; }
    [[nodiscard]] std::span<const T> span() const { return {data(), size_}; }
    [[nodiscard]] std::span<T> span() { return {data(), size_}; }

private:
    Block block_;
    std::size_t size_ = 0;
};

using Column64 = Column<std::uint64_t>;

} // namespace lockstep
