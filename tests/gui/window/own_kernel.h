#pragma once

// A window with the user's own kernel; no process is started to record it.
#include "app/gui/panels/forms/launch_panel.h"
#include "app/gui/panels/source/source_panel.h"
#include "core/kernel/sim/sim_guess.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QThread>
#include <mutex>
#include <vector>

namespace lockstep::gui {

inline const char* const program = "__kernel void k(__global int* o) {\n    o[get_global_id(0)] = 1;\n}\n";

class WindowOfOwnKernel : public testing::Test {
protected:
    WindowOfOwnKernel() {
        settings_.set(Setting::theme, QStringLiteral("light"));
        const auto record = [this](const RunSpec& run, const ProgressSink&) { return recorded(run); };
        workspace_ = std::make_unique<Workspace>(record);
        workspace_->set_describer([this](const RunSpec& run, const ProgressSink&) { return described(run); });
        window_.reset(std::make_unique<WindowHost>(*workspace_, settings_));
        write("k.cl", program);
    }
    void write(const char* name, const QByteArray& text) const {
        QFile file(folder_.filePath(QString::fromLatin1(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    [[nodiscard]] QByteArray read(const char* name) const {
        QFile file(folder_.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Replaces the worker: describes one kernel with one buffer; text that contains "error" does not
    /// compile.
    Result<LaunchForm> described(const RunSpec& run) const {
        LaunchForm form;
        form.program = {.file = "k.cl",
                        .text = run.program_text.value_or(program),
                        .folder = folder_.path().toStdString()};
        if (const std::size_t at = form.program.text.find("error"); at != std::string::npos) {
            const auto line = std::count(form.program.text.begin(),
                                         form.program.text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
            return Error{.code = ErrorCode::kernel_does_not_compile,
                         .arguments = {"k.cl"},
                         .place = {"k.cl", static_cast<std::uint32_t>(line + 1), 5},
                         .detail = "k.cl:" + std::to_string(line + 1) +
                                   ":5: error: use of undeclared identifier 'error'\n    error;\n    ^\n"};
        }
        form.kernel = {.name = "k",
                       .line = 1,
                       .parameters = {{.name = "o",
                                       .type_text = "__global int*",
                                       .kind = ArgumentKind::buffer,
                                       .type = {Scalar::int32, 1},
                                       .size_bytes = 4}}};
        form.kernels = {"k"};
        form.guess = guessed_sim(form.kernel, form.program.file);
        form.sim = form.guess;
        form.launch_file = folder_.filePath(QStringLiteral("k.sim")).toStdString();
        return form;
    }
    virtual Result<Recording> recorded(const RunSpec& run) {
        const std::lock_guard lock(mutex_);
        runs_.push_back(run);
        Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
        recording.what = "k.cl";
        recording.launches[0].program.texts[0] = run.program_text.value_or(program);
        recording.parameters.insert(about_.begin(), about_.end());
        return recording;
    }
    void open() {
        window_->open_file(folder_.filePath(QStringLiteral("k.cl")));
        wait_for_runs(1);
    }
    void run() {
        const std::size_t before = runs_.size();
        window_->actions()[Command::run].trigger();
        wait_for_runs(before + 1);
    }
    void wait_for_runs(std::size_t count) {
        const auto is_done = [this, count] {
            const std::lock_guard lock(mutex_);
            return runs_.size() >= count;
        };
        ASSERT_TRUE(QTest::qWaitFor(is_done, 20000));
        ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace_->runs().is_running(); }, 20000));
    }
    [[nodiscard]] LaunchPanel& form() const { return *window_->findChild<LaunchPanel*>(); }
    [[nodiscard]] SourcePanel& source() const { return *window_->findChild<SourcePanel*>(); }
    void type_size(const char* text) const {
        for (QLineEdit* each : form().findChildren<QLineEdit*>()) {
            if (each->accessibleName() == QLatin1String("Global size")) {
                each->setText(QString::fromLatin1(text));
            }
        }
    }
    void edit(const QString& text) const {
        source().edit_text(text);
        emit source().edited();
    }

    QTemporaryDir folder_;
    Settings settings_{folder_.filePath(QStringLiteral("settings.ini"))};
    std::mutex mutex_; ///< guards runs_, which another thread fills
    std::vector<RunSpec> runs_;
    ParameterValues about_; ///< the parameters of recordings, which describe their launch
    std::unique_ptr<Workspace> workspace_;
    HostedWindow window_;
};

} // namespace lockstep::gui
