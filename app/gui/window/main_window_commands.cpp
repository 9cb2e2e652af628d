// What the window's commands do.
#include "app/gui/exporting/picture.h"
#include "app/gui/model/track.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/keys_dialog.h"
#include "app/gui/window/main_window.h"
#include "core/base/version.h"
#include "core/trace/trace_file.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QShortcut>
#include <QTabWidget>
#include <utility>

namespace lockstep::gui {

void MainWindow::connect_file_commands() {
    actions_.on(Command::open, [this] {
        const QString path =
            QFileDialog::getOpenFileName(this, tr("Open a recording"), QString(), tr("Recordings (*.lks)"));
        if (!path.isEmpty()) {
            open_file(path);
        }
    });
    actions_.on(Command::save, [this] { save_recording(); });
    actions_.on(Command::export_picture, [this] { export_picture(); });
    actions_.on(Command::copy_picture, [this] {
        if (selection_.view() != nullptr) {
            with_picture([this](const Scene& scene) {
                QApplication::clipboard()->setImage(to_image(scene, theme_, 2));
                status_->say(tr("The picture is on the clipboard"));
            });
        }
    });
    actions_.on(Command::quit, [this] { close(); });
}

void MainWindow::connect_view_commands() {
    const auto zoom = [this](double factor) {
        current_view().zoom(factor);
        status_->set_zoom(current_view().zoom_factor());
    };
    actions_.on(Command::zoom_in, [zoom] { zoom(1.25); });
    actions_.on(Command::zoom_out, [zoom] { zoom(0.8); });
    actions_.on(Command::fit, [zoom] { zoom(0); });
    actions_.on(Command::next_panel, [this] { focus_panel(1); });
    actions_.on(Command::previous_panel, [this] { focus_panel(-1); });
    actions_.on(Command::show_charts, [this] { dock("charts")->setVisible(!dock("charts")->isVisible()); });
    actions_.on(Command::reset_layout, [this] { reset_layout(); });
    actions_.on(Command::keys, [this] { show_keys(this); });
    actions_.on(Command::about, [this] {
        QMessageBox::about(
            this, tr("About Lockstep"),
            tr("Lockstep %1 shows how a GPU executes a kernel and moves its data.\n\nGPL-3.0-or-later")
                .arg(QString::fromStdString(std::string(program_version()))));
    });
    for (int tab = 0; tab < std::min(tabs_with_keys, tabs_->count()); ++tab) {
        auto* shortcut = new QShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(tab + 1)), this);
        connect(shortcut, &QShortcut::activated, this, [this, tab] {
            tabs_->setCurrentIndex(tab);
            current_view().setFocus();
        });
    }
}

void MainWindow::connect_step_commands() {
    actions_.on(Command::play, [this] { playback_.toggle(); });
    actions_.on(Command::play_back, [this] { playback_.toggle(true); });
    actions_.on(Command::step, [this] { playback_.step(1); });
    actions_.on(Command::step_back, [this] { playback_.step(-1); });
    actions_.on(Command::next_round, [this] { jump_round(1); });
    actions_.on(Command::previous_round, [this] { jump_round(-1); });
    actions_.on(Command::ten_steps, [this] { playback_.step(10); });
    actions_.on(Command::ten_steps_back, [this] { playback_.step(-10); });
    actions_.on(Command::next_notable, [this] { jump_notable(true); });
    actions_.on(Command::previous_notable, [this] { jump_notable(false); });
    actions_.on(Command::first, [this] { playback_.first(); });
    actions_.on(Command::last, [this] { playback_.last(); });
    actions_.on(Command::go_to, [this] { go_to_step(); });
    actions_.on(Command::slower, [this] {
        playback_.set_speed(playback_.speed_index() > 0 ? playback_.speed_index() - 1 : 0);
    });
    actions_.on(Command::faster, [this] { playback_.set_speed(playback_.speed_index() + 1); });
    actions_.on(Command::loop, [this] { playback_.set_loop(!playback_.loop()); });
    actions_.on(Command::warp_up, [this] { selection_.move_lane(-1, 0); });
    actions_.on(Command::warp_down, [this] { selection_.move_lane(1, 0); });
    actions_.on(Command::lane_left, [this] { selection_.move_lane(0, -1); });
    actions_.on(Command::lane_right, [this] { selection_.move_lane(0, 1); });
}

/// The next round where the kernel has rounds, else the next barrier.
void MainWindow::jump_round(int count) {
    const bool rounds = selection_.view() != nullptr && !selection_.view()->rounds.empty();
    playback_.step(count, rounds ? Granularity::round : Granularity::barrier);
}

void MainWindow::jump_notable(bool forward) {
    if (selection_.view() == nullptr) {
        return;
    }
    if (const auto tick = next_notable(*selection_.view(), playback_.tick(), forward)) {
        playback_.seek(*tick);
    } else {
        status_->say(forward ? tr("No conflict or divergence after this step")
                             : tr("No conflict or divergence before this step"));
    }
}

void MainWindow::go_to_step() {
    const auto count = static_cast<int>(playback_.tick_count());
    bool accepted = false;
    const int step = QInputDialog::getInt(this, tr("Go to step"), tr("Step, 1 to %1:").arg(count),
                                          static_cast<int>(playback_.tick().value()) + 1, 1,
                                          std::max(1, count), 1, &accepted);
    if (accepted) {
        playback_.seek(Tick(static_cast<std::uint32_t>(step - 1)));
    }
}

/// Docks in their order, then the centre.
void MainWindow::focus_panel(int by) {
    std::vector<QWidget*> panels{&current_view()};
    for (PanelDock* each : docks_) {
        if (each->isVisible()) {
            panels.push_back(each->widget());
        }
    }
    const QWidget* focus = QApplication::focusWidget();
    std::size_t here = 0;
    for (std::size_t i = 0; i < panels.size(); ++i) {
        here = focus != nullptr && (panels[i] == focus || panels[i]->isAncestorOf(focus)) ? i : here;
    }
    QWidget* next = panels[(here + panels.size() + static_cast<std::size_t>(by + 0)) % panels.size()];
    for (QWidget* child : next->findChildren<QWidget*>()) {
        if ((child->focusPolicy() & Qt::TabFocus) != 0 && child->isVisible()) {
            child->setFocus(Qt::TabFocusReason);
            return;
        }
    }
    next->setFocus(Qt::TabFocusReason);
}

void MainWindow::save_recording() {
    if (selection_.view() == nullptr) {
        return;
    }
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the recording"), QStringLiteral("recording.lks"), tr("Recordings (*.lks)"));
    if (path.isEmpty()) {
        return;
    }
    const Status saved =
        write_recording(selection_.view()->session->recording(), path.toStdString(), Codec::zstd);
    if (!saved) {
        message_->show_error(saved.error());
    } else {
        status_->say(tr("Saved %1").arg(path));
    }
}

void MainWindow::export_picture() {
    if (selection_.view() == nullptr) {
        return;
    }
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export the picture"),
        QStringLiteral("%1.png").arg(QLatin1String(current_view().picture().name)),
        tr("Pictures (*.png *.svg *.pdf)"));
    if (path.isEmpty()) {
        return;
    }
    with_picture([this, path](const Scene& scene) {
        const Status written = write_picture(scene, theme_, path.toStdString(), 2);
        if (!written) {
            message_->show_error(written.error());
        } else {
            status_->say(tr("Saved %1").arg(path));
        }
    });
}

void MainWindow::with_picture(std::function<void(const Scene&)> use) {
    waiting_picture_ = {selection_.view()->session, current_view().shown(), std::move(use)};
    look_for_picture();
    if (waiting_picture_) {
        status_->say(tr("The picture follows when the model has been simulated"));
    }
}

/// Asks for what of the model the awaited picture lacks; nothing where it lacks nothing, or was for another
/// run.
void MainWindow::look_for_picture() {
    if (!waiting_picture_) {
        return;
    }
    if (waiting_picture_->session != selection_.view()->session) {
        waiting_picture_.reset();
        status_->say(tr("There is no picture: another run is shown before the model was simulated"));
        return;
    }
    const std::vector<PartKey> missing = waiting_picture_->shown.missing();
    for (const PartKey& part : missing) {
        maker_.make(waiting_picture_->session, part);
    }
    if (missing.empty()) {
        const auto wanted = std::exchange(waiting_picture_, std::nullopt); // may ask for the next
        wanted->use(wanted->shown.scene());
    }
}

} // namespace lockstep::gui
