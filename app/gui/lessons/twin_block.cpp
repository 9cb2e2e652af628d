#include "app/gui/lessons/twin_block.h"

#include "app/gui/lessons/ask_block.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace lockstep::gui {

TwinBlock::TwinBlock(const ShownQuestion& asked, BlockProgress& own, BlockProgress& twin, QWidget* parent)
    : QWidget(parent),
      own_(own),
      another_(new QPushButton(tr("Try a similar question"))),
      twin_(make_ask_block(*asked.twin, twin)) {
    another_->setObjectName(QStringLiteral("another"));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    AskBlock* const first = make_ask_block(asked, own);
    column->addWidget(first);
    column->addWidget(another_, 0, Qt::AlignLeft);
    column->addWidget(twin_);
    add(*first);
    add(*twin_);
    connect(another_, &QPushButton::clicked, this, [this] {
        own_.wants_twin = true;
        show_state();
        emit twin_wanted();
    });
    show_state();
}

void TwinBlock::add(AskBlock& block) {
    connect(&block, &AskBlock::answered, this, &TwinBlock::answered);
    connect(&block, &AskBlock::missed, this, [this] {
        show_state();
        emit missed();
    });
}

void TwinBlock::show_state() {
    another_->setVisible(own_.misses > 0 && !own_.wants_twin);
    twin_->setVisible(own_.wants_twin);
}

} // namespace lockstep::gui
