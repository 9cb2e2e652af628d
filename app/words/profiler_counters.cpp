// Sources: NVIDIA's Nsight Compute documentation (the metrics of its memory tables, and its comparison with nvprof's
// metrics); AMD's ROCm documentation (performance counters and derived metrics of MI200 and MI300).
#include "app/words/profiler_counters.h"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

constexpr ProfilerCounters rows[] = {
    {"timing.median_ns", "gpu__time_duration.sum", ""},
    {"totals.lane_efficiency", "smsp__thread_inst_executed_per_inst_executed.ratio", "VALUUtilization"},
    {"totals.global_load.requests", "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", "SQ_INSTS_VMEM_RD"},
    {"totals.global_load.sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", ""},
    {"totals.global_store.requests", "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum", "SQ_INSTS_VMEM_WR"},
    {"totals.global_store.sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum", ""},
    {"totals.local_load.wavefronts", "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum", ""},
    {"totals.local_load.conflicts", "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",
     "SQ_LDS_BANK_CONFLICT"},
    {"totals.local_store.wavefronts", "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum", ""},
    {"totals.local_store.conflicts", "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",
     "SQ_LDS_BANK_CONFLICT"},
    {"model.occupancy.theoretical", "sm__maximum_warps_per_active_cycle_pct", ""},
    {"model.occupancy.achieved", "sm__warps_active.avg.pct_of_peak_sustained_active", "MeanOccupancyPerCU"},
    {"model.utilisation", "smsp__issue_active.avg.pct_of_peak_sustained_active", ""},
};

} // namespace

std::span<const ProfilerCounters> profiler_counters() {
    return rows;
}

std::string profiler_note(std::string_view figure) {
    const auto* const row = std::ranges::find(rows, figure, &ProfilerCounters::figure);
    std::string note;
    if (row != std::end(rows) && !row->nsight.empty()) {
        note.append("ncu: ").append(row->nsight);
    }
    if (row != std::end(rows) && !row->rocprof.empty()) {
        note.append(note.empty() ? "" : "\n").append("rocprof: ").append(row->rocprof);
    }
    return note;
}

} // namespace lockstep
