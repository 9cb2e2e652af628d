#pragma once

#include <map>
#include <string>
#include <vector>

namespace lockstep {

/// A class and its size.
struct ClassSize {
    std::string name;
    int line = 0;          ///< line on which it starts, from 1
    int lines = 0;         ///< number of lines of its definition
    int changing = 0;      ///< data members that are neither constant nor references nor static
    bool is_plain = false; ///< a struct without a private part, which only passes data on
};

/// A function with its body.
struct FunctionSize {
    std::string name; ///< name without the class
    int line = 0;     ///< line on which it starts, from 1
    int lines = 0;
};

/// What a source file defines.
struct Definitions {
    std::vector<ClassSize> classes;
    std::vector<FunctionSize> functions;
    std::map<std::string, int> member_lines; ///< lines of members defined outside their class, by class
};

/// Reads a header or a source far enough to find classes, their members and functions. It finds declarations
/// by their brackets and does not look up names. It treats a member that is a pointer to a function as a
/// function.
Definitions definitions_in(const std::string& text);

} // namespace lockstep
