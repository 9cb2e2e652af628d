#include "rewritten_kernels.h"

#include "core/hardware/hardware_model.h"
#include "core/instrument/clang_instrumenter.h"
#include "core/instrument/edit/edit_array.h"
#include "core/session/pipeline.h"

#include <gtest/gtest.h>
#include <utility>

namespace lockstep::test {
namespace {

/// Finds an array in the objects of a launch by its name.
std::size_t array_named(const LocalRequests& requests, const std::string& name) {
    const Trace& trace = requests.session->trace(requests.launch);
    for (std::size_t i = 0; i < requests.objects.size(); ++i) {
        if (trace.objects[requests.objects[i].index].name == name) {
            return i;
        }
    }
    return 0;
}

/// Leaves out the compilers that find out how kernels are optimised, because counts do not depend on them.
class QuickInstrumenter final : public ClangInstrumenter {
public:
    Status compile() override { return {}; }
    Result<Optimised> optimised() override { return Optimised(); }
};

class RewrittenArray {
public:
    RewrittenArray(const LaunchedRun& run, const LocalRequests& requests, std::size_t array)
        : run_(run),
          requests_(requests),
          array_(array),
          name_(requests.session->trace(requests.launch).objects[requests.objects[array].index].name) {}

    void compare(const TriedMap& tried, Comparison& comparison) {
        SCOPED_TRACE(testing::Message() << run_.name << ", launch " << requests_.launch << ", array " << name_
                                        << ", padding " << tried.pad_words << ", " << tried.swizzle.name);
        if (tried.figures.refused) {
            ++comparison.refused;
            return;
        }
        const Launch& launch = run_.launches[requests_.launch];
        const auto edit =
            edit_array(launch.source, launch.options, target_of(requests_.session->trace(requests_.launch)),
                       {launch.kernel, name_, tried.map});
        if (!edit) {
            const Error& error = edit.error();
            EXPECT_EQ(error.code, ErrorCode::cannot_change_layout) << error.detail;
            ++comparison.not_edited[error.arguments.empty() ? error.detail : error.arguments.front()];
            return;
        }
        expect_equal(tried, changed(tried.map, *edit));
        ++comparison.compared;
    }

private:
    /// Records the run with the changed source.
    [[nodiscard]] std::shared_ptr<const Session> changed(const ArrayMap& map, const ArrayEdit& edit) const {
        LaunchedRun run = run_;
        Launch& launch = run.launches[requests_.launch];
        launch.source.text = edit.text;
        if (edit.argument) {
            const LocalObject& object = requests_.objects[array_];
            launch.arguments[*edit.argument].size_bytes =
                map.is_identity() ? object.size_bytes
                                  : map.size_for(object.elements()) * object.element_bytes;
        }
        auto session = recorded(run);
        EXPECT_NE(session, nullptr) << edit.text;
        return session;
    }

    void expect_equal(const TriedMap& tried, const std::shared_ptr<const Session>& session) const {
        if (session == nullptr) {
            return;
        }
        const auto requests = local_requests(session, requests_.launch);
        ASSERT_TRUE(requests.ok());
        const Recounted then = recount(**requests, array_named(**requests, name_), {});
        const Recounted& fast = tried.figures;
        EXPECT_EQ(fast.array, then.array);
        EXPECT_EQ(fast.launch, then.launch);
        EXPECT_EQ(fast.group_bytes, then.group_bytes);
        EXPECT_EQ(fast.occupancy.theoretical, then.occupancy.theoretical);
        LocalFigures counted; // by the usual analysis, without this folder
        for (const SiteFigures& site : session->analysis(requests_.launch).figures) {
            counted += site.local;
        }
        EXPECT_EQ(fast.launch, counted);
        EXPECT_EQ(fast.group_bytes, session->analysis(requests_.launch).model.use.local_bytes);
        const bool is_sound = session->analysis(requests_.launch).findings.size() ==
                              requests_.session->analysis(requests_.launch).findings.size();
        EXPECT_TRUE(is_sound) << "other findings";
    }

    const LaunchedRun& run_;
    const LocalRequests& requests_;
    const std::size_t array_;
    const std::string name_;
};

} // namespace

std::shared_ptr<const Session> recorded(const LaunchedRun& run) {
    QuickInstrumenter instrumenter;
    auto recording = traces_of(instrumenter, run);
    if (!recording) {
        ADD_FAILURE() << run.name << ": error " << static_cast<int>(recording.error().code) << " "
                      << recording.error().detail;
        return nullptr;
    }
    auto session = analyse(std::make_shared<const Recording>(std::move(*recording)), HardwareModel());
    EXPECT_TRUE(session.ok()) << run.name;
    return session ? *session : nullptr;
}

void compare_with_rewritten(const LaunchedRun& run, std::size_t launch, const WhatIfWish& wish,
                            Comparison& comparison) {
    const auto session = recorded(run);
    if (session == nullptr) {
        return;
    }
    const auto requests = local_requests(session, launch);
    ASSERT_TRUE(requests.ok()) << run.name;
    for (std::size_t array = 0; array < (*requests)->objects.size(); ++array) {
        if (!(*requests)->objects[array].is_array()) {
            continue;
        }
        RewrittenArray rewritten(run, **requests, array);
        const WhatIf all = what_if(**requests, array, wish);
        for (const auto* maps : {&all.paddings, &all.swizzles}) {
            for (const TriedMap& tried : *maps) {
                rewritten.compare(tried, comparison);
                if (testing::Test::HasFailure()) {
                    return;
                }
            }
        }
    }
}

WhatIfWish every_map() {
    WhatIfWish wish;
    for (std::uint32_t pad = 0; pad <= 32; ++pad) {
        wish.pad_words.push_back(pad);
    }
    wish.swizzles.assign(swizzles.begin(), swizzles.end());
    return wish;
}

WhatIfWish some_maps() {
    return {.row = 0, .pad_words = {1}, .swizzles = {}};
}

} // namespace lockstep::test
