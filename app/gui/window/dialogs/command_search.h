#pragma once

#include "app/gui/window/actions/action_set.h"

#include <QDialog>
#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;
class QMenu;

namespace lockstep::gui {

/// Something that the search can find: a command or an experiment.
struct SearchEntry {
    QString text;
    QString where; ///< where else the user finds it: the menu, or the family of experiments
    QString keys;  ///< shortcuts; empty if there are none
    std::function<void()> choose;
    QString also = {}; ///< other words that find it
};

/// Returns the entries that contain every word of the input, in any order and ignoring case. Entries whose text
/// starts with the input come first, then those whose text contains all words, then the others. Without input,
/// returns all entries.
[[nodiscard]] std::vector<std::size_t> matching(const std::vector<SearchEntry>& entries,
                                                const QString& input);

/// Returns the enabled commands, the choices of the menus and all experiments; `run` runs an experiment.
[[nodiscard]] std::vector<SearchEntry> search_entries(const ActionSet& actions, const QList<QMenu*>& choices,
                                                      const std::function<void(const QString& id)>& run);

/// A popup with a field and the list of what matches its text. Up and Down select, Enter chooses, Esc closes.
class CommandSearch : public QDialog {
    Q_OBJECT
public:
    explicit CommandSearch(std::vector<SearchEntry> entries, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show_matching();
    void choose();

    const std::vector<SearchEntry> entries_;
    std::vector<std::size_t> shown_; ///< index of the entry that each row shows
    QLineEdit* const field_;
    QListWidget* const list_;
};

} // namespace lockstep::gui
