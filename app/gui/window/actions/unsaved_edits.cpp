#include "app/gui/window/actions/unsaved_edits.h"

#include "app/gui/panels/message_area.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/theme/message_box.h"

#include <QFileInfo>
#include <utility>

namespace lockstep::gui {

UnsavedEdits::UnsavedEdits(Workspace& workspace, SourcePanel& source, Notices notices,
                           std::function<QString()> program_path)
    : workspace_(workspace),
      kernel_(workspace.desk().kernel),
      source_(source),
      notices_(notices),
      program_path_(std::move(program_path)) {}

bool UnsavedEdits::has_shown() const {
    return !kernel_.path.isEmpty() && source_.is_editable() && source_.text() != kernel_.saved;
}

UnsavedTexts UnsavedEdits::all() const {
    UnsavedTexts texts = kernel_.unsaved;
    if (has_shown()) {
        texts[kernel_.path] = {program_path_(), source_.text()};
    }
    return texts;
}

void UnsavedEdits::keep_copies() {
    workspace_.recovery().keep(all());
}

QStringList UnsavedEdits::take_lost() {
    const UnsavedTexts lost = workspace_.recovery().take_lost();
    QStringList names;
    for (auto each = lost.begin(); each != lost.end(); ++each) {
        kernel_.unsaved[each.key()] = each.value();
        names << QFileInfo(each.key()).fileName();
    }
    if (!lost.isEmpty()) {
        keep_copies();
        const auto say = [this, names] {
            notices_.area.show_note(tr("Lockstep closed before your edits to these kernels were saved: "
                                       "%1. Open a kernel to restore its edits.")
                                        .arg(names.join(QStringLiteral(", "))));
        };
        say(); // for the page Start
        // and again after the first run, whose start hides older messages
        connect(&workspace_.runs(), &AnyJob::stopped, this, say,
                static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    }
    return lost.keys();
}

/// Saves all edited programs now, so that a failure is reported while the window still exists. Returns false if
/// one could not be saved.
bool UnsavedEdits::save_all() {
    const UnsavedTexts texts = all();
    for (auto each = texts.begin(); each != texts.end(); ++each) {
        const Result<TextSaved> saved = save_text({.path = each->program, .text = each->text.toStdString()});
        if (!saved) {
            notices_.area.show_error(saved.error());
            keep_copies();
            return false;
        }
        kernel_.unsaved.remove(each.key());
        if (each.key() == kernel_.path) {
            kernel_.saved = each->text;
        }
    }
    keep_copies();
    return true;
}

bool UnsavedEdits::may_close(QWidget& window) {
    const UnsavedTexts left = all();
    // Only this time: if the window stays open for another reason, later edits are asked about again.
    if (std::exchange(discards_edits_, false) || left.isEmpty()) {
        return true;
    }
    if (closing_ != nullptr) {
        return false; // keeps the window open, because the question has not been answered yet
    }
    QStringList names;
    for (const QString& file : left.keys()) {
        names << QFileInfo(file).fileName();
    }
    closing_ = new PlainMessageBox(
        QMessageBox::Question, tr("Edited kernels"),
        tr("%Ln kernel(s) were edited and not saved: %1.", nullptr, static_cast<int>(left.size()))
            .arg(names.join(QStringLiteral(", "))),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window);
    closing_->setDefaultButton(QMessageBox::Save);
    closing_->setAttribute(Qt::WA_DeleteOnClose);
    connect(closing_, &QMessageBox::finished, &window, [this, &window](int answer) {
        closing_.clear();
        discards_edits_ = answer == QMessageBox::Discard;
        if (discards_edits_) {
            workspace_.recovery().keep({});
        }
        if (discards_edits_ || (answer == QMessageBox::Save && save_all())) {
            window.close();
        }
    });
    closing_->open();
    return false;
}

} // namespace lockstep::gui
