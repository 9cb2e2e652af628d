#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace lockstep {

/// Takes bytes, one after the other.
class ByteSink {
public:
    ByteSink() = default;
    ByteSink(const ByteSink&) = delete;
    ByteSink& operator=(const ByteSink&) = delete;
    virtual ~ByteSink() = default;

    /// Errors: cannot_write_file.
    virtual Status write(std::span<const std::byte> bytes) = 0;
    /// Bytes so far.
    [[nodiscard]] virtual std::uint64_t written() const = 0;
};

/// An open file without a name, from its beginning on. The file must stay open longer than this.
class DescriptorSink : public ByteSink {
public:
    explicit DescriptorSink(int file) : file_(file) {}

    Status write(std::span<const std::byte> bytes) override;
    [[nodiscard]] std::uint64_t written() const override { return written_; }
    /// Writes over bytes that were written. Errors: as write().
    Status write_over(std::span<const std::byte> bytes, std::uint64_t offset);

private:
    int file_;
    std::uint64_t written_ = 0;
};

} // namespace lockstep
