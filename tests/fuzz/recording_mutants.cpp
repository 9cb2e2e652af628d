// Runs damaged recordings through every stage, in worker processes, and prints the outcomes:
//
//     recording_mutants SEEDS MUTANTS [FIRST [JOBS]]
//
// The exit code is 1 if a mutant crashed, threw, or took more than 5 s of CPU time or 1 GiB.

#include "tests/support/mutants/mutate.h"
#include "tests/support/mutants/run_mutants.h"

#ifdef LOCKSTEP_WITH_PICTURES
#include "tests/support/pictures/paint_session.h"

#include <QApplication>
#endif

#include <cstdio>
#include <exception>
#include <string>

namespace {

using namespace lockstep::test;

#ifdef LOCKSTEP_WITH_PICTURES
/// Creates the painter. Called in each worker, because a QApplication does not survive a fork.
Painter painter() {
    static int arguments = 1;
    static std::string name = "recording_mutants";
    static char* words[] = {name.data(), nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    [[maybe_unused]] static auto* const application = new QApplication(arguments, words);
    return lockstep::gui::paint_session;
}
#endif

void print(const MutantFigures& figures) {
    std::printf("%llu mutants, %zu bad; longest %.2f s (%llu), largest %llu MiB (%llu);",
                static_cast<unsigned long long>(figures.run), figures.bad.size(), figures.longest_seconds,
                static_cast<unsigned long long>(figures.longest),
                static_cast<unsigned long long>(figures.most_bytes >> 20),
                static_cast<unsigned long long>(figures.largest));
    for (const auto& [end, count] : figures.came_to) {
        std::printf(" %s %llu", end.c_str(), static_cast<unsigned long long>(count));
    }
    std::printf("\n");
    std::fflush(stdout);
}

/// Prints each bad mutant once, and the counts of all outcomes every few thousand.
class Report {
public:
    void operator()(const MutantFigures& figures) {
        for (; told_ < figures.bad.size(); ++told_) {
            std::printf("mutant %llu: %s\n", static_cast<unsigned long long>(figures.bad[told_].number),
                        figures.bad[told_].reason.c_str());
        }
        if (figures.run >= next_) {
            next_ = figures.run + 2000;
            print(figures);
        }
    }

private:
    std::size_t told_ = 0;
    std::uint64_t next_ = 0;
};

int run(int count, char** words) {
    if (count < 3) {
        std::puts("recording_mutants SEEDS MUTANTS [FIRST [JOBS]]");
        return 2;
    }
    MutantPlan plan;
    plan.seeds = seeds_in(words[1]);
    plan.first = count > 3 ? std::stoull(words[3]) : 0;
    plan.end = plan.first + std::stoull(words[2]);
    plan.jobs = count > 4 ? static_cast<unsigned>(std::stoul(words[4])) : 1;
#ifdef LOCKSTEP_WITH_PICTURES
    plan.make_painter = painter;
#endif
    Report report;
    const MutantFigures figures = run_mutants(plan, [&](const MutantFigures& so_far) { report(so_far); });
    print(figures);
    return figures.bad.empty() ? 0 : 1;
}

} // namespace

int main(int count, char** words) {
    try {
        return run(count, words);
    } catch (const std::exception& thrown) {
        std::fprintf(stderr, "%s\n", thrown.what());
        return 2;
    }
}
