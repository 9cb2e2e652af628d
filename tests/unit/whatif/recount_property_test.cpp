// Compares the recounted figures with those of a recording whose every address is changed one by one, for
// random arrays and accesses.
#include "core/analysis/memory/banks.h"
#include "core/whatif/map_cycles.h"
#include "core/whatif/recount.h"
#include "made_up_accesses.h"
#include "tests/support/slow/slow_recount.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>
#include <set>

namespace lockstep::test {
namespace {

bool touches(const GroupSteps& steps, const WarpStep& step, const LocalObject& array) {
    return std::ranges::any_of(steps.payloads_of(step),
                               [&](std::uint64_t address) { return array.contains(address); });
}

/// Sums the requests of `changed` that access the array in `recorded`.
LocalFigures slow_array_figures(const Session& recorded, const Session& changed, const LocalObject& array) {
    LocalFigures sum;
    const Trace& trace = recorded.trace(0);
    for (std::uint64_t group = 0; group < trace.logged_groups(); ++group) {
        const auto before = recorded.steps(0, Group(group));
        const auto after = changed.steps(0, Group(group));
        for (std::size_t i = 0; i < before->steps.size(); ++i) {
            const WarpStep& step = before->steps[i];
            const SiteInfo& site = trace.program.sites[step.site.index()];
            if (site.space != Space::local || !touches(*before, step, array)) {
                continue;
            }
            for (std::size_t piece = 0; piece < site.pieces.size(); ++piece) {
                const BankRequest request =
                    inspect_banks(*after, after->steps[i], site, changed.hardware(), piece);
                sum += {1, request.wavefronts, request.conflicts,
                        std::uint64_t{step.active} * site.pieces[piece].bytes};
            }
        }
    }
    return sum;
}

LocalFigures local_totals(const Session& session) {
    LocalFigures sum;
    for (const SiteFigures& site : session.analysis(0).figures) {
        sum += site.local;
    }
    return sum;
}

/// Whether each byte of each access to the array keeps its place in the access, and the access its alignment.
bool keeps_accesses(const LocalRequests& requests, const LocalObject& array, const ArrayMap& map) {
    const auto places = slow_places(map, array.elements());
    const auto moved = [&](std::uint64_t address) {
        const std::uint64_t offset = address - array.base;
        return array.base + places[offset / array.element_bytes] * array.element_bytes +
               offset % array.element_bytes;
    };
    for (const RequestShape& shape : requests.shapes) {
        for (const std::uint64_t address : requests.addresses_of(shape)) {
            if (!array.contains(address)) {
                continue;
            }
            const AccessForm& form = requests.forms[shape.form];
            for (std::uint32_t byte = 0; byte < form.bytes(); ++byte) {
                if (moved(address + byte) != moved(address) + byte) {
                    return false;
                }
            }
            const bool is_wide = form.bytes() > array.element_bytes;
            for (const Piece& piece : form.pieces) {
                const std::uint64_t step = std::bit_ceil(std::uint64_t{piece.bytes});
                if (is_wide && (address + piece.offset) % step == 0 &&
                    (moved(address) + piece.offset) % step != 0) {
                    return false;
                }
            }
        }
    }
    return true;
}

/// Whether each element, also of a last row that is not full, stays in its row.
bool keeps_rows(const LocalObject& array, const ArrayMap& map) {
    const auto places = slow_places(map, array.elements());
    const std::uint64_t length = map.row + map.pad;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] / length != i / map.row || places[i] % length >= map.row) {
            return false;
        }
    }
    return true;
}

class RecountedMaps : public testing::TestWithParam<std::uint64_t> {};

WhatIfWish all_maps() {
    WhatIfWish wish;
    for (std::uint32_t pad = 0; pad <= 32; ++pad) {
        wish.pad_words.push_back(pad);
    }
    wish.swizzles.assign(swizzles.begin(), swizzles.end());
    return wish;
}

void expect_equal(const LocalRequests& requests, const TriedMap& tried, std::size_t array,
                  std::uint64_t seed) {
    const auto changed = session_on(slow_relayout(made_up_accesses(seed), requests, array, tried.map), seed);
    ASSERT_NE(changed, nullptr);
    const Recounted& fast = tried.figures;
    EXPECT_EQ(fast.launch, local_totals(*changed));
    EXPECT_EQ(fast.array, slow_array_figures(*requests.session, *changed, requests.objects[array]));
    EXPECT_EQ(fast.group_bytes, changed->analysis(0).model.use.local_bytes);
    EXPECT_EQ(fast.occupancy.groups, changed->analysis(0).model.occupancy.groups);
    MapCycles cycles(requests);
    const auto made = cycles.of(array, tried.map, fast);
    ASSERT_TRUE(made.ok());
    const auto& simulation = changed->analysis(0).model.simulation;
    EXPECT_EQ(made->value_or(0), simulation ? simulation->cycles : 0);
}

TEST_P(RecountedMaps, are_those_of_a_recording_with_other_addresses) {
    const std::uint64_t seeds = runs_whole_suites() ? 40 : 3;
    for (std::uint64_t seed = GetParam() * seeds; seed < (GetParam() + 1) * seeds; ++seed) {
        const auto session = session_on(made_up_accesses(seed), seed);
        ASSERT_NE(session, nullptr) << seed;
        const auto requests = local_requests(session, 0);
        ASSERT_TRUE(requests.ok()) << seed;
        for (std::size_t array = 0; array < (*requests)->objects.size(); ++array) {
            const LocalObject& object = (*requests)->objects[array];
            const WhatIf all = what_if(**requests, array, all_maps());
            for (const auto* maps : {&all.paddings, &all.swizzles}) {
                for (const TriedMap& tried : *maps) {
                    SCOPED_TRACE(testing::Message() << "seed " << seed << ", array " << array << ", padding "
                                                    << tried.pad_words << ", " << tried.swizzle.name);
                    const auto refused = tried.figures.refused;
                    if (refused == MapRefusal::splits_element) {
                        EXPECT_NE(tried.pad_words * session->hardware().bank_bytes % object.element_bytes,
                                  0U);
                    } else if (refused == MapRefusal::elements_meet) {
                        EXPECT_FALSE(keeps_rows(object, tried.map));
                    } else if (refused == MapRefusal::breaks_access) {
                        EXPECT_FALSE(keeps_accesses(**requests, object, tried.map));
                    } else if (refused == MapRefusal::too_large) {
                        EXPECT_GT(layout_with(**requests, array, tried.map).group_bytes,
                                  session->hardware().most_group_local);
                    } else {
                        ASSERT_FALSE(refused.has_value());
                        EXPECT_TRUE(keeps_rows(object, tried.map));
                        EXPECT_TRUE(keeps_accesses(**requests, object, tried.map));
                        expect_equal(**requests, tried, array, seed);
                    }
                }
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Random, RecountedMaps, testing::Range<std::uint64_t>(0, 4));

} // namespace
} // namespace lockstep::test
