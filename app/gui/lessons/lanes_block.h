#pragma once

#include "app/gui/lessons/ask_block.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace lockstep::gui {

class ReasonLabel;

/// "Be the warp": the learner clicks the lanes that are the answer. A wrong lane is marked at once. How many
/// lanes are left stays secret until the learner says that these are all.
class LanesBlock : public AskBlock {
    Q_OBJECT
public:
    LanesBlock(const ShownQuestion& asked, BlockProgress& progress, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] bool is_right(std::uint32_t lane) const;
    [[nodiscard]] std::size_t found() const;
    [[nodiscard]] QString reason_of(std::uint32_t lane) const;
    void add_buttons();
    void arrange();
    void click(std::uint32_t lane);
    void judge();
    void show_answer();
    void show_state();
    void show_lane(std::uint32_t lane);

    const ShownQuestion asked_;
    QGridLayout* const grid_;
    std::vector<QToolButton*> lanes_;
    QLabel* const count_; ///< how many right and wrong lanes were clicked
    QPushButton* const all_;
    QPushButton* const show_;
    ReasonLabel* const reason_;
    int columns_ = 0;
};

} // namespace lockstep::gui
