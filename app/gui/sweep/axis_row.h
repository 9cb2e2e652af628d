#pragma once

#include "core/recording/sweep.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace lockstep::gui {

/// Whether an axis of a sweep must be set. The second axis is optional.
enum class AxisNeed : std::uint8_t { required, optional };

/// Controls that select a parameter and its values for a sweep, in the syntax of the command line:
/// "32,64,128", "32..1024".
class AxisRow : public QWidget {
    Q_OBJECT
public:
    AxisRow(const QString& label, AxisNeed need, QWidget* parent = nullptr);

    /// Offers the parameters of a subject. Keeps the choice, and values that the user typed, if it is the same
    /// subject.
    void show_subject(const SweepSubject& subject, std::uint64_t largest_group);
    void choose(const QString& parameter);
    void set_values(const QString& values);
    [[nodiscard]] bool is_none() const;
    [[nodiscard]] QString parameter() const;
    [[nodiscard]] QString values() const;
    /// Returns the entered axis. Errors: those of sweep_axis().
    [[nodiscard]] Result<SweepAxis> axis() const;

private:
    void suggest();

    const AxisNeed need_;
    SweepSubject subject_;
    QString suggested_; ///< the values that were filled in last
    std::uint64_t largest_group_ = 0;
    QComboBox* parameter_;
    QLineEdit* values_;
};

} // namespace lockstep::gui
