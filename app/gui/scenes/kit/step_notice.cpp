#include "app/gui/scenes/kit/step_notice.h"

#include "app/gui/scenes/kit/scene_parts.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct StepNotice {
    Q_DECLARE_TR_FUNCTIONS(StepNotice)
};

} // namespace

double add_step_notice(Scene& scene, QPointF at, double width, const QString& sentence,
                       const QString& longest, Tick shown, SceneStyle style) {
    if (style == SceneStyle::slide) {
        constexpr double height = 22;
        const QRectF line(at.x(), at.y(), width, height);
        if (!sentence.isEmpty()) {
            scene.shapes.push_back(filled(line, Role::accent_soft));
            scene.shapes.push_back(elided_label(line.adjusted(8, 0, -4, 0), sentence));
        }
        return line.bottom();
    }
    Scene measured;
    const double reserved = add_notice(measured, at, width, longest);
    const double bottom =
        sentence.isEmpty()
            ? add_notice(scene, at, width,
                         StepNotice::tr("The access in step %1 is shown.").arg(shown.value() + 1),
                         Role::active, Role::panel)
            : add_notice(scene, at, width, sentence);
    return std::max(bottom, reserved);
}

} // namespace lockstep::gui
