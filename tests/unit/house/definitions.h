#pragma once

#include <map>
#include <string>
#include <vector>

namespace lockstep {

/// A class with how large it is.
struct ClassSize {
    std::string name;
    int line = 0;          ///< on which it begins, from 1
    int lines = 0;         ///< of its definition
    int changing = 0;      ///< data members that are neither constant nor references nor static
    bool is_plain = false; ///< a struct without a private part: data that is handed on
};

/// A function with its body.
struct FunctionSize {
    std::string name; ///< without its class
    int line = 0;     ///< on which it begins, from 1
    int lines = 0;
};

/// What a source file defines.
struct Definitions {
    std::vector<ClassSize> classes;
    std::vector<FunctionSize> functions;
    std::map<std::string, int> member_lines; ///< by class: of its members that are defined outside of it
};

/// Reads a header or a source as far as it must to see classes, their members and functions: declarations by their
/// brackets, no names looked up. A member that is a pointer to a function is taken for a function.
Definitions definitions_in(const std::string& text);

} // namespace lockstep
