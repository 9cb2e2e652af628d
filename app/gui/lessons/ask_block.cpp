#include "app/gui/lessons/ask_block.h"

#include "app/gui/lessons/choice_block.h"
#include "app/gui/lessons/lanes_block.h"
#include "app/gui/lessons/number_block.h"
#include "app/gui/lessons/order_block.h"

#include <QVBoxLayout>

namespace lockstep::gui {

AskBlock::AskBlock(BlockProgress& progress, QWidget* parent)
    : QFrame(parent), progress_(progress), column_(new QVBoxLayout(this)) {
    setProperty("card", QStringLiteral("advice"));
    column_->setContentsMargins(12, 10, 12, 10);
    column_->setSpacing(8);
}

void AskBlock::miss() {
    ++progress_.misses;
    emit missed();
}

void AskBlock::finish() {
    progress_.is_answered = true;
    emit answered();
}

AskBlock* make_ask_block(const ShownBlock& block, BlockProgress& progress) {
    if (const auto* choice = std::get_if<ShownChoiceAsk>(&block)) {
        return new ChoiceBlock(*choice, progress);
    }
    if (const auto* number = std::get_if<ShownNumberAsk>(&block)) {
        return new NumberBlock(*number, progress);
    }
    if (const auto* order = std::get_if<ShownOrderAsk>(&block)) {
        return new OrderBlock(*order, progress);
    }
    if (const auto* question = std::get_if<ShownQuestion>(&block)) {
        return question->by_lanes ? static_cast<AskBlock*>(new LanesBlock(*question, progress))
                                  : new ChoiceBlock(*question, progress);
    }
    return nullptr;
}

} // namespace lockstep::gui
