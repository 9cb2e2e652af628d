#pragma once

#include <unistd.h>
#include <utility>

namespace lockstep {

/// An open file descriptor, which is closed by the destructor.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0) {
            close(number_);
        }
    }

    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    /// Returns the number of the descriptor; -1 if it is not open.
    [[nodiscard]] int number() const { return number_; }

private:
    int number_ = -1;
};

} // namespace lockstep
