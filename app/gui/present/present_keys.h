#pragma once

#include "app/gui/present/presentation.h"

#include <QKeyEvent>
#include <QObject>
#include <QString>
#include <optional>
#include <span>

namespace lockstep::gui {

/// The definition of an act: its name, its icon and its keys.
struct PresentActRow {
    PresentAct act;
    const char* text; ///< English; translated in the context "PresentWords"
    const char* icon; ///< name of the icon; empty if there is none
    const char* keys; ///< in Qt's portable text format, separated by spaces
    /// Whether clickers send one of the keys, so that it also works while another window is in front.
    bool is_of_clickers = false;
};

/// Returns the rows in the order of the list of keys.
[[nodiscard]] std::span<const PresentActRow> present_act_rows();
[[nodiscard]] const PresentActRow& row_of(PresentAct act);
[[nodiscard]] QString present_text(const PresentActRow& row);
/// Returns the keys of an act as the user reads them, separated by commas.
[[nodiscard]] QString present_keys_text(const PresentActRow& row);
/// Returns the keys that count a hand, for the list of keys: what they do, and the keys.
[[nodiscard]] std::pair<QString, QString> counting_keys();

/// What a key press means to a presentation.
struct PresentKey {
    std::optional<PresentAct> act;
    /// The choice for which a hand is counted or, with Shift, taken back.
    std::optional<std::size_t> choice;
    int by = 0;
    bool is_of_clickers = false;
    bool types_text = false; ///< whether the key changes a text that is being edited
};
/// Returns the meaning of a key; nullopt if it has none.
[[nodiscard]] std::optional<PresentKey> present_key(const QKeyEvent& event);

/// Passes the keys of a presentation to it while it is on, whichever widget has the focus: all keys while one of the
/// presentation's windows is in front, and those of clickers in every window. Keys that would change a text are left
/// to the text field that has the focus. If the presentation was left, F5 resumes it.
class PresentKeys : public QObject {
    Q_OBJECT
public:
    explicit PresentKeys(Presentation& presentation, QObject* parent = nullptr);

    /// Adds a window in which all keys belong to the presentation.
    void add_window(const QWidget& window) { windows_.push_back(&window); }

signals:
    void pressed(); ///< emitted after a key of the presentation

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool takes(const PresentKey& key, const QWidget& focus) const;
    void use(const PresentKey& key, bool is_repeated);

    Presentation& presentation_;
    std::vector<const QWidget*> windows_;
};

} // namespace lockstep::gui
