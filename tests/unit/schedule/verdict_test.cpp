#include "core/schedule/verdict.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// A program with three sites. Its launch takes 1000 cycles, half of which are busy.
struct World {
    World() {
        program.sites.resize(3);
        figures.resize(3);
        model.simulation.emplace();
        model.simulation->cycles = 1000;
        model.simulation->utilisation = 0.5;
        model.simulation->stalls_by_site.resize(3);
    }
    [[nodiscard]] Verdict verdict() const {
        return verdict_of(program, figures, model, &costs, HardwareModel{});
    }
    Cost& cost(CostKind kind) { return costs.costs[static_cast<std::size_t>(kind)]; }

    Program program;
    FiguresBySite figures;
    LaunchModel model;
    LaunchCosts costs;
};

TEST(Verdict, NamesTheExposedCostWithTheSiteThatHasMostOfIt) {
    World world;
    world.cost(CostKind::conflicts) = {.whole = 900, .exposed = 400};
    world.cost(CostKind::barriers) = {.whole = 900, .exposed = 300};
    world.figures[0].local.conflicts = 5;
    world.figures[2].local.conflicts = 7;
    const Verdict verdict = world.verdict();
    EXPECT_EQ(verdict.kind, VerdictKind::cost);
    EXPECT_EQ(verdict.cost, CostKind::conflicts);
    EXPECT_EQ(verdict.site, Site(2));
    EXPECT_EQ(verdict.per_mille, 400U);
}

TEST(Verdict, CountsOfACostNoMoreThanThereIsOfIt) {
    World world;
    world.cost(CostKind::divergence) = {.whole = 9, .exposed = 900};
    EXPECT_EQ(world.verdict().kind, VerdictKind::nothing) << "warps ran in another order without it";
}

TEST(Verdict, PassesOverAHiddenCost) {
    World world;
    world.cost(CostKind::conflicts) = {.whole = 900, .exposed = -20};
    world.model.simulation->utilisation = 0.93;
    EXPECT_EQ(world.verdict().kind, VerdictKind::busy);
    EXPECT_EQ(world.verdict().per_mille, 930U);
}

TEST(Verdict, NamesWhatWarpsWaitForMoreThanForAllElse) {
    World world;
    world.model.simulation->stalls = {.global = 60, .local = 30, .ready = 500};
    world.model.simulation->stalls_by_site[1].global = 60;
    const Verdict verdict = world.verdict();
    EXPECT_EQ(verdict.kind, VerdictKind::waiting);
    EXPECT_EQ(verdict.reason, WaitReason::global);
    EXPECT_EQ(verdict.site, Site(1));
    EXPECT_EQ(verdict.per_mille, 666U);
}

TEST(Verdict, NamesTheLargestCostWhereNothingBounds) {
    World world;
    world.cost(CostKind::conflicts) = {.whole = 150, .exposed = 120};
    world.cost(CostKind::barriers) = {.whole = 150, .exposed = 80};
    world.figures[1].local.conflicts = 105;
    const Verdict verdict = world.verdict();
    EXPECT_EQ(verdict.kind, VerdictKind::largest_cost);
    EXPECT_EQ(verdict.cost, CostKind::conflicts);
    EXPECT_EQ(verdict.site, Site(1));
    EXPECT_EQ(verdict.per_mille, 120U);
    world.model.simulation->stalls = {.global = 60, .local = 30};
    EXPECT_EQ(world.verdict().kind, VerdictKind::waiting) << "what outweighs all else comes first";
}

TEST(Verdict, IsSilentOfACostBelowAHundredth) {
    World world;
    world.cost(CostKind::conflicts) = {.whole = 9, .exposed = 9};
    EXPECT_EQ(world.verdict().kind, VerdictKind::nothing);
}

TEST(Verdict, InventsNothing) {
    World world;
    EXPECT_EQ(world.verdict().kind, VerdictKind::nothing);
    world.model.simulation->stalls = {.global = 50, .local = 50};
    EXPECT_EQ(world.verdict().kind, VerdictKind::nothing) << "one reason does not outweigh the others";
    world.model.simulation.reset();
    EXPECT_EQ(world.verdict().kind, VerdictKind::does_not_fit);
}

} // namespace
} // namespace lockstep
