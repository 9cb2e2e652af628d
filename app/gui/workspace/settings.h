#pragma once

#include <QSettings>
#include <QStringList>
#include <QVariant>
#include <array>

namespace lockstep::gui {

/// Every setting that the window remembers when it is closed.
enum class Setting : std::uint8_t {
    theme,
    text_size,
    language,
    vocabulary,
    cell_number,
    speed,
    granularity,
    loop,
    charts_shown,
    last_experiment,
    start_page,
    animations,
    line_costs,
    device,
    open_folder,
    export_folder
};

/// The definition of a setting: its key in the settings file, its default and, for a number, its valid range
/// (the file may be damaged or from another version).
struct SettingRow {
    Setting setting;
    const char* key;
    const char* first;
    int least = 0;
    int most = 0;
};
inline constexpr std::array<SettingRow, 16> setting_rows{{
    {Setting::theme, "view/theme", "system"},               // one of: system, light, dark, contrast
    {Setting::text_size, "view/text-size", "100", 50, 400}, // per cent; see text_sizes
    {Setting::language, "view/language", ""},               // a language code; empty: the system's language
    {Setting::vocabulary, "view/vocabulary", "opencl"},     // one of vocabulary_names
    {Setting::cell_number, "view/cell-number", "0", 0, 4},  // index of a CellNumber
    {Setting::speed, "playback/speed", "3", 0, 64}, // index into Playback::speeds; larger values are clamped
    {Setting::granularity, "playback/granularity", "1", 0, 5}, // index of a Granularity; 1: memory access
    {Setting::loop, "playback/loop", "false"},                 //
    {Setting::charts_shown, "view/charts", "true"},            //
    {Setting::last_experiment, "experiment/last", "reduction/interleaved"},
    {Setting::start_page, "start/page", "true"},       // whether the program starts with the page Start
    {Setting::animations, "view/animations", "true"},  // whether slides of a presentation move
    {Setting::line_costs, "view/line-costs", "false"}, // whether source lines end with their costs
    {Setting::device, "run/device", ""},               // a device of this computer; empty: the default device
    {Setting::open_folder, "files/open-folder", ""},   // where a file was opened last
    {Setting::export_folder, "files/export-folder", ""}, // where a file was written last
}};
inline constexpr std::array text_sizes{90, 100, 125, 150, 200};

/// The settings of the current user, or of a test's own file.
class Settings {
public:
    Settings() = default;
    explicit Settings(const QString& file) : store_(file, QSettings::IniFormat) {}

    /// Writes what was set, and reads what other windows of the program have written since.
    void synchronise() { store_.sync(); }

    [[nodiscard]] QVariant operator[](Setting setting) const {
        const SettingRow& row = setting_rows[static_cast<std::size_t>(setting)];
        return store_.value(QLatin1String(row.key), QLatin1String(row.first));
    }
    /// Returns a numeric setting; the default if the file has no value within the valid range.
    [[nodiscard]] int number(Setting setting) const {
        const SettingRow& row = setting_rows[static_cast<std::size_t>(setting)];
        bool is_number = false;
        const int number = (*this)[setting].toInt(&is_number);
        const bool is_in_range = is_number && number >= row.least && number <= row.most;
        return is_in_range ? number : QByteArray(row.first).toInt();
    }
    void set(Setting setting, const QVariant& value) {
        store_.setValue(QLatin1String(setting_rows[static_cast<std::size_t>(setting)].key), value);
    }
    /// Returns the layout of docks and window that was saved for this screen and text size. Each screen has its own
    /// layout, because a layout for a projector does not suit a desktop monitor.
    [[nodiscard]] QByteArray layout(const QString& screen) const {
        return store_.value(QStringLiteral("layout/") + screen).toByteArray();
    }
    void set_layout(const QString& screen, const QByteArray& state) {
        store_.setValue(QStringLiteral("layout/") + screen, state);
    }

    [[nodiscard]] QStringList recent_files() const {
        return store_.value(QStringLiteral("files/recent")).toStringList();
    }
    void set_recent_files(const QStringList& paths) {
        store_.setValue(QStringLiteral("files/recent"), paths);
    }

    /// The bookmarks as Bookmarks::to_json() returns them.
    [[nodiscard]] QByteArray bookmarks() const {
        return store_.value(QStringLiteral("places/bookmarks")).toByteArray();
    }
    void set_bookmarks(const QByteArray& json) { store_.setValue(QStringLiteral("places/bookmarks"), json); }

    /// The last session as LastSession::to_json() returns it.
    [[nodiscard]] QByteArray last_session() const {
        return store_.value(QStringLiteral("start/last-session")).toByteArray();
    }
    void set_last_session(const QByteArray& json) {
        store_.setValue(QStringLiteral("start/last-session"), json);
    }
    /// The folder of the user's kernels, which the page Start lists; empty if none was chosen.
    [[nodiscard]] QString kernel_folder() const {
        return store_.value(QStringLiteral("start/kernel-folder")).toString();
    }
    void set_kernel_folder(const QString& path) {
        store_.setValue(QStringLiteral("start/kernel-folder"), path);
    }

private:
    QSettings store_{QStringLiteral("Lockstep"), QStringLiteral("lockstep")};
};

} // namespace lockstep::gui
