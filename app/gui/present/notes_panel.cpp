#include "app/gui/present/notes_panel.h"

#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/words/trace/narration_words.h"
#include "core/narration/narrate.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr int size_step = 2;

/// Returns what the audience reads at this state.
QString caption_of(const PresentedState& state) {
    if (state.question != nullptr) {
        return state.question->answer;
    }
    if (state.caption || state.view->tick_count() == 0) {
        return state.caption.value_or(QString());
    }
    return worded(narration_phrase(narrate(*state.view, state.cursor.tick, state.cursor.warp).what));
}

} // namespace

NotesPanel::NotesPanel(Presentation& presentation, QWidget* parent)
    : QWidget(parent),
      presentation_(presentation),
      caption_(new WholeLabel(this)),
      notes_(new QPlainTextEdit(this)) {
    setProperty("bare", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    use_font(*caption_, FontRole::body_strong);
    column->addWidget(caption_);
    notes_->setAccessibleName(tr("Notes"));
    notes_->setPlaceholderText(tr("Notes on this state. Only this window shows them."));
    notes_->setTabChangesFocus(true);
    column->addWidget(notes_, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("Note size"), this));
    auto* smaller = new QPushButton(tr("Smaller"), this);
    auto* larger = new QPushButton(tr("Larger"), this);
    row->addWidget(smaller);
    row->addWidget(larger);
    row->addStretch(1);
    column->addLayout(row);
    const auto resize = [this](int by) {
        presentation_.set_note_size(presentation_.desk().note_size + by);
        show_size();
    };
    connect(smaller, &QPushButton::clicked, this, [resize] { resize(-size_step); });
    connect(larger, &QPushButton::clicked, this, [resize] { resize(size_step); });
    connect(notes_, &QPlainTextEdit::textChanged, this,
            [this] { presentation_.set_notes(notes_->toPlainText()); });
    connect(&presentation, &Presentation::changed, this, &NotesPanel::show_state);
    show_size();
    show_state();
}

void NotesPanel::show_size() {
    QFont font = text_font(FontRole::body);
    font.setPixelSize(static_cast<int>(std::lround(presentation_.desk().note_size * text_scale())));
    notes_->setFont(font);
}

void NotesPanel::show_state() {
    if (presentation_.script() == nullptr) {
        return;
    }
    caption_->setText(caption_of(presentation_.state()));
    const QString notes = notes_of(presentation_); // those of a page come when it is prepared
    if (notes != notes_->toPlainText()) {
        const QSignalBlocker quiet(notes_);
        notes_->setPlainText(notes);
    }
}

} // namespace lockstep::gui
