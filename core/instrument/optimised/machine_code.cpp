#include "core/instrument/optimised/machine_code.h"

#include "core/instrument/optimised/registers.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>
#include <set>

namespace lockstep::optimised {
namespace {

// Alignment of arrays and size of the widest load, in bytes.
constexpr std::uint64_t most_aligned = 16;
constexpr std::uint32_t deepest = 256; // maximum number of registers through which an address is traced back

struct Fusion {
    std::string_view first;
    std::string_view second;
};

// Pairs of instructions that become one machine instruction if only the second one reads the result of the
// first. The first row that matches is used.
constexpr Fusion fusions[] = {
    {"mul.wide.", "add.s64"},                                                     // IMAD.WIDE
    {"shl.b64", "add.s64"},                                                       // LEA, LEA.HI
    {"mul.lo.s32", "add.s32"}, {"mul.lo.s32", "sub.s32"},                         // IMAD
    {"shl.b32", "add.s32"},    {"shl.b32", "sub.s32"},                            // LEA
    {"shr.s32", "add.s32"},    {"shr.u32", "add.s32"},                            // LEA.HI
    {"setp.", "and.pred"},     {"setp.", "or.pred"},                              // ISETP.AND
    {"and.b32", "and.b32"},    {"and.b32", "or.b32"},     {"and.b32", "xor.b32"}, // LOP3
    {"or.b32", "and.b32"},     {"or.b32", "or.b32"},      {"or.b32", "xor.b32"},
    {"xor.b32", "and.b32"},    {"xor.b32", "or.b32"},     {"xor.b32", "xor.b32"},
    {"add.s32", "add.s32"},    {"add.s32", "sub.s32"},    {"sub.s32", "add.s32"}, // IADD3
};

std::uint64_t number_in(std::string_view text) {
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// Returns the text after the last comma.
std::string_view last_operand(std::string_view text) {
    const std::size_t comma = text.rfind(',');
    const std::size_t begin = comma == text.npos ? text.npos : text.find_first_not_of(" \t", comma + 1);
    return begin == text.npos ? std::string_view() : text.substr(begin);
}

/// Returns the alignment of the product of a register and a constant. `alignment`: the alignment of the
/// register.
std::uint64_t times_constant(std::uint64_t alignment, std::string_view constant) {
    const std::uint64_t factor = number_in(constant);
    const std::uint64_t power = factor == 0 ? most_aligned : factor & (~factor + 1);
    return std::min(most_aligned, alignment * std::min(power, most_aligned));
}

/// Whether this instruction prevents loads before it from being merged with loads after it.
bool ends_run(std::string_view name) {
    return name.starts_with("st.") || name.starts_with("call") || name.starts_with("bra") ||
           name.starts_with("@") || name.starts_with("atom") || name.starts_with("red");
}

} // namespace

void MachineCode::note(std::string_view name, std::string_view text, std::uint32_t block, std::size_t at) {
    lines_.push_back({std::string(name), std::string(text), Registers::in(text), block, at});
    const Line& line = lines_.back();
    for (std::size_t i = 0; i < line.registers.size(); ++i) {
        if (i == 0 && writes(line)) {
            written_[line.registers[i]].push_back(lines_.size() - 1);
        } else {
            ++read_[line.registers[i]];
        }
    }
}

void MachineCode::apply(Function& function) const {
    fuse(function);
    merge_loads(function);
}

bool MachineCode::writes(const Line& line) {
    return !line.name.starts_with("st.") && !line.name.starts_with("bra") && !line.name.starts_with("@");
}

void MachineCode::fuse(Function& function) const {
    std::set<std::size_t> done;
    for (const Fusion& fusion : fusions) {
        for (std::size_t second = 0; second < lines_.size(); ++second) {
            const Line& line = lines_[second];
            if (!line.name.starts_with(fusion.second) || done.contains(second)) {
                continue;
            }
            for (std::size_t i = 1; i < line.registers.size() && !done.contains(second); ++i) {
                const auto known = written_.find(line.registers[i]);
                if (known == written_.end() || known->second.size() != 1 ||
                    read_.at(line.registers[i]) != 1) {
                    continue;
                }
                const std::size_t first = known->second.front();
                const Line& before = lines_[first];
                if (before.block == line.block && before.name.starts_with(fusion.first) &&
                    !done.contains(first)) {
                    function.blocks[before.block].instructions[before.at].operations = 0;
                    done.insert({first, second});
                }
            }
        }
    }
}

/// Marks loads from adjacent addresses of local memory as merged if no instruction between them may write to
/// local memory.
void MachineCode::merge_loads(Function& function) const {
    Alignments known;
    // Keys: base register or array, then offset.
    std::map<std::string, std::map<std::uint64_t, const Line*>> run;
    std::optional<std::uint32_t> block;
    const auto end_run = [&] {
        for (const auto& [base, loads] : run) {
            std::uint64_t end = 0;      // end of the address range that the current wide load can cover
            std::uint64_t next = ~0ULL; // offset at which a load would directly follow the current wide load
            for (const auto& [offset, load] : loads) {
                const std::uint64_t bytes = place_of(*load).bytes;
                if (offset == next && offset + bytes <= end) {
                    function.blocks[load->block].instructions[load->at].is_merged = true;
                } else {
                    const std::uint64_t aligned =
                        std::gcd(alignment_of(base, known), offset == 0 ? most_aligned : offset);
                    end = offset + std::max(bytes, aligned);
                }
                next = offset + bytes;
            }
        }
        run.clear();
    };
    for (const Line& line : lines_) {
        if (block != line.block || ends_run(line.name)) {
            end_run();
            block = line.block;
        }
        const Place place = line.name.starts_with("ld.shared.") ? place_of(line) : Place();
        if (place.bytes != 0) {
            run[place.base].emplace(place.offset, &line);
        }
    }
    end_run();
}

/// Parses the address operand of a load, such as [%r9+4] in "ld.shared.f32 %f2, [%r9+4]". The result has 0
/// bytes if the instruction is not a plain load.
MachineCode::Place MachineCode::place_of(const Line& load) {
    const std::size_t open = load.text.find('[');
    const std::size_t close = load.text.find(']', open);
    const std::string_view name = load.name;
    const std::size_t type = name.find_last_of("0123456789");
    if (open == load.text.npos || close == load.text.npos || type == name.npos ||
        name.find(".v") != name.npos || name.find("volatile") != name.npos) {
        return {};
    }
    const std::string inside = load.text.substr(open + 1, close - open - 1);
    const std::size_t plus = inside.find('+');
    const std::size_t digits = name.find_last_not_of("0123456789") + 1;
    return {inside.substr(0, plus),
            plus == inside.npos ? 0 : number_in(std::string_view(inside).substr(plus + 1)),
            number_in(name.substr(digits)) / 8};
}

/// Returns the alignment of the value in a register, in bytes. If the register is written several times, as
/// in a loop, returns the smallest alignment of these values.
std::uint64_t MachineCode::alignment_of(const std::string& name, Alignments& known) const {
    if (!name.starts_with("%")) {
        return most_aligned; // not a register but the name of an array
    }
    if (const auto found = known.bytes.find(name); found != known.bytes.end()) {
        return found->second;
    }
    const auto lines = written_.find(name);
    if (lines == written_.end() || known.depth >= deepest) {
        return known.bytes[name] = 1;
    }
    // Initial assumption, because the register may be computed from its own value.
    known.bytes[name] = most_aligned;
    std::uint64_t least = most_aligned;
    ++known.depth;
    for (const std::size_t line : lines->second) {
        least = std::min(least, alignment_by(lines_[line], known));
    }
    --known.depth;
    return known.bytes[name] = least;
}

std::uint64_t MachineCode::alignment_by(const Line& line, Alignments& known) const {
    const auto of = [&](std::size_t i) {
        return i < line.registers.size() ? alignment_of(line.registers[i], known) : 1;
    };
    const std::string_view last = last_operand(line.text);
    const bool is_constant = !last.empty() && last.front() >= '0' && last.front() <= '9';
    if (line.name.starts_with("mov.")) {
        return line.registers.size() > 1 ? of(1)
               : is_constant             ? times_constant(1, last)
                                         : most_aligned; // the address of an array
    }
    if (line.name.starts_with("add.") || line.name.starts_with("or.b") || line.name.starts_with("sub.")) {
        return std::min(of(1), line.registers.size() > 2 ? of(2) : is_constant ? times_constant(1, last) : 1);
    }
    if (line.name.starts_with("shl.") && is_constant) {
        return times_constant(of(1), std::to_string(1ULL << std::min<std::uint64_t>(number_in(last), 4)));
    }
    if (line.name.starts_with("mul.lo.") && is_constant) {
        return times_constant(of(1), last);
    }
    if (line.name.starts_with("cvt.") || line.name.starts_with("and.b")) {
        return line.registers.size() == 2 && line.name.starts_with("and.b") && is_constant
                   ? std::max(of(1), times_constant(1, last))
                   : of(1);
    }
    return 1;
}

} // namespace lockstep::optimised
