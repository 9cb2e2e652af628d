// Measures a what-if as the window runs it, on a run of 2.5 million events. Two times are measured from the change of a
// number of the hardware model: until the new session is shown, and until the timeline and the costs that the views
// need are ready. Target: 100 ms to the session, on two cores.

#include "app/gui/workspace/jobs.h"
#include "app/gui/workspace/model_maker.h"
#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <benchmark/benchmark.h>

namespace lockstep {
namespace {

std::shared_ptr<const Session> large_session(const HardwareModel& hardware) {
    auto recording = std::make_shared<const Recording>(
        // each group has 8,447 events
        fixture::reduction_recording(fixture::Reduction::interleaved, 256, 296));
    return *analyse(recording, hardware);
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
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    lockstep::register_all();
    benchmark::RunSpecifiedBenchmarks();
}
