#include "app/gui/workspace/edit_recovery.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr qint64 most_bytes = 16 << 20; ///< maximum size in bytes of a file with copies of unsaved edits
constexpr qsizetype most_texts = 64;

QByteArray as_json(const UnsavedTexts& texts) {
    QJsonArray edits;
    for (auto each = texts.begin(); each != texts.end(); ++each) {
        edits.append(QJsonObject{{"file", each.key()}, {"program", each->program}, {"text", each->text}});
    }
    return QJsonDocument(QJsonObject{{"edits", edits}}).toJson();
}

bool is_kernel_file(const QString& path) {
    return QDir::isAbsolutePath(path) &&
           (path.endsWith(QLatin1String(".cl")) || path.endsWith(QLatin1String(".sim")));
}

UnsavedTexts from_json(const QByteArray& json) {
    UnsavedTexts texts;
    const QJsonArray edits = QJsonDocument::fromJson(json).object()[QLatin1String("edits")].toArray();
    for (const auto& each : edits) {
        const QString file = each[QLatin1String("file")].toString();
        if (is_kernel_file(file) && each[QLatin1String("text")].isString() && texts.size() < most_texts) {
            texts[file] = {each[QLatin1String("program")].toString(), each[QLatin1String("text")].toString()};
        }
    }
    return texts;
}

} // namespace

EditRecovery::EditRecovery(QString folder) : folder_(std::move(folder)) {}

QString EditRecovery::path_of(const QString& process, const char* suffix) const {
    return QDir(folder_).filePath(process + QLatin1String(suffix));
}

void EditRecovery::keep(const UnsavedTexts& texts) {
    const QString process = QString::number(QCoreApplication::applicationPid());
    if (texts.isEmpty() || folder_.isEmpty()) {
        if (lock_ != nullptr) {
            QFile::remove(path_of(process, ".json"));
            lock_.reset();
        }
        return;
    }
    if (lock_ == nullptr) {
        if (!QDir().mkpath(folder_)) {
            return;
        }
        lock_ = std::make_unique<QLockFile>(path_of(process, ".lock"));
        lock_->setStaleLockTime(0); // only the end of the process releases the lock
        lock_->tryLock(0);
    }
    QSaveFile file(path_of(process, ".json"));
    if (file.open(QIODevice::WriteOnly)) {
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        file.write(as_json(texts));
        file.commit();
    }
}

UnsavedTexts EditRecovery::take_lost() const {
    UnsavedTexts lost;
    const QStringList copies =
        folder_.isEmpty() ? QStringList() : QDir(folder_).entryList({QStringLiteral("*.json")}, QDir::Files);
    for (const QString& copy : copies) {
        const QString process = copy.chopped(5);
        QLockFile lock(path_of(process, ".lock"));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0)) {
            continue; // its process is running; an ended one may have had the number of this one
        }
        QFile file(path_of(process, ".json"));
        if (file.open(QIODevice::ReadOnly) && file.size() <= most_bytes) {
            lost.insert(from_json(file.readAll()));
        }
        file.remove();
    }
    return lost;
}

} // namespace lockstep::gui
