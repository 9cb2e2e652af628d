#include "tests/support/trace_text.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

namespace lockstep::test {
namespace {

constexpr std::array kinds{"read",    "write", "atomic",   "branch",     "loop",        "choice",
                           "barrier", "fence", "exchange", "image_read", "image_write", "sub_group_barrier",
                           "copy",    "wait"};
constexpr std::array spaces{"none", "global", "constant", "local"};
constexpr std::array faults{"",
                            "out_of_bounds",
                            "null_pointer",
                            "private_bounds",
                            "endless_loop",
                            "early_touch",
                            "unfinished_copy",
                            "misaligned",
                            "nothing_exchanged",
                            "private_unwritten",
                            "private_misaligned"};

template <class Names>
std::size_t index_in(const Names& names, const std::string& name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) {
        throw std::runtime_error("not known: " + name);
    }
    return static_cast<std::size_t>(found - names.begin());
}

ValueType type_named(const std::string& name) {
    for (int scalar = 0; scalar <= static_cast<int>(Scalar::float64); ++scalar) {
        for (const std::uint32_t count : {1U, 2U, 3U, 4U, 8U, 16U}) {
            const ValueType type{static_cast<Scalar>(scalar), count};
            if (opencl_name(type) == name) {
                return type;
            }
        }
    }
    throw std::runtime_error("no such type: " + name);
}

class TraceParser {
public:
    Trace parse(const std::string& text) {
        std::istringstream lines(text);
        std::string line;
        bool in_log = false;
        while (std::getline(lines, line)) {
            std::istringstream words(line);
            std::string word;
            if (!(words >> word)) {
                continue;
            }
            if (in_log) {
                logs_.push_back(word == "-" ? std::vector<Event>{} : log_of(line));
            } else if (word == "log") {
                in_log = true;
            } else {
                declare(word, words);
            }
        }
        trace_.program.files = {"test.cl"};
        trace_.program.texts = {""};
        trace_.program.kernel = "test";
        trace_.program.skeleton = skeleton_.skeleton();
        trace_.range.global = trace_.range.local;
        trace_.range.global[0] *= std::max<std::size_t>(1, logs_.size() / items_per_group(trace_.range));
        set_logs(trace_, logs_);
        return std::move(trace_);
    }

private:
    void declare(const std::string& word, std::istringstream& words) {
        if (word == "group") {
            char times = 0;
            words >> trace_.range.local[0];
            if (words >> times >> trace_.range.local[1]) {
                trace_.range.dimensions = 2;
            }
        } else if (word == "object") {
            ObjectInfo object;
            std::string space;
            words >> object.name >> space >> object.base >> object.size_bytes;
            object.space = static_cast<Space>(index_in(spaces, space));
            trace_.objects.push_back(object);
        } else if (word == "site") {
            declare_site(words);
        } else if (word == "helper" || word == "kernel") {
            std::string rest;
            std::getline(words, rest);
            skeleton_.add_function(word == "kernel", rest);
        } else {
            throw std::runtime_error("not known: " + word);
        }
    }

    void declare_site(std::istringstream& words) {
        std::string name;
        std::string kind;
        SiteInfo site;
        words >> name >> kind;
        site.kind = static_cast<SiteKind>(index_in(kinds, kind));
        if (is_access(site.kind)) {
            std::string space;
            std::string type;
            words >> space >> type;
            site.space = static_cast<Space>(index_in(spaces, space));
            site.type = type_named(type);
            site.pieces = pieces_of(site.type);
        }
        words >> site.line;
        site.text = name;
        skeleton_.add_site(name);
        trace_.program.sites.push_back(site);
    }

    [[nodiscard]] std::vector<Event> log_of(const std::string& line) const {
        std::istringstream words(line);
        std::vector<Event> events;
        std::string word;
        while (words >> word) {
            std::replace(word.begin(), word.end(), ':', ' ');
            const bool fault = word.front() == '!';
            std::istringstream parts(fault ? word.substr(1) : word);
            std::string kind;
            std::string name;
            std::uint64_t number = 0;
            if (fault) {
                parts >> kind;
            }
            parts >> name >> number;
            const Site site = skeleton_.site_named(name);
            events.push_back(fault ? make_fault({static_cast<FaultKind>(index_in(faults, kind)), site,
                                                 static_cast<std::uint32_t>(number)})
                                   : make_event(site, number));
        }
        return events;
    }

    Trace trace_;
    SkeletonText skeleton_;
    std::vector<std::vector<Event>> logs_;
};

Column64 column_of(const std::vector<std::vector<std::uint64_t>>& lists, Column64& offsets) {
    offsets = Column64(lists.size() + 1);
    offsets[0] = 0;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        offsets[i + 1] = offsets[i] + lists[i].size();
    }
    Column64 column(offsets[lists.size()]);
    for (std::size_t i = 0; i < lists.size(); ++i) {
        std::copy(lists[i].begin(), lists[i].end(), column.data() + offsets[i]);
    }
    return column;
}

} // namespace

void set_logs(Trace& trace, const std::vector<std::vector<Event>>& logs,
              const std::vector<std::vector<std::uint64_t>>& values) {
    if (logs.size() != item_count(trace.range)) {
        throw std::runtime_error("the range and the logs have different numbers of work-items");
    }
    trace.events = column_of(logs, trace.offsets);
    if (!values.empty()) {
        trace.values = column_of(values, trace.value_offsets);
    }
}

std::vector<Piece> pieces_of(ValueType type) {
    const std::uint32_t bytes =
        type.scalar == Scalar::bytes ? type.count : scalar_bytes(type.scalar) * type.count;
    std::vector<Piece> pieces;
    for (std::uint32_t at = 0; at < bytes; at += 16) {
        pieces.push_back(
            {static_cast<std::uint16_t>(at), static_cast<std::uint16_t>(std::min(16U, bytes - at))});
    }
    return pieces;
}

Trace trace_of(const std::string& text) {
    return TraceParser().parse(text);
}

std::string text_of(const GroupSteps& steps, const Trace& trace) {
    std::ostringstream out;
    for (std::uint32_t i = 0; i < steps.ticks.size(); ++i) {
        const TickInfo& tick = steps.ticks[i];
        out << trace.program.sites[tick.site.index()].text;
        if (tick.round != 0) {
            out << '#' << tick.round;
        }
        for (const WarpStep& step : steps.steps_of(Tick(i))) {
            out << " w" << step.warp.value() << ':';
            for (const std::uint16_t lane : steps.lanes_of(step)) {
                out << ' ' << lane;
            }
        }
        out << '\n';
    }
    return out.str();
}

} // namespace lockstep::test
