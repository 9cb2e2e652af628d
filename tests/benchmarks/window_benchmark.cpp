// Measures a what-if as the window runs it, on a run of 2.5 million events. Two times are measured from the change of a
// number of the hardware model: until the new session is shown, and until the timeline and the costs that the views
// need are ready. Target: 100 ms to the session, on two cores. Also measures other layouts of an array; targets: 500 ms for
// all layouts, 50 ms for another one of them.

#include "app/gui/scenes/tryit/try_scene.h"
#include "app/gui/workspace/jobs.h"
#include "app/gui/workspace/model_maker.h"
#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <QEventLoop>
#include <QGuiApplication>
#include <benchmark/benchmark.h>

namespace lockstep {
namespace {

std::shared_ptr<const Session> large_session(const HardwareModel& hardware) {
    auto recording = std::make_shared<const Recording>(
        // each group has 8,447 events
        fixture::reduction_recording(fixture::Reduction::interleaved, 256, 296));
    return *analyse(recording, hardware);
}

GroupView group_of(const std::shared_ptr<const Session>& session) {
    return make_group_view(session, 0, Group(0));
}

std::shared_ptr<const Session> answer(gui::RunJob& runs, const gui::RunRequest& request) {
    std::shared_ptr<const Session> after;
    QEventLoop loop;
    runs.on_finished(&loop, [&](const std::shared_ptr<const Session>& s) { after = s; });
    QObject::connect(&runs, &gui::AnyJob::stopped, &loop, &QEventLoop::quit);
    runs.start(request);
    loop.exec();
    return after;
}

void fetch_parts(const std::shared_ptr<const Session>& session) {
    gui::ModelMaker maker;
    QEventLoop loop;
    QObject::connect(&maker, &gui::AnyJob::stopped, &loop, &QEventLoop::quit);
    maker.make(session, TimelineOf{0, 0});
    maker.make(session, CostsOf{0});
    loop.exec();
}

void what_if(benchmark::State& state, const char* preset, const char* number, const char* value,
             bool with_parts) {
    const HardwareModel hardware = hardware_preset(preset).value();
    gui::RunJob runs(gui::run_with({}));
    gui::RunRequest request;
    request.before = large_session(hardware);
    request.run.hardware.model = hardware;
    if (!set_hardware(request.run.hardware.model, number, value).ok()) {
        state.SkipWithError("no such number");
    }
    for ([[maybe_unused]] auto _ : state) {
        const auto after = answer(runs, request);
        if (with_parts) {
            fetch_parts(after);
        }
    }
    state.counters["events"] = static_cast<double>(request.before->trace(0).events.size());
}

/// Tries all layouts of the array, as the page "Try it" does when it is opened.
void try_layouts(benchmark::State& state, bool is_first) {
    const auto session = large_session(hardware_preset("educational").value());
    const gui::TrialWish wish{.session = session,
                              .object = gui::local_arrays(group_of(session)).front().object};
    const auto before = gui::try_array(wish, nullptr).value();
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(gui::try_array(wish, is_first ? nullptr : before->requests));
    }
}

/// Shows another layout of the array, without its cycles.
void choose_layout(benchmark::State& state) {
    const auto session = large_session(hardware_preset("educational").value());
    const GroupView view = group_of(session);
    const gui::TrialWish wish{.session = session, .object = gui::local_arrays(view).front().object};
    gui::TryPicture picture{.array = gui::try_array(wish, nullptr).value(), .chosen = {}, .request = {}};
    for ([[maybe_unused]] auto _ : state) {
        picture.chosen.index = picture.chosen.index % gui::largest_padding + 1;
        picture.request = gui::moved_request(*picture.array, picture.chosen, view, gui::Cursor());
        benchmark::DoNotOptimize(gui::try_scene(picture, 1100));
    }
}

struct Change {
    const char* preset;
    const char* number;
    const char* value;
};
constexpr Change changes[] = {
    {"educational", "warp_width", "64"},  {"educational", "warp_width", "8"},
    {"educational", "banks", "16"},       {"educational", "latency_global", "800"},
    {"educational", "warp_slots", "32"},  {"educational", "policy", "greedy_oldest"},
    {"educational", "l1_bytes", "65536"}, {"nvidia-h200", "warp_width", "64"},
    {"nvidia-h200", "banks", "16"},       {"nvidia-h200", "latency_global", "800"},
    {"nvidia-h200", "warp_slots", "32"},  {"nvidia-h200", "policy", "oldest"},
    {"nvidia-h200", "l1_bytes", "16384"}};

void register_all() {
    const auto add = [](const char* name, auto... what) {
        benchmark::RegisterBenchmark(name, what...)->UseRealTime()->Unit(benchmark::kMillisecond);
    };
    add("try_layouts/first", try_layouts, true);
    add("try_layouts/again", try_layouts, false);
    add("choose_layout", choose_layout);
    for (const Change& change : changes) {
        for (const bool with_parts : {false, true}) {
            const std::string name = std::string(change.preset) + "/" + change.number + "=" + change.value +
                                     (with_parts ? "/with_parts" : "");
            benchmark::RegisterBenchmark(name.c_str(), what_if, change.preset, change.number, change.value,
                                         with_parts)
                ->UseRealTime()
                ->Unit(benchmark::kMillisecond);
        }
    }
}

} // namespace
} // namespace lockstep

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv); // the pictures measure texts
    benchmark::Initialize(&argc, argv);
    lockstep::register_all();
    benchmark::RunSpecifiedBenchmarks();
}
