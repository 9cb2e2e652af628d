#pragma once

#include "app/gui/model/task.h"
#include "core/session/part_keys.h"
#include "core/session/session.h"

#include <QObject>
#include <deque>
#include <memory>
#include <vector>

namespace lockstep::gui {

/// Has parts of a session's model made off the window's thread, one at a time, in the order in which pictures
/// ask for them. Another session ends what is made for the one before.
class ModelMaker : public QObject {
    Q_OBJECT
public:
    explicit ModelMaker(QObject* parent = nullptr);

    /// Asking again for what is waiting or being made changes nothing, nor does asking for what has failed.
    void make(std::shared_ptr<const Session> session, PartKey part);
    void cancel();
    [[nodiscard]] bool is_making() const { return is_making_; }

signals:
    void started();
    void progressed(lockstep::Stage stage, quint64 done, quint64 total);
    void failed(const lockstep::Error& error); ///< the part that was being made
    void made();                               ///< a part can be fetched from its session
    void stopped();                            ///< nothing waits any more

private:
    void begin();
    void conclude();

    std::shared_ptr<const Session> session_;
    std::deque<PartKey> waiting_; ///< the first is being made
    std::vector<PartKey> failed_; ///< by what is shown: pictures would ask for them for ever
    bool is_making_ = false;
    Task<Status> task_;
};

} // namespace lockstep::gui
