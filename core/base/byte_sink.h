#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace lockstep {

/// A destination to which bytes are written in order, such as a file.
class ByteSink {
public:
    ByteSink() = default;
    ByteSink(const ByteSink&) = delete;
    ByteSink& operator=(const ByteSink&) = delete;
    virtual ~ByteSink() = default;

    /// Appends the bytes. Errors: cannot_write_file.
    virtual Status write(std::span<const std::byte> bytes) = 0;
    /// Number of bytes written so far.
    [[nodiscard]] virtual std::uint64_t written() const = 0;
};

/// Writes to an open file from its start, for files without a name. The file descriptor must stay open longer
/// than this object.
class DescriptorSink : public ByteSink {
public:
    explicit DescriptorSink(int file) : file_(file) {}

    Status write(std::span<const std::byte> bytes) override;
    [[nodiscard]] std::uint64_t written() const override { return written_; }
    /// Overwrites bytes that were already written. Errors: the same as write().
    Status write_over(std::span<const std::byte> bytes, std::uint64_t offset);

private:
    int file_;
    std::uint64_t written_ = 0;
};

} // namespace lockstep
