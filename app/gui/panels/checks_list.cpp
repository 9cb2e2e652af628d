#include "app/gui/panels/checks_list.h"

#include "app/gui/panels/card.h"
#include "app/gui/panels/check_text.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"
#include "core/session/run_checks.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

/// A check's mark: done and clean, done with findings, nothing to look at, not done.
struct CheckMark {
    const char* icon;
    Role role;
};
CheckMark mark_of(const Check& check) {
    if (check.findings != 0) {
        return {"find", Role::error};
    }
    return check.state == CheckState::done            ? CheckMark{"check", Role::ok}
           : check.state == CheckState::nothing_there ? CheckMark{"minus", Role::text2}
                                                      : CheckMark{"info", Role::warn};
}

} // namespace

ChecksList::ChecksList(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(6);
    auto* heading = new QLabel(tr("What was checked"));
    heading->setFont(font_for(FontRole::body_strong));
    column->addWidget(heading);
    lines_ = new QVBoxLayout;
    lines_->setSpacing(4);
    column->addLayout(lines_);
}

void ChecksList::show_checks(const Session& session, const Theme& theme) {
    while (QLayoutItem* item = lines_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    texts_.clear();
    for (const Check& check : checks_of_run(session)) {
        texts_ << check_text(check);
        auto* line = new QWidget;
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(8);
        const CheckMark look = mark_of(check);
        auto* mark = new QLabel;
        mark->setPixmap(icon(QString::fromLatin1(look.icon), theme, look.role).pixmap(14, 14));
        row->addWidget(mark, 0, Qt::AlignTop);
        row->addWidget(wrapped_label(texts_.back(), check.state != CheckState::done), 1);
        lines_->addWidget(line);
    }
}

} // namespace lockstep::gui
