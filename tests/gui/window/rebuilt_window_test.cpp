// Tests that the workspace keeps everything that was typed and edited when another language or text size
// requires a new window.
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/panels/findings/findings_panel.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/panels/forms/parameters_panel.h"
#include "app/gui/sweep/axis_row.h"
#include "app/gui/sweep/sweep_page.h"
#include "app/gui/sweep/sweep_table.h"
#include "app/gui/theme/language.h"
#include "app/gui/views/scene_view.h"
#include "tests/gui/made_up_language.h"
#include "tests/gui/window/own_kernel.h"

#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QSpinBox>
#include <Qsci/qsciscintilla.h>
#include <algorithm>
#include <atomic>
#include <map>
#include <string>
#include <thread>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr int times = 20;

/// Makes QObject::receivers() public, which counts the receivers of a signal.
struct Receivers : QObject {
    using QObject::receivers;
};

/// Counts the objects in a window and outside it.
struct Count {
    qsizetype widgets = QApplication::allWidgets().size();
    qsizetype windows = QApplication::topLevelWidgets().size();
    qsizetype of_application = qApp->findChildren<QObject*>().size();
    qsizetype of_window = 0;
    std::vector<int> receivers;

    Count(Workspace& workspace, MainWindow& window) : of_window(window.findChildren<QObject*>().size()) {
        constexpr auto count = &Receivers::receivers;
        for (const AnyJob* job : std::initializer_list<const AnyJob*>{
                 &workspace.runs(), &workspace.launches(), &workspace.sweeps(), &workspace.maker(),
                 &workspace.turns(), &workspace.cures(), &workspace.saver(), &workspace.copies(),
                 &workspace.kernel_texts(), &workspace.launch_texts()}) {
            for (const char* signal :
                 {SIGNAL(started()), SIGNAL(stepped()), SIGNAL(ended()), SIGNAL(finished()),
                  SIGNAL(failed(lockstep::Error)), SIGNAL(stopped())}) {
                receivers.push_back((job->*count)(signal));
            }
        }
        for (const char* signal : {SIGNAL(view_changed()), SIGNAL(cursor_changed())}) {
            receivers.push_back((workspace.selection().*count)(signal));
        }
        receivers.push_back((workspace.playback().*count)(SIGNAL(state_changed())));
        receivers.push_back((workspace.desk().hardware.wish.*count)(SIGNAL(changed())));
    }
    /// Returns the minimum of each count at two moments, because at one of them an object may not have been
    /// deleted yet.
    [[nodiscard]] Count with_fewest_of(const Count& other) const {
        Count least = *this;
        least.widgets = std::min(widgets, other.widgets);
        least.windows = std::min(windows, other.windows);
        least.of_application = std::min(of_application, other.of_application);
        least.of_window = std::min(of_window, other.of_window);
        for (std::size_t i = 0; i < receivers.size(); ++i) {
            least.receivers[i] = std::min(receivers[i], other.receivers[i]);
        }
        return least;
    }
    /// Returns whether no count is larger than in `other`.
    [[nodiscard]] bool is_within(const Count& other) const { return with_fewest_of(other) == *this; }
    bool operator==(const Count&) const = default;
};

class RebuiltWindow : public WindowOfOwnKernel {
protected:
    RebuiltWindow() {
        add_language(QStringLiteral("qaa"), [] { return new MadeUpLanguage; });
        window_.reset();
        workspace_ = std::make_unique<Workspace>(
            [this](const RunSpec& run, const ProgressSink& progress) { return made(run, progress); });
        workspace_->set_describer([this](const RunSpec& run, const ProgressSink&) { return described(run); });
        settings_.set(Setting::language, "en");
        window_.reset(std::make_unique<WindowHost>(*workspace_, settings_));
        window_->resize(1600, 900);
        window_->restore_layout();
        window_->show();
    }
    ~RebuiltWindow() override {
        may_go_on_ = true;
        window_.reset();
        delete qApp->findChild<QTranslator*>(); // removed, because other tests run without a translator
        QLocale::setDefault(QLocale::system());
        settings_.set(Setting::text_size, 100);
        const Appearance usual(settings_);
    }
    /// Makes a recording. The second combination of a sweep waits until the test lets it continue.
    Result<Recording> made(const RunSpec& run, const ProgressSink& progress) {
        if (run.kind != RunKind::experiment) {
            return recorded(run);
        }
        const auto local = run.parameters.find("local");
        while (local != run.parameters.end() && local->second == "128" && !may_go_on_) {
            if (!progress({Stage::count, 1, 2})) {
                return Error{.code = ErrorCode::cancelled};
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 64, 2);
        recording.what = run.what;
        recording.parameters = run.parameters;
        return recording;
    }
    /// Types and edits in all panels, and starts a sweep.
    void work() {
        window_->run_experiment("reduction/interleaved");
        settle();
        auto& parameters = *window_->findChild<ParametersPanel*>();
        parameters.set_values({{"size", "512"}});
        window_->findChild<QSpinBox*>(QStringLiteral("latency_global"))->setValue(123);
        settle();
        window_->findChild<ExperimentsPanel*>()->findChild<QLineEdit*>()->setText(QStringLiteral("inter"));
        SweepPage& page = window_->centre().sweep_page();
        page.axis(0).choose(QStringLiteral("local"));
        page.axis(0).set_values(QStringLiteral("64,128,256"));
        emit page.start_wanted();
        ASSERT_TRUE(QTest::qWaitFor([this] { return measured() == 1; }, 20000));
        open();
        page.axis(0).set_values(QStringLiteral("8,16")); // of the own kernel, while the sweep goes on
        type_size("96x");
        editor().insertAt(QStringLiteral("// mine\n"), 0, 0);
        workspace_->playback().seek(Tick(3));
        zoom_in("lanes", 1.25);
        zoom_in("multiprocessor", 2);
        zoom_in("banks", 1.5);
        zooms_ = zooms();
        visits_ = workspace_->desk().visited.size();
        ASSERT_GE(visits_, 3U);
    }
    void zoom_in(const char* view, double factor) {
        window_->centre().show_view(view);
        settle();
        window_->centre().current_view().zoom(factor);
        settle();
    }
    /// Returns the zooms of the pictures that do not have the default zoom.
    [[nodiscard]] std::map<std::string, PictureZoom> zooms() const {
        std::map<std::string, PictureZoom> found;
        for (const SceneView* view : window_->centre().views()) {
            if (const PictureZoom zoom = view->zoom_now(); zoom.zoom != 1 || zoom.axis_end != 0) {
                found[view->picture().name] = zoom;
            }
        }
        return found;
    }
    void settle() const {
        ASSERT_TRUE(QTest::qWaitFor(
            [this] {
                return !workspace_->runs().is_running() && !workspace_->launches().is_running() &&
                       !workspace_->maker().is_running() && !workspace_->desk().kernel.is_read_wanted &&
                       !window_->centre().findings_page().list().advice().is_running();
            },
            20000));
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QsciScintilla& editor() const { return *source().findChild<QsciScintilla*>(); }
    [[nodiscard]] int measured() const { return window_->findChild<SweepTable*>()->rowCount(); }
    [[nodiscard]] QString global_size() const {
        for (const QLineEdit* each : form().findChildren<QLineEdit*>()) {
            if (each->text().startsWith(QLatin1String("96"))) {
                return each->text();
            }
        }
        return {};
    }
    void rebuild() {
        const QPointer<MainWindow> before = window_.get();
        window_.host().rebuild();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        settle();
        EXPECT_TRUE(before.isNull());
    }
    void expect_nothing_lost() const {
        EXPECT_TRUE(source().text().startsWith(QLatin1String("// mine\n")));
        EXPECT_TRUE(source().is_editable());
        EXPECT_TRUE(editor().isUndoAvailable());
        EXPECT_TRUE(window_->actions()[Command::save_program].isEnabled());
        EXPECT_EQ(global_size(), "96x");
        EXPECT_FALSE(form().complaint().isEmpty());
        EXPECT_EQ(window_->findChild<QSpinBox*>(QStringLiteral("latency_global"))->value(), 123);
        EXPECT_TRUE(window_->actions()[Command::undo].isEnabled());
        EXPECT_EQ(window_->findChild<ExperimentsPanel*>()->findChild<QLineEdit*>()->text(), "inter");
        EXPECT_STREQ(window_->centre().current_view().picture().name, "banks");
        EXPECT_EQ(workspace_->selection().cursor().tick, Tick(3));
        EXPECT_TRUE(workspace_->sweeps().is_running());
        EXPECT_EQ(measured(), 1);
        EXPECT_EQ(window_->centre().sweep_page().axis(0).values(), "8,16");
        EXPECT_EQ(workspace_->desk().parameters.of_others.at("reduction/interleaved").at("size"), "512");
        EXPECT_EQ(window_->message(), "");
        EXPECT_EQ(zooms(), zooms_);
        EXPECT_EQ(workspace_->desk().visited.size(), visits_);
        EXPECT_TRUE(window_->actions()[Command::back].isEnabled());
        EXPECT_FALSE(window_->actions()[Command::forward].isEnabled());
    }
    void expect_back_shows_the_views_before() {
        for (const char* view : {"multiprocessor", "stage"}) {
            window_->actions()[Command::back].trigger();
            settle();
            EXPECT_STREQ(window_->centre().current_view().picture().name, view);
        }
        EXPECT_TRUE(window_->actions()[Command::forward].isEnabled());
    }
    /// Expects that the sweep's results appear in the current window, and that everything can be undone.
    void expect_all_goes_on() {
        may_go_on_ = true;
        ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace_->sweeps().is_running(); }, 20000));
        ASSERT_NE(workspace_->desk().sweep.known.count("reduction/interleaved"), 0U);
        EXPECT_EQ(workspace_->desk().sweep.known.at("reduction/interleaved").sweep->points.size(), 3U);
        editor().undo();
        EXPECT_EQ(source().text(), program);
        window_->actions()[Command::undo].trigger();
        EXPECT_NE(window_->findChild<QSpinBox*>(QStringLiteral("latency_global"))->value(), 123);
        settle();
        window_->run_experiment("reduction/interleaved");
        settle();
        EXPECT_EQ(window_->findChild<ParametersPanel*>()->values().at("size"), "512");
        ASSERT_NE(window_->centre().sweep_page().sweep(), nullptr);
        EXPECT_EQ(measured(), 3);
    }

private:
    std::atomic<bool> may_go_on_ = false;
    std::map<std::string, PictureZoom> zooms_; ///< zooms in the first window
    std::size_t visits_ = 0;
};

/// For the same language and text size, the window has no more objects than before, however often it was
/// rebuilt.
TEST_F(RebuiltWindow, of_another_language_and_text_size_has_all_that_was_typed_and_what_runs) {
    constexpr int sizes[] = {200, 100, 125, 150};
    work();
    std::map<std::pair<int, bool>, Count>
        least; // smallest counts, by text size and by half of the test (each size has one language)
    for (int i = 0; i < times; ++i) {
        SCOPED_TRACE(i);
        const int size = sizes[i % 4];
        settings_.set(Setting::language, i % 2 == 0 ? "qaa" : "en");
        settings_.set(Setting::text_size, size);
        rebuild();
        expect_nothing_lost();
        EXPECT_NEAR(text_scale(), size / 100.0, 0.05); // fonts are rounded to whole pixels
        EXPECT_EQ(window_->windowTitle().contains(QLatin1String("Lockstep")), i % 2 != 0);
        const Count count(*workspace_, *window_);
        const auto [known, is_new] = least.emplace(std::pair(size, i >= times / 2), count);
        known->second = known->second.with_fewest_of(count);
    }
    for (const int size : sizes) {
        const Count& before = least.at({size, false});
        const Count& after = least.at({size, true});
        EXPECT_TRUE(after.is_within(before))
            << size << ": " << before.widgets << ", " << before.of_window << ", " << before.of_application
            << " -> " << after.widgets << ", " << after.of_window << ", " << after.of_application;
    }
    expect_back_shows_the_views_before();
    expect_all_goes_on();
}

TEST_F(RebuiltWindow, comes_when_a_language_is_chosen_in_the_menu) {
    const auto choose = [this](const char* entry) {
        for (QAction* action : window_->findChildren<QAction*>()) {
            if (action->text() == QLatin1String(entry)) {
                action->trigger();
            }
        }
        QCoreApplication::processEvents();
    };
    EXPECT_EQ(window_->windowTitle(), "Lockstep");
    choose("qaa");
    EXPECT_EQ(window_->windowTitle(), MadeUpLanguage::made_up("Lockstep"));
    choose("English");
    EXPECT_EQ(window_->windowTitle(), "Lockstep");
    EXPECT_EQ(settings_[Setting::language].toString(), "en");
    EXPECT_TRUE(window_->isVisible());
}

} // namespace
} // namespace lockstep::gui
