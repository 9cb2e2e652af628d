#pragma once

#include "app/gui/model/task.h"
#include "core/base/result.h"

#include <QObject>
#include <QString>
#include <deque>
#include <string>

namespace lockstep::gui {

/// A text that goes into a file.
struct TextToSave {
    QString path;
    std::string text;
    /// A file that is there is written over only if it begins like this: it is ours then. Empty: in any case.
    std::string mark = {};
};

/// Writes texts off the window's thread, one after the other; none is lost, and none half written.
class TextSaver : public QObject {
    Q_OBJECT
public:
    explicit TextSaver(QObject* parent = nullptr);
    ~TextSaver() override; ///< writes what waits

    void save(TextToSave text);
    void finish(); ///< waits until all is written

signals:
    void saved(const QString& path);
    void left_alone(const QString& path); ///< the file is somebody else's
    void failed(const lockstep::Error& error);

private:
    enum class Did { save, leave_alone };
    static Result<Did> write(const TextToSave& text);
    void begin();
    void conclude();

    std::deque<TextToSave> waiting_;
    Task<Result<Did>> task_;
};

} // namespace lockstep::gui
