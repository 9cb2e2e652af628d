#include "app/gui/present/notes_panel.h"

#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/words/trace/narration_words.h"
#include "app/words/trace/question_words.h"
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
QString caption_of(const GroupView& view, const PresentedState& state) {
    if (state.question != nullptr) {
        return worded(reason_text(*state.question, state.question->right));
    }
    return view.tick_count() == 0
               ? QString()
               : worded(narration_phrase(narrate(view, state.cursor.tick, state.cursor.warp).what));
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
    const GroupView* view = presentation_.workspace().selection().view();
    if (presentation_.script() == nullptr || view == nullptr) {
        return;
    }
    const PresentedState state = presentation_.state();
    caption_->setText(caption_of(*view, state));
    if (state.key != key_) {
        key_ = state.key;
        const QSignalBlocker quiet(notes_);
        notes_->setPlainText(notes_of(presentation_));
    }
}

} // namespace lockstep::gui
