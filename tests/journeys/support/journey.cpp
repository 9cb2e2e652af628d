#include "tests/journeys/support/journey.h"

#include "app/gui/window/main_window.h"
#include "app/gui/window/start/device_notice.h"
#include "app/worker/client.h"
#include "app/worker/instrumenter_process.h"
#include "tests/support/reduction_fixture.h"
#include "tests/support/whole_suites.h"

#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QMimeData>
#include <QScreen>
#include <QTest>
#include <QUrl>
#include <atomic>
#include <ostream>
#include <thread>

namespace lockstep::gui::journeys {
namespace {

using fixture::Reduction;

constexpr int patience_ms = 30000;
constexpr QSize desk{1920, 1080};
constexpr QSize laptop{1366, 768};

/// Returns the rectangle of the screen of this size; if there is none, its size at the corner of the first screen.
QRect place_of(QSize size) {
    for (const QScreen* screen : QGuiApplication::screens()) {
        if (screen->size() == size) {
            return screen->geometry();
        }
    }
    return {QPoint(), size};
}

std::atomic<bool> by_worker = false; ///< whether the worker records experiments

Timing timing_of(const RunSpec& run) {
    const auto local = run.parameters.find("local");
    const std::uint64_t median = local != run.parameters.end() ? std::stoull(local->second) * 10 : 1000;
    return {.runs_ns = {median}, .median_ns = median, .q1_ns = median, .q3_ns = median, .min_ns = median};
}

/// Replaces the recorder: makes recordings of experiments without a device, and runs other kernels, and
/// experiments with input values of the user, in the worker. The "endless" experiment ends only when it is
/// cancelled.
Result<Recording> recorded(const RunSpec& run, const ProgressSink& progress) {
    if (by_worker || run.kind != RunKind::experiment || run.parameters.contains("input")) {
        return run_in_worker(run, progress);
    }
    while (run.what == "reduction/atomic-per-group") {
        if (!progress({Stage::count, 1, 2})) {
            return Error{.code = ErrorCode::cancelled};
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    Recording recording = fixture::reduction_recording(
        run.what == "reduction/sequential" ? Reduction::sequential : Reduction::interleaved, 64, 2);
    if (run.what == "reduction/multi-pass") {
        Recording second = fixture::reduction_recording(Reduction::interleaved, 64, 2);
        recording.launches.push_back(std::move(second.launches[0]));
    }
    recording.what = run.what;
    recording.parameters = run.parameters;
    recording.correct = run.what != "reduction/no-barrier";
    recording.launches[0].timing = timing_of(run);
    recording.launches[0].device.name = "a device";
    recording.launches[0].device.is_cpu = true;
    return recording;
}

} // namespace

void PrintTo(const Screen& screen, std::ostream* out) {
    *out << screen.size.width() << "x" << screen.size.height() << " at " << screen.text_size << " %";
}

std::vector<Screen> usual_screens() {
    return lockstep::test::runs_whole_suites() ? all_screens()
                                               : std::vector<Screen>{{desk, 100}, {desk, 200}};
}

std::vector<Screen> all_screens() {
    return {{desk, 100}, {desk, 200}, {laptop, 100}, {laptop, 200}};
}

Journey::Journey() = default;

void Journey::records_with_the_worker() {
    by_worker = true;
}

Journey::~Journey() {
    host_.reset();
    by_worker = false;
    qunsetenv("XDG_DATA_HOME");
    qunsetenv("XDG_CONFIG_HOME");
    qunsetenv("OCL_ICD_VENDORS");
}

/// Starts like the program, on a screen of common size.
void Journey::SetUp() {
    qputenv("XDG_DATA_HOME", path("data").toUtf8());
    qputenv("XDG_CONFIG_HOME", path("config").toUtf8());
    settings_ = std::make_unique<Settings>(path("settings.ini"));
    settings_->set(Setting::theme, "light");
    settings_->set(Setting::text_size, GetParam().text_size);
    open_window();
}

void Journey::open_window() {
    workspace_ = std::make_unique<Workspace>(recorded);
    workspace_->set_describer(launch_form_in_worker);
    workspace_->set_editor(edit_array_in_process, require_group_in_process);
    host_ = std::make_unique<WindowHost>(*workspace_, *settings_);
    MainWindow& window = host_->window();
    window.ask_nothing();
    window.setGeometry(place_of(GetParam().size));
    window.show();
    window.restore_layout();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window, patience_ms));
}

void Journey::closes() {
    workspace_->desk().window.asks = true;
    host_->window().close();
}

bool Journey::is_closed() const {
    return !host_->window().isVisible();
}

void Journey::starts_again() {
    host_.reset();
    workspace_.reset();
    open_window();
}

/// Simulates a crash and a restart. A real crash would end the test, so the copies of unsaved edits are
/// renamed to those of another process.
void Journey::crashes_and_starts_again() {
    const QDir copies(path("data/lockstep/recovery"));
    const QString own = QString::number(QCoreApplication::applicationPid());
    ASSERT_TRUE(QTest::qWaitFor([&] { return copies.exists(own + ".json"); }, patience_ms))
        << "after a pause";
    QFile(copies.filePath(own + ".json")).copy(copies.filePath("999999999.json"));
    host_.reset();
    workspace_->recovery().keep({});
    workspace_.reset();
    open_window();
    host_->window().take_lost_edits();
}

void Journey::drops(const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    MainWindow& window = host_->window();
    const QPoint at = window.rect().center();
    QDragEnterEvent enters(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enters);
    if (!enters.isAccepted()) {
        return;
    }
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &drop);
    QCoreApplication::processEvents();
}

void Journey::starts() {
    host_->window().run_experiment((*settings_)[Setting::last_experiment].toString());
    waits();
}

void Journey::begins() {
    host_->window().begin();
    waits();
}

void Journey::has_no_device() {
    qputenv("OCL_ICD_VENDORS", "/nonexistent");
    workspace_->devices().set_work(local_devices_in_worker);
}

/// Waits repeatedly, because work that has finished may start more work.
void Journey::waits() {
    for (int quiet = 0; quiet < 3; ++quiet) {
        QCoreApplication::processEvents();
        quiet = workspace_->is_busy() ? 0 : quiet;
        ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace_->is_busy(); }, patience_ms))
            << "it runs for ever";
    }
}

void Journey::runs_experiment(const QString& id) {
    opens("panel/experiments");
    writes("experiments/filter", control(id).text);
    clicks(id);
    waits();
}

QString Journey::has_file(const QString& name, const QString& text) const {
    QFile file(path(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0);
    return path(name);
}

QString Journey::file(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

int Journey::step() {
    return reads("transport/position")
        .remove(QStringLiteral("Step "))
        .section(QLatin1Char(' '), 0, 0)
        .toInt();
}

} // namespace lockstep::gui::journeys
