#pragma once

#include "core/site/skeleton.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <map>
#include <string>
#include <vector>

namespace lockstep::test {

/// Fills a trace with the logs of a launch, one list of events per work-item. `trace` provides program, range
/// and objects; its number of work-items equals the number of logs. If `values` is given, its lists become
/// the value column.
void set_logs(Trace& trace, const std::vector<std::vector<Event>>& logs,
              const std::vector<std::vector<std::uint64_t>>& values = {});

/// Returns the requests of an access of this type: pieces of at most 16 bytes, without the padding of a
/// 3-vector.
std::vector<Piece> pieces_of(ValueType type);

/// Builds a trace from a few lines of text:
///
///     group 4                                  work-items per group (or 4x2)
///     object table global 4096 256             name, space, base, size
///     site C branch 3                          name, kind, line
///     site A read local float 4                name, kind, space, type, line
///     kernel { if C { A call f } { } }         the skeleton: names of sites, if, for, do, switch, call,
///                                              break, continue, return
///     helper f { A }                           before the kernel that calls it
///     log                                      then one line per work-item: events with their payloads,
///                                              C:1 A:64 A:128 NAME:PAYLOAD; faults are !kind:NAME:OBJECT
///     -                                        (an empty log)
///
/// `for S {test} {body} {step}`, `do S {body} {test}`, `switch S { 1: A break 2: 3: B default: C }`.
/// Mistakes in the text throw std::runtime_error.
Trace trace_of(const std::string& text);

/// Prints one line per tick: the site's name, its iteration if it has one, then each warp with its lanes:
/// "A#2 w0: 0 1 w1: 3".
std::string text_of(const GroupSteps& steps, const Trace& trace);

/// Builds a skeleton from the text that trace_of() describes.
class SkeletonText {
public:
    /// Adds the next site under this name.
    void add_site(const std::string& name);
    [[nodiscard]] Site site_named(const std::string& name) const;

    /// Adds a function: "f { A B }" for a helper, "{ A call f }" for the kernel.
    void add_function(bool is_kernel, const std::string& text);

    [[nodiscard]] const Skeleton& skeleton() const { return skeleton_; }

private:
    NodeIndex add(Node node);
    NodeIndex block();
    NodeIndex statement();
    NodeIndex choice();
    std::string take();
    void expect(const std::string& token);

    Skeleton skeleton_;
    std::map<std::string, Site> sites_;
    std::map<std::string, NodeIndex> helpers_;
    std::vector<std::string> tokens_; ///< tokens of the function being read
    std::size_t next_ = 0;
};

} // namespace lockstep::test
