#include "app/gui/window/exports/export_progress.h"

#include "app/gui/panels/message_area.h"
#include "app/gui/theme/quantity_text.h"

#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>

namespace lockstep::gui {

ExportProgress::ExportProgress(QWidget* parent) : QWidget(parent), text_(new QLabel), bar_(new QProgressBar) {
    text_->setWordWrap(true);
    bar_->setTextVisible(false);
    bar_->setAccessibleName(tr("Progress"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(text_);
    column->addWidget(bar_);
    hide();
}

void ExportProgress::show_share(int share, double seconds_left) {
    constexpr int whole = 1000;
    bar_->show();
    bar_->setRange(0, share < 0 ? 0 : whole);
    bar_->setValue(share);
    text_->setText(
        seconds_left > 0
            ? tr("Writing the file (%1)", "how long it will take").arg(time_left_text(seconds_left))
            : tr("Writing the file"));
}

void ExportProgress::show_end(const Error& error) {
    bar_->hide();
    text_->setText(error.code == ErrorCode::cancelled ? tr("The export was cancelled. No file was written.")
                                                      : error_text(error));
    show();
}

} // namespace lockstep::gui
