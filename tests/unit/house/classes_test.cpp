#include "definitions.h"

#include "core/base/data_dir.h"
#include "tests/support/source_tree/source_tree.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

constexpr int most_changing = 12;
constexpr int most_lines = 300;

const ClassSize& only_class(const Definitions& definitions) {
    EXPECT_EQ(definitions.classes.size(), 1U);
    static const ClassSize none;
    return definitions.classes.empty() ? none : definitions.classes[0];
}

int changing(const std::string& members) {
    return only_class(definitions_in("class X {\n" + members + "\n};\n")).changing;
}

/// Returns the classes of a folder. Their line counts include members that are defined in other files of the
/// folder.
std::map<std::string, ClassSize> classes_of(const fs::path& folder) {
    std::map<std::string, ClassSize> classes;
    std::map<std::string, int> member_lines;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") {
            continue;
        }
        const Definitions found = definitions_in(read_text_file(entry.path()).value());
        for (const ClassSize& each : found.classes) {
            if (!each.is_plain) {
                classes[each.name] = each;
            }
        }
        for (const auto& [name, lines] : found.member_lines) {
            member_lines[name] += lines;
        }
    }
    for (auto& [name, size] : classes) {
        size.lines += member_lines[name];
    }
    return classes;
}

TEST(Classes, HaveFewMembersThatChangeAndFewLinesInTheWholeTree) {
    const fs::path root = source_tree();
    std::size_t seen = 0;
    for (const char* top : {"core", "app"}) {
        for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
            if (!entry.is_directory()) {
                continue;
            }
            for (const auto& [name, size] : classes_of(entry.path())) {
                ++seen;
                EXPECT_TRUE(size.changing <= most_changing && size.lines <= most_lines)
                    << fs::relative(entry.path(), root).string() << ": " << name << " has " << size.changing
                    << " members that change and " << size.lines << " lines";
            }
        }
    }
    EXPECT_GT(seen, 100U) << "the classes were not found under " << root;
}

TEST(Classes, CountMembersThatChange) {
    EXPECT_EQ(changing("int a; private: std::map<int, std::vector<int>> b_{{1, {2}}}; QLabel* c_ = nullptr;"),
              3);
    EXPECT_EQ(changing("double a = f(1, 2), b = 0; int c[3]; std::function<void(int, int)> d;"), 4);
    EXPECT_EQ(changing("mutable int a; unsigned b : 3; std::atomic<bool> c{false};"), 3);
}

TEST(Classes, CountNoMemberThatCannotChange) {
    EXPECT_EQ(
        changing(
            "const int a = 1; QLabel* const b_; Settings& c_; static int d; static constexpr int e = 2;"),
        0);
    EXPECT_EQ(changing("const QLabel* a_;"), 1) << "it may point to another";
}

TEST(Classes, CountNoFunctionsTypesOrFriends) {
    EXPECT_EQ(changing("Q_OBJECT\npublic: X() : a_(1), b_{2} {} ~X() override; int f() const { return 1; }"),
              0);
    EXPECT_EQ(
        changing(
            "friend bool operator==(const X&, const X&) = default; X& operator()(int); bool operator<(X);"),
        0);
    EXPECT_EQ(
        changing("using T = int; enum class K { a, b }; class Y; [[nodiscard]] T g(); signals: void h();"),
        0);
}

TEST(Classes, KeepTheirMembersFromThoseOfClassesInside) {
    const Definitions found =
        definitions_in("struct A { struct B { int x; int y; }; class C { int z; } c; };");
    ASSERT_EQ(found.classes.size(), 3U);
    EXPECT_EQ(found.classes[0].name, "B");
    EXPECT_EQ(found.classes[0].changing, 2);
    EXPECT_EQ(found.classes[2].name, "A");
    EXPECT_EQ(found.classes[2].changing, 1);
}

TEST(Classes, ArePlainWithoutAPrivatePart) {
    EXPECT_TRUE(only_class(definitions_in("struct X : Y<int> { int a; };")).is_plain);
    EXPECT_FALSE(only_class(definitions_in("struct X final : Y { void f(); private: int a; };")).is_plain);
    EXPECT_EQ(only_class(definitions_in("struct X final : Y {};")).name, "X");
}

TEST(Classes, HaveTheLinesOfTheirMembersInSources) {
    const Definitions found =
        definitions_in("namespace n {\nint A::f(int) {\n    return 1;\n}\n\nA::A() : b_{1} {\n}\n"
                       "int g() { return A::h(); }\n}\n");
    EXPECT_EQ(found.member_lines.at("A"), 5);
    EXPECT_EQ(found.member_lines.size(), 1U);
}

TEST(Classes, AreNotFoundInCommentsAndQuotes) {
    EXPECT_TRUE(definitions_in("// class A { int a; };\nconst char* t = \"class B { }\"; /* struct C {}; */\n"
                               "#define D class D {};\nauto r = R\"(class E {};)\";\n")
                    .classes.empty());
}

} // namespace
} // namespace lockstep
