#pragma once

#include "core/base/json_values.h"

#include <algorithm>
#include <array>

namespace lockstep::json_values {

// One list of a struct's members serves for writing and for reading, and is declared in the struct's
// namespace:
//
//     template <class Io>
//     void members(Io& io, Of<Io, Timing>& timing) {
//         io("median_ns", timing.median_ns);
//         io.newer("empty_launch_ns", timing.empty_launch_ns); // missing in older files: keeps its default
//     }
//
//     written(timing) == {"median_ns": 5120, "empty_launch_ns": 800}        read_as<Timing>(value)
//
// With io.next(timing.median_ns) for each member, the struct is a list. Reading throws the exceptions of
// json_values.h.

template <class Io, class T>
using Of = std::conditional_t<Io::writes, const T, T>;

template <class T>
[[nodiscard]] nlohmann::json written(const T& value);
template <class T>
void read(const nlohmann::json& value, T& to);

class Writer {
public:
    static constexpr bool writes = true;

    template <class T>
    void operator()(const char* key, const T& member) {
        value_[key] = written(member);
    }
    template <class T>
    void newer(const char* key, const T& member) {
        (*this)(key, member);
    }
    /// An enumeration whose last enumerator is `last`.
    template <class T>
    void up_to(T /*last*/, const char* key, const T& member) {
        (*this)(key, member);
    }
    template <class T>
    void next(const T& member) {
        value_.push_back(written(member));
    }
    nlohmann::json take() { return std::move(value_); }

private:
    nlohmann::json value_;
};

class Reader {
public:
    static constexpr bool writes = false;

    explicit Reader(const nlohmann::json& value) : value_(value) {}

    template <class T>
    void operator()(const char* key, T& member) {
        read(value_.at(key), member);
    }
    template <class T>
    void newer(const char* key, T& member) {
        if (value_.contains(key)) {
            (*this)(key, member);
        }
    }
    template <class T>
    void up_to(T last, const char* key, T& member) {
        (*this)(key, member);
        if (member > last) {
            throw std::out_of_range(key);
        }
    }
    template <class T>
    void next(T& member) {
        read(value_.at(next_++), member);
    }

private:
    const nlohmann::json& value_;
    std::size_t next_ = 0;
};

template <class T>
nlohmann::json written(const T& value) {
    if constexpr (std::is_enum_v<T>) {
        return static_cast<unsigned>(value);
    } else if constexpr (std::is_arithmetic_v<T>) {
        return value;
    } else if constexpr (std::is_same_v<T, std::string>) {
        return text_json(value);
    } else if constexpr (requires { typename T::Representation; }) { // an Id
        return value.value();
    } else if constexpr (requires { value.has_value(); }) {
        return value ? written(*value) : nlohmann::json();
    } else if constexpr (requires { typename T::mapped_type; }) {
        nlohmann::json object = nlohmann::json::object();
        for (const auto& [key, each] : value) {
            object[key] = written(each);
        }
        return object;
    } else if constexpr (requires { value.begin(); }) {
        nlohmann::json list = nlohmann::json::array();
        for (const auto& each : value) {
            list.push_back(written(each));
        }
        return list;
    } else {
        Writer io;
        members(io, value);
        return io.take();
    }
}

template <class T>
[[nodiscard]] T read_as(const nlohmann::json& value) {
    T to{};
    read(value, to);
    return to;
}

template <class T>
void read(const nlohmann::json& value, T& to) {
    if constexpr (std::is_enum_v<T>) {
        to = enumerator<T>(value);
    } else if constexpr (std::is_same_v<T, bool>) {
        to = flag(value);
    } else if constexpr (std::is_arithmetic_v<T>) {
        to = number<T>(value);
    } else if constexpr (std::is_same_v<T, std::string>) {
        to = text(value);
    } else if constexpr (requires { typename T::Representation; }) {
        to = T(number<typename T::Representation>(value));
    } else if constexpr (requires { to.has_value(); }) {
        to = value.is_null() ? T() : T(read_as<typename T::value_type>(value));
    } else if constexpr (requires { typename T::mapped_type; }) {
        to.clear();
        for (const auto& [key, each] : value.items()) {
            to[key] = read_as<typename T::mapped_type>(each);
        }
    } else if constexpr (requires { to.push_back({}); }) {
        to.clear();
        for (const nlohmann::json& each : list(value)) {
            to.push_back(read_as<typename T::value_type>(each));
        }
    } else if constexpr (requires { to.fill({}); }) {
        if (list(value).size() != to.size()) {
            throw std::out_of_range("list");
        }
        std::transform(value.begin(), value.end(), to.begin(), read_as<typename T::value_type>);
    } else {
        Reader io(value);
        members(io, to);
    }
}

} // namespace lockstep::json_values
