#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/appearance.h"

#include <QObject>
#include <QPointer>

namespace lockstep::gui {

class Centre;
class GuideWindow;
class PlaceActions;

/// The commands that open the user's guide: at its beginning, or at the page about the shown view. A second call
/// brings the open window to the front.
class GuideActions : public QObject {
    Q_OBJECT
public:
    GuideActions(const ActionSet& actions, Centre& centre, PlaceActions& places, const Appearance& appearance,
                 QWidget& window);

private:
    void open(const QString& page);

    PlaceActions& places_;
    const Appearance& appearance_;
    QWidget& window_;
    QPointer<GuideWindow> guide_;
};

} // namespace lockstep::gui
