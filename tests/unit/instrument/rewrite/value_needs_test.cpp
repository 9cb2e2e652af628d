#include "core/instrument/instrument.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace lockstep {
namespace {

/// For each site of kernel k, returns the sites whose values it needs, by text: "write o[g]" -> "a[g], b[g]".
std::map<std::string, std::string> needs_of(const std::string& text) {
    const Result<Instrumented> result = instrument({"test.cl", text, ""}, "k", "", {});
    EXPECT_TRUE(result.ok()) << result.error().detail;
    const Program& program = result->program;
    EXPECT_EQ(program.needs.size(), program.sites.size());
    std::map<std::string, std::string> lines;
    for (std::size_t i = 0; i < program.needs.size(); ++i) {
        const SiteInfo& site = program.sites[i];
        std::string needs;
        for (const std::uint32_t each : program.needs[i]) {
            needs += (needs.empty() ? "" : ", ") + program.sites[each].text;
        }
        const std::string kind = site.kind == SiteKind::read     ? "read "
                                 : site.kind == SiteKind::write  ? "write "
                                 : site.kind == SiteKind::atomic ? "atomic "
                                                                 : "decide ";
        if (!is_access(site.kind) || site.space != Space::none) {
            lines[kind + site.text] = needs;
        }
    }
    return lines;
}

/// Returns the needs of one site. The kernel has buffers a, b and o, local memory s, and ids g and l.
std::string need(const std::string& site, const std::string& body, const std::string& before = "") {
    const auto lines = needs_of(before +
                                "kernel void k(global int* a, global int* b, global int* o, local int* s,"
                                " int n) { int g = get_global_id(0); int l = get_local_id(0);" +
                                body + "}");
    const auto found = lines.find(site);
    return found == lines.end() ? "no such site" : found->second;
}

TEST(ValueNeeds, OfAStoreAreTheLoadsOfItsValue) {
    EXPECT_EQ(need("write o[g]", "int x = a[g]; int y = b[g]; o[g] = x * y + 1;"), "a[g], b[g]");
}

TEST(ValueNeeds, OfALoadAreThoseOfItsAddress) {
    const std::string body = "int i = a[g]; o[g] = b[i];";
    EXPECT_EQ(need("read b[i]", body), "a[g]");
    EXPECT_EQ(need("write o[g]", body), "b[i]") << "what came from a went no further than the address";
    EXPECT_EQ(need("write o[a[g]]", "o[a[g]] = 3;"), "a[g]");
}

TEST(ValueNeeds, OfADecisionAreThoseOfItsCondition) {
    EXPECT_EQ(need("decide a[g] > 3", "if (a[g] > 3) o[g] = 1;"), "a[g]");
    EXPECT_EQ(need("decide x", "int x = a[g]; while (x) { x--; }"), "a[g]");
    EXPECT_EQ(need("decide a[g]", "switch (a[g]) { case 1: o[g] = 1; }"), "a[g]");
    EXPECT_EQ(need("decide a[g]", "o[g] = a[g] ? 1 : 2;"), "a[g]");
    EXPECT_EQ(need("decide a[g]", "if (a[g] && g) o[g] = 1;"), "a[g]");
}

TEST(ValueNeeds, OfACompoundAssignmentAreWhatItReadAndItsRightSide) {
    EXPECT_EQ(need("write s[l]", "s[l] += s[l + n];"), "s[l + n], s[l]");
    EXPECT_EQ(need("read s[l]", "s[l] += s[l + n];"), "");
    EXPECT_EQ(need("write s[l]", "s[l]++;"), "s[l]");
}

TEST(ValueNeeds, AreOverwrittenWithTheVariable) {
    EXPECT_EQ(need("write o[g]", "int x = a[g]; x = 1; o[g] = x;"), "");
    EXPECT_EQ(need("write o[g]", "int x = a[g]; if (n) x = b[g]; o[g] = x;"), "a[g], b[g]");
    EXPECT_EQ(need("write o[g]", "int x = a[g]; if (n) x = b[g]; else x = 2; o[g] = x;"), "b[g]");
}

TEST(ValueNeeds, GoRoundLoops) {
    EXPECT_EQ(need("write o[g]", "int x = 0; for (int i = 0; i < n; i++) x += a[i]; o[g] = x;"), "a[i]");
    const std::string chain = "int i = g; for (int t = 0; t < n; t++) i = a[i]; o[g] = i;";
    EXPECT_EQ(need("read a[i]", chain), "a[i]") << "each turn's address is what the turn before has read";
    EXPECT_EQ(need("write o[g]", "int x = 0; do { if (x) break; x = a[g]; } while (n); o[g] = x;"), "a[g]");
    EXPECT_EQ(need("write o[g]",
                   "int x = a[g], y = 0; for (int i = 0; i < n; i++) { if (i == l) continue; y = x; "
                   "x = b[i]; } o[g] = y;"),
              "a[g], b[i]");
}

TEST(ValueNeeds, GoThroughFunctions) {
    const std::string twice =
        "int twice(int v) { return 2 * v; } int read(global int* p, int i) { return p[i]; }";
    EXPECT_EQ(need("write o[g]", "o[g] = twice(a[g]);", twice), "a[g]");
    EXPECT_EQ(need("read p[i]", "o[g] = read(b, a[g]);", twice), "a[g]");
    EXPECT_EQ(need("write o[g]", "o[g] = read(b, a[g]);", twice), "p[i]");
}

TEST(ValueNeeds, GoThroughPrivateMemoryConservatively) {
    EXPECT_EQ(need("write o[g]", "int t[4]; t[0] = a[g]; t[1] = b[g]; o[g] = t[l];"), "a[g], b[g]");
    EXPECT_EQ(need("write o[g]", "int x = 0; int* p = &x; *p = a[g]; o[g] = x;"), "a[g]");
    EXPECT_EQ(need("write o[g]", "int x[2]; x[0] = 0; int* p = x; p[l] = a[g]; o[g] = p[0];"), "a[g]");
    EXPECT_EQ(need("write o[g]", "float c; float v = sincos((float)a[g], &c); o[g] = (int)c;"), "a[g]");
    EXPECT_EQ(need("write o[g]", "int2 v; v.x = a[g]; v.y = b[g]; o[g] = v.x;"), "a[g], b[g]");
}

TEST(ValueNeeds, OfPointersAreThoseOfTheirAddress) {
    EXPECT_EQ(need("read *p", "global int* p = b + a[g]; o[g] = *p;"), "a[g]");
}

TEST(ValueNeeds, OfAnAtomicAreItsOperandsAndItBringsAValue) {
    const std::string body = "int t = atomic_add(&o[a[g]], b[g]); s[t] = 1;";
    EXPECT_EQ(need("atomic atomic_add(&o[a[g]], b[g])", body), "a[g], b[g]");
    EXPECT_EQ(need("write s[t]", body), "atomic_add(&o[a[g]], b[g])");
}

TEST(ValueNeeds, FollowLabelsBothWays) {
    EXPECT_EQ(need("write o[g]", "int x = 0; again: o[g] = x; x = a[g]; if (n-- > 0) goto again;"), "a[g]");
}

TEST(ValueNeeds, OfArithmeticAreAtTheNextSiteThatIsNoLoad) {
    const std::string body = "int x = a[g]; int y = x * 3; int z = b[g]; barrier(1); o[g] = y + z;";
    EXPECT_EQ(need("read b[g]", body), "") << "the load goes in front of the product";
    EXPECT_EQ(need("decide barrier(1)", body), "a[g]");
    EXPECT_EQ(need("decide barrier(1)", "int x = a[g]; barrier(1); o[g] = x;"), "") << "nothing computed yet";
    EXPECT_EQ(need("decide r < n", "int x = a[g]; for (int r = 0; r < n; r++) x = x * 3; o[g] = x;"), "a[g]");
}

TEST(ValueNeeds, OfALoopAreThoseOfItsTurns) {
    const auto turns = [](const std::string& body) {
        const Result<Instrumented> result = instrument(
            {"test.cl",
             "kernel void k(global int* a, global int* o, int n) { int g = get_global_id(0);" + body + "}",
             ""},
            "k", "", {});
        std::string needs;
        for (const auto& of_site : result->program.turn_needs) {
            for (const std::uint32_t each : of_site) {
                needs += result->program.sites[each].text + " ";
            }
        }
        return needs;
    };
    EXPECT_EQ(turns("int x = 0; for (int i = 0; i < n; i++) x += a[i]; o[g] = x;"), "a[i] ");
    EXPECT_EQ(turns("int x = 0; int i = 0; do { x += a[i]; i++; } while (i < n); o[g] = x;"), "a[i] ");
    EXPECT_EQ(turns("int x = a[g]; for (int i = 0; i < n; i++) x = x * 3; o[g] = x;"), "")
        << "from before the loop";
    EXPECT_EQ(turns("int i = 0; while (a[i] != 3) i++; o[g] = i;"), "") << "its own test";
}

TEST(ValueNeeds, OfASwitchJoinItsCases) {
    EXPECT_EQ(
        need("write o[g]", "int x = 0; switch (n) { case 1: x = a[g]; break; case 2: x = b[g]; } o[g] = x;"),
        "a[g], b[g]");
}

TEST(ValueNeeds, OfAVeryLongSumAreAllItsLoads) {
    constexpr int loads = 20'000;
    std::string sum;
    for (int i = 0; i < loads; ++i) {
        sum += "x += a[" + std::to_string(i) + "];\n";
    }
    const std::string text =
        "kernel void k(global int* a, global int* o) { int x = 0; " + sum + "o[get_global_id(0)] = x; }";
    const Result<Instrumented> result = instrument({"test.cl", text, ""}, "k", "", {});
    ASSERT_TRUE(result.ok()) << result.error().detail;
    EXPECT_EQ(result->program.needs.back().size(), loads);
}

/// Each loop adds needs to the loops inside it. A walk that repeats all inner iterations for each outer one
/// would take hours.
TEST(ValueNeeds, OfLoopsInEachOtherComeSoon) {
    constexpr int depth = 24;
    std::string begin;
    std::string end;
    for (int i = 0; i < depth; ++i) {
        const std::string name = "x" + std::to_string(i);
        const std::string next = "x" + std::to_string(i + 1);
        begin = "int " + name + " = n;\n" + begin + "for (int j = 0; j < " + name + "; ++j) { " + name +
                " += a[" + next + "];\n";
        end = next + " = " + name + " + a[" + name + "]; }\n" + end;
    }
    const std::string text = "kernel void k(global int* a, int n) { int x" + std::to_string(depth) +
                             " = n;\n" + begin + end + "a[get_global_id(0)] = x0; }";
    const Result<Instrumented> result = instrument({"test.cl", text, ""}, "k", "", {});
    ASSERT_TRUE(result.ok()) << result.error().detail;
    std::size_t needs = 0;
    for (const auto& of_site : result->program.needs) {
        needs += of_site.size();
    }
    EXPECT_GT(needs, depth * depth);
}

} // namespace
} // namespace lockstep
