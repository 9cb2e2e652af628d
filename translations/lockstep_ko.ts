<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko">
<context>
    <name>Account</name>
    <message>
        <source>%1 of the scheduler cycles are spent on bank conflicts, mainly at %3. Removing them would save %2 of the modelled time.</source>
        <translation>뱅크 충돌이 스케줄러 사이클의 %1에 해당하며, 대부분 %3에서 발생합니다. 이를 없애면 모델 시간이 %2 줄어듭니다.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting for global memory. Coalesced accesses, mainly at %3, would save %2 of the modelled time.</source>
        <translation>글로벌 메모리를 기다리는 시간이 스케줄러 사이클의 %1에 해당합니다. 접근을 coalesced 접근으로 바꾸면(주로 %3) 모델 시간이 %2 줄어듭니다.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent on divergence, mainly at %3. Removing it would save %2 of the modelled time.</source>
        <translation>분기가 스케줄러 사이클의 %1에 해당하며, 대부분 %3에서 발생합니다. 이를 없애면 모델 시간이 %2 줄어듭니다.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting at barriers, most of them at %3. Removing the barriers would save %2 of the modelled time.</source>
        <translation>barrier에서 기다리는 시간이 스케줄러 사이클의 %1에 해당하며, 대부분 %3에서 발생합니다. barrier가 없으면 launch의 모델 시간이 %2 줄어듭니다.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting for global memory, most of them at %3. Larger caches would save %2 of the modelled time.</source>
        <translation>글로벌 메모리를 기다리는 시간이 스케줄러 사이클의 %1에 해당하며, 대부분 %3에서 발생합니다. 캐시가 더 크면 모델 시간이 %2 줄어듭니다.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting for atomics, most of them at %3. Removing the queues of atomics would save %2 of the modelled time.</source>
        <translation>atomic 연산을 기다리는 시간이 스케줄러 사이클의 %1에 해당하며, 대부분 %3에서 발생합니다. atomic 연산이 큐에서 기다리지 않으면 모델 시간이 %2 줄어듭니다.</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>명령어</translation>
    </message>
    <message>
        <source>divergence</source>
        <translation>분기</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>글로벌 메모리</translation>
    </message>
    <message>
        <source>atomics</source>
        <translation>atomic 연산</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>뱅크 충돌</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>로컬 메모리</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barrier</translation>
    </message>
    <message>
        <source>dependencies</source>
        <translation>의존성</translation>
    </message>
    <message>
        <source>scheduling policy</source>
        <translation>스케줄링 정책</translation>
    </message>
    <message>
        <source>finished warps</source>
        <translation>끝난 warp</translation>
    </message>
    <message>
        <source>start of groups</source>
        <translation>그룹 시작</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>꼬리 구간</translation>
    </message>
    <message>
        <source>no work</source>
        <translation>작업 없음</translation>
    </message>
    <message>
        <source>The scheduler issues an instruction that is needed.</source>
        <translation>스케줄러가 꼭 필요한 명령어를 발행합니다.</translation>
    </message>
    <message>
        <source>The scheduler issues an instruction that divergence has added.</source>
        <translation>스케줄러가 분기 때문에 추가된 명령어를 발행합니다.</translation>
    </message>
    <message>
        <source>Warps wait for global memory or images.</source>
        <translation>warp가 글로벌 메모리나 이미지를 기다립니다.</translation>
    </message>
    <message>
        <source>Warps wait for atomics.</source>
        <translation>warp가 atomic 연산을 기다립니다.</translation>
    </message>
    <message>
        <source>Warps wait while local memory makes more passes than the minimum.</source>
        <translation>로컬 메모리가 최솟값보다 많은 패스를 수행하는 동안 warp가 기다립니다.</translation>
    </message>
    <message>
        <source>Warps wait for local memory, without conflicts.</source>
        <translation>warp가 로컬 메모리를 기다리지만 충돌은 없습니다.</translation>
    </message>
    <message>
        <source>Warps wait at a barrier.</source>
        <translation>warp가 barrier에서 기다립니다.</translation>
    </message>
    <message>
        <source>Warps wait for the result of an instruction.</source>
        <translation>warp가 명령어의 결과를 기다립니다.</translation>
    </message>
    <message>
        <source>Warps are ready, but the policy selects none of them.</source>
        <translation>준비된 warp가 있지만 정책에 따라 아무 warp도 선택되지 않습니다.</translation>
    </message>
    <message>
        <source>Warps are finished, but other warps of their group are not.</source>
        <translation>끝난 warp가 있지만 같은 그룹의 다른 warp가 아직 끝나지 않았습니다.</translation>
    </message>
    <message>
        <source>The scheduler waits for the next group.</source>
        <translation>스케줄러가 다음 그룹을 기다립니다.</translation>
    </message>
    <message>
        <source>The scheduler is finished, but others are not.</source>
        <translation>이 스케줄러는 끝났지만 다른 스케줄러가 아직 끝나지 않았습니다.</translation>
    </message>
    <message>
        <source>The scheduler never gets a warp.</source>
        <translation>스케줄러에 warp가 한 번도 배정되지 않습니다.</translation>
    </message>
    <message>
        <source>uncoalesced access</source>
        <translation>uncoalesced 접근</translation>
    </message>
    <message>
        <source>avoidable cache misses</source>
        <translation>피할 수 있는 캐시 미스</translation>
    </message>
    <message>
        <source>queues of atomics</source>
        <translation>atomic 연산의 큐</translation>
    </message>
    <message>
        <source>delays between groups</source>
        <translation>그룹 사이의 지연</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1번 줄</translation>
    </message>
    <message>
        <source>%1: %2, %3 cycles</source>
        <translation>%1: %2, %3사이클</translation>
    </message>
    <message>
        <source>%1: %2, %3 cycles, %4</source>
        <translation>%1: %2, %3사이클, %4</translation>
    </message>
    <message>
        <source>No single cost is worth removing: each would save less than 1 % of the modelled time. Most scheduler cycles: %1 (%2).</source>
        <translation>개선할 비용이 없습니다. 어느 비용 하나를 없애도 모델 시간이 1 %도 줄지 않습니다. 스케줄러 사이클이 가장 많은 항목: %1(%2).</translation>
    </message>
    <message>
        <source>Without %1, the launch would take %2 less time.</source>
        <translation>%1 없이 실행하면 launch 시간이 %2 줄어듭니다.</translation>
    </message>
    <message>
        <source>Without %1 (mainly at %3), the launch would take %2 less time.</source>
        <translation>%1(주로 %3) 없이 실행하면 launch 시간이 %2 줄어듭니다.</translation>
    </message>
    <message>
        <source>No cost worth removing was found.</source>
        <translation>개선할 비용을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>The launch takes %1 cycles. Most scheduler cycles: %2 (%3).</source>
        <translation>launch에 %1사이클이 걸립니다. 스케줄러 사이클이 가장 많은 항목: %2(%3).</translation>
    </message>
    <message>
        <source>less time without %1</source>
        <translation>%1 없이 실행할 때 줄어드는 시간</translation>
    </message>
    <message>
        <source>The launch would take %1 instead of %2 cycles.</source>
        <translation>launch 시간이 %2사이클에서 %1사이클로 줄어듭니다.</translation>
    </message>
    <message>
        <source>of the scheduler cycles: %1</source>
        <translation>스케줄러 사이클에서의 비율: %1</translation>
    </message>
    <message>
        <source>Without %1, the launch would take %2 less time: %3 instead of %4 cycles.</source>
        <translation>%1 없이 실행하면 launch 시간이 %2 줄어듭니다: %4사이클 대신 %3사이클.</translation>
    </message>
    <message>
        <source>This cost has no share of the scheduler cycles. Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>이 비용은 스케줄러 사이클에서 차지하는 비율이 없습니다. 비용 하나를 없애면 그 비율보다 더 많이 줄어들 수 있습니다. 다른 warp의 대기 시간도 짧아질 수 있기 때문입니다.</translation>
    </message>
    <message>
        <source>The bar marks the share of this cost (%1). Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>막대에 이 비용의 비율(%1)이 표시됩니다. 비용 하나를 없애면 그 비율보다 더 많이 줄어들 수 있습니다. 다른 warp의 대기 시간도 짧아질 수 있기 때문입니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent on local atomics on the same word, mainly at %3. They take turns. Removing their extra passes would save %2 of the modelled time.</source>
        <translation>같은 워드에 대한 로컬 atomic 연산이 스케줄러 사이클의 %1에 해당합니다. 이 연산들은 차례로 실행되며, 대부분 %3에서 발생합니다. 추가 패스를 없애면 모델 시간이 %2 줄어듭니다.</translation>
    </message>
    <message>
        <source>local atomics on the same word</source>
        <translation>같은 워드에 대한 로컬 atomic 연산</translation>
    </message>
    <message>
        <source>Warps wait while local memory makes more passes than the minimum, mostly because atomics on the same word take turns.</source>
        <translation>로컬 메모리가 최솟값보다 많은 패스를 수행하는 동안 warp가 기다립니다. 주된 원인은 같은 워드에 대한 atomic 연산이 차례로 실행되는 것입니다.</translation>
    </message>
    <message>
        <source>extra passes of local atomics on the same word</source>
        <translation>같은 워드에 대한 로컬 atomic 연산의 추가 패스</translation>
    </message>
    <message numerus="yes">
        <source>Next: without %1, the launch would take %2 fewer cycles (%3 less time).</source>
        <translation>
            <numerusform>다음: %1 없이 실행하면 launch 시간이 %2사이클 줄어듭니다(%3 단축).</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: without %1, the launch would take 1 fewer cycle (%3 less time).</source>
        <translation>다음: %1 없이 실행하면 launch 시간이 1사이클 줄어듭니다(%3 단축).</translation>
    </message>
    <message numerus="yes">
        <source>Next: without %1 (mainly at %4), the launch would take %2 fewer cycles (%3 less time).</source>
        <translation>
            <numerusform>다음: %1(주로 %4) 없이 실행하면 launch 시간이 %2사이클 줄어듭니다(%3 단축).</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: without %1 (mainly at %4), the launch would take 1 fewer cycle (%3 less time).</source>
        <translation>다음: %1(주로 %4) 없이 실행하면 launch 시간이 1사이클 줄어듭니다(%3 단축).</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Groups do not fill their warps</source>
        <translation>그룹이 warp를 다 채우지 못함</translation>
    </message>
    <message>
        <source>Divergent condition</source>
        <translation>갈라지는 조건</translation>
    </message>
    <message>
        <source>Latency is not hidden</source>
        <translation>지연이 숨겨지지 않음</translation>
    </message>
    <message>
        <source>Uncoalesced accesses</source>
        <translation>uncoalesced 접근</translation>
    </message>
    <message>
        <source>Padding removes bank conflicts</source>
        <translation>패딩으로 뱅크 충돌 제거</translation>
    </message>
    <message>
        <source>A swizzle removes bank conflicts</source>
        <translation>스위즐로 뱅크 충돌 제거</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>뱅크 충돌</translation>
    </message>
    <message>
        <source>Warps wait at barriers</source>
        <translation>warp가 barrier에서 대기</translation>
    </message>
    <message>
        <source>Registers limit occupancy</source>
        <translation>레지스터가 점유율을 제한함</translation>
    </message>
    <message numerus="yes">
        <source>Registers limit a multiprocessor to %3 groups. With %2 registers per work-item instead of %1, %4 groups fit.</source>
        <translation>
            <numerusform>레지스터 때문에 멀티프로세서에 그룹이 %3개까지만 들어갑니다. work-item당 레지스터가 %1개가 아니라 %2개이면 그룹 %4개가 들어갑니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Local memory limits occupancy</source>
        <translation>로컬 메모리가 점유율을 제한함</translation>
    </message>
    <message numerus="yes">
        <source>Local memory limits a multiprocessor to %3 groups. With %2 bytes per group instead of %1, %4 groups fit.</source>
        <translation>
            <numerusform>로컬 메모리 때문에 멀티프로세서에 그룹이 %3개까지만 들어갑니다. 그룹당 %1바이트가 아니라 %2바이트이면 그룹 %4개가 들어갑니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Doubles are slow</source>
        <translation>double은 느림</translation>
    </message>
    <message numerus="yes">
        <source>%1 memory accesses read or write doubles, which take twice as many bytes as floats and, on most GPUs, many times as many cycles. Use floats if they are precise enough.</source>
        <translation>
            <numerusform>메모리 접근 %1개가 double을 읽거나 씁니다. double은 float보다 바이트 수가 두 배이고, 대부분의 GPU에서 사이클도 몇 배나 더 걸립니다. 정밀도가 충분하면 float를 쓰십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>Full-precision math</source>
        <translation>완전 정밀도 수학 연산</translation>
    </message>
    <message>
        <source>Group size not declared</source>
        <translation>그룹 크기가 선언되지 않음</translation>
    </message>
    <message numerus="yes">
        <source>The compiler does not know the group size. With __attribute__((reqd_work_group_size(%1, %2, %3))), it can allocate registers for that size, and omit barriers if a group consists of one warp. Warps reached the kernel&apos;s busiest barrier %4 times.</source>
        <translation>
            <numerusform>컴파일러가 그룹 크기를 모릅니다. __attribute__((reqd_work_group_size(%1, %2, %3)))가 있으면 그 크기에 맞춰 레지스터를 할당하고, 그룹이 warp 하나일 때 barrier를 생략할 수 있습니다. 커널에서 가장 많이 실행되는 barrier에 warp가 %4번 도달했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each work-item accesses its own block</source>
        <translation>work-item마다 자기 블록에 접근</translation>
    </message>
    <message>
        <source>All work-items do the same work</source>
        <translation>모든 work-item이 같은 작업을 함</translation>
    </message>
    <message>
        <source>Atomics contend for one address</source>
        <translation>한 주소에 몰리는 atomic 연산</translation>
    </message>
    <message>
        <source>Too few groups to hide latency</source>
        <translation>지연을 숨기기에 그룹이 너무 적음</translation>
    </message>
    <message numerus="yes">
        <source>A condition diverges in %1 of %2 warp steps.</source>
        <translation>
            <numerusform>한 조건이 warp 단계 %2개 중 %1개에서 갈라집니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 warps would hide the latency of global memory, but only %4 fit.</source>
        <translation>
            <numerusform>warp %3개면 글로벌 메모리의 지연을 숨길 수 있지만 %4개만 들어갑니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Requests move %1 sectors instead of the minimum of %2.</source>
        <translation>
            <numerusform>요청에 섹터 %2개면 충분한데 %1개를 옮깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 memory accesses read or write doubles.</source>
        <translation>
            <numerusform>메모리 접근 %1개가 double을 읽거나 씁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 is evaluated %1 times in full precision.</source>
        <translation>
            <numerusform>%2 함수가 완전 정밀도로 %1번 계산됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Atomics on one address cost %1 extra passes.</source>
        <translation>
            <numerusform>한 주소에 대한 atomic 연산에 추가 패스 %1개가 듭니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group&apos;s work-items read %3 bytes that other work-items of the group also read.</source>
        <translation>
            <numerusform>그룹의 work-item이 읽는 %3바이트는 그룹의 다른 work-item도 읽습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The group size (%1 work-items) is not a multiple of the warp width (%2), so only %3 % of the lanes have work. Groups of %4 work-items would fill all lanes.</source>
        <translation>
            <numerusform>그룹 크기(work-item %1개)는 warp 폭(%2)의 배수가 아니므로, 작업이 있는 lane은 %3 %뿐입니다. work-item %4개로 된 그룹이면 모든 lane이 채워집니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This condition diverges in %1 of %2 warp steps, which costs about %4 cycles. If adjacent work-items take the same path, fewer warps diverge.</source>
        <translation>
            <numerusform>이 조건은 warp 단계 %2개 중 %1개에서 갈라지며, 그 비용은 약 %4사이클입니다. 이웃한 work-item이 같은 경로로 가면 갈라지는 warp가 줄어듭니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles per global memory read, and a read takes %7 cycles on average. Hiding this latency takes %3 warps (%5 % of the %6 warp slots), but only %4 fit. Do more work per read, or increase the number of resident warps.</source>
        <translation>
            <numerusform>글로벌 메모리를 한 번 읽을 때마다 발행 사이클은 %1개이고, 읽기 한 번에는 평균 %7사이클이 걸립니다. 이 지연을 숨기려면 warp %3개(warp 슬롯 %6개의 %5 %)가 필요하지만 %4개만 들어갑니다. 읽기당 작업을 늘리거나 상주 warp의 수를 늘리십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 requests move %1 sectors instead of the minimum of %2, which costs about %5 cycles. Let adjacent lanes access adjacent elements.</source>
        <translation>
            <numerusform>요청 %3개에 섹터 %2개면 충분한데 %1개를 옮기며, 그 비용은 약 %5사이클입니다. 이웃한 lane이 이웃한 원소에 접근하게 하십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accesses are not aligned to sectors</source>
        <translation>섹터에 정렬되지 않은 접근</translation>
    </message>
    <message numerus="yes">
        <source>Each of %3 requests touches %1 sectors instead of %2, because its elements are contiguous but do not start at a sector boundary. This costs about %4 cycles. Align the elements.</source>
        <translation>
            <numerusform>원소가 연속이지만 섹터 경계에서 시작하지 않으므로, 요청 %3개가 각각 섹터 %2개가 아니라 %1개에 걸칩니다. 그 비용은 약 %4사이클입니다. 원소를 정렬하십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Storing word x of row y at index x ^ y of the row, with rows of %2 words, reduces the bank conflicts of the first group from %1 to %3. The array&apos;s conflicts cost about %4 cycles.</source>
        <translation>
            <numerusform>워드 %2개로 된 행에서 y행의 워드 x를 그 행의 인덱스 x ^ y 위치에 저장하면 첫 번째 그룹의 뱅크 충돌이 %1개에서 %3개로 줄어듭니다. 이 배열의 충돌 비용은 약 %4사이클입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are conflicts, which cost about %3 cycles. Padding or swizzling the rows would remove fewer than half of them. Let the lanes of a request access words in different banks.</source>
        <translation>
            <numerusform>뱅크 패스 %2개 중 %1개가 충돌이며, 그 비용은 약 %3사이클입니다. 행에 패딩이나 스위즐을 써도 없어지는 충돌은 절반보다 적습니다. 한 요청의 lane들이 서로 다른 뱅크의 워드에 접근하게 하십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>An image sampler could do the clamping</source>
        <translation>이미지 샘플러로 클램프 가능</translation>
    </message>
    <message numerus="yes">
        <source>The index is clamped at the border, so several lanes read the same element in %3 of %4 requests, and %1 of %2 reads are redundant. An image sampler clamps without extra code, and the image cache exploits locality in both dimensions.</source>
        <translation>
            <numerusform>인덱스가 경계에서 클램프되므로, 요청 %4개 중 %3개에서 여러 lane이 같은 원소를 읽고, 읽기 %2개 중 %1개는 중복입니다. 이미지 샘플러는 추가 코드 없이 클램프하며, 이미지 캐시는 두 방향의 지역성을 모두 활용합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Work-items evaluated float divisions and functions %1 times in full precision (number of source locations: %2). If less precision is enough, the build option -cl-fast-relaxed-math makes all of them faster.</source>
        <translation>
            <numerusform>work-item들이 float 나눗셈과 함수를 완전 정밀도로 %1번 계산했습니다(소스 위치 수: %2). 정밀도가 낮아도 되면 빌드 옵션 -cl-fast-relaxed-math로 모두 더 빨라집니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A faster native function exists</source>
        <translation>더 빠른 native 함수가 있음</translation>
    </message>
    <message numerus="yes">
        <source>%2 was evaluated %1 times in full precision. Its native version, %3, is faster, but the precision depends on the device.</source>
        <translation>
            <numerusform>%2 함수가 완전 정밀도로 %1번 계산되었습니다. native 버전인 %3 함수가 더 빠르지만, 정밀도는 디바이스에 따라 다릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Padding does not match the number of banks</source>
        <translation>패딩이 뱅크 수와 맞지 않음</translation>
    </message>
    <message numerus="yes">
        <source>The array is padded by one element after every %2 elements, which suits a different bank layout or a smaller element type. Padding after every %3 elements instead reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>배열에 원소 %2개마다 원소 하나씩 패딩이 들어 있는데, 이는 다른 뱅크 구성이나 더 작은 원소 자료형에 맞습니다. 대신 원소 %3개마다 패딩을 넣으면 첫 번째 그룹의 뱅크 충돌이 %1개에서 %4개로 줄어듭니다. 이 배열의 충돌 비용은 약 %5사이클입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each work-item accesses %1 consecutive elements, so adjacent lanes access elements that are a block apart. %4 requests move %2 sectors instead of the minimum of %3, which costs about %5 cycles. Use a grid-stride loop, in which adjacent lanes access adjacent elements.</source>
        <translation>
            <numerusform>각 work-item이 연속된 원소 %1개에 접근하므로 이웃한 lane이 접근하는 원소는 한 블록씩 떨어져 있습니다. 요청 %4개에 섹터 %3개면 충분한데 %2개를 옮기며, 그 비용은 약 %5사이클입니다. 이웃한 lane이 이웃한 원소에 접근하는 그리드 stride 루프를 쓰십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of a group&apos;s %1 work-items reads the same %3 elements in the same order, but only one result is written. These reads take %4 of the launch&apos;s %5 warp steps. Split the elements among the work-items and combine their partial results.</source>
        <translation>
            <numerusform>그룹의 work-item %1개가 저마다 같은 원소 %3개를 같은 순서로 읽지만, 기록되는 결과는 하나뿐입니다. 이 읽기는 launch의 warp 단계 %5개 중 %4개를 차지합니다. 원소를 work-item에 나누어 맡기고 부분 결과를 합치십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several lanes of a request update the same address, so %2 requests take %1 extra passes, not counting contention between warps. The first group executes %3 of these atomics on %4 addresses. Combine the values in local memory or across the lanes of a warp first, and then update each address once.</source>
        <translation>
            <numerusform>한 요청의 여러 lane이 같은 주소를 갱신하므로 요청 %2개에 추가 패스 %1개가 듭니다(warp 사이의 경합 제외). 첫 번째 그룹은 이 atomic 연산 중 %3개를 주소 %4개에서 실행합니다. 먼저 로컬 메모리에서, 또는 warp의 lane끼리 값을 합친 다음 주소마다 한 번만 갱신하십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group reads the same data repeatedly</source>
        <translation>그룹이 같은 데이터를 반복해서 읽음</translation>
    </message>
    <message numerus="yes">
        <source>The requests of a group fetch %1 bytes of %4 from global memory, of which %2 are distinct. %3 bytes are read again by other work-items of the group. Load them into local memory once.</source>
        <translation>
            <numerusform>그룹의 요청이 글로벌 메모리의 %4에서 %1바이트를 가져오는데, 그중 서로 다른 것은 %2바이트입니다. %3바이트는 그룹의 다른 work-item이 다시 읽습니다. 로컬 메모리에 한 번만 로드하십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>Multiprocessors stay idle</source>
        <translation>유휴 멀티프로세서</translation>
    </message>
    <message numerus="yes">
        <source>The launch has fewer groups (%1) than the hardware has multiprocessors (%2), so %3 of them stay idle. To launch more groups, process more data at once, or give each work-item less work.</source>
        <translation>
            <numerusform>launch의 그룹 수(%1)가 하드웨어의 멀티프로세서 수(%2)보다 적어 %3개가 유휴 상태로 남습니다. 그룹을 더 많이 launch하려면 한 번에 더 많은 데이터를 처리하거나 work-item당 작업을 줄이십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles per global memory read, and a read takes %2 cycles on average. Hiding this latency takes %3 warps per multiprocessor. %5 would fit, but the launch has only %4 per multiprocessor. Launch more groups.</source>
        <translation>
            <numerusform>글로벌 메모리를 한 번 읽을 때마다 발행 사이클은 %1개이고, 읽기 한 번에는 평균 %2사이클이 걸립니다. 이 지연을 숨기려면 멀티프로세서당 warp %3개가 필요합니다. %5개가 들어가지만 launch에는 멀티프로세서당 %4개뿐입니다. 그룹을 더 많이 launch하십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups do not fill their warps, so only %3 % of the lanes have work.</source>
        <translation>
            <numerusform>그룹이 warp를 다 채우지 못하므로, 작업이 있는 lane은 %3 %뿐입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A request touches %1 sectors instead of %2, because accesses do not start at a sector boundary.</source>
        <translation>
            <numerusform>접근이 섹터 경계에서 시작하지 않으므로, 요청이 섹터 %2개가 아니라 %1개에 걸칩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first group has %1 bank conflicts.</source>
        <translation>
            <numerusform>첫 번째 그룹에 뱅크 충돌이 %1개 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first group has %1 bank conflicts, although the array is padded.</source>
        <translation>
            <numerusform>배열에 패딩이 있는데도 첫 번째 그룹에 뱅크 충돌이 %1개 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are conflicts.</source>
        <translation>
            <numerusform>뱅크 패스 %2개 중 %1개가 충돌입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registers limit a multiprocessor to %3 groups. With fewer registers, %4 would fit.</source>
        <translation>
            <numerusform>레지스터 때문에 멀티프로세서에 그룹이 %3개까지만 들어갑니다. 레지스터를 줄이면 %4개가 들어갑니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Local memory limits a multiprocessor to %3 groups. With less local memory, %4 would fit.</source>
        <translation>
            <numerusform>로컬 메모리 때문에 멀티프로세서에 그룹이 %3개까지만 들어갑니다. 로컬 메모리를 줄이면 %4개가 들어갑니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 reads are redundant, because lanes read the same element at the border.</source>
        <translation>
            <numerusform>경계에서 lane들이 같은 원소를 읽으므로, 읽기 %2개 중 %1개는 중복입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Requests move %2 sectors instead of the minimum of %3, because each work-item accesses its own block.</source>
        <translation>
            <numerusform>work-item마다 자기 블록에 접근하므로, 요청에 섹터 %3개면 충분한데 %2개를 옮깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %4 of %5 warp steps, all work-items of a group read the same elements.</source>
        <translation>
            <numerusform>warp 단계 %5개 중 %4개에서 그룹의 모든 work-item이 같은 원소를 읽습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 multiprocessors stay idle, because the launch has too few groups.</source>
        <translation>
            <numerusform>launch의 그룹이 너무 적어 멀티프로세서 %3개가 유휴 상태로 남습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 warps per multiprocessor would hide the latency, but the launch has only %4.</source>
        <translation>
            <numerusform>멀티프로세서당 warp %3개면 지연을 숨길 수 있지만, launch에는 %4개뿐입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Padding each row of %2 words (words to add per row: %3) reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>워드 %2개로 된 행마다 패딩을 넣으면(행마다 추가할 워드 수: %3) 첫 번째 그룹의 뱅크 충돌이 %1개에서 %4개로 줄어듭니다. 이 배열의 충돌 비용은 약 %5사이클입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 cycles, at least one warp waits at a barrier, which makes the launch %2 cycles longer. Balance the work between barriers, or use fewer barriers. A group of one warp (up to %3 work-items) never waits.</source>
        <translation>
            <numerusform>%1사이클 동안 적어도 warp 하나가 barrier에서 기다리며, 이 때문에 launch가 %2사이클 길어집니다. barrier 사이의 작업량을 고르게 하거나 barrier를 줄이십시오. warp 하나로 된 그룹(work-item 최대 %3개)은 전혀 기다리지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Barriers make the launch %2 cycles longer.</source>
        <translation>
            <numerusform>barrier 때문에 launch가 %2사이클 길어집니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Float functions and divisions are evaluated %1 times in full precision.</source>
        <translation>
            <numerusform>float 함수와 나눗셈이 완전 정밀도로 %1번 계산됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Local atomics contend for one word</source>
        <translation>로컬 atomic 연산이 한 워드를 두고 경합합니다</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are extra passes, mainly because several lanes of a request update the same word: each of these updates takes a pass. The extra passes cost about %3 cycles. Combine the values across the lanes of a warp first, or let the lanes update several copies of the array.</source>
        <translation>
            <numerusform>뱅크 패스 %2개 중 %1개가 추가 패스입니다. 주된 이유는 한 요청의 여러 lane이 같은 워드를 갱신하기 때문입니다. 이런 갱신은 하나마다 패스 하나가 듭니다. 추가 패스에는 약 %3사이클이 듭니다. 먼저 warp의 lane끼리 값을 합치거나, lane들이 배열의 여러 사본을 갱신하게 하십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are extra passes of atomics on the same word.</source>
        <translation>
            <numerusform>뱅크 패스 %2개 중 %1개는 같은 워드에 대한 atomic 연산의 추가 패스입니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>Line %1 of %2: %3</source>
        <comment>line number; file; expression</comment>
        <translation>%2의 %1번 줄: %3</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>title of a view</comment>
        <translation>보기: %1</translation>
    </message>
    <message>
        <source>Counted from the trace.</source>
        <translation>트레이스에서 집계했습니다.</translation>
    </message>
    <message>
        <source>From the model.</source>
        <translation>모델에서 얻었습니다.</translation>
    </message>
    <message>
        <source>The entire launch</source>
        <translation>launch 전체</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation>해당 줄로 이동</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>one or two parameters</source>
        <translation>매개변수 한 개 또는 두 개</translation>
    </message>
    <message>
        <source>parameters that are set nowhere else</source>
        <translation>다른 곳에서 설정하지 않은 매개변수</translation>
    </message>
    <message>
        <source>divisors of the global size %1</source>
        <translation>글로벌 크기 %1의 약수</translation>
    </message>
    <message>
        <source>a new name of letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;</source>
        <translation>글자, 숫자, &apos;-&apos;, &apos;_&apos;, &apos;.&apos;로 된 새 이름</translation>
    </message>
    <message>
        <source>a preset that does not build on this one</source>
        <translation>이 프리셋을 바탕으로 하지 않는 프리셋</translation>
    </message>
    <message>
        <source>a number for which the picture has at most %1 pixels</source>
        <translation>그림이 최대 %1픽셀이 되는 숫자</translation>
    </message>
    <message>
        <source>a file name that ends in .png, .svg or .pdf</source>
        <translation>.png, .svg 또는 .pdf로 끝나는 파일 이름</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>실행 한 개</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>실행 %1개</translation>
    </message>
    <message>
        <source>nothing, because a recording is not run again</source>
        <translation>없음(기록은 다시 실행하지 않음)</translation>
    </message>
    <message>
        <source>nothing, because only a kernel or launch file takes build options</source>
        <translation>없음(빌드 옵션은 커널이나 launch 파일에만 쓸 수 있음)</translation>
    </message>
    <message>
        <source>nothing, because only a kernel file (.cl) can contain several kernels</source>
        <translation>없음(커널이 여러 개 들어 있을 수 있는 것은 커널 파일(.cl)뿐)</translation>
    </message>
    <message>
        <source>nothing, because --json and --csv print all metrics</source>
        <translation>없음(--json과 --csv는 모든 지표를 출력함)</translation>
    </message>
    <message>
        <source>experiments, because --match-inputs is given</source>
        <translation>실험(--match-inputs를 지정했으므로)</translation>
    </message>
    <message>
        <source>an experiment, a launch file (x.sim) or a kernel (x.cl), because a sweep runs it many times</source>
        <translation>실험, launch 파일(x.sim) 또는 커널(x.cl)(스윕은 이를 여러 번 실행하므로)</translation>
    </message>
    <message>
        <source>3, 2..5, or 2.. for all from 2</source>
        <translation>3, 2..5 또는 2..(2부터 모두)</translation>
    </message>
    <message>
        <source>The output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>a number of at least %1, optionally with a suffix K, M, G or T, for example 2G</source>
        <translation>%1 이상의 숫자(접미사 K, M, G, T 사용 가능), 예: 2G</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1 또는 %2</translation>
    </message>
    <message>
        <source>%1, or a number of at least %2, optionally with a suffix K, M, G or T, for example 2G</source>
        <translation>%1 또는 %2 이상의 숫자(접미사 K, M, G, T 사용 가능), 예: 2G</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT in pixels, from %1 to %2</source>
        <translation>WIDTHxHEIGHT(픽셀), 각각 %1~%2</translation>
    </message>
    <message>
        <source>a name of letters, digits, - and _</source>
        <translation>글자, 숫자, -, _로 된 이름</translation>
    </message>
    <message>
        <source>N or A..B, whole numbers from 0 with A &lt;= B, and at most %1 steps</source>
        <translation>N 또는 A..B, 0 이상의 정수이며 A &lt;= B, 최대 %1단계</translation>
    </message>
    <message>
        <source>0..%1: the group has %2 steps</source>
        <translation>0..%1: 그룹의 단계는 %2개</translation>
    </message>
    <message>
        <source>0..%1: the group has 1 step</source>
        <translation>0..%1: 그룹의 단계는 1개</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>최대 %1바이트의 텍스트</translation>
    </message>
    <message>
        <source>the ids of other lessons, separated by commas</source>
        <translation>쉼표로 구분한 다른 레슨의 id</translation>
    </message>
    <message>
        <source>list, without a file</source>
        <translation>list, 파일 없이</translation>
    </message>
    <message>
        <source>check FILE ..., with at least one file</source>
        <translation>check FILE ..., 파일 하나 이상</translation>
    </message>
    <message>
        <source>check FILE ..., list, pack FOLDER, progress FILE ...</source>
        <translation>check FILE ..., list, pack FOLDER, progress FILE ...</translation>
    </message>
    <message>
        <source>pack FOLDER, with one folder</source>
        <translation>pack FOLDER, 폴더 하나</translation>
    </message>
    <message>
        <source>progress FILE ..., with at least one file</source>
        <translation>progress FILE ..., 파일 하나 이상</translation>
    </message>
    <message>
        <source>print FILE or print ID</source>
        <translation>print FILE 또는 print ID</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT in millimetres, from %1 to %2</source>
        <translation>WIDTHxHEIGHT(밀리미터), 각각 %1~%2</translation>
    </message>
    <message>
        <source>a name that ends in .gif, .webp, .mp4 or .webm, or in / for a folder of PNG files</source>
        <translation>.gif, .webp, .mp4 또는 .webm으로 끝나는 이름, PNG 파일의 폴더이면 /로 끝나는 이름</translation>
    </message>
    <message>
        <source>a size of at most %1 pixels, with sides of at most %2</source>
        <translation>픽셀 수 최대 %1, 한 변 최대 %2</translation>
    </message>
    <message>
        <source>a new or an empty folder</source>
        <translation>새 폴더 또는 빈 폴더</translation>
    </message>
    <message>
        <source>a unit that results in at most %1 frames, for example round, or fewer steps with --from and --to</source>
        <translation>프레임이 최대 %1개가 되는 단위(예: round) 또는 --from과 --to로 줄인 단계</translation>
    </message>
    <message>
        <source>fewer steps, because the file would be larger than %1 MB</source>
        <translation>더 적은 단계(파일이 %1 MB보다 커지므로)</translation>
    </message>
    <message>
        <source>N or A..B, whole numbers of words from 0 to %1 with A &lt;= B</source>
        <translation>N 또는 A..B, 0부터 %1까지의 워드 수(정수)이며 A &lt;= B</translation>
    </message>
    <message>
        <source>nothing, because the launch has no array in local memory</source>
        <translation>없음(launch에 로컬 메모리 배열이 없음)</translation>
    </message>
    <message>
        <source>times, efficiency, conflicts, compare or race for several runs</source>
        <translation>여러 실행에는 times, efficiency, conflicts, compare 또는 race</translation>
    </message>
    <message>
        <source>two to four runs for a race</source>
        <translation>경주에는 실행 두 개에서 네 개</translation>
    </message>
    <message>
        <source>runs with the same problem size for a race</source>
        <translation>경주에는 문제 크기가 첫 번째와 같은 실행</translation>
    </message>
    <message>
        <source>for a race, runs that fit on a multiprocessor of their hardware model</source>
        <translation>경주에는 하드웨어 모델의 멀티프로세서에 들어가는 실행</translation>
    </message>
    <message>
        <source>cycles:N for a race</source>
        <translation>경주에는 cycles:N</translation>
    </message>
    <message>
        <source>another view, because the kernel has no array in local memory</source>
        <translation>다른 뷰(커널에 로컬 메모리 배열이 없으므로)</translation>
    </message>
    <message>
        <source>a file name that ends in .cl</source>
        <translation>.cl로 끝나는 파일 이름</translation>
    </message>
    <message>
        <source>a file, if --array together with --pad N or --swizzle NAME chooses one layout</source>
        <translation>파일(--array, 그리고 --pad N 또는 --swizzle NAME으로 배치 하나를 고른 경우)</translation>
    </message>
    <message>
        <source>an experiment, a kernel, a launch file, or a recording of an experiment, because the source is changed</source>
        <translation>실험, 커널, launch 파일 또는 실험의 기록(소스를 바꾸므로)</translation>
    </message>
    <message>
        <source>nothing, because --require-group changes no layout</source>
        <translation>없음(--require-group은 배치를 바꾸지 않음)</translation>
    </message>
    <message>
        <source>an experiment, a launch file (x.sim) or a kernel (x.cl), because a recording is already recorded</source>
        <translation>실험, launch 파일(x.sim) 또는 커널(x.cl)(기록은 이미 기록되어 있으므로)</translation>
    </message>
    <message>
        <source>nothing, because --other-hardware counts no layouts</source>
        <translation>없음(--other-hardware는 배치를 집계하지 않음)</translation>
    </message>
    <message>
        <source>ssh:HOST, ssh:HOST/NAME, ssh:USER@HOST:PORT/NAME, or part of the name of a device</source>
        <translation>ssh:HOST, ssh:HOST/NAME, ssh:USER@HOST:PORT/NAME 또는 디바이스 이름의 일부</translation>
    </message>
    <message>
        <source>up to %1 computers</source>
        <translation>컴퓨터 최대 %1대</translation>
    </message>
    <message>
        <source>a computer that &quot;lockstep-cli devices&quot; lists</source>
        <translation>“lockstep-cli devices” 명령이 나열하는 컴퓨터</translation>
    </message>
    <message>
        <source>part of the name of a device of this computer</source>
        <translation>이 컴퓨터에 있는 디바이스 이름의 일부</translation>
    </message>
</context>
<context>
    <name>AnimateWords</name>
    <message>
        <source>Laying out the frames</source>
        <translation>프레임 배치 중</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>프레임 %1/%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>frame 12 of 56, about 10 seconds left</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ArgumentWords</name>
    <message>
        <source>all equal</source>
        <translation>모두 같은 값</translation>
    </message>
    <message>
        <source>a range</source>
        <translation>범위</translation>
    </message>
    <message>
        <source>random</source>
        <translation>난수</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>파일에서</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>설정 안 됨</translation>
    </message>
    <message>
        <source>null pointer</source>
        <translation>널 포인터</translation>
    </message>
    <message>
        <source>start:step:end</source>
        <translation>start:step:end</translation>
    </message>
    <message>
        <source>seed, or seed:min:max</source>
        <translation>시드 또는 시드:최소:최대</translation>
    </message>
    <message>
        <source>path of a file</source>
        <translation>파일 경로</translation>
    </message>
    <message>
        <source>these values</source>
        <translation>다음 값</translation>
    </message>
    <message>
        <source>Seed, or seed:min:max. Without min and max, integers are from 0 to 9, and floating-point numbers from 0 to 1.</source>
        <translation>시드 또는 시드:최솟값:최댓값. 최솟값과 최댓값이 없으면 정수는 0부터 9까지, 부동소수점 수는 0부터 1까지입니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an invalid format. Enter it as %2.</source>
        <comment>what was typed; its form</comment>
        <translation>“%1”의 형식이 잘못되었습니다. %2 형식으로 입력하십시오.</translation>
    </message>
</context>
<context>
    <name>AskWords</name>
    <message>
        <source>Question from ssh</source>
        <translation>ssh의 질문</translation>
    </message>
</context>
<context>
    <name>BankLegendWords</name>
    <message>
        <source>one word, one lane</source>
        <translation>워드 하나, lane 하나</translation>
    </message>
    <message>
        <source>one word, several lanes</source>
        <translation>워드 하나, lane 여러 개</translation>
    </message>
    <message>
        <source>solid line: served in the first pass</source>
        <translation>실선: 첫 패스에서 처리</translation>
    </message>
    <message>
        <source>dashed line: served in a later pass</source>
        <translation>점선: 이후 패스에서 처리</translation>
    </message>
    <message>
        <source>× number of words (one pass per word)</source>
        <translation>× 워드 수(워드마다 패스 하나)</translation>
    </message>
    <message>
        <source>× number of atomics (one pass each, even on the same word)</source>
        <translation>× atomic 연산 수(같은 워드라도 연산마다 패스 하나)</translation>
    </message>
</context>
<context>
    <name>BankTooltip</name>
    <message>
        <source>Bank %1</source>
        <translation>뱅크 %1</translation>
    </message>
    <message>
        <source>not used in this step</source>
        <translation>이 단계에서 쓰이지 않음</translation>
    </message>
    <message>
        <source>word %1 for lanes %2, in pass %3</source>
        <translation>워드 %1, lane %2, 패스 %3</translation>
    </message>
    <message>
        <source>Pass %1: lanes that are served together. Click to keep this pass selected. Click again or press Esc to clear the selection.</source>
        <translation>패스 %1: 함께 처리되는 lane입니다. 클릭하면 이 패스의 선택이 유지됩니다. 다시 클릭하거나 Esc를 누르면 선택이 해제됩니다.</translation>
    </message>
    <message>
        <source>word %1 for lanes %2, in passes %3</source>
        <translation>워드 %1, lane %2, 패스 %3</translation>
    </message>
    <message>
        <source>In one pass, each bank serves one word. Atomics on the same word need a pass each. Each pass beyond the minimum is a conflict (counted from the trace).</source>
        <translation>한 패스에서 뱅크마다 워드 하나를 처리합니다. 같은 워드에 대한 atomic 연산은 하나마다 패스 하나가 필요합니다. 최소 횟수를 넘는 패스는 모두 충돌입니다(트레이스에서 집계).</translation>
    </message>
</context>
<context>
    <name>Banks</name>
    <message numerus="yes">
        <source>%1 passes</source>
        <translation>
            <numerusform>%1패스</numerusform>
        </translation>
    </message>
    <message>
        <source>1 pass</source>
        <translation>1패스</translation>
    </message>
    <message>
        <source>%1-way conflict · %2</source>
        <translation>%1-way 충돌 · %2</translation>
    </message>
    <message>
        <source>broadcast · %1 · %2</source>
        <translation>broadcast · %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 words</source>
        <translation>
            <numerusform>워드 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>워드 1개</translation>
    </message>
    <message>
        <source>%1 · no conflict</source>
        <translation>%1 · 충돌 없음</translation>
    </message>
    <message>
        <source>The lanes access the words %2 of bank %1. Each pass serves one of these words.</source>
        <translation>lane들이 %1번 뱅크에서 접근하는 워드: %2. 패스마다 그중 하나를 처리합니다.</translation>
    </message>
    <message>
        <source>%1 passes in total, because a wide element is accessed in several parts, one after another, with at most %2 passes per part.</source>
        <translation>모두 %1패스: 폭이 넓은 원소에는 여러 부분으로 나누어 차례로 접근하며, 부분마다 최대 %2패스가 듭니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 atomics on one word · %2</source>
        <translation>
            <numerusform>한 워드에 atomic 연산 %1개 · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 atomic on one word · %2</source>
        <translation>한 워드에 atomic 연산 1개 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 atomics in one bank, on %3 words · %2</source>
        <translation>
            <numerusform>한 뱅크에 atomic 연산 %1개, 워드 %3개 · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 atomic in one bank, on %3 words · %2</source>
        <translation>한 뱅크에 atomic 연산 1개, 워드 %3개 · %2</translation>
    </message>
    <message>
        <source>Up to %1 lanes update the same word, word %3 of bank %2. Each of these updates takes a pass.</source>
        <translation>최대 %1개의 lane이 같은 워드를 갱신합니다(뱅크 %2, 워드 %3). 이런 갱신은 하나마다 패스 하나가 듭니다.</translation>
    </message>
    <message>
        <source>Up to %1 lanes update the words %3 of bank %2, and some of these lanes update the same word. Each of these updates takes a pass.</source>
        <translation>최대 %1개의 lane이 뱅크 %2의 다음 워드를 갱신하며, 그중 여럿은 같은 워드를 갱신합니다: %3. 이런 갱신은 하나마다 패스 하나가 듭니다.</translation>
    </message>
</context>
<context>
    <name>BanksWords</name>
    <message>
        <source>warp %1 issues no instruction in this step</source>
        <translation>이 단계에서 warp %1 명령어 발행 안 함</translation>
    </message>
    <message>
        <source>%1 banks of %2 bytes; word w is in bank w % %1</source>
        <translation>%2바이트 뱅크 %1개, 워드 w는 뱅크 w % %1</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>lane</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>뱅크</translation>
    </message>
    <message>
        <source>Local memory banks</source>
        <translation>로컬 메모리 뱅크</translation>
    </message>
    <message>
        <source>This kernel uses no local memory. The Global memory view shows its accesses to global memory.</source>
        <translation>이 커널은 로컬 메모리를 사용하지 않습니다. 글로벌 메모리에 대한 접근은 글로벌 메모리 뷰에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>this step accesses no local memory (%1)</source>
        <translation>이 단계는 로컬 메모리에 접근하지 않음(%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) read</source>
        <translation>
            <numerusform>읽은 워드 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) written</source>
        <translation>
            <numerusform>쓴 워드 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) updated</source>
        <translation>
            <numerusform>갱신한 워드 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CacheWords</name>
    <message>
        <source>F</source>
        <comment>first miss</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>C</source>
        <comment>capacity miss</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>X</source>
        <comment>conflict miss</comment>
        <translation>X</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>적중</translation>
    </message>
    <message>
        <source>F: miss, first use</source>
        <translation>F: 미스, 첫 사용</translation>
    </message>
    <message>
        <source>C: miss, cache too small</source>
        <translation>C: 미스, 캐시가 너무 작음</translation>
    </message>
    <message>
        <source>X: miss, conflict in the set</source>
        <translation>X: 미스, 집합 내 충돌</translation>
    </message>
    <message>
        <source>not accessed</source>
        <translation>접근 없음</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a percentage; a count of sectors</comment>
        <translation>%2개 중 %1</translation>
    </message>
    <message>
        <source>no L%1</source>
        <translation>L%1 없음</translation>
    </message>
    <message>
        <source>L%1 %2 KiB, %3 ways</source>
        <translation>L%1 %2 KiB, %3-way</translation>
    </message>
    <message>
        <source>modelled · %1 · %2</source>
        <translation>모델 · %1 · %2</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>캐시</translation>
    </message>
    <message>
        <source>Caches are switched off in the hardware model.</source>
        <translation>하드웨어 모델에서 캐시가 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>all lines</source>
        <translation>모든 줄</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1번 줄: %2</translation>
    </message>
    <message>
        <source>L1: hits among the requested sectors</source>
        <translation>L1: 요청된 섹터 중 적중</translation>
    </message>
    <message>
        <source>L2: hits among the sectors that missed L1</source>
        <translation>L2: L1에서 미스가 난 섹터 중 적중</translation>
    </message>
    <message>
        <source>Image reads are not included, because texels use a separate cache, which is not simulated.</source>
        <translation>텍셀은 시뮬레이션하지 않는 별도의 캐시를 쓰므로 이미지 읽기는 포함되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>State at the cursor</source>
        <translation>커서 위치의 상태</translation>
    </message>
    <message>
        <source>warp slots</source>
        <translation>warp 슬롯</translation>
    </message>
</context>
<context>
    <name>CellNumbers</name>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>work-item</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>뱅크</translation>
    </message>
    <message>
        <source>Accesses so far</source>
        <translation>지금까지의 접근</translation>
    </message>
</context>
<context>
    <name>ChartTooltipWords</name>
    <message>
        <source>%1: %2</source>
        <comment>what an axis shows; a place of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <comment>a unit</comment>
        <translation>단위: %1</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Out-of-bounds accesses</source>
        <translation>범위를 벗어난 접근</translation>
    </message>
    <message>
        <source>not applicable, because the kernel accesses no memory</source>
        <translation>커널이 메모리에 접근하지 않아 해당 없음</translation>
    </message>
    <message>
        <source>No out-of-bounds access</source>
        <translation>범위를 벗어난 접근 없음</translation>
    </message>
    <message>
        <source>Accesses through a null pointer</source>
        <translation>널 포인터를 통한 접근</translation>
    </message>
    <message>
        <source>not applicable, because no buffer is accessed</source>
        <translation>접근하는 버퍼가 없어 해당 없음</translation>
    </message>
    <message>
        <source>No access through a null pointer</source>
        <translation>널 포인터를 통한 접근 없음</translation>
    </message>
    <message>
        <source>Races in local memory</source>
        <translation>로컬 메모리의 경쟁 상태</translation>
    </message>
    <message>
        <source>not applicable, because no local memory is used</source>
        <translation>로컬 메모리를 사용하지 않아 해당 없음</translation>
    </message>
    <message>
        <source>No race in local memory</source>
        <translation>로컬 메모리에 경쟁 상태 없음</translation>
    </message>
    <message>
        <source>Races in global memory</source>
        <translation>글로벌 메모리의 경쟁 상태</translation>
    </message>
    <message>
        <source>not applicable, because no global memory is used</source>
        <translation>글로벌 메모리를 사용하지 않아 해당 없음</translation>
    </message>
    <message>
        <source>No race in global memory, within or between groups</source>
        <translation>그룹 안에서도 그룹 사이에서도 글로벌 메모리에 경쟁 상태 없음</translation>
    </message>
    <message>
        <source>Races between writes to images</source>
        <translation>이미지 쓰기 사이의 경쟁 상태</translation>
    </message>
    <message>
        <source>not applicable, because no image is written</source>
        <translation>쓰는 이미지가 없어 해당 없음</translation>
    </message>
    <message>
        <source>No race between writes to images</source>
        <translation>이미지 쓰기 사이에 경쟁 상태 없음</translation>
    </message>
    <message>
        <source>Barriers not reached by all work-items</source>
        <translation>일부 work-item이 도달하지 않는 barrier</translation>
    </message>
    <message>
        <source>not applicable, because there is no barrier</source>
        <translation>barrier가 없어 해당 없음</translation>
    </message>
    <message>
        <source>Every barrier is reached by all work-items</source>
        <translation>모든 work-item이 모든 barrier에 도달함</translation>
    </message>
    <message>
        <source>Reads of uninitialised local memory</source>
        <translation>초기화되지 않은 로컬 메모리 읽기</translation>
    </message>
    <message>
        <source>not applicable, because no local memory is read</source>
        <translation>읽는 로컬 메모리가 없어 해당 없음</translation>
    </message>
    <message>
        <source>No read of uninitialised local memory</source>
        <translation>초기화되지 않은 로컬 메모리 읽기 없음</translation>
    </message>
    <message>
        <source>Reads of uninitialised data in buffers</source>
        <translation>버퍼의 초기화되지 않은 데이터 읽기</translation>
    </message>
    <message>
        <source>not applicable, because all buffers have initial content or no buffer is read</source>
        <translation>모든 버퍼에 초기 내용이 있거나 읽는 버퍼가 없어 해당 없음</translation>
    </message>
    <message>
        <source>No read of uninitialised data in a buffer</source>
        <translation>버퍼의 초기화되지 않은 데이터 읽기 없음</translation>
    </message>
    <message>
        <source>Reads of uninitialised private variables</source>
        <translation>초기화되지 않은 private 변수 읽기</translation>
    </message>
    <message>
        <source>not applicable, because no private variable is read</source>
        <translation>읽는 private 변수가 없어 해당 없음</translation>
    </message>
    <message>
        <source>No reads of uninitialised private variables or arrays. Not checked: structures, and variables accessed only through a pointer</source>
        <translation>초기화되지 않은 private 변수나 배열 읽기 없음. 검사하지 않음: 구조체, 그리고 포인터를 통해서만 접근하는 변수</translation>
    </message>
    <message>
        <source>Loops that exceed the iteration limit</source>
        <translation>반복 한도를 넘는 루프</translation>
    </message>
    <message>
        <source>not applicable, because there is no loop</source>
        <translation>루프가 없어 해당 없음</translation>
    </message>
    <message>
        <source>No loop exceeds the iteration limit</source>
        <translation>반복 한도를 넘는 루프 없음</translation>
    </message>
    <message>
        <source>Copied data used before the copy has finished</source>
        <translation>복사가 끝나기 전에 사용된 데이터</translation>
    </message>
    <message>
        <source>not applicable, because there is no asynchronous copy</source>
        <translation>비동기 복사가 없어 해당 없음</translation>
    </message>
    <message>
        <source>No copied data used before the copy has finished</source>
        <translation>복사가 끝나기 전에 사용된 데이터 없음</translation>
    </message>
    <message>
        <source>Misaligned accesses</source>
        <translation>정렬되지 않은 접근</translation>
    </message>
    <message>
        <source>No misaligned access</source>
        <translation>정렬되지 않은 접근 없음</translation>
    </message>
    <message>
        <source>Accesses forbidden by an access qualifier</source>
        <translation>접근 한정자를 위반하는 접근</translation>
    </message>
    <message>
        <source>not applicable, because all buffers may be read and written</source>
        <translation>모든 버퍼를 읽고 쓸 수 있어 해당 없음</translation>
    </message>
    <message>
        <source>No access forbidden by an access qualifier</source>
        <translation>접근 한정자를 위반하는 접근 없음</translation>
    </message>
    <message>
        <source>Asynchronous copies with different arguments in one group</source>
        <translation>한 그룹 안에서 인수가 다른 비동기 복사</translation>
    </message>
    <message>
        <source>Differences between the results of the original and the instrumented kernel</source>
        <translation>원본 커널과 계측 커널의 결과 차이</translation>
    </message>
    <message>
        <source>not applicable, because there is nothing to compare</source>
        <translation>비교할 것이 없어 해당 없음</translation>
    </message>
    <message>
        <source>The original and the instrumented kernel compute the same result</source>
        <translation>원본 커널과 계측 커널의 계산 결과가 같음</translation>
    </message>
    <message numerus="yes">
        <source>%1 accesses checked</source>
        <translation>
            <numerusform>접근 %1개 검사</numerusform>
        </translation>
    </message>
    <message>
        <source>1 access checked</source>
        <translation>접근 1개 검사</translation>
    </message>
    <message numerus="yes">
        <source>%1 arrivals checked</source>
        <translation>
            <numerusform>도달 %1회 검사</numerusform>
        </translation>
    </message>
    <message>
        <source>1 arrival checked</source>
        <translation>도달 1회 검사</translation>
    </message>
    <message numerus="yes">
        <source>%1 reads checked</source>
        <translation>
            <numerusform>읽기 %1개 검사</numerusform>
        </translation>
    </message>
    <message>
        <source>1 read checked</source>
        <translation>읽기 1개 검사</translation>
    </message>
    <message numerus="yes">
        <source>%1 iterations checked</source>
        <translation>
            <numerusform>반복 %1회 검사</numerusform>
        </translation>
    </message>
    <message>
        <source>1 iteration checked</source>
        <translation>반복 1회 검사</translation>
    </message>
    <message numerus="yes">
        <source>%1 requests checked</source>
        <translation>
            <numerusform>요청 %1개 검사</numerusform>
        </translation>
    </message>
    <message>
        <source>1 request checked</source>
        <translation>요청 1개 검사</translation>
    </message>
    <message numerus="yes">
        <source>%1 values checked</source>
        <translation>
            <numerusform>값 %1개 검사</numerusform>
        </translation>
    </message>
    <message>
        <source>1 value checked</source>
        <translation>값 1개 검사</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not checked: the result of the original kernel, because it did not run or the findings already account for any difference.</source>
        <translation>검사하지 않음: 원본 커널의 결과. 원본 커널이 실행되지 않았거나, 발견 사항으로 모든 차이가 이미 설명됩니다.</translation>
    </message>
    <message>
        <source>Not checked: reads of uninitialised private variables, because the version of Lockstep that made this recording did not check them.</source>
        <translation>검사하지 않음: 초기화되지 않은 private 변수 읽기. 이 기록을 만든 Lockstep 버전은 이를 검사하지 않았습니다.</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>검사하지 않음: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>발견 %1건</numerusform>
        </translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>발견 1건</translation>
    </message>
    <message>
        <source>The original and the instrumented kernel compute different results, and no finding explains the difference</source>
        <translation>원본 커널과 계측 커널의 계산 결과가 다르며, 어떤 발견 사항으로도 그 차이가 설명되지 않음</translation>
    </message>
    <message>
        <source>Redundant barriers in this launch</source>
        <translation>이번 launch에서 불필요한 barrier</translation>
    </message>
    <message>
        <source>No redundant barrier found</source>
        <translation>발견된 불필요한 barrier 없음</translation>
    </message>
    <message>
        <source>All work-items of the group request the same asynchronous copies</source>
        <translation>그룹의 모든 work-item이 같은 비동기 복사를 요청함</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <source>Open copied link</source>
        <translation>복사한 링크 열기</translation>
    </message>
    <message>
        <source>Save recording…</source>
        <translation>기록 저장…</translation>
    </message>
    <message>
        <source>Save kernel</source>
        <translation>커널 저장</translation>
    </message>
    <message>
        <source>Save launch as…</source>
        <translation>launch 다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Edit a copy of the kernel…</source>
        <translation>커널 사본 편집…</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>그림 내보내기…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>그림 복사</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>확대</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>축소</translation>
    </message>
    <message>
        <source>Zoom to fit</source>
        <translation>화면에 맞춤</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>다음 패널</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>이전 패널</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>스테이지</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>멀티프로세서</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>흐름</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>발견 사항</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Next view in the tab</source>
        <translation>탭의 다음 뷰</translation>
    </message>
    <message>
        <source>Previous view in the tab</source>
        <translation>탭의 이전 뷰</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Change how compared runs are linked</source>
        <translation>비교한 실행의 연결 방식 바꾸기</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>레이아웃 초기화</translation>
    </message>
    <message>
        <source>Copy current view…</source>
        <translation>현재 뷰 복사…</translation>
    </message>
    <message>
        <source>Explain this</source>
        <translation>이 항목 설명</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Run all variants</source>
        <translation>모든 변형 실행</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>재생 또는 일시 정지</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>역방향 재생</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>이전 단계</translation>
    </message>
    <message>
        <source>Next round or barrier</source>
        <translation>다음 라운드 또는 barrier</translation>
    </message>
    <message>
        <source>Previous round or barrier</source>
        <translation>이전 라운드 또는 barrier</translation>
    </message>
    <message>
        <source>Ten steps back</source>
        <translation>10단계 뒤로</translation>
    </message>
    <message>
        <source>Next pass of a bank conflict</source>
        <translation>뱅크 충돌의 다음 패스</translation>
    </message>
    <message>
        <source>Previous pass of a bank conflict</source>
        <translation>뱅크 충돌의 이전 패스</translation>
    </message>
    <message>
        <source>Next conflict or divergence</source>
        <translation>다음 충돌 또는 분기</translation>
    </message>
    <message>
        <source>Previous conflict or divergence</source>
        <translation>이전 충돌 또는 분기</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>첫 단계</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>마지막 단계</translation>
    </message>
    <message>
        <source>Go to step…</source>
        <translation>단계로 이동…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>더 느리게</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>더 빠르게</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>반복 재생</translation>
    </message>
    <message>
        <source>Select the warp above</source>
        <translation>위쪽 warp 선택</translation>
    </message>
    <message>
        <source>Select the warp below</source>
        <translation>아래쪽 warp 선택</translation>
    </message>
    <message>
        <source>Select the previous lane</source>
        <translation>이전 lane 선택</translation>
    </message>
    <message>
        <source>Select the next lane</source>
        <translation>다음 lane 선택</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>About Lockstep</source>
        <translation>Lockstep 정보</translation>
    </message>
    <message>
        <source>Ten steps forward</source>
        <translation>10단계 앞으로</translation>
    </message>
    <message>
        <source>Why is it slow?</source>
        <translation>왜 느린가?</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>명령 찾기…</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>중단점 설정 또는 제거</translation>
    </message>
    <message>
        <source>Go to the next step of the line</source>
        <translation>줄의 다음 단계로 이동</translation>
    </message>
    <message>
        <source>Add bookmark…</source>
        <translation>북마크 추가…</translation>
    </message>
    <message>
        <source>Show bookmarks…</source>
        <translation>북마크 표시…</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>다음 북마크</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>이전 북마크</translation>
    </message>
    <message>
        <source>list the experiments with their parameters, ranges and defaults</source>
        <translation>실험을 매개변수, 범위, 기본값과 함께 나열</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved) or a family of experiments (reduction).
Without WHAT, all experiments are listed.</source>
        <translation>WHAT은 실험(reduction/interleaved) 또는 실험 계열(reduction)입니다.
WHAT이 없으면 모든 실험을 나열합니다.</translation>
    </message>
    <message>
        <source>run an experiment or a launch file, or open a recording, and print its metrics</source>
        <translation>실험이나 launch 파일을 실행하거나 기록을 열어 지표를 출력</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a launch file (x.sim), a kernel whose
launch is guessed (x.cl), or a recording (x.lks).
First the instrumented kernel runs, to count every memory access, branch and barrier.
Then the original kernel runs, to measure times.
An EXPRESSION uses the names of --json: totals.local_load.conflicts, launches[0].items, or
line(&quot;text of a line&quot;).warp_steps. Combine metrics with + - * / and parentheses,
compare them with = != &lt; &lt;= &gt; &gt;=, and join comparisons with and, or, not.
sum(), min(), max() and count() combine all values of a metric. For an unknown name, similar
names are printed. For the name of a group (totals), the names in the group are printed.</source>
        <translation>WHAT은 실험(reduction/interleaved), launch 파일(x.sim), launch를 추정할
커널(x.cl) 또는 기록(x.lks)입니다.
먼저 계측 커널을 실행하여 모든 메모리 접근, 분기문, barrier를 집계합니다.
그런 다음 원본 커널을 실행하여 시간을 측정합니다.
EXPRESSION에는 --json의 이름을 씁니다: totals.local_load.conflicts, launches[0].items 또는
line(&quot;text of a line&quot;).warp_steps. 지표는 + - * /와 괄호로 결합하고,
= != &lt; &lt;= &gt; &gt;=로 비교하며, 비교는 and, or, not으로 연결합니다.
sum(), min(), max(), count()는 지표의 모든 값을 하나로 합칩니다. 알 수 없는 이름에는 비슷한
이름을 출력합니다. 모음의 이름(totals)에는 그 모음에 있는 이름을 출력합니다.</translation>
    </message>
    <message>
        <source>look for races, out-of-bounds accesses and other errors, and print the findings</source>
        <translation>경쟁 상태, 범위를 벗어난 접근 등의 오류를 찾아 발견 사항을 출력</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Nothing is timed. The exit code is 1 if an error was found, so that a build server
can detect it.</source>
        <translation>WHAT은 실험, launch 파일(x.sim), 커널(x.cl) 또는 기록(x.lks)입니다.
시간은 측정하지 않습니다. 오류가 발견되면 종료 코드가 1이므로 빌드 서버에서
감지할 수 있습니다.</translation>
    </message>
    <message>
        <source>run an experiment or a kernel with many values of one or two parameters, and recommend the best values</source>
        <translation>매개변수 한두 개의 여러 값으로 실험이나 커널을 실행하고 가장 좋은 값을 추천</translation>
    </message>
    <message>
        <source>--over local=32,64,128 tries these values; --over ways=1..32 tries 1, 2, 4, 8, 16, 32;
--over size=1K..64K doubles from 1024 to 65536;
--over local tries all allowed values (for shapes, powers of two).
For a kernel (x.cl) or a launch file (x.sim), the names are local (8x8,16x16) or local.y,
D.NAME for the macro NAME (undefined: without it), global, or an argument as in --set.
A combination is recommended only if it computes the same results as the first one.
Each combination is recorded, checked and timed. For an experiment, the recommendation is saved
for this device.
Ctrl+C ends the sweep and prints the results so far.</source>
        <translation>--over local=32,64,128은 이 값들을, --over ways=1..32는 1, 2, 4, 8, 16, 32를 시도합니다.
--over size=1K..64K는 1024부터 65536까지 두 배씩 늘립니다.
--over local은 허용되는 모든 값을 시도합니다(모양은 2의 거듭제곱).
커널(x.cl)이나 launch 파일(x.sim)에 쓰는 이름은 local(8x8,16x16) 또는 local.y,
매크로 NAME을 나타내는 D.NAME(undefined: 매크로 없이), global, 또는 --set에서와 같은 인수입니다.
첫 번째 조합과 계산 결과가 같은 조합만 추천합니다.
조합마다 기록하고 검사하고 시간을 측정합니다. 실험이면 추천 결과를 이 디바이스용으로
저장합니다.
Ctrl+C를 누르면 스윕을 끝내고 그때까지의 결과를 출력합니다.</translation>
    </message>
    <message>
        <source>print the metrics of several runs side by side, with ratios to the first run</source>
        <translation>여러 실행의 지표를 첫 번째 실행에 대한 비율과 함께 나란히 출력</translation>
    </message>
    <message>
        <source>WHAT is an experiment with its parameters (reduction/interleaved:size=4096,local=128) or a
recording (x.lks).
Only runs with equal work can be compared. --match-inputs gives all experiments the values of
the first one, for the parameters that they share. Values that you give for an experiment
stay. If an experiment does not allow a value of the first one, it keeps its own value.</source>
        <translation>WHAT은 매개변수를 포함한 실험(reduction/interleaved:size=4096,local=128) 또는
기록(x.lks)입니다.
작업이 같은 실행만 비교할 수 있습니다. --match-inputs를 쓰면 공통 매개변수에 대해 모든 실험이
첫 번째 실험의 값을 받습니다. 실험에 직접 지정한 값은
유지됩니다. 첫 번째 실험의 값을 허용하지 않는 실험은 자기 값을 유지합니다.</translation>
    </message>
    <message>
        <source>describe the steps of a work-group, one line per step: what a warp does, and its effect</source>
        <translation>workgroup의 단계를 한 줄에 하나씩 설명: warp가 하는 일과 그 효과</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Step 0 is the start of the group, and the step after the last one is its end.
All numbers are counted from the trace, for the warps and banks of the hardware model.
Nothing is timed.</source>
        <translation>WHAT은 실험, launch 파일(x.sim), 커널(x.cl) 또는 기록(x.lks)입니다.
단계 0은 그룹의 시작이고, 마지막 단계의 다음 단계는 그룹의 끝입니다.
모든 수는 하드웨어 모델의 warp와 뱅크를 기준으로 트레이스에서 집계합니다.
시간은 측정하지 않습니다.</translation>
    </message>
    <message>
        <source>ask questions about a run, with three or four choices each, and print the answers</source>
        <translation>실행에 대한 질문을 보기 3~4개와 함께 내고 정답을 출력</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Questions and answers are computed from the trace, for the hardware model.
The wrong choices come from common errors. The same seed gives the same questions.
With several runs, questions are about the first one, except for --kind which-variant,
which asks for the run with the fewest warp steps.
Nothing is timed.</source>
        <translation>WHAT은 실험, launch 파일(x.sim), 커널(x.cl) 또는 기록(x.lks)입니다.
질문과 정답은 하드웨어 모델을 기준으로 트레이스에서 계산합니다.
오답 보기는 흔한 오해에서 나옵니다. 시드가 같으면 질문도 같습니다.
실행이 여러 개이면 첫 번째 실행에 대해 묻습니다. 단, --kind which-variant는
warp 단계가 가장 적은 실행을 묻습니다.
시간은 측정하지 않습니다.</translation>
    </message>
    <message>
        <source>run another program and save its OpenCL launches as launch files</source>
        <translation>다른 프로그램을 실행하고 그 OpenCL launch를 launch 파일로 저장</translation>
    </message>
    <message>
        <source>Example: lockstep-cli capture --kernel blur -- ./program ARGUMENTS
PROGRAM is any unmodified program that calls OpenCL through the ICD loader.
The files (x.sim) contain the source, options, sizes and buffers of each chosen launch,
and the contents of the buffers after the launch. The exit code is that of the program,
or 3 if the program succeeded but no launch was captured.</source>
        <translation>예: lockstep-cli capture --kernel blur -- ./program ARGUMENTS
PROGRAM은 ICD 로더를 통해 OpenCL을 호출하는, 수정하지 않은 임의의 프로그램입니다.
파일(x.sim)에는 선택한 launch마다 소스, 옵션, 크기, 버퍼와
launch 이후의 버퍼 내용이 들어 있습니다. 종료 코드는 그 프로그램의 종료 코드이며,
프로그램은 성공했지만 캡처한 launch가 없으면 3입니다.</translation>
    </message>
    <message>
        <source>list the OpenCL devices</source>
        <translation>OpenCL 디바이스를 나열</translation>
    </message>
    <message>
        <source>list the libraries and fonts that Lockstep uses, with their licences</source>
        <translation>Lockstep이 사용하는 라이브러리와 글꼴을 라이선스와 함께 나열</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[옵션]</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>개요</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>종료 상태</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND [options]</source>
        <translation>사용법: %1 COMMAND [옵션]</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>사용법: %1</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>&quot;%1 COMMAND --help&quot; describes a command; --version prints the version.</source>
        <translation>“%1 COMMAND --help”는 명령을 설명하고 --version은 버전을 출력합니다.</translation>
    </message>
    <message>
        <source>Usage: %1 [options]</source>
        <translation>사용법: %1 [옵션]</translation>
    </message>
    <message>
        <source>print a script for shell completion of commands, options and names</source>
        <translation>명령, 옵션, 이름의 셸 자동 완성 스크립트를 출력</translation>
    </message>
    <message>
        <source>For bash, use source &lt;(%1 completion bash); for zsh, replace bash by zsh.
To make this permanent, add the command to ~/.bashrc or ~/.zshrc.</source>
        <translation>bash에서는 source &lt;(%1 completion bash)를 사용하십시오. zsh에서는 bash를 zsh로 바꾸십시오.
계속 쓰려면 이 명령을 ~/.bashrc 또는 ~/.zshrc에 추가하십시오.</translation>
    </message>
    <message>
        <source>print the manual page, for use with man -l</source>
        <translation>매뉴얼 페이지를 출력(man -l로 보기)</translation>
    </message>
    <message>
        <source>Lockstep shows how a GPU executes a kernel and moves its data.</source>
        <translation>Lockstep은 GPU가 커널을 실행하고 데이터를 옮기는 과정을 보여 줍니다.</translation>
    </message>
    <message>
        <source>write a picture of an experiment or a recording to a file</source>
        <translation>실험이나 기록의 그림을 파일에 저장</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording
(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).
Charts accept several of these. Options override the settings in a link.</source>
        <translation>WHAT은 실험(reduction/interleaved), 커널(x.cl, x.sim), 기록(x.lks)
또는 창에서 복사한 링크(reduction/interleaved?size=256#step=18)입니다.
차트에는 여러 개를 지정할 수 있습니다. 옵션은 링크의 설정보다 우선합니다.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>시작 페이지</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>발표</translation>
    </message>
    <message>
        <source>Presenter&apos;s window</source>
        <translation>발표자 창</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>모든 레슨</translation>
    </message>
    <message>
        <source>Next page of the lesson</source>
        <translation>레슨의 다음 페이지</translation>
    </message>
    <message>
        <source>Previous page of the lesson</source>
        <translation>레슨의 이전 페이지</translation>
    </message>
    <message>
        <source>check, list or pack lessons, or read the progress of learners</source>
        <translation>레슨의 검사, 목록 출력, 묶음 만들기 또는 학습자의 진도 출력</translation>
    </message>
    <message>
        <source>check reads each FILE, runs its kernels, evaluates its figures, answers and conditions, and
checks that its questions can be asked. It prints the line, column and reason of each flaw.
The exit code is 1 if there are flaws.
list prints the lessons that the window offers.
pack writes the lessons, kernels and recordings of FOLDER to one file, which `lockstep` opens.
progress prints a table of the files that learners have saved for their teacher.</source>
        <translation>check는 FILE을 하나씩 읽고, 필요한 실행을 모두 수행하여 수치, 답, 조건을 계산하고,
질문을 낼 수 있는지 확인합니다. 결함마다 줄, 열, 이유를 출력합니다. 결함이 있으면
종료 코드가 1입니다.
list는 창에서 제공하는 레슨을 출력합니다.
pack은 FOLDER의 레슨, 커널, 기록을 `lockstep`에서 열 수 있는 파일 하나로 저장합니다.
progress는 학습자가 교사에게 제출하려고 저장한 파일들을 표로 출력합니다.</translation>
    </message>
    <message>
        <source>print a lesson as a handout for learners</source>
        <translation>레슨을 학습자용 유인물로 인쇄</translation>
    </message>
    <message>
        <source>print runs the kernels of a lesson and writes its texts, pictures, questions and tasks
on A4 pages (.pdf), or as one file for a browser that works offline (.html).
The lesson is a file, or the id of one of the lessons that the window offers.</source>
        <translation>print는 레슨에 필요한 실행을 수행하고, 레슨의 텍스트, 그림, 질문, 과제를
A4 용지 크기의 쪽(.pdf)이나 오프라인에서도 브라우저로 볼 수 있는 파일 하나(.html)로 저장합니다.
레슨은 파일 또는 창에서 제공하는 레슨의 id로 지정합니다.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>Present this lesson</source>
        <translation>이 레슨 발표</translation>
    </message>
    <message>
        <source>Print handout…</source>
        <translation>유인물 인쇄…</translation>
    </message>
    <message>
        <source>Print handout with answers…</source>
        <translation>정답 포함 유인물 인쇄…</translation>
    </message>
    <message>
        <source>Save progress for the teacher…</source>
        <translation>교사 제출용 진도 저장…</translation>
    </message>
    <message>
        <source>write a table or the modelled timeline of a run to a file</source>
        <translation>실행의 표나 모델 타임라인을 파일에 저장</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
A .csv file has one table: each event of each work-item (events), each warp step
(warp-steps), the table of run --csv (lines), or another list of run --json.
A .pftrace file has the modelled states of all warps over time. Open it in the
Perfetto viewer (ui.perfetto.dev), which shows a cycle as a nanosecond.
Names of columns and tracks are English in every language.</source>
        <translation>WHAT은 실험, launch 파일(x.sim), 커널(x.cl) 또는 기록(x.lks)입니다.
.csv 파일에는 표 하나를 저장합니다: 각 work-item의 이벤트(events), warp 단계
(warp-steps), run --csv의 표(lines) 또는 run --json의 다른 목록.
.pftrace 파일에는 시간에 따른 모든 warp의 모델 상태를 저장합니다. Perfetto 뷰어
(ui.perfetto.dev)로 여십시오. 뷰어는 사이클 하나를 1나노초로 표시합니다.
열과 트랙의 이름은 모든 언어에서 영어입니다.</translation>
    </message>
    <message>
        <source>write an animation of an experiment or a recording to a file</source>
        <translation>실험이나 기록의 애니메이션을 파일에 저장</translation>
    </message>
    <message>
        <source>write a run as a web page that plays its steps</source>
        <translation>실행을 단계를 재생하는 웹 페이지로 저장</translation>
    </message>
    <message>
        <source>write a report about a run to a file</source>
        <translation>실행에 대한 보고서를 파일에 저장</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording
(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).
The report has the verdict, the metrics with their kind, pictures of the most expensive
step (or of --step), the source with its counts, the findings with their evidence,
advice, the hardware model, and the command that writes the report again.
Several runs are also compared. --over also sweeps the first run.
An .html file works offline and has no script. A .pdf file has A4 pages.</source>
        <translation>WHAT은 실험(reduction/interleaved), 커널(x.cl, x.sim), 기록(x.lks)
또는 창에서 복사한 링크(reduction/interleaved?size=256#step=18)입니다.
보고서에는 판정, 지표와 그 종류, 비용이 가장 큰 단계(또는 --step의 단계)의 그림,
집계를 포함한 소스, 발견 사항과 그 근거, 조언, 하드웨어 모델, 그리고
보고서를 다시 저장하는 명령이 들어갑니다.
실행이 여러 개이면 서로 비교도 합니다. --over를 쓰면 첫 번째 실행의 스윕도 수행합니다.
.html 파일은 오프라인에서도 볼 수 있고 스크립트가 없습니다. .pdf 파일은 A4 용지 크기입니다.</translation>
    </message>
    <message>
        <source>Export animation…</source>
        <translation>애니메이션 내보내기…</translation>
    </message>
    <message>
        <source>Export player…</source>
        <translation>플레이어 내보내기…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>보고서 내보내기…</translation>
    </message>
    <message>
        <source>count the bank conflicts that other layouts of the local arrays would have</source>
        <translation>로컬 배열의 배치를 바꾸었을 때 생길 뱅크 충돌을 집계</translation>
    </message>
    <message>
        <source>rank two to four runs by modelled time</source>
        <translation>실행 두 개에서 네 개까지의 순위를 모델 시간으로 출력</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Times are in cycles if all runs have the same hardware preset, otherwise in nanoseconds.
Only runs with the same problem size can race. Times are modelled, not measured.</source>
        <translation>WHAT은 실험, launch 파일(x.sim), 커널(x.cl) 또는 기록(x.lks)입니다.
모든 실행의 하드웨어 프리셋이 같으면 시간은 사이클 단위이고, 그렇지 않으면 나노초 단위입니다.
문제 크기가 같은 실행만 경주할 수 있습니다. 시간은 모델 값이며 측정값이 아닙니다.</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording
(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).
--view race takes two to four of these, with --by cycles:N.
Options override the settings in a link. MP4 and WebM need FFmpeg&apos;s libraries.</source>
        <translation>WHAT은 실험(reduction/interleaved), 커널(x.cl, x.sim), 기록(x.lks)
또는 창에서 복사한 링크(reduction/interleaved?size=256#step=18)입니다.
--view race에는 이를 두 개에서 네 개까지 --by cycles:N과 함께 지정합니다.
옵션은 링크의 설정보다 우선합니다. MP4와 WebM에는 FFmpeg 라이브러리가 필요합니다.</translation>
    </message>
    <message>
        <source>Try other layouts</source>
        <translation>다른 배치 시도</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>경주</translation>
    </message>
    <message>
        <source>Lines by cost…</source>
        <translation>비용순 줄 목록…</translation>
    </message>
    <message>
        <source>Follow this work-item…</source>
        <translation>이 work-item 추적…</translation>
    </message>
    <message>
        <source>Follow this word of memory…</source>
        <translation>이 메모리 워드 추적…</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
A padding adds unused words after each row of an array. A swizzle moves element x of
row y to column x ^ y of the same row. Some swizzles use only some bits of y: xor3 uses
the lowest two.
Passes and conflicts are those of the recorded accesses at their new addresses, so they
are exact. Layouts that the accesses do not allow are refused, with the reason.
--apply saves a copy of the kernel with one layout, and its launch. --compare runs the
copy and checks its result; the exit code is 1 if it is wrong. Nothing is timed.</source>
        <translation>WHAT은 실험, launch 파일(x.sim), 커널(x.cl) 또는 기록(x.lks)입니다.
패딩은 배열의 각 행 뒤에 쓰지 않는 워드를 추가합니다. 스위즐은 y행의 원소 x를
같은 행의 x ^ y열로 옮깁니다. 일부 스위즐은 y의 비트 중 일부만 씁니다.
예를 들어 xor3은 가장 낮은 두 비트를 씁니다.
패스와 충돌은 기록된 접근을 새 주소에서 집계한 것이므로
정확합니다. 접근 때문에 쓸 수 없는 배치는 이유와 함께 거부합니다.
--apply는 배치 하나를 적용한 커널 사본과 그 launch를 저장합니다. --compare는 사본을
실행하여 결과를 검사하며, 결과가 틀리면 종료 코드가 1입니다. 시간은 측정하지 않습니다.</translation>
    </message>
    <message>
        <source>The page is one file (.html). A browser opens it offline and plays the steps of a work-group in
both directions, with captions, source and markers. WHAT is an experiment, a kernel (x.cl, x.sim), a
recording (x.lks), or a link copied from the window. Several runs play side by side or, with --view
race, on the same modelled time axis. lesson:ID and lesson:FILE write a lesson with its questions.
--step is the step that is shown first; for a race, this is the time --cycle.</source>
        <translation>페이지는 파일 하나(.html)입니다. 브라우저가 오프라인으로 열어 workgroup의 단계를 양방향으로 재생하며,
설명, 소스, 마커도 보여 줍니다. WHAT은 실험, 커널(x.cl, x.sim), 기록(x.lks) 또는 창에서 복사한
링크입니다. 여러 실행은 나란히 재생되고, --view race를 쓰면 모델의 같은 시간축에서 재생됩니다.
lesson:ID와 lesson:FILE은 레슨을 질문과 함께 씁니다.
--step은 처음에 보여 줄 단계입니다. 경주에서는 --cycle의 시각이 이에 해당합니다.</translation>
    </message>
    <message>
        <source>Costs at line ends</source>
        <translation>줄 끝의 비용</translation>
    </message>
    <message>
        <source>pack a run into a file that lockstep-record records on another machine</source>
        <translation>실행을 파일로 묶어 다른 컴퓨터에서 lockstep-record로 기록</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim) or a kernel (x.cl).
The packed run contains the instrumented kernels, their inputs, and the contents of files that
the run reads. On the other machine, &quot;lockstep-record x.lkp -o x.lks&quot; records it, without any
other file of Lockstep.
A kernel is instrumented for one device. Without --for, this is a device of this machine. Save
what &quot;lockstep-record --describe&quot; prints there to a file, and give this file to --for.</source>
        <translation>WHAT은 실험, launch 파일(x.sim) 또는 커널(x.cl)입니다.
묶은 실행에는 계측한 커널, 그 입력, 그리고 실행이 읽는 파일의 내용이
들어 있습니다. 다른 컴퓨터에서는 “lockstep-record x.lkp -o x.lks” 명령이 Lockstep의
다른 파일 없이 이 실행을 기록합니다.
커널은 한 디바이스에 맞춰 계측합니다. --for가 없으면 이 컴퓨터의 디바이스입니다. 다른 컴퓨터에서
“lockstep-record --describe” 명령의 출력을 파일로 저장하고, 그 파일을 --for에 지정하십시오.</translation>
    </message>
    <message>
        <source>With --device ssh:HOST, lists the devices of another computer. HOST is what you give to ssh: a name
from your ssh configuration, USER@HOST or HOST:PORT. The computer needs an OpenCL driver, but not
Lockstep. The recorder is copied to ~/.cache/lockstep on that computer. No other files are left there.
run, check, sweep, compare and the other commands take --device ssh:HOST/NAME.</source>
        <translation>--device ssh:HOST 옵션을 쓰면 다른 컴퓨터의 디바이스를 나열합니다. HOST 자리에는 ssh 명령에 주는 것을
적습니다: ssh 설정에 있는 이름, USER@HOST 또는 HOST:PORT. 그 컴퓨터에 OpenCL 드라이버는 있어야 하지만
Lockstep은 없어도 됩니다. 기록 프로그램을 그곳의 ~/.cache/lockstep 폴더에 복사하고 그 밖에는 아무것도 남기지 않습니다.
run, check, sweep, compare 등 다른 명령에도 --device ssh:HOST/NAME 옵션을 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Device…</source>
        <translation>디바이스…</translation>
    </message>
    <message>
        <source>User&apos;s guide</source>
        <translation>사용 설명서</translation>
    </message>
    <message>
        <source>Guide to this view</source>
        <translation>이 뷰의 설명</translation>
    </message>
    <message>
        <source>Copy picture for a slide</source>
        <translation>슬라이드용 그림 복사</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>설정…</translation>
    </message>
    <message>
        <source>Show the fix</source>
        <translation>해결책 보기</translation>
    </message>
    <message>
        <source>Values…</source>
        <translation>값…</translation>
    </message>
    <message>
        <source>Hardware…</source>
        <translation>하드웨어…</translation>
    </message>
</context>
<context>
    <name>ComparePaper</name>
    <message>
        <source>Metric</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>출처</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run: ▲ better, ▼ worse, = same, ≈ no clear difference.</source>
        <translation>비율은 첫 번째 실행 기준입니다: ▲ 더 나음, ▼ 더 나쁨, = 같음, ≈ 뚜렷한 차이 없음.</translation>
    </message>
    <message>
        <source>Side by side: %1</source>
        <translation>나란히 보기: %1</translation>
    </message>
    <message>
        <source>The highlighted row is the metric mentioned above.</source>
        <translation>강조된 행은 위에 나온 지표입니다.</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>measured alternately</source>
        <translation>번갈아 측정</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>트레이스</translation>
    </message>
    <message>
        <source>The model shows no difference in time between %1 and %2.</source>
        <translation>%1 대 %2: 모델에서는 시간 차이가 없습니다.</translation>
    </message>
    <message>
        <source>%1 takes %2 as many cycles as %3 (model).</source>
        <translation>%1의 사이클 수는 %3의 %2입니다(모델).</translation>
    </message>
    <message>
        <source>%1 takes %2 as long as %3 (model).</source>
        <translation>%1의 시간은 %3의 %2입니다(모델).</translation>
    </message>
    <message>
        <source>At least one of %1 and %2 was not timed.</source>
        <translation>%1, %2 중 적어도 하나의 시간을 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 takes %2 as long as %3 (measured).</source>
        <translation>%1의 시간은 %3의 %2입니다(측정).</translation>
    </message>
    <message>
        <source>Possible explanation: %1 (%2 in %3, %4 in %5; counted from the trace).</source>
        <translation>가능한 설명: %1(%3: %2, %5: %4, 트레이스에서 집계).</translation>
    </message>
    <message>
        <source>▲ better</source>
        <translation>▲ 더 나음</translation>
    </message>
    <message>
        <source>▼ worse</source>
        <translation>▼ 더 나쁨</translation>
    </message>
    <message>
        <source>= same</source>
        <translation>= 같음</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>뚜렷한 차이 없음</translation>
    </message>
    <message>
        <source>%1 and %2: %3.</source>
        <comment>two runs; why they are not comparable</comment>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>The runs were analysed under different hardware models.</source>
        <translation>두 실행을 서로 다른 하드웨어 모델로 분석했습니다.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their interquartile ranges overlap.</source>
        <translation>%1 대 %2: 뚜렷한 시간 차이가 없습니다. 사분위수 범위가 겹칩니다.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their medians differ by less than 3 %.</source>
        <translation>%1 대 %2: 뚜렷한 시간 차이가 없습니다. 중앙값의 차이가 3 % 미만입니다.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because launch overhead makes up most of both times or exceeds their difference.</source>
        <translation>%1 대 %2: 뚜렷한 시간 차이가 없습니다. launch 오버헤드가 두 시간의 대부분을 차지하거나 둘의 차이보다 큽니다.</translation>
    </message>
    <message>
        <source>No counted metric explains this, because none is higher for %1 than for %2.</source>
        <translation>집계한 어느 지표로도 설명되지 않습니다. %2보다 %1에서 더 높은 지표가 없습니다.</translation>
    </message>
    <message>
        <source>The runs were timed one after another, so a temporary slowdown of the machine may affect only some of the times.</source>
        <translation>실행들의 시간을 차례로 측정했으므로, 컴퓨터가 한동안 느렸다면 일부 시간만 영향을 받았을 수 있습니다.</translation>
    </message>
    <message>
        <source>before the edit</source>
        <translation>편집 전</translation>
    </message>
    <message>
        <source>after the edit</source>
        <translation>편집 후</translation>
    </message>
    <message>
        <source>guessed launch</source>
        <translation>추정한 launch</translation>
    </message>
    <message>
        <source>launch file %1</source>
        <translation>launch 파일 %1</translation>
    </message>
    <message numerus="yes">
        <source>sizes halved %Ln time(s)</source>
        <translation>
            <numerusform>크기를 반으로 %Ln번 줄임</numerusform>
        </translation>
    </message>
    <message>
        <source>enlarged buffers (bytes): %1</source>
        <translation>늘린 버퍼(바이트): %1</translation>
    </message>
</context>
<context>
    <name>ConcurrencyWords</name>
    <message>
        <source>measured</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>launch %1</translation>
    </message>
    <message>
        <source>queue %1, thread %2</source>
        <translation>큐 %1, 스레드 %2</translation>
    </message>
    <message>
        <source>queued at %1, submitted at %2</source>
        <translation>큐 등록 %1, 제출 %2</translation>
    </message>
    <message>
        <source>ran from %1 to %2 (measured by the device&apos;s clock)</source>
        <translation>실행 %1부터 %2까지(디바이스의 클록으로 측정)</translation>
    </message>
    <message>
        <source>runs on the device</source>
        <translation>디바이스에서 실행</translation>
    </message>
    <message>
        <source>the selected launch</source>
        <translation>선택한 launch</translation>
    </message>
    <message>
        <source>queued, waiting</source>
        <translation>큐에 등록, 대기</translation>
    </message>
    <message>
        <source>Launches over time</source>
        <translation>시간에 따른 launch</translation>
    </message>
    <message numerus="yes">
        <source>%Ln launch(es), at most %1 at once</source>
        <translation>
            <numerusform>launch %Ln개, 동시에 최대 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>all launches together take %1; their own times add up to %2</source>
        <translation>모든 launch에 걸린 시간 %1, 각 launch 시간의 합 %2</translation>
    </message>
    <message>
        <source>The launches of this run do not overlap in time. To see launches that overlap, run the experiment reduction/concurrent.</source>
        <translation>이 실행의 launch들은 시간이 겹치지 않습니다. 겹치는 launch를 보려면 실험 reduction/concurrent를 실행하십시오.</translation>
    </message>
</context>
<context>
    <name>ContentWords</name>
    <message>
        <source>Chart: %1</source>
        <translation>차트: %1</translation>
    </message>
</context>
<context>
    <name>CostWords</name>
    <message>
        <source>exposed</source>
        <comment>cost in cycles</comment>
        <translation>노출</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>cost in cycles</comment>
        <translation>숨겨짐</translation>
    </message>
    <message>
        <source>Cost in cycles</source>
        <translation>사이클 단위 비용</translation>
    </message>
    <message>
        <source>Exposed: cycles that the launch would save without this cost. Exposed costs cannot be added up. In the bars, the exposed part is solid, and the hidden part is outlined.</source>
        <translation>노출: 이 비용이 없으면 launch에서 줄어드는 사이클입니다. 노출된 비용은 합산할 수 없습니다. 막대에서 노출된 부분은 채워서, 숨겨진 부분은 윤곽선으로 나타냅니다.</translation>
    </message>
    <message>
        <source>L%1: not accessed</source>
        <translation>L%1: 접근 없음</translation>
    </message>
    <message>
        <source>L%1: %2 of %3 sectors hit</source>
        <translation>L%1: 섹터 %3개 중 %2개 적중</translation>
    </message>
    <message>
        <source>total</source>
        <comment>cost in cycles</comment>
        <translation>전체</translation>
    </message>
</context>
<context>
    <name>CounterWords</name>
    <message>
        <source>%1 k</source>
        <comment>thousands</comment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>warp
steps</source>
        <translation>warp
단계</translation>
    </message>
    <message>
        <source>bank
passes</source>
        <translation>뱅크
패스</translation>
    </message>
    <message>
        <source>
sectors</source>
        <translation>
섹터</translation>
    </message>
    <message>
        <source>Warp steps: number of times warps executed this line. If the line has several operations, this is the highest of their counts (counted from the trace)</source>
        <translation>warp 단계: warp가 이 줄을 실행한 횟수입니다. 줄에 연산이 여러 개 있으면 그중 가장 큰 횟수입니다(트레이스에서 집계)</translation>
    </message>
    <message>
        <source>Local memory bank passes caused by this line (counted from the trace)</source>
        <translation>이 줄에서 생긴 로컬 메모리 뱅크 패스(트레이스에서 집계)</translation>
    </message>
    <message>
        <source>Global memory sectors transferred by this line (counted from the trace)</source>
        <translation>이 줄에서 전송한 글로벌 메모리 섹터(트레이스에서 집계)</translation>
    </message>
</context>
<context>
    <name>CurveWords</name>
    <message>
        <source>does not fit</source>
        <translation>들어가지 않음</translation>
    </message>
</context>
<context>
    <name>CycleWords</name>
    <message>
        <source>This kernel does not fit on a multiprocessor of the model, so there are no simulated cycles</source>
        <translation>이 커널은 모델의 멀티프로세서에 들어가지 않으므로 시뮬레이션한 사이클이 없습니다</translation>
    </message>
    <message>
        <source>This run has not been simulated yet. To simulate it, open the Multiprocessor view</source>
        <translation>이 실행은 아직 시뮬레이션하지 않았습니다. 시뮬레이션하려면 멀티프로세서 뷰를 여십시오</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Experiments</source>
        <translation>실험</translation>
    </message>
    <message>
        <source>Hardware model</source>
        <translation>하드웨어 모델</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>커널 소스</translation>
    </message>
    <message>
        <source>Why is it slow?</source>
        <translation>왜 느린가?</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>launch</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>하드웨어</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>lane</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>소스</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>원인</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>레슨</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is no experiment &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>“%1” 실험이 없습니다. 혹시 “%2” 실험을 찾으십니까?</translation>
    </message>
    <message>
        <source>%2 has no parameter &quot;%1&quot;. Available parameters: %3.</source>
        <translation>%2에 “%1” 매개변수가 없습니다. 사용 가능한 매개변수: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a valid value for %1. Allowed: %3.</source>
        <translation>“%2”: %1에 쓸 수 없는 값입니다. 허용되는 값: %3.</translation>
    </message>
    <message>
        <source>There is no hardware setting or preset &quot;%1&quot;. Available: %2.</source>
        <translation>“%1”: 그런 하드웨어 설정이나 프리셋이 없습니다. 사용 가능: %2.</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;. --help lists the options.</source>
        <translation>알 수 없는 옵션 “%1”. --help로 옵션 목록을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 needs a value. --help shows the usage.</source>
        <translation>%1 옵션에 값이 필요합니다. --help로 사용법을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>No OpenCL device has &quot;%1&quot; in its name. Available devices: %2.</source>
        <translation>이름에 “%1” 문자열이 들어 있는 OpenCL 디바이스가 없습니다. 사용 가능한 디바이스: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the name and the permissions.</source>
        <translation>%1 파일을 읽을 수 없습니다: %2. 이름과 권한을 확인하십시오.</translation>
    </message>
    <message>
        <source>There is no kernel &quot;%1&quot; in the file. Available kernels: %2.</source>
        <translation>파일에 “%1” 커널이 없습니다. 사용 가능한 커널: %2.</translation>
    </message>
    <message>
        <source>The kernel cannot be recorded: %1. Change this part of the kernel, and run it again.</source>
        <translation>커널을 기록할 수 없습니다: %1. 커널의 이 부분을 고친 다음 다시 실행하십시오.</translation>
    </message>
    <message>
        <source>The run was stopped after its time limit of %1 s. Choose a smaller size, or allow more time. With more time, Lockstep can detect whether a loop is endless.</source>
        <translation>시간 한도 %1 s가 지나 실행을 중지했습니다. 더 작은 크기를 고르거나 시간을 더 허용하십시오. 시간을 더 주면 무한 루프인지 Lockstep이 알아낼 수 있습니다.</translation>
    </message>
    <message>
        <source>The launch file is invalid: %1 (%2, %3). Correct it, and run it again.</source>
        <translation>launch 파일이 올바르지 않습니다: %1(%2, %3). 고친 다음 다시 실행하십시오.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; is not accepted (%1, %3). Remove it.</source>
        <translation>“%2” 빌드 옵션은 사용할 수 없습니다(%1, %3). 제거하십시오.</translation>
    </message>
    <message>
        <source>No OpenCL device was found, because no driver is installed or no driver reports a device. To install a driver that runs on every processor, use &quot;apt-get install pocl-opencl-icd&quot;. You can open recordings without a device.</source>
        <translation>OpenCL 디바이스를 찾지 못했습니다. 드라이버가 설치되어 있지 않거나, 디바이스를 보고하는 드라이버가 없습니다. 모든 프로세서에서 동작하는 드라이버를 설치하려면 “apt-get install pocl-opencl-icd”를 사용하십시오. 디바이스가 없어도 기록은 열 수 있습니다.</translation>
    </message>
    <message>
        <source>An OpenCL driver is installed (%1), but it reports no devices. Check that the device is connected and that you have permission to use it; on many systems you must be in the &quot;video&quot; or &quot;render&quot; group. You can open recordings without a device.</source>
        <translation>OpenCL 드라이버가 설치되어 있지만(%1) 디바이스를 보고하지 않습니다. 디바이스가 연결되어 있고 사용 권한이 있는지 확인하십시오. 많은 시스템에서는 “video” 또는 “render” 그룹에 속해 있어야 합니다. 디바이스가 없어도 기록은 열 수 있습니다.</translation>
    </message>
    <message>
        <source>A work-group of %1 work-items is too large for %3, which supports up to %2. Choose a smaller group size.</source>
        <translation>work-item %1개로 된 workgroup은 너무 큽니다. %3에서는 최대 %2개까지 지원됩니다. 더 작은 그룹 크기를 고르십시오.</translation>
    </message>
    <message>
        <source>A work-group needs %1 bytes of local memory, but %3 has only %2. Choose a smaller group or a smaller type.</source>
        <translation>workgroup에 로컬 메모리 %1바이트가 필요하지만 %3에는 %2바이트뿐입니다. 더 작은 그룹이나 더 작은 자료형을 고르십시오.</translation>
    </message>
    <message>
        <source>A work-item needs %1 bytes of private memory, most of it for the declaration on this line. %4 puts the private memory of all %2 work-items of a group on the stack of one thread, which has %3 bytes. Make the array smaller, choose a smaller group, or put the array in a buffer.</source>
        <translation>work-item에 private 메모리 %1바이트가 필요하며, 대부분은 이 줄의 선언에 쓰입니다. %4에서는 그룹의 work-item %2개의 private 메모리를 모두 한 스레드의 스택에 두는데, 스택은 %3바이트입니다. 배열을 줄이거나 더 작은 그룹을 고르거나 배열을 버퍼에 두십시오.</translation>
    </message>
    <message>
        <source>%2 does not have the %1 bytes of memory that the run needs. Choose a smaller size.</source>
        <translation>%2에는 실행에 필요한 메모리 %1바이트가 없습니다. 더 작은 크기를 고르십시오.</translation>
    </message>
    <message>
        <source>Kernel %1 takes a different path in each run on %2, because of a data race between its work-items. Fix the race, or try a smaller size.</source>
        <translation>커널 %1에서는 work-item 사이의 데이터 경쟁 때문에 %2에서 실행할 때마다 경로가 달라집니다. 경쟁 상태를 고치거나 더 작은 크기를 시도하십시오.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>취소했습니다.</translation>
    </message>
    <message>
        <source>The image %1 is damaged or truncated (%2). Save it again, as PNG or JPEG.</source>
        <translation>%1 이미지가 손상되었거나 잘렸습니다(%2). PNG 또는 JPEG로 다시 저장하십시오.</translation>
    </message>
    <message>
        <source>The image %1 is too large (%2). The limit is %3 pixels per side and %4 pixels in total. Make it smaller.</source>
        <translation>%1 이미지가 너무 큽니다(%2). 한도는 한 변에 %3픽셀, 모두 합쳐 %4픽셀입니다. 이미지를 줄이십시오.</translation>
    </message>
    <message>
        <source>None of the %2 combinations of this sweep over %1 can run. The reason for the first combination follows. Choose other values.</source>
        <translation>%1에 대한 이 스윕의 조합 %2개 중 실행할 수 있는 것이 없습니다. 첫 조합을 실행할 수 없는 이유가 뒤에 나옵니다. 다른 값을 고르십시오.</translation>
    </message>
    <message>
        <source>A filter of radius %1 is larger than the part of the image in use (%2 x %3 pixels). Choose a smaller radius or use a larger part.</source>
        <translation>반지름 %1의 필터가 이미지에서 사용하는 부분(%2 x %3픽셀)보다 큽니다. 더 작은 반지름을 고르거나 더 큰 부분을 사용하십시오.</translation>
    </message>
    <message>
        <source>The expression is invalid: %1 (%2, %3). Correct it.</source>
        <translation>식이 올바르지 않습니다: %1(%2, %3). 식을 고치십시오.</translation>
    </message>
    <message>
        <source>The expression is longer than the limit of %2 bytes. Split it.</source>
        <translation>식이 한도 %2바이트보다 깁니다. 식을 나누십시오.</translation>
    </message>
    <message>
        <source>The parentheses are nested deeper than the limit of %2 levels. Simplify the expression.</source>
        <translation>괄호가 한도 %2단계보다 깊게 중첩되어 있습니다. 식을 단순하게 만드십시오.</translation>
    </message>
    <message>
        <source>The string that starts here is not closed. Add a double quote at its end.</source>
        <translation>여기서 시작하는 문자열이 닫히지 않았습니다. 끝에 큰따옴표를 넣으십시오.</translation>
    </message>
    <message>
        <source>Unknown escape sequence \%2. In a string, write \&quot; for a double quote and \\ for a backslash.</source>
        <translation>알 수 없는 이스케이프 시퀀스 \%2. 문자열에서 큰따옴표는 \&quot;로, 백슬래시는 \\로 쓰십시오.</translation>
    </message>
    <message>
        <source>The number %2 is out of range. Use a different number.</source>
        <translation>숫자가 범위를 벗어났습니다: %2. 다른 숫자를 쓰십시오.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is missing here. Add it.</source>
        <translation>여기에 “%2” 기호가 빠져 있습니다. 넣으십시오.</translation>
    </message>
    <message>
        <source>There is no function &quot;%2&quot;. Known functions: %3.</source>
        <translation>“%2” 함수가 없습니다. 알려진 함수: %3.</translation>
    </message>
    <message>
        <source>%2 is neither true nor false. Compare it with a value, for example %2 = 0.</source>
        <translation>%2 값은 참도 거짓도 아닙니다. 값과 비교하십시오. 예: %2 = 0.</translation>
    </message>
    <message>
        <source>%2 has no value in this run. Remove it, or change the run.</source>
        <translation>이 실행에서 %2 항목에는 값이 없습니다. 제거하거나 실행을 바꾸십시오.</translation>
    </message>
    <message>
        <source>%2 is not a list, so it has no elements to choose from. Remove the square brackets.</source>
        <translation>%2 항목은 목록이 아니라서 고를 원소가 없습니다. 대괄호를 제거하십시오.</translation>
    </message>
    <message>
        <source>%2 has %3 values that cannot be added up. Choose one, for example with launches[0] or lines[line=12], or use sum, min, max or count.</source>
        <translation>%2에는 더할 수 없는 값이 %3개 있습니다. launches[0]이나 lines[line=12]처럼 하나를 고르거나 sum, min, max 또는 count를 쓰십시오.</translation>
    </message>
    <message>
        <source>Division by zero: the divisor is 0 in this run. Test it first, for example: a &gt; 0 and b / a &lt; 2.</source>
        <translation>0으로 나눔: 이 실행에서는 나누는 수가 0입니다. 먼저 검사하십시오. 예: a &gt; 0 and b / a &lt; 2.</translation>
    </message>
    <message>
        <source>The result is too large. Use smaller numbers.</source>
        <translation>결과가 너무 큽니다. 더 작은 숫자를 쓰십시오.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; is not accepted, because some compiler options write files or load programs. Remove it. Accepted options: -D, -U, -I, -w, -W and OpenCL&apos;s own options, such as -cl-fast-relaxed-math.</source>
        <translation>“%2” 빌드 옵션은 사용할 수 없습니다. 일부 컴파일러 옵션은 파일을 쓰거나 프로그램을 로드하기 때문입니다. 제거하십시오. 사용할 수 있는 옵션은 -D, -U, -I, -w, -W와 -cl-fast-relaxed-math 같은 OpenCL 자체 옵션입니다.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; has no value. Add one after it.</source>
        <translation>“%2” 빌드 옵션에 값이 없습니다. 뒤에 값을 넣으십시오.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; has a value that is not accepted. Accepted values: %3.</source>
        <translation>“%2” 빌드 옵션에 사용할 수 없는 값입니다. 허용되는 값: %3.</translation>
    </message>
    <message>
        <source>A double quote in the build options is not closed: &quot;%2&quot;. Close it, or put a backslash before a quote that is part of a value.</source>
        <translation>빌드 옵션의 큰따옴표가 닫히지 않았습니다: “%2”. 닫거나, 값에 포함된 따옴표 앞에 백슬래시를 넣으십시오.</translation>
    </message>
    <message>
        <source>The build options contain a control character: &quot;%2&quot;. Remove it.</source>
        <translation>빌드 옵션에 제어 문자가 있습니다: “%2”. 제거하십시오.</translation>
    </message>
    <message>
        <source>The build options are longer than %3 bytes. They begin with &quot;%2&quot;. Move definitions into a header.</source>
        <translation>빌드 옵션이 %3바이트보다 깁니다. 시작 부분: “%2”. 정의를 헤더로 옮기십시오.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a valid number for the %3. Write a whole number.</source>
        <translation>“%2”: %3에 쓸 수 있는 숫자가 아닙니다. 정수를 쓰십시오.</translation>
    </message>
    <message>
        <source>The NDRange has more than 2^40 work-items. Write smaller sizes.</source>
        <translation>NDRange의 work-item이 2^40개보다 많습니다. 더 작은 크기를 쓰십시오.</translation>
    </message>
    <message>
        <source>The header of this argument does not end on its line. Close it with &gt;.</source>
        <translation>이 인수의 헤더가 같은 줄에서 끝나지 않습니다. &gt;로 닫으십시오.</translation>
    </message>
    <message>
        <source>The name that starts with a double quote here does not end on its line. Add the closing quote.</source>
        <translation>여기서 큰따옴표로 시작하는 이름이 같은 줄에서 끝나지 않습니다. 닫는 따옴표를 넣으십시오.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not valid in an argument&apos;s header. Did you mean &quot;%3&quot;?</source>
        <translation>“%2”: 인수의 헤더에 쓸 수 없습니다. 혹시 “%3”입니까?</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not valid in an argument&apos;s header. Valid keywords: size, the scalar types, fill, range, random, file, noinit, null, image, sampler, ro, wo, hex and dump.</source>
        <translation>“%2”: 인수의 헤더에 쓸 수 없습니다. 쓸 수 있는 키워드: size, 스칼라 자료형, fill, range, random, file, noinit, null, image, sampler, ro, wo, hex, dump.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; appears twice in this header. Remove one of them.</source>
        <translation>이 헤더에 “%2” 항목이 두 번 나옵니다. 하나를 제거하십시오.</translation>
    </message>
    <message>
        <source>This argument has no size. Write size=BYTES.</source>
        <translation>이 인수에 크기가 없습니다. size=BYTES를 쓰십시오.</translation>
    </message>
    <message>
        <source>This argument has a size of 0 bytes, which OpenCL does not allow. Write a larger size, or write null instead for a null pointer.</source>
        <translation>이 인수의 크기는 0바이트인데, OpenCL에서는 허용되지 않습니다. 더 큰 크기를 쓰거나, 널 포인터라면 대신 null을 쓰십시오.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not an image format. Known formats: %3.</source>
        <translation>“%2”: 이미지 형식이 아닙니다. 알려진 형식: %3.</translation>
    </message>
    <message>
        <source>The launch file has %2 arguments, but the kernel has %3 parameters. Write one argument for each parameter, in the same order.</source>
        <translation>launch 파일의 인수는 %2개인데 커널의 매개변수는 %3개입니다. 매개변수마다 인수 하나를 같은 순서로 쓰십시오.</translation>
    </message>
    <message>
        <source>This argument has %2 values, but its size requires %3. Add the missing values, or use fill, range, random or file.</source>
        <translation>이 인수의 값은 %2개인데 크기에 따르면 %3개가 필요합니다. 빠진 값을 넣거나 fill, range, random 또는 file을 쓰십시오.</translation>
    </message>
    <message>
        <source>This argument has more values than its size allows: &quot;%2&quot; is the first extra one. Remove the extra values, or change the size.</source>
        <translation>이 인수의 값이 크기가 허용하는 것보다 많습니다. 크기를 넘는 첫 값: “%2”. 넘는 값을 제거하거나 크기를 바꾸십시오.</translation>
    </message>
    <message>
        <source>The range has %2 values, but the size of this argument requires %3. Change the range or the size.</source>
        <translation>범위의 값은 %2개인데 이 인수의 크기에 따르면 %3개가 필요합니다. 범위나 크기를 바꾸십시오.</translation>
    </message>
    <message>
        <source>The file %2 has fewer than the %3 bytes of this argument. Change the size, or choose another file.</source>
        <translation>%2 파일이 이 인수의 %3바이트보다 작습니다. 크기를 바꾸거나 다른 파일을 고르십시오.</translation>
    </message>
    <message>
        <source>The arguments take %2 bytes in total. The limit on this computer is %3 bytes, a quarter of its memory. Make them smaller.</source>
        <translation>인수들이 합해서 %2바이트를 차지합니다. 이 컴퓨터의 한도는 메모리의 4분의 1인 %3바이트입니다. 인수를 줄이십시오.</translation>
    </message>
    <message>
        <source>There is no experiment &quot;%1&quot; and no file of this name. &quot;lockstep-cli list&quot; lists the experiments.</source>
        <translation>“%1”: 그런 실험도, 그런 이름의 파일도 없습니다. “lockstep-cli list”로 실험 목록을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>%2 has no parameters, so &quot;%1&quot; cannot be set.</source>
        <translation>%2에는 매개변수가 없으므로 “%1” 항목을 설정할 수 없습니다.</translation>
    </message>
    <message>
        <source>The file contains no kernel: no function in it is declared __kernel. Choose another file.</source>
        <translation>파일에 커널이 없습니다. __kernel로 선언된 함수가 없습니다. 다른 파일을 고르십시오.</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; is not defined. To define it as a macro, use -D %2=VALUE on the command line, or Build options in the window.</source>
        <translation>%1: 컴파일되지 않습니다. “%2” 이름이 정의되어 있지 않습니다. 매크로로 정의하려면 명령줄에서는 -D %2=VALUE를, 창에서는 “빌드 옵션”을 사용하십시오.</translation>
    </message>
    <message>
        <source>The log of a single work-group takes %5 bytes. Its analysis needs %6 bytes in total, but the memory budget is %2 bytes. Allow more memory, or choose a smaller size.</source>
        <translation>workgroup 하나의 로그가 %5바이트입니다. 분석에는 총 %6바이트가 필요하지만 메모리 예산은 %2바이트입니다. 메모리를 더 허용하거나 더 작은 크기를 고르십시오.</translation>
    </message>
    <message>
        <source>The log of a single work-group takes %5 bytes, more than the device can allocate at once. Choose a smaller size.</source>
        <translation>workgroup 하나의 로그가 %5바이트로, 디바이스가 한 번에 할당할 수 있는 양보다 큽니다. 더 작은 크기를 고르십시오.</translation>
    </message>
    <message>
        <source>A work-group needs %4 bytes of local memory. With the memory that Lockstep adds to run barriers and sub-group functions step by step, it needs %1, but %3 has only %2. Choose a smaller group or a smaller type.</source>
        <translation>workgroup에 로컬 메모리 %4바이트가 필요합니다. barrier와 subgroup 함수를 단계별로 실행하려고 Lockstep이 추가하는 메모리까지 합치면 %1바이트가 필요하지만 %3에는 %2바이트뿐입니다. 더 작은 그룹이나 더 작은 자료형을 고르십시오.</translation>
    </message>
    <message>
        <source>A work-item needs %1 bytes of private memory, most of it for the declaration on this line. A thread of %4 has only %3 bytes for it. Make the array smaller, or put it in a buffer.</source>
        <translation>work-item에 private 메모리 %1바이트가 필요하며, 대부분은 이 줄의 선언에 쓰입니다. %4의 스레드가 여기에 쓸 수 있는 메모리는 %3바이트뿐입니다. 배열을 줄이거나 버퍼에 두십시오.</translation>
    </message>
    <message>
        <source>%2 does not have enough memory for the run. Choose a smaller size, or another device.</source>
        <translation>%2에는 실행에 필요한 메모리가 부족합니다. 더 작은 크기나 다른 디바이스를 고르십시오.</translation>
    </message>
    <message>
        <source>Macros expand the kernel to more than the limit of %2 tokens. Parsing stopped at this line. Use a loop instead of macros that repeat code.</source>
        <translation>매크로를 확장하면 커널이 토큰 한도 %2개를 넘으므로 이 줄에서 구문 분석을 중지했습니다. 코드를 반복하는 매크로 대신 루프를 사용하십시오.</translation>
    </message>
    <message>
        <source>To build this kernel, the driver needs more memory than the limit of %2 bytes. Make the kernel or its arrays smaller. To allow more memory, use --build-memory on the command line.</source>
        <translation>이 커널을 빌드하려면 드라이버에 한도 %2바이트보다 많은 메모리가 필요합니다. 커널이나 배열을 줄이십시오. 메모리를 더 허용하려면 명령줄에서 --build-memory를 사용하십시오.</translation>
    </message>
    <message>
        <source>Parsing and building the kernels of this run exceeded the limit of %2 s of processor time. The limit was reached at this kernel. To make the kernel smaller, use loops instead of repeated code. To allow more time, use --build-time on the command line.</source>
        <translation>이 실행의 커널을 구문 분석하고 빌드하는 데 걸린 시간이 프로세서 시간 한도 %2 s를 넘었습니다. 이 커널에서 한도에 도달했습니다. 커널을 줄이려면 반복되는 코드 대신 루프를 사용하십시오. 시간을 더 허용하려면 명령줄에서 --build-time을 사용하십시오.</translation>
    </message>
    <message>
        <source>The link has a &quot;%&quot; without two hexadecimal digits at character %5. Write %3 for a percent sign.</source>
        <translation>링크의 %5번째 문자: “%” 뒤에 16진수 두 자리가 없습니다. 퍼센트 기호는 %3 형태로 쓰십시오.</translation>
    </message>
    <message>
        <source>The link has a value without a name at character %5. Write NAME=VALUE.</source>
        <translation>링크의 %5번째 문자: 값에 이름이 없습니다. NAME=VALUE 형태로 쓰십시오.</translation>
    </message>
    <message>
        <source>The link has no value for &quot;%1&quot; at character %5. Write %1=VALUE.</source>
        <translation>링크의 %5번째 문자: “%1” 항목에 값이 없습니다. %1=VALUE 형태로 쓰십시오.</translation>
    </message>
    <message>
        <source>The link has an unknown key &quot;%1&quot; at character %5. Known keys: %3.</source>
        <translation>링크의 %5번째 문자: 알 수 없는 “%1” 키가 있습니다. 알려진 키: %3.</translation>
    </message>
    <message>
        <source>The link repeats &quot;%1&quot; at character %5. Keep only one of them.</source>
        <translation>링크의 %5번째 문자: “%1” 항목이 중복됩니다. 하나만 남기십시오.</translation>
    </message>
    <message>
        <source>The link has an extra &quot;%2&quot; at character %5. Write %3 for this character in a name or value.</source>
        <translation>링크의 %5번째 문자: 불필요한 “%2” 문자가 있습니다. 이름이나 값에서 이 문자는 %3 형태로 쓰십시오.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another location, or free up some space there.</source>
        <translation>%1 파일에 쓸 수 없습니다: %2. 다른 위치를 고르거나 그곳의 공간을 확보하십시오.</translation>
    </message>
    <message>
        <source>%1 is not a hardware preset, because it does not contain a JSON object. Start with a copy of a preset in resources/hardware, or save a preset in the window.</source>
        <translation>%1 파일은 하드웨어 프리셋이 아닙니다. JSON 객체가 들어 있지 않습니다. resources/hardware에 있는 프리셋의 사본에서 시작하거나 창에서 프리셋을 저장하십시오.</translation>
    </message>
    <message>
        <source>%1 cannot be read, because it is a device, a pipe or a socket, and Lockstep reads only regular files. Save its data to a file, and choose that file.</source>
        <translation>%1: 읽을 수 없습니다. 장치, 파이프 또는 소켓인데, Lockstep은 일반 파일만 읽습니다. 데이터를 파일에 저장한 다음 그 파일을 고르십시오.</translation>
    </message>
    <message>
        <source>%1 was not overwritten, because it is a device, a pipe or a socket, and the result would replace it. Choose the name of a regular file.</source>
        <translation>%1: 덮어쓰지 않았습니다. 장치, 파이프 또는 소켓이므로 덮어쓰면 결과 파일로 바뀝니다. 일반 파일의 이름을 고르십시오.</translation>
    </message>
    <message>
        <source>%1 is not a Lockstep recording, because it does not begin with the signature of a .lks file. Choose a file written by &quot;run --save&quot;.</source>
        <translation>%1 파일은 Lockstep 기록이 아닙니다. .lks 파일의 서명으로 시작하지 않습니다. “run --save”로 저장한 파일을 고르십시오.</translation>
    </message>
    <message>
        <source>%1 uses version %2 of the recording format, but this version of Lockstep supports only versions up to %3. Open the file with a newer version of Lockstep, or make the recording again.</source>
        <translation>%1 파일의 기록 형식은 버전 %2인데, 이 버전의 Lockstep은 버전 %3까지만 지원합니다. 더 새로운 버전의 Lockstep으로 파일을 열거나 다시 기록하십시오.</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated, because its section &quot;%2&quot; is invalid. Copy the file again, or make the recording again.</source>
        <translation>%1 파일이 손상되었거나 잘렸습니다. “%2” 섹션이 올바르지 않습니다. 파일을 다시 복사하거나 다시 기록하십시오.</translation>
    </message>
    <message>
        <source>%1 does not compile. See the compiler&apos;s message for the line to correct.</source>
        <translation>%1: 컴파일되지 않습니다. 고칠 줄은 컴파일러 메시지에 있습니다.</translation>
    </message>
    <message>
        <source>%1 has no kernel to run, because its kernels are inside the preprocessor condition %2, which is false. To define the names in the condition, use -D NAME on the command line, or Build options in the window.</source>
        <translation>%1 파일에 실행할 커널이 없습니다. 커널이 전처리기 조건 %2 안에 있는데, 이 조건이 거짓입니다. 조건에 나오는 이름을 정의하려면 명령줄에서는 -D NAME을, 창에서는 “빌드 옵션”을 사용하십시오.</translation>
    </message>
    <message>
        <source>Argument %1 of the kernel does not match. Expected %2, but found %3. Change the launch.</source>
        <translation>커널의 %1번 인수가 맞지 않습니다. 필요한 것: %2, 실제: %3. launch를 고치십시오.</translation>
    </message>
    <message>
        <source>%1 contains several kernels: %2. Choose one (on the command line, use --kernel NAME).</source>
        <translation>%1 파일에 커널이 여러 개 있습니다: %2. 하나를 고르십시오(명령줄에서는 --kernel NAME 사용).</translation>
    </message>
    <message>
        <source>The driver for %2 failed in %1 with CL_OUT_OF_RESOURCES and gave no reason. Possible reasons: the kernel accesses memory outside its buffers, runs too long, or needs too many registers or too much local or global memory. Try a smaller size or group, or another device.</source>
        <translation>%2의 드라이버가 %1에서 CL_OUT_OF_RESOURCES로 실패했고 이유를 알리지 않았습니다. 가능한 이유: 커널이 버퍼 밖의 메모리에 접근하거나, 너무 오래 실행되거나, 레지스터나 로컬 또는 글로벌 메모리가 너무 많이 필요합니다. 더 작은 크기나 그룹, 또는 다른 디바이스를 시도하십시오.</translation>
    </message>
    <message>
        <source>The log of all %4 work-groups takes %1 bytes, which exceeds the memory budget of %2. Log only the first groups (at most %3), or allow more memory.</source>
        <translation>workgroup %4개 전체의 로그는 %1바이트로, 메모리 예산 %2바이트를 넘습니다. 처음 몇 그룹(최대 %3개)만 로그에 남기거나 메모리를 더 허용하십시오.</translation>
    </message>
    <message>
        <source>The driver for %1 failed to build the kernel. Its build log follows. Correct the errors in the log, or try another device or a newer driver.</source>
        <translation>%1의 드라이버가 커널을 빌드하지 못했습니다. 빌드 로그가 뒤에 나옵니다. 로그의 오류를 고치거나 다른 디바이스 또는 더 새로운 드라이버를 시도하십시오.</translation>
    </message>
    <message>
        <source>The original kernel builds with the driver for %1, but the instrumented kernel does not. This is a bug in Lockstep, not in the kernel. Report it with the kernel and the log that follows.</source>
        <translation>%1의 드라이버로 원본 커널은 빌드되지만 계측 커널은 빌드되지 않습니다. 커널이 아니라 Lockstep의 버그입니다. 커널과 뒤에 나오는 로그를 함께 신고해 주십시오.</translation>
    </message>
    <message>
        <source>The driver for %3 failed: %1 returned %2. Try again, or use a smaller size or another device.</source>
        <translation>%3의 드라이버가 실패했습니다. %1 함수가 %2 값을 반환했습니다. 다시 시도하거나 더 작은 크기 또는 다른 디바이스를 사용하십시오.</translation>
    </message>
    <message>
        <source>The driver for %2 built the program but finds no kernel &quot;%1&quot; in it, because drivers reserve the names of OpenCL&apos;s built-in functions, such as dot and max. Rename the kernel.</source>
        <translation>%2의 드라이버가 프로그램을 빌드했지만 그 안에서 “%1” 커널을 찾지 못합니다. 드라이버는 dot, max 같은 OpenCL 내장 함수의 이름을 예약합니다. 커널 이름을 바꾸십시오.</translation>
    </message>
    <message>
        <source>The process that runs kernels exited unexpectedly (%1), most likely inside the device&apos;s driver. Nothing else is lost. Try again, or use another device. If this happens every time, delete the folder %2. PoCL caches compiled kernels there, and a damaged file in this cache can crash the process.</source>
        <translation>커널을 실행하는 프로세스가 예기치 않게 끝났습니다(%1). 디바이스의 드라이버 안에서 일어났을 가능성이 큽니다. 그 밖에 손실된 것은 없습니다. 다시 시도하거나 다른 디바이스를 사용하십시오. 매번 이런 일이 생기면 %2 폴더를 삭제하십시오. PoCL이 컴파일한 커널을 그곳에 캐시하는데, 이 캐시에 손상된 파일이 있으면 프로세스가 비정상 종료될 수 있습니다.</translation>
    </message>
    <message>
        <source>The process that runs kernels, %1, cannot be started: %2. Reinstall Lockstep. You can open recordings without this process.</source>
        <translation>커널을 실행하는 프로세스(%1)를 시작할 수 없습니다: %2. Lockstep을 다시 설치하십시오. 이 프로세스 없이도 기록은 열 수 있습니다.</translation>
    </message>
    <message>
        <source>The process that runs kernels was stopped because its response is invalid: %1. The process may belong to another version of Lockstep, or a driver may have damaged its memory. Try again, or use another device. If this does not help, reinstall Lockstep.</source>
        <translation>커널을 실행하는 프로세스의 응답이 올바르지 않아 프로세스를 중지했습니다: %1. 프로세스가 다른 버전의 Lockstep에 속하거나, 드라이버가 프로세스의 메모리를 손상시켰을 수 있습니다. 다시 시도하거나 다른 디바이스를 사용하십시오. 그래도 안 되면 Lockstep을 다시 설치하십시오.</translation>
    </message>
    <message>
        <source>The process that parses kernels exited unexpectedly (%1). Nothing else is lost. Try again. If this happens every time, this kernel probably crashes Clang.</source>
        <translation>커널을 구문 분석하는 프로세스가 예기치 않게 끝났습니다(%1). 그 밖에 손실된 것은 없습니다. 다시 시도하십시오. 매번 이런 일이 생기면 이 커널 때문에 Clang이 비정상 종료되는 것일 수 있습니다.</translation>
    </message>
    <message>
        <source>The process that parses kernels, %1, cannot be started: %2. Reinstall Lockstep. You can open recordings without this process.</source>
        <translation>커널을 구문 분석하는 프로세스(%1)를 시작할 수 없습니다: %2. Lockstep을 다시 설치하십시오. 이 프로세스 없이도 기록은 열 수 있습니다.</translation>
    </message>
    <message>
        <source>The process that parses kernels was stopped because its response is invalid: %1. The process may belong to another version of Lockstep. Try again. If this does not help, reinstall Lockstep.</source>
        <translation>커널을 구문 분석하는 프로세스의 응답이 올바르지 않아 프로세스를 중지했습니다: %1. 프로세스가 다른 버전의 Lockstep에 속할 수 있습니다. 다시 시도하십시오. 그래도 안 되면 Lockstep을 다시 설치하십시오.</translation>
    </message>
    <message>
        <source>This computer does not have enough free memory. Close other programs, choose a smaller size, or log fewer work-groups.</source>
        <translation>이 컴퓨터에 남은 메모리가 부족합니다. 다른 프로그램을 닫거나, 더 작은 크기를 고르거나, 로그에 남길 workgroup을 줄이십시오.</translation>
    </message>
    <message>
        <source>An internal error occurred in Lockstep (%1). Your files are unchanged. Try again. If the error occurs again, report it with the steps that lead to it.</source>
        <translation>Lockstep에서 내부 오류가 발생했습니다(%1). 파일은 바뀌지 않았습니다. 다시 시도하십시오. 오류가 또 발생하면 그렇게 된 과정을 적어 신고해 주십시오.</translation>
    </message>
    <message>
        <source>The kernel calls sub-group functions and was recorded for warps of %1 lanes, not %2. Record it again with a warp width of %2, or choose a warp width of %1.</source>
        <translation>커널이 subgroup 함수를 호출하며, lane %2개가 아니라 %1개짜리 warp로 기록되었습니다. warp 폭을 %2 값으로 지정하여 다시 기록하거나 warp 폭으로 %1 값을 고르십시오.</translation>
    </message>
    <message>
        <source>The recording is damaged, because the log of work-item %1 does not match the kernel at event %2. Make the recording again.</source>
        <translation>기록이 손상되었습니다. %1번 work-item의 로그가 이벤트 %2에서 커널과 맞지 않습니다. 다시 기록하십시오.</translation>
    </message>
    <message>
        <source>%1 is not a PNG or JPEG image, because its first bytes match neither format. Choose a .png or .jpg file.</source>
        <translation>%1 파일은 PNG나 JPEG 이미지가 아닙니다. 첫 바이트들이 어느 형식과도 맞지 않습니다. .png 또는 .jpg 파일을 고르십시오.</translation>
    </message>
    <message>
        <source>In a work-group of %1, all work-items would only load the border, and none would write a result. With radius %2, the group must have at least %3 work-items in the direction in which the groups overlap.</source>
        <translation>크기 %1의 workgroup에서는 모든 work-item이 경계만 로드하고, 결과를 쓰는 work-item이 없게 됩니다. 반지름 %2에서는 그룹들이 겹치는 방향으로 그룹에 work-item이 %3개 이상 있어야 합니다.</translation>
    </message>
    <message>
        <source>The expression is empty. Write the name of a metric, for example totals.barriers.</source>
        <translation>식이 비어 있습니다. 지표 이름을 쓰십시오. 예: totals.barriers.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be used here. Combine metrics with + - * / and parentheses. Compare them with = != &lt; &lt;= &gt; &gt;= or ~. Join comparisons with and, or, not. Put strings in double quotes.</source>
        <translation>여기에 “%2” 기호를 쓸 수 없습니다. 지표는 + - * /와 괄호로 결합하십시오. = != &lt; &lt;= &gt; &gt;= 또는 ~로 비교하십시오. 비교는 and, or, not으로 연결하십시오. 문자열은 큰따옴표로 묶으십시오.</translation>
    </message>
    <message>
        <source>%2 is not a valid index or line number. Write a whole number. Indexes start at 0, line numbers at 1.</source>
        <translation>%2: 올바른 인덱스나 줄 번호가 아닙니다. 정수를 쓰십시오. 인덱스는 0부터, 줄 번호는 1부터 시작합니다.</translation>
    </message>
    <message>
        <source>Unexpected &quot;%2&quot;. Check the expression before this point.</source>
        <translation>예상하지 못한 “%2”. 이 위치 앞의 식을 확인하십시오.</translation>
    </message>
    <message>
        <source>The expression is incomplete. Add a metric or a number at its end.</source>
        <translation>식이 완전하지 않습니다. 끝에 지표나 숫자를 넣으십시오.</translation>
    </message>
    <message>
        <source>The name of a metric is missing here. Add it. Put a name with special characters in double quotes, and the index of a list element in square brackets, for example launches[0].</source>
        <translation>여기에 지표 이름이 빠져 있습니다. 넣으십시오. 특수 문자가 있는 이름은 큰따옴표로, 목록 원소의 인덱스는 대괄호로 묶으십시오. 예: launches[0].</translation>
    </message>
    <message>
        <source>line(...) needs text from a source line, or its line number. Write line(&quot;text&quot;) or line(12).</source>
        <translation>line(...)에는 소스 줄의 텍스트나 줄 번호가 필요합니다. line(&quot;text&quot;) 또는 line(12)처럼 쓰십시오.</translation>
    </message>
    <message>
        <source>To compare numbers, ~ needs a tolerance, for example ~ 0.5 within 0.01. Add a tolerance.</source>
        <translation>숫자를 비교하려면 ~에 허용 오차가 필요합니다. 예: ~ 0.5 within 0.01. 허용 오차를 넣으십시오.</translation>
    </message>
    <message>
        <source>Comparisons cannot be chained. Join them with &quot;and&quot;, for example a &lt; b and b &lt; c.</source>
        <translation>비교를 이어 쓸 수 없습니다. “and”로 연결하십시오. 예: a &lt; b and b &lt; c.</translation>
    </message>
    <message>
        <source>This run has no metric %2. Similar names: %3.</source>
        <translation>이 실행에는 %2 지표가 없습니다. 비슷한 이름: %3.</translation>
    </message>
    <message>
        <source>This run has no metric %2. Available names: %3.</source>
        <translation>이 실행에는 %2 지표가 없습니다. 사용 가능한 이름: %3.</translation>
    </message>
    <message>
        <source>%2 is a single value, so no name can follow it. Remove the name that follows.</source>
        <translation>%2 항목은 단일 값이라서 뒤에 이름이 올 수 없습니다. 뒤에 오는 이름을 제거하십시오.</translation>
    </message>
    <message>
        <source>This index is outside the list %2 (number of elements: %3; indexes start at 0). Choose an element of the list.</source>
        <translation>이 인덱스는 %2 목록을 벗어납니다(원소 수: %3, 인덱스는 0부터 시작). 목록에 있는 원소를 고르십시오.</translation>
    </message>
    <message>
        <source>Nothing in this run matches %2. If a run without a match is acceptable, use count(...) or sum(...).</source>
        <translation>이 실행에는 %2에 맞는 것이 없습니다. 맞는 것이 없어도 되면 count(...) 또는 sum(...)을 쓰십시오.</translation>
    </message>
    <message>
        <source>%2 is a list (number of elements: %3). Choose an element, for example %2[0], or use sum, min, max or count.</source>
        <translation>%2 항목은 목록입니다(원소 수: %3). 원소를 고르거나(예: %2[0]) sum, min, max 또는 count를 쓰십시오.</translation>
    </message>
    <message>
        <source>%2 is a group of metrics. Append a dot and one of these names: %3.</source>
        <translation>%2 항목은 지표의 모음입니다. 뒤에 점을 찍고 다음 이름 중 하나를 붙이십시오: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; matches no line of the kernel that has metrics. Check the text or the line number.</source>
        <translation>“%2”: 지표가 있는 커널 줄 중에 맞는 것이 없습니다. 텍스트나 줄 번호를 확인하십시오.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; matches several lines: %3. Write more of the line&apos;s text, or use its line number.</source>
        <translation>“%2”: 여러 줄에 맞습니다: %3. 줄의 텍스트를 더 쓰거나 줄 번호를 쓰십시오.</translation>
    </message>
    <message>
        <source>%2 is not a number, because its value is &quot;%3&quot;. Use a metric whose value is a number.</source>
        <translation>%2 항목은 숫자가 아닙니다. 값은 “%3”입니다. 값이 숫자인 지표를 쓰십시오.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; and &quot;%3&quot; cannot be compared, because only one of them is a number. Compare two numbers, or two strings in double quotes.</source>
        <translation>“%2”, “%3” 둘 중 하나만 숫자라서 비교할 수 없습니다. 숫자 두 개를 비교하거나 큰따옴표로 묶은 문자열 두 개를 비교하십시오.</translation>
    </message>
    <message>
        <source>The expression reads too many metrics of this run. Use fewer metrics.</source>
        <translation>식이 이 실행의 지표를 너무 많이 읽습니다. 지표를 줄이십시오.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; does not contain a valid macro name. Use a name of letters, digits and underscores, such as -DNAME=1.</source>
        <translation>“%2” 빌드 옵션에 올바른 매크로 이름이 없습니다. -DNAME=1처럼 글자, 숫자, 밑줄로 된 이름을 쓰십시오.</translation>
    </message>
    <message>
        <source>The value of the build option &quot;%2&quot; starts a comment or ends with a backslash, so the next line would become part of it. Remove the comment or the backslash.</source>
        <translation>“%2” 빌드 옵션의 값이 주석을 시작하거나 백슬래시로 끝나서 다음 줄이 그 일부가 됩니다. 주석이나 백슬래시를 제거하십시오.</translation>
    </message>
    <message>
        <source>The launch file ends too early. Missing: %2. It must contain the program, the kernel, three sizes of the NDRange, three sizes of the work-group, and then each argument.</source>
        <translation>%2 정보가 나와야 할 곳에서 launch 파일이 끝납니다. 파일에는 프로그램, 커널, NDRange의 크기 세 개, workgroup의 크기 세 개, 그리고 각 인수가 차례로 들어 있어야 합니다.</translation>
    </message>
    <message>
        <source>One of the sizes of the %2 is 0, so nothing would run. Write sizes of 1 or more.</source>
        <translation>%2의 크기 하나가 0이라서 아무것도 실행되지 않습니다. 1 이상의 크기를 쓰십시오.</translation>
    </message>
    <message>
        <source>The NDRange has %2 work-items, but this computer has only enough memory to count the accesses of %3 work-items. Use smaller sizes.</source>
        <translation>NDRange의 work-item이 %2개인데, 이 컴퓨터의 메모리로는 work-item %3개의 접근까지만 집계할 수 있습니다. 더 작은 크기를 쓰십시오.</translation>
    </message>
    <message>
        <source>The NDRange size %2 is not a multiple of the work-group size %3, as OpenCL 1.2 requires. Change one of them.</source>
        <translation>OpenCL 1.2에서는 NDRange의 크기가 workgroup 크기의 배수여야 하는데, NDRange의 크기(%2)가 workgroup 크기(%3)의 배수가 아닙니다. 둘 중 하나를 바꾸십시오.</translation>
    </message>
    <message>
        <source>Expected &lt;size=...&gt; at the start of an argument, but found &quot;%2&quot;. Insert the argument&apos;s header before this text.</source>
        <translation>인수의 시작에는 &lt;size=...&gt;가 있어야 하는데 “%2” 텍스트가 있습니다. 이 텍스트 앞에 인수의 헤더를 넣으십시오.</translation>
    </message>
    <message>
        <source>The content of this argument is specified twice, by &quot;%2&quot; and by &quot;%3&quot;. Remove one of them.</source>
        <translation>이 인수의 내용이 “%2”, “%3” 항목으로 두 번 지정되었습니다. 하나를 제거하십시오.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has an invalid format. Write it as %3.</source>
        <translation>“%2”의 형식이 잘못되었습니다. %3 형식으로 쓰십시오.</translation>
    </message>
    <message>
        <source>This argument has a size of %2, but its parameter or image has a size of %3. Use the same size for both.</source>
        <translation>이 인수의 크기는 %2인데 해당 매개변수나 이미지의 크기는 %3입니다. 둘에 같은 크기를 쓰십시오.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; does not apply to this argument, because its parameter has the kind &quot;%3&quot;. Remove &quot;%2&quot;.</source>
        <translation>매개변수의 종류가 “%3”이므로 “%2” 항목은 이 인수에 적용되지 않습니다. “%2” 항목을 제거하십시오.</translation>
    </message>
    <message>
        <source>The parameter of this argument has the kind &quot;%3&quot; and requires &quot;%2&quot;. Add it to the header.</source>
        <translation>이 인수의 매개변수는 종류가 “%3”이므로 “%2” 항목이 필요합니다. 헤더에 넣으십시오.</translation>
    </message>
    <message>
        <source>The size of this argument, %2 bytes, is not a multiple of the value size, %3 bytes. Change the size or the type.</source>
        <translation>이 인수의 크기 %2바이트는 값의 크기 %3바이트의 배수가 아닙니다. 크기나 자료형을 바꾸십시오.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a valid %3 value or is out of range. Use a different value or type.</source>
        <translation>“%2”: 올바른 %3 값이 아니거나 범위를 벗어납니다. 다른 값이나 다른 자료형을 쓰십시오.</translation>
    </message>
    <message>
        <source>The process that runs kernels exited unexpectedly (%1), most likely inside the device&apos;s driver. Nothing else is lost. Try again, or use another device.</source>
        <translation>커널을 실행하는 프로세스가 예기치 않게 끝났습니다(%1). 디바이스의 드라이버 안에서 일어났을 가능성이 큽니다. 그 밖에 손실된 것은 없습니다. 다시 시도하거나 다른 디바이스를 사용하십시오.</translation>
    </message>
    <message>
        <source>The process that runs kernels was killed by the system or by another program (%1). The system does this when memory runs out. Nothing else is lost. Close other programs, choose a smaller size, or log fewer work-groups.</source>
        <translation>시스템이나 다른 프로그램이 커널을 실행하는 프로세스를 강제 종료했습니다(%1). 메모리가 부족하면 시스템이 이렇게 합니다. 그 밖에 손실된 것은 없습니다. 다른 프로그램을 닫거나, 더 작은 크기를 고르거나, 로그에 남길 workgroup을 줄이십시오.</translation>
    </message>
    <message>
        <source>The driver cannot cache compiled kernels in %1: %2. Free up space on that disk, or set POCL_CACHE_DIR to a folder on another disk.</source>
        <translation>드라이버가 컴파일한 커널을 %1에 캐시할 수 없습니다: %2. 그 디스크의 공간을 확보하거나 POCL_CACHE_DIR을 다른 디스크의 폴더로 설정하십시오.</translation>
    </message>
    <message>
        <source>Lockstep cannot write its temporary files in %1: %2. Free up space on that disk, or set TMPDIR to a folder on another disk.</source>
        <translation>Lockstep이 임시 파일을 %1에 쓸 수 없습니다: %2. 그 디스크의 공간을 확보하거나 TMPDIR을 다른 디스크의 폴더로 설정하십시오.</translation>
    </message>
    <message>
        <source>The kernel calls sub-group functions and was recorded for warps of a whole work-group, not of %2 lanes. Record it again with a warp width of %2, or choose the warp width &quot;group&quot;.</source>
        <translation>커널이 subgroup 함수를 호출하며, lane %2개가 아니라 workgroup 전체로 된 warp로 기록되었습니다. warp 폭을 %2 값으로 지정하여 다시 기록하거나 warp 폭으로 “group”을 고르십시오.</translation>
    </message>
    <message>
        <source>The kernel calls sub-group functions and was recorded for warps of %1 lanes, not of a whole work-group. Record it again with the warp width &quot;group&quot;, or choose a warp width of %1.</source>
        <translation>커널이 subgroup 함수를 호출하며, workgroup 전체가 아니라 lane %1개짜리 warp로 기록되었습니다. warp 폭을 “group”으로 지정하여 다시 기록하거나 warp 폭으로 %1 값을 고르십시오.</translation>
    </message>
    <message>
        <source>Parsing the kernel exceeded the memory limit of %2 bytes. Parsing stopped at this line. Use fewer macros or smaller arrays here. To allow more memory, use --build-memory on the command line.</source>
        <translation>커널의 구문 분석이 메모리 한도 %2바이트를 넘어 이 줄에서 중지되었습니다. 여기서 매크로를 줄이거나 더 작은 배열을 쓰십시오. 메모리를 더 허용하려면 명령줄에서 --build-memory를 사용하십시오.</translation>
    </message>
    <message>
        <source>Parsing the kernel exceeded the limit of %2 s of processor time. Parsing stopped at this line. Use fewer or smaller macros here. To allow more time, use --build-time on the command line.</source>
        <translation>커널의 구문 분석이 프로세서 시간 한도 %2 s를 넘어 이 줄에서 중지되었습니다. 여기서 매크로의 수나 크기를 줄이십시오. 시간을 더 허용하려면 명령줄에서 --build-time을 사용하십시오.</translation>
    </message>
    <message>
        <source>The part of the link at character %5 is too long. The limit is %3 bytes. Copy the link again.</source>
        <translation>링크에서 %5번째 문자가 있는 부분이 너무 깁니다. 한도는 %3바이트입니다. 링크를 다시 복사하십시오.</translation>
    </message>
    <message>
        <source>From character %5 on, the link has too many parts. The limit is %3. Remove some of them.</source>
        <translation>링크의 %5번째 문자부터 부분의 수가 한도(%3개)를 넘습니다. 일부를 제거하십시오.</translation>
    </message>
    <message>
        <source>At character %5, the link must specify an experiment or a file. Add one, for example reduction/interleaved#step=18.</source>
        <translation>링크의 %5번째 문자: 실행할 실험이나 파일이 지정되어 있지 않습니다. 하나를 넣으십시오. 예: reduction/interleaved#step=18.</translation>
    </message>
    <message>
        <source>The link contains bytes that are not valid text at character %5. Copy the link again.</source>
        <translation>링크의 %5번째 문자: 올바른 텍스트가 아닌 바이트가 있습니다. 링크를 다시 복사하십시오.</translation>
    </message>
    <message>
        <source>The link has the invalid value &quot;%2&quot; for %1 at character %5. Allowed: %3.</source>
        <translation>링크의 %5번째 문자: %1 값이 올바르지 않습니다(“%2”). 허용되는 값: %3.</translation>
    </message>
    <message>
        <source>The launch uses the files listed below, which are outside its folder %1. Lockstep reads them only with your permission. Check the list. Then run the launch again and choose &quot;Read these files&quot; in the window, or use --allow-files-outside on the command line.</source>
        <translation>launch가 아래에 나열된 파일을 사용하는데, 모두 launch의 폴더 %1 밖에 있습니다. Lockstep은 사용자가 허용한 경우에만 이 파일을 읽습니다. 목록을 확인하십시오. 그런 다음 launch를 다시 실행하고 창에서 “이 파일 읽기”를 고르거나 명령줄에서 --allow-files-outside를 사용하십시오.</translation>
    </message>
    <message>
        <source>%1 is %2, but the number of input values is %3. Leave out %1, or set it to %3.</source>
        <translation>%1 값(%2)이 입력값의 수(%3)와 다릅니다. %1 설정을 생략하거나 %3 값으로 지정하십시오.</translation>
    </message>
    <message>
        <source>The input values have %2 characters. The limit is %3. Use fewer values.</source>
        <translation>입력값이 %2자입니다. 한도는 %3자입니다. 값의 수를 줄이십시오.</translation>
    </message>
    <message>
        <source>The lesson is invalid: %1 (%2, %3). Correct it.</source>
        <translation>레슨이 올바르지 않습니다: %1(%2, %3). 레슨을 고치십시오.</translation>
    </message>
    <message>
        <source>The lesson is longer than the limit of %2 bytes. Split it.</source>
        <translation>레슨이 한도 %2바이트보다 깁니다. 레슨을 나누십시오.</translation>
    </message>
    <message>
        <source>This line contains bytes that are not valid UTF-8 text. Save the file as UTF-8, without control characters.</source>
        <translation>이 줄에 올바른 UTF-8 텍스트가 아닌 바이트가 있습니다. 파일을 제어 문자 없이 UTF-8로 저장하십시오.</translation>
    </message>
    <message>
        <source>The lesson has no header. Begin the file with a line ---, the header&apos;s keys and another line ---.</source>
        <translation>레슨에 헤더가 없습니다. 파일을 --- 줄, 헤더의 키, 또 하나의 --- 줄로 시작하십시오.</translation>
    </message>
    <message>
        <source>The header does not end. Add a line --- after its last key.</source>
        <translation>헤더가 끝나지 않습니다. 마지막 키 뒤에 --- 줄을 넣으십시오.</translation>
    </message>
    <message>
        <source>There is no key &quot;%2&quot; here. Known keys: %3.</source>
        <translation>“%2”: 여기에 그런 키가 없습니다. 알려진 키: %3.</translation>
    </message>
    <message>
        <source>The header has no &quot;%2&quot;. Add a line &quot;%2: ...&quot;.</source>
        <translation>헤더에 “%2” 항목이 없습니다. “%2: ...” 줄을 넣으십시오.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; appears twice. Remove one of them.</source>
        <translation>“%2” 항목이 두 번 나옵니다. 하나를 제거하십시오.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has no value. Write it after the colon.</source>
        <translation>“%2” 항목에 값이 없습니다. 콜론 뒤에 쓰십시오.</translation>
    </message>
    <message>
        <source>This value of &quot;%2&quot; is not valid. Allowed: %3.</source>
        <translation>“%2” 항목의 이 값은 올바르지 않습니다. 허용되는 값: %3.</translation>
    </message>
    <message>
        <source>The lesson %3 has the same id &quot;%2&quot;. Choose another id.</source>
        <translation>%3 레슨의 id도 “%2”입니다. 다른 id를 고르십시오.</translation>
    </message>
    <message>
        <source>The lesson has no page. Begin a page with a line &quot;## &quot; and its title.</source>
        <translation>레슨에 페이지가 없습니다. “## ” 뒤에 제목을 쓴 줄로 페이지를 시작하십시오.</translation>
    </message>
    <message>
        <source>This line is before the first page. Begin a page with a line &quot;## &quot; and its title.</source>
        <translation>이 줄은 첫 페이지보다 앞에 있습니다. “## ” 뒤에 제목을 쓴 줄로 페이지를 시작하십시오.</translation>
    </message>
    <message>
        <source>The lesson has more than %2 pages. Split the lesson.</source>
        <translation>레슨의 페이지가 %2개보다 많습니다. 레슨을 나누십시오.</translation>
    </message>
    <message>
        <source>The page has more than %2 texts, questions and tasks. Split the page.</source>
        <translation>페이지의 텍스트, 질문, 과제가 %2개보다 많습니다. 페이지를 나누십시오.</translation>
    </message>
    <message>
        <source>The lesson needs more than %2 different runs. Use fewer.</source>
        <translation>레슨에 필요한 서로 다른 실행이 %2개보다 많습니다. 실행의 수를 줄이십시오.</translation>
    </message>
    <message>
        <source>The page has no title. Write it after &quot;## &quot;.</source>
        <translation>페이지에 제목이 없습니다. “## ” 뒤에 쓰십시오.</translation>
    </message>
    <message>
        <source>The page does not specify a place in a run. Add a line such as &quot;place: reduction/interleaved#step=18&quot; below its title.</source>
        <translation>페이지에 위치가 없습니다. 제목 아래에 “place: reduction/interleaved#step=18” 같은 줄을 넣으십시오.</translation>
    </message>
    <message>
        <source>This place cannot be opened, for the reason below. Correct it.</source>
        <translation>아래의 이유로 이 위치를 열 수 없습니다. 고치십시오.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is outside the folder of the lesson. A lesson may use only the experiments, and the files in its own folder.</source>
        <translation>“%2”: 레슨의 폴더 밖에 있습니다. 레슨에서는 실험과 자기 폴더에 있는 파일만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be the name of another run. Use up to 40 lower-case letters and digits, but not &quot;before&quot; or the name of a function.</source>
        <translation>“%2”: 다른 실행의 이름으로 쓸 수 없습니다. 소문자와 숫자를 최대 40자까지 쓰되, “before”나 함수의 이름은 쓰지 마십시오.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; must be above the first text, question or task of the page.</source>
        <translation>“%2” 항목은 페이지의 첫 텍스트, 질문, 과제보다 위에 있어야 합니다.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; belongs to a task. Write it below a line &quot;task: ...&quot;.</source>
        <translation>“%2” 항목은 과제에 속합니다. “task: ...” 줄 아래에 쓰십시오.</translation>
    </message>
    <message>
        <source>The task has more than %2 hints. Remove some of them.</source>
        <translation>과제의 힌트가 %2개보다 많습니다. 일부를 제거하십시오.</translation>
    </message>
    <message>
        <source>The figure that starts here does not end. Add }} after its expression.</source>
        <translation>여기서 시작하는 수치가 끝나지 않습니다. 식 뒤에 }}를 넣으십시오.</translation>
    </message>
    <message>
        <source>A figure cannot be shown as &quot;%2&quot;. Known forms: %3.</source>
        <translation>수치를 “%2” 형식으로 표시할 수 없습니다. 알려진 형식: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not allowed in the text of a lesson. Use only paragraphs, lists, **bold**, *emphasis* and `code`.</source>
        <translation>“%2”: 레슨의 텍스트에 쓸 수 없습니다. 문단, 목록, **bold**, *emphasis*, `code`만 쓰십시오.</translation>
    </message>
    <message>
        <source>There is no question kind &quot;%2&quot;. Known kinds: %3.</source>
        <translation>“%2”: 그런 종류의 질문이 없습니다. 알려진 종류: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not valid after this kind of question. Allowed: %3.</source>
        <translation>“%2”: 이 종류의 질문 뒤에 쓸 수 없습니다. 허용되는 값: %3.</translation>
    </message>
    <message>
        <source>The question has no text. Write it after the kind of question.</source>
        <translation>질문에 텍스트가 없습니다. 질문의 종류 뒤에 쓰십시오.</translation>
    </message>
    <message>
        <source>This line is not valid here. Write it as %2.</source>
        <translation>이 줄은 여기에 쓸 수 없습니다. %2 형식으로 쓰십시오.</translation>
    </message>
    <message>
        <source>This answer has no reason. Write it after &quot; :: &quot;.</source>
        <translation>이 답에 이유가 없습니다. “ :: ” 뒤에 쓰십시오.</translation>
    </message>
    <message>
        <source>The number of lines below this question is %2. Allowed: %3.</source>
        <translation>이 질문 아래의 줄은 %2개입니다. 허용되는 값: %3.</translation>
    </message>
    <message>
        <source>No answer of this question is right. Mark the right one with [x].</source>
        <translation>이 질문에 맞는 답이 없습니다. 맞는 답에 [x] 표시를 하십시오.</translation>
    </message>
    <message>
        <source>The number of right answers of this question is %2. Leave exactly one.</source>
        <translation>이 질문에 맞는 답이 %2개입니다. 하나만 남기십시오.</translation>
    </message>
    <message>
        <source>Another answer of this question has the same value, %2. Change one of them.</source>
        <translation>이 질문의 다른 답과 값(%2)이 같습니다. 둘 중 하나를 바꾸십시오.</translation>
    </message>
    <message>
        <source>Another line of this question has the same value, %2, so their order is undefined. Change one of them.</source>
        <translation>이 질문의 다른 줄과 값(%2)이 같아서 순서가 정해지지 않습니다. 둘 중 하나를 바꾸십시오.</translation>
    </message>
    <message>
        <source>The value here must be a number, but it is &quot;%2&quot;. Use another figure.</source>
        <translation>여기에는 숫자 값이 와야 하는데 값이 “%2”입니다. 다른 수치를 쓰십시오.</translation>
    </message>
    <message>
        <source>A question of the kind &quot;%2&quot; is not possible at this place. Choose another step, warp or kind.</source>
        <translation>이 위치에서는 “%2” 종류의 질문을 낼 수 없습니다. 다른 단계나 warp, 또는 다른 종류를 고르십시오.</translation>
    </message>
    <message>
        <source>A question of the kind &quot;%2&quot; cannot be answered by lanes. Remove as=lanes.</source>
        <translation>“%2” 종류의 질문에는 lane으로 답할 수 없습니다. as=lanes를 제거하십시오.</translation>
    </message>
    <message>
        <source>The task is solved before the learner changes anything. Write a stricter condition, or start from another place.</source>
        <translation>학습자가 아무것도 바꾸기 전에 과제가 이미 해결되어 있습니다. 더 엄격한 조건을 쓰거나 다른 위치에서 시작하십시오.</translation>
    </message>
    <message>
        <source>The run has no %2 with this number. Allowed: %3.</source>
        <translation>실행에 그런 %2 값이 없습니다. 허용되는 값: %3.</translation>
    </message>
    <message>
        <source>%2 is not a lesson bundle. Choose a file that &quot;lockstep-cli lesson pack&quot; has written.</source>
        <translation>%2 파일은 레슨 묶음이 아닙니다. “lockstep-cli lesson pack”으로 저장한 파일을 고르십시오.</translation>
    </message>
    <message>
        <source>The lesson bundle %2 is damaged. Ask its author for another copy.</source>
        <translation>%2 레슨 묶음이 손상되었습니다. 작성자에게 다른 사본을 요청하십시오.</translation>
    </message>
    <message>
        <source>The lesson bundle %2 has a newer format than version %3. Update Lockstep.</source>
        <translation>%2 레슨 묶음의 형식이 버전 %3보다 새롭습니다. Lockstep을 업데이트하십시오.</translation>
    </message>
    <message>
        <source>The contents of %2 are larger than the limit of %3 bytes. Use smaller recordings.</source>
        <translation>%2의 내용이 한도 %3바이트보다 큽니다. 더 작은 기록을 쓰십시오.</translation>
    </message>
    <message>
        <source>%2 contains more than %3 files. Make several bundles.</source>
        <translation>%2에 들어 있는 파일이 %3개보다 많습니다. 묶음을 여러 개로 나누십시오.</translation>
    </message>
    <message>
        <source>&quot;%3&quot; in %2 is not allowed in a lesson bundle. Allowed: .md, .cl, .h, .sim, .lks and .raw files, also in folders of one level. Names consist of a-z, 0-9, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;.</source>
        <translation>%2의 “%3” 항목은 레슨 묶음에 넣을 수 없습니다. 허용되는 것은 .md, .cl, .h, .sim, .lks, .raw 파일이며, 한 단계 깊이의 폴더 안에 있어도 됩니다. 이름에는 a-z, 0-9, “.”, “_”, “-”만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>&quot;%3&quot; occurs twice in %2. Ask its author for another copy.</source>
        <translation>%2에 “%3” 항목이 두 번 나옵니다. 작성자에게 다른 사본을 요청하십시오.</translation>
    </message>
    <message>
        <source>%2 contains no lesson. Add a lesson file (.md).</source>
        <translation>%2에 레슨이 없습니다. 레슨 파일(.md)을 넣으십시오.</translation>
    </message>
    <message>
        <source>%2 cannot be unpacked, because there is no folder for it. Set XDG_CACHE_HOME or HOME.</source>
        <translation>내용을 풀어 놓을 폴더가 없어 %2 묶음을 풀 수 없습니다. XDG_CACHE_HOME 또는 HOME을 설정하십시오.</translation>
    </message>
    <message>
        <source>%1 is not the progress of a learner, or it is damaged. Ask the learner to save it again.</source>
        <translation>%1 파일은 학습자의 진도가 아니거나 손상되었습니다. 학습자에게 다시 저장하도록 요청하십시오.</translation>
    </message>
    <message>
        <source>The lesson bundle is invalid: %1 (%2, %3). Ask its author for another copy.</source>
        <translation>레슨 묶음이 올바르지 않습니다: %1(%2, %3). 작성자에게 다른 사본을 요청하십시오.</translation>
    </message>
    <message>
        <source>The contents of %2 are more than %3 times as large as the bundle, which is not allowed for safety. Use recordings with less repetition.</source>
        <translation>%2의 내용이 묶음 파일 크기의 %3배를 넘어 안전을 위해 허용되지 않습니다. 반복이 적은 기록을 사용하십시오.</translation>
    </message>
    <message>
        <source>%1 was not written, because FFmpeg&apos;s library %2 is not installed. Install FFmpeg, or choose a name that ends in .gif or .webp.</source>
        <translation>파일을 쓰지 않았습니다: %1. FFmpeg 라이브러리가 설치되어 있지 않습니다: %2. FFmpeg를 설치하거나 .gif 또는 .webp로 끝나는 이름을 선택하십시오.</translation>
    </message>
    <message>
        <source>%1 was not written, because the installed FFmpeg cannot encode %2. Install a complete FFmpeg, or choose a name that ends in .gif or .webp.</source>
        <translation>파일을 쓰지 않았습니다: %1. 설치된 FFmpeg가 인코딩할 수 없는 형식입니다: %2. 완전한 FFmpeg를 설치하거나 .gif 또는 .webp로 끝나는 이름을 선택하십시오.</translation>
    </message>
    <message>
        <source>%1 was not kept, because its frames differ when they are read again. Check the disk, or choose another format.</source>
        <translation>파일을 남기지 않았습니다: %1. 다시 읽은 프레임이 쓴 프레임과 다릅니다. 디스크를 확인하거나 다른 형식을 선택하십시오.</translation>
    </message>
    <message>
        <source>The layout of the array cannot be changed in the source: %1. Change the source by hand, or choose another array.</source>
        <translation>배열의 배치를 소스에서 바꿀 수 없습니다: %1. 소스를 직접 고치거나 다른 배열을 고르십시오.</translation>
    </message>
    <message>
        <source>The group size cannot be added to the source: %1. Change the source by hand.</source>
        <translation>그룹 크기를 소스에 추가할 수 없습니다: %1. 소스를 직접 고치십시오.</translation>
    </message>
    <message>
        <source>%1 is a CUDA file. Lockstep cannot run it, because Lockstep reads only OpenCL C. Translate the kernels in a copy whose name ends in .cl: write __kernel for __global__, __global before pointers to device memory, __local for __shared__, get_local_id(0) for threadIdx.x, get_group_id(0) for blockIdx.x, get_local_size(0) for blockDim.x, and barrier(CLK_LOCAL_MEM_FENCE) for __syncthreads(). Leave out the host code. In the window, View &gt; Words shows everything in the words of CUDA.</source>
        <translation>%1 파일은 CUDA 파일입니다. Lockstep은 OpenCL C만 읽으므로 이 파일을 실행할 수 없습니다. 이름이 .cl로 끝나는 사본에서 커널을 옮겨 쓰십시오: __global__ 대신 __kernel, 디바이스 메모리 포인터 앞에 __global, __shared__ 대신 __local, threadIdx.x 대신 get_local_id(0), blockIdx.x 대신 get_group_id(0), blockDim.x 대신 get_local_size(0), __syncthreads() 대신 barrier(CLK_LOCAL_MEM_FENCE). host 코드는 빼십시오. 창에서는 보기 &gt; 용어 메뉴가 모든 것을 CUDA 용어로 보여 줍니다.</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; is a CUDA name, but Lockstep reads OpenCL C. Write __kernel for __global__, __global before pointers to device memory, __local for __shared__, get_local_id(0) for threadIdx.x, get_group_id(0) for blockIdx.x, get_local_size(0) for blockDim.x, and barrier(CLK_LOCAL_MEM_FENCE) for __syncthreads(). In the window, View &gt; Words shows everything in the words of CUDA.</source>
        <translation>%1: 컴파일되지 않습니다. “%2” 이름은 CUDA의 것인데, Lockstep은 OpenCL C를 읽습니다. 다음과 같이 쓰십시오: __global__ 대신 __kernel, 디바이스 메모리 포인터 앞에 __global, __shared__ 대신 __local, threadIdx.x 대신 get_local_id(0), blockIdx.x 대신 get_group_id(0), blockDim.x 대신 get_local_size(0), __syncthreads() 대신 barrier(CLK_LOCAL_MEM_FENCE). 창에서는 보기 &gt; 용어 메뉴가 모든 것을 CUDA 용어로 보여 줍니다.</translation>
    </message>
    <message>
        <source>%1 is not a packed run, because it does not begin with the signature of a .lkp file. Choose a file written by &quot;lockstep-cli pack&quot;.</source>
        <translation>%1 파일은 묶은 실행이 아닙니다. .lkp 파일의 서명으로 시작하지 않습니다. “lockstep-cli pack” 명령으로 저장한 파일을 고르십시오.</translation>
    </message>
    <message>
        <source>%1 uses version %2 of the format of packed runs, but this program supports only versions up to %3. Use a newer lockstep-record, or pack the run again.</source>
        <translation>%1 파일의 묶은 실행 형식은 버전 %2인데, 이 프로그램은 버전 %3까지만 지원합니다. 더 새로운 lockstep-record를 사용하거나 실행을 다시 묶으십시오.</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated, because its section &quot;%2&quot; is invalid. Copy the file again, or pack the run again.</source>
        <translation>%1 파일이 손상되었거나 잘렸습니다. “%2” 섹션이 올바르지 않습니다. 파일을 다시 복사하거나 실행을 다시 묶으십시오.</translation>
    </message>
    <message>
        <source>The buffers and images of %1 need more than %2 bytes, a quarter of the memory of this machine. Choose a smaller size.</source>
        <translation>%1: 버퍼와 이미지에 이 컴퓨터 메모리의 4분의 1인 %2바이트보다 많은 메모리가 필요합니다. 더 작은 크기를 고르십시오.</translation>
    </message>
    <message>
        <source>The run was packed for %1, where %2 is &quot;%3&quot;, but on this device, it is &quot;%4&quot;. Describe this device with &quot;lockstep-record --describe&quot;, and pack the run again with &quot;lockstep-cli pack --for&quot;.</source>
        <translation>이 실행은 다른 디바이스(%1)에 맞춰 묶였습니다. 그 디바이스에서 %2 값은 “%3”이지만 이 디바이스에서는 “%4”입니다. “lockstep-record --describe” 명령으로 이 디바이스의 정보를 출력하고, “lockstep-cli pack --for” 명령으로 실행을 다시 묶으십시오.</translation>
    </message>
    <message>
        <source>The run of %3 was packed by Lockstep %1. In this program (version %2), the experiment is different. Use the lockstep-record of the same version.</source>
        <translation>%3 실행은 Lockstep %1 버전에서 묶였습니다. 이 프로그램(버전 %2)에서는 실험이 다릅니다. 같은 버전의 lockstep-record를 사용하십시오.</translation>
    </message>
    <message>
        <source>%1 is not a description of devices. Choose a file that contains the output of &quot;lockstep-record --describe&quot;.</source>
        <translation>%1 파일은 디바이스 설명이 아닙니다. “lockstep-record --describe” 명령의 출력이 들어 있는 파일을 고르십시오.</translation>
    </message>
    <message>
        <source>The kernel tests these macros, but the description of the device does not contain them: %1. Describe the device again with &quot;lockstep-record --describe --ask %1 --options &apos;%2&apos;&quot;.</source>
        <translation>커널이 검사하는 다음 매크로가 디바이스 설명에 없습니다: %1. “lockstep-record --describe --ask %1 --options &apos;%2&apos;” 명령으로 디바이스의 정보를 다시 출력하십시오.</translation>
    </message>
    <message>
        <source>The program ssh cannot be started: %1. To install it, use &quot;apt-get install openssh-client&quot;.</source>
        <translation>ssh 프로그램을 시작할 수 없습니다: %1. 설치하려면 “apt-get install openssh-client” 명령을 사용하십시오.</translation>
    </message>
    <message>
        <source>There is no ssh connection to %2 (%1).</source>
        <translation>%2 컴퓨터에 ssh 연결을 할 수 없습니다(%1).</translation>
    </message>
    <message>
        <source>%2 cannot record the run: %1 (%3, %4).</source>
        <translation>%2 컴퓨터에서 실행을 기록할 수 없습니다: %1(%3, %4).</translation>
    </message>
    <message>
        <source>The connection to %1 was lost after %2 bytes. Not enough of the recording had arrived to show it. Check the network, and try again.</source>
        <translation>%1 컴퓨터와의 연결이 %2바이트를 받은 뒤에 끊어졌습니다. 표시할 수 있는 기록 부분이 아직 도착하지 않았습니다. 네트워크를 확인하고 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>There is no computer with the name %2 on the network. Check the name. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>네트워크에 이름이 %2인 컴퓨터가 없습니다. 이름을 확인하십시오. 터미널에서 “ssh %2” 명령이 동작해야 합니다.</translation>
    </message>
    <message>
        <source>%2 does not accept ssh connections. Start an ssh server there, or check the port in your ssh configuration.</source>
        <translation>%2 컴퓨터가 ssh 연결을 받아들이지 않습니다. 그곳에서 ssh 서버를 시작하거나 ssh 설정의 포트를 확인하십시오.</translation>
    </message>
    <message>
        <source>%2 cannot be reached. Check the network and the name. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>%2 컴퓨터에 연결할 수 없습니다. 네트워크와 이름을 확인하십시오. 터미널에서 “ssh %2” 명령이 동작해야 합니다.</translation>
    </message>
    <message>
        <source>%2 did not respond in time. Check that it is running and that the network works.</source>
        <translation>%2 컴퓨터가 제시간에 응답하지 않았습니다. 컴퓨터가 켜져 있고 네트워크가 동작하는지 확인하십시오.</translation>
    </message>
    <message>
        <source>The host key of %2 is unknown. Run &quot;ssh %2&quot; in a terminal, compare the fingerprint of the key, and accept it.</source>
        <translation>%2 컴퓨터의 호스트 키를 알 수 없습니다. 터미널에서 “ssh %2” 명령을 실행하고 키의 지문을 비교한 다음 키를 수락하십시오.</translation>
    </message>
    <message>
        <source>The host key of %2 has changed. %2 may now be another computer. Ask its administrator before you remove the old key from known_hosts.</source>
        <translation>%2 컴퓨터의 호스트 키가 바뀌었습니다. %2 이름이 이제 다른 컴퓨터를 가리킬 수 있습니다. known_hosts 파일에서 이전 키를 제거하기 전에 그 컴퓨터의 관리자에게 문의하십시오.</translation>
    </message>
    <message>
        <source>%2 did not accept your login. Check the user name and your ssh keys. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>%2 컴퓨터가 로그인을 허용하지 않았습니다. 사용자 이름과 ssh 키를 확인하십시오. 터미널에서 “ssh %2” 명령이 동작해야 합니다.</translation>
    </message>
    <message>
        <source>There is no ssh connection to %2. The message from ssh is shown below. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>%2 컴퓨터에 ssh 연결을 할 수 없습니다. ssh 메시지가 뒤에 나옵니다. 터미널에서 “ssh %2” 명령이 동작해야 합니다.</translation>
    </message>
    <message>
        <source>%2 did not start the recorder. The account there must allow commands and have a POSIX shell, sh.</source>
        <translation>%2 컴퓨터에서 기록 프로그램이 시작되지 않았습니다. 그곳의 계정에서 명령을 실행할 수 있어야 하고 POSIX 셸(sh)이 있어야 합니다.</translation>
    </message>
    <message>
        <source>The recorder is built for %4, but %2 uses %3. Choose another computer, or install Lockstep there.</source>
        <translation>기록 프로그램이 지원하는 시스템: %4. %2 컴퓨터의 시스템: %3. 다른 컴퓨터를 고르거나 그곳에 Lockstep을 설치하십시오.</translation>
    </message>
    <message>
        <source>%2 has no folder for the recorder, because neither HOME nor XDG_CACHE_HOME is set there. Set one of them.</source>
        <translation>%2 컴퓨터에 기록 프로그램을 둘 폴더가 없습니다. HOME 변수도 XDG_CACHE_HOME 변수도 설정되어 있지 않습니다. 둘 중 하나를 설정하십시오.</translation>
    </message>
    <message>
        <source>The disk of %2 is full, so the recorder cannot be copied to %3. Free up some space there.</source>
        <translation>%2 컴퓨터의 디스크가 가득 차서 기록 프로그램을 %3 위치에 복사할 수 없습니다. 그곳의 공간을 확보하십시오.</translation>
    </message>
    <message>
        <source>The recorder cannot be copied to %3 on %2. Check the permissions, or set XDG_CACHE_HOME there.</source>
        <translation>기록 프로그램을 %3 위치에 복사할 수 없습니다(%2 컴퓨터). 권한을 확인하거나 그곳의 XDG_CACHE_HOME 변수를 설정하십시오.</translation>
    </message>
    <message>
        <source>The recorder was damaged while it was copied to %3 on %2. Try again. If this does not help, check the disk there.</source>
        <translation>기록 프로그램을 %3 위치에 복사하는 도중에 손상되었습니다(%2 컴퓨터). 다시 시도하십시오. 그래도 안 되면 그곳의 디스크를 확인하십시오.</translation>
    </message>
    <message>
        <source>%3 cannot run on %2. The recorder needs the GNU C library and a folder from which programs may be started. Set XDG_CACHE_HOME there to another folder.</source>
        <translation>%3 파일을 실행할 수 없습니다(%2 컴퓨터). 기록 프로그램에는 GNU C 라이브러리와 프로그램 실행이 허용된 폴더가 필요합니다. 그곳의 XDG_CACHE_HOME 변수를 다른 폴더로 설정하십시오.</translation>
    </message>
    <message>
        <source>The recorder on %2 has version %3, but this computer has Lockstep %4. Remove the recorder there, and try again.</source>
        <translation>%2 컴퓨터의 기록 프로그램 버전(%3)이 이 Lockstep의 버전(%4)과 다릅니다. 그곳의 기록 프로그램을 제거하고 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The connection to %2 was closed, because the data from there is invalid. Try again.</source>
        <translation>%2 컴퓨터에서 온 데이터가 올바르지 않아 연결을 닫았습니다. 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>%3, which records on %2, is missing on this computer. Reinstall Lockstep.</source>
        <translation>이 컴퓨터에 %3 파일이 없습니다. %2 컴퓨터에서 기록하는 데 필요한 파일입니다. Lockstep을 다시 설치하십시오.</translation>
    </message>
    <message>
        <source>%1 is a run that was packed for another computer. Record it there with &quot;lockstep-record %1 -o x.lks&quot;, and open the recording x.lks here.</source>
        <translation>%1 파일은 다른 컴퓨터에 맞춰 묶은 실행입니다. 그 컴퓨터에서 “lockstep-record %1 -o x.lks” 명령으로 기록하고, 기록 파일 x.lks 하나를 여기서 여십시오.</translation>
    </message>
    <message>
        <source>No OpenCL device was found on %9, because no driver is installed there or no driver reports a device. Install a driver there.</source>
        <translation>%9 컴퓨터에서 OpenCL 디바이스를 찾지 못했습니다. 그곳에 드라이버가 설치되어 있지 않거나, 디바이스를 보고하는 드라이버가 없습니다. 그곳에 드라이버를 설치하십시오.</translation>
    </message>
    <message>
        <source>An OpenCL driver is installed on %9 (%1), but it reports no devices. Check that you may use the device there; on many systems you must be in the &quot;video&quot; or &quot;render&quot; group.</source>
        <translation>%9 컴퓨터에 OpenCL 드라이버가 설치되어 있지만(%1) 디바이스를 보고하지 않습니다. 그곳에서 디바이스를 사용할 권한이 있는지 확인하십시오. 많은 시스템에서는 “video” 또는 “render” 그룹에 속해 있어야 합니다.</translation>
    </message>
    <message>
        <source>%9 does not have enough free memory. Choose a smaller size, or log fewer work-groups.</source>
        <translation>%9 컴퓨터에 남은 메모리가 부족합니다. 더 작은 크기를 고르거나, 로그에 남길 workgroup을 줄이십시오.</translation>
    </message>
    <message>
        <source>No OpenCL device on %9 has &quot;%1&quot; in its name. Available devices: %2.</source>
        <translation>%9 컴퓨터에는 이름에 “%1” 문자열이 들어 있는 OpenCL 디바이스가 없습니다. 사용 가능한 디바이스: %2.</translation>
    </message>
    <message>
        <source>Argument %1: %2</source>
        <translation>인수 %1: %2</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; is part of OpenCL C 2.0, but the kernel is compiled as OpenCL C 1.2. Add -cl-std=CL2.0 to the build options: --options on the command line, or Build options in the window.</source>
        <translation>%1: 컴파일되지 않습니다. “%2” 이름은 OpenCL C 2.0에 속하지만, 커널은 OpenCL C 1.2로 컴파일됩니다. 빌드 옵션에 -cl-std=CL2.0을 추가하십시오. 명령줄에서는 --options를, 창에서는 “빌드 옵션”을 사용하십시오.</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; belongs to a part of OpenCL C 2.0 that Lockstep does not support. Use the functions and types of OpenCL C 1.2 instead.</source>
        <translation>%1: 컴파일되지 않습니다. “%2” 이름은 OpenCL C 2.0에서 Lockstep이 지원하지 않는 부분에 속합니다. 대신 OpenCL C 1.2의 함수와 형식을 사용하십시오.</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>What happened</source>
        <translation>일어난 일</translation>
    </message>
    <message>
        <source>Waiting and missing work-items</source>
        <translation>기다리는 work-item과 도달하지 않은 work-item</translation>
    </message>
    <message>
        <source>Work-items involved</source>
        <translation>관련된 work-item</translation>
    </message>
    <message>
        <source>Work-items with this fault</source>
        <translation>이 결함이 있는 work-item</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>workgroup %1</translation>
    </message>
    <message>
        <source>work-group %1, %2 at byte %3</source>
        <translation>workgroup %1, %2의 바이트 %3</translation>
    </message>
    <message>
        <source>The map shows which work-items of this group access the byte involved in the example race.</source>
        <translation>이 맵은 예로 든 경쟁 상태가 일어난 바이트에 이 그룹의 어느 work-item이 접근하는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>The map shows this group when one of its work-items first failed to reach the barrier.</source>
        <translation>이 맵은 이 그룹의 work-item이 처음으로 barrier에 도달하지 못한 때를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Only the first work-items were recorded; more work-items may be involved.</source>
        <translation>처음 몇 개의 work-item만 기록되었습니다. 관련된 work-item이 더 있을 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of work-items race here, %2 of them in different warps.</source>
        <translation>
            <numerusform>여기서 work-item %1쌍이 경쟁하며, 그중 %2쌍은 서로 다른 warp에 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 pair of work-items races here, in the same warp.</source>
        <translation>여기서 work-item 1쌍이 경쟁하며, 두 work-item은 같은 warp에 있습니다.</translation>
    </message>
    <message>
        <source>1 pair of work-items races here, in different warps.</source>
        <translation>여기서 work-item 1쌍이 경쟁하며, 두 work-item은 서로 다른 warp에 있습니다.</translation>
    </message>
    <message>
        <source>Within a warp, lockstep execution may hide a race, but OpenCL does not guarantee lockstep execution.</source>
        <translation>한 warp 안에서는 lock-step 실행이 경쟁 상태를 가릴 수 있지만, OpenCL은 lock-step 실행을 보장하지 않습니다.</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>work-item %1</translation>
    </message>
    <message>
        <source>group %1, warp %2, lane %3</source>
        <translation>그룹 %1, warp %2, lane %3</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>읽기: %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>쓰기: %1</translation>
    </message>
    <message>
        <source>line %1, step %2</source>
        <translation>%1번 줄, 단계 %2</translation>
    </message>
    <message>
        <source>missing barrier flag in line %1</source>
        <translation>%1번 줄에 barrier 플래그 누락</translation>
    </message>
    <message>
        <source>no fence</source>
        <translation>fence 없음</translation>
    </message>
    <message>
        <source>no order between groups</source>
        <translation>그룹 사이에 순서 없음</translation>
    </message>
    <message>
        <source>no barrier</source>
        <translation>barrier 없음</translation>
    </message>
    <message>
        <source>If the read happens first, it gets the old value. If the write happens first, the read gets the new value.</source>
        <translation>읽기가 먼저 일어나면 이전 값을 얻습니다. 쓰기가 먼저 일어나면 읽기가 새 값을 얻습니다.</translation>
    </message>
    <message>
        <source>The last write determines the final value.</source>
        <translation>마지막 쓰기가 최종 값을 결정합니다.</translation>
    </message>
    <message>
        <source>waits (%1)</source>
        <translation>대기(%1)</translation>
    </message>
    <message>
        <source>never arrives (%1)</source>
        <translation>도달하지 않음(%1)</translation>
    </message>
    <message>
        <source>reads and writes (%1)</source>
        <translation>읽고 씀(%1)</translation>
    </message>
    <message>
        <source>reads (%1)</source>
        <translation>읽음(%1)</translation>
    </message>
    <message>
        <source>writes (%1)</source>
        <translation>씀(%1)</translation>
    </message>
    <message>
        <source>has this fault (%1)</source>
        <translation>이 결함이 있음(%1)</translation>
    </message>
    <message>
        <source>not involved (%1)</source>
        <translation>관련 없음(%1)</translation>
    </message>
    <message>
        <source>Work-items at the barrier</source>
        <translation>barrier에 도달한 work-item</translation>
    </message>
    <message>
        <source>no wait for the copy</source>
        <translation>복사 대기 없음</translation>
    </message>
</context>
<context>
    <name>EvidenceWords</name>
    <message>
        <source>Evidence</source>
        <translation>근거</translation>
    </message>
</context>
<context>
    <name>ExchangeWords</name>
    <message>
        <source>no lane receives its value</source>
        <translation>이 값을 받는 lane 없음</translation>
    </message>
    <message>
        <source>keeps its own value</source>
        <translation>자기 값 유지</translation>
    </message>
    <message>
        <source>masked off: does not execute this step</source>
        <translation>마스크됨: 이 단계를 실행하지 않음</translation>
    </message>
    <message>
        <source>This kernel exchanges no values between lanes, because it calls no sub-group function.</source>
        <translation>이 커널은 subgroup 함수를 호출하지 않으므로 lane 사이에 값을 교환하지 않습니다.</translation>
    </message>
    <message>
        <source>The lanes of warp %1 exchange no values in the whole launch.</source>
        <translation>launch 전체에서 %1번 warp의 lane은 값을 교환하지 않습니다.</translation>
    </message>
    <message>
        <source>No values are exchanged in this step. The next exchange, in step %1, is shown.</source>
        <translation>이 단계에서는 값을 교환하지 않습니다. 대신 다음 교환(%1번 단계)을 표시합니다.</translation>
    </message>
    <message>
        <source>No values are exchanged in this step. The previous exchange, in step %1, is shown.</source>
        <translation>이 단계에서는 값을 교환하지 않습니다. 대신 이전 교환(%1번 단계)을 표시합니다.</translation>
    </message>
    <message>
        <source>counted from the trace</source>
        <translation>트레이스에서 집계</translation>
    </message>
    <message>
        <source>receives</source>
        <translation>받음</translation>
    </message>
    <message>
        <source>Exchanges between lanes</source>
        <translation>lane 사이의 교환</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) read from a lane without an active work-item and kept their own value</source>
        <translation>
            <numerusform>lane %Ln개는 읽으려는 lane에 활성 work-item이 없어 자기 값을 유지함</numerusform>
        </translation>
    </message>
    <message>
        <source>sends or receives a value</source>
        <translation>값을 보내거나 받음</translation>
    </message>
    <message>
        <source>sends</source>
        <translation>보냄</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Reduction</source>
        <translation>reduction</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>scan</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>합성곱</translation>
    </message>
    <message>
        <source>Memory access</source>
        <translation>메모리 접근</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>전치</translation>
    </message>
    <message>
        <source>Matrix multiply</source>
        <translation>행렬 곱셈</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>실행 방식</translation>
    </message>
    <message>
        <source>N-body</source>
        <translation>N체 문제</translation>
    </message>
    <message>
        <source>Ray tracing</source>
        <translation>레이 트레이싱</translation>
    </message>
    <message>
        <source>Matrix times vector</source>
        <translation>행렬-벡터 곱셈</translation>
    </message>
    <message>
        <source>Sparse matrix times vector</source>
        <translation>희소 행렬-벡터 곱셈</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>히스토그램</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>스트림 압축</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>스텐실</translation>
    </message>
    <message>
        <source>Tree search</source>
        <translation>트리 탐색</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Resident warps / warp slots, averaged over the cycles in which any warp is resident (modelled).</source>
        <translation>상주 warp / warp 슬롯. warp가 하나라도 상주하는 사이클에 대한 평균(모델).</translation>
    </message>
    <message>
        <source>Issue cycles / (cycles × schedulers of the multiprocessors used) (modelled).</source>
        <translation>발행 사이클 / (사이클 × 사용된 멀티프로세서의 스케줄러)(모델).</translation>
    </message>
    <message>
        <source>Active lanes of all warp steps / (lanes of a warp × warp steps) (counted).</source>
        <translation>모든 warp 단계의 활성 lane / (warp의 lane × warp 단계)(집계).</translation>
    </message>
    <message>
        <source>Number of times a warp passed a barrier (counted).</source>
        <translation>warp가 barrier를 통과한 횟수(집계).</translation>
    </message>
    <message>
        <source>Largest number of lanes that update the same word in one atomic request (counted).</source>
        <translation>한 atomic 요청에서 같은 워드를 갱신하는 lane의 최대 수(집계).</translation>
    </message>
    <message>
        <source>Bytes requested by the active lanes (counted).</source>
        <translation>활성 lane이 요청한 바이트(집계).</translation>
    </message>
    <message>
        <source>median time</source>
        <translation>시간의 중앙값</translation>
    </message>
    <message>
        <source>median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>lower quartile of the time</source>
        <translation>시간의 제1사분위수</translation>
    </message>
    <message>
        <source>quartile 1</source>
        <translation>1사분위수</translation>
    </message>
    <message>
        <source>upper quartile of the time</source>
        <translation>시간의 제3사분위수</translation>
    </message>
    <message>
        <source>quartile 3</source>
        <translation>3사분위수</translation>
    </message>
    <message>
        <source>fastest run</source>
        <translation>가장 빠른 실행</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>최단</translation>
    </message>
    <message>
        <source>modelled cycles</source>
        <translation>모델 사이클</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>사이클</translation>
    </message>
    <message>
        <source>modelled time</source>
        <translation>모델 시간</translation>
    </message>
    <message>
        <source>theoretical occupancy</source>
        <translation>이론 점유율</translation>
    </message>
    <message>
        <source>theoretical</source>
        <translation>이론값</translation>
    </message>
    <message>
        <source>achieved occupancy</source>
        <translation>달성 점유율</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>활용률</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>warp 단계</translation>
    </message>
    <message>
        <source>lane efficiency</source>
        <translation>lane 효율</translation>
    </message>
    <message>
        <source>branches executed</source>
        <translation>실행된 분기문</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>분기문</translation>
    </message>
    <message>
        <source>divergent branches</source>
        <translation>갈라진 분기문</translation>
    </message>
    <message>
        <source>divergent</source>
        <translation>갈라짐</translation>
    </message>
    <message>
        <source>&amp;&amp; and ||</source>
        <translation>&amp;&amp; 및 ||</translation>
    </message>
    <message>
        <source>divergent &amp;&amp; and ||</source>
        <translation>갈라진 &amp;&amp; 및 ||</translation>
    </message>
    <message>
        <source>barriers passed by warps</source>
        <translation>warp가 통과한 barrier</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barrier</translation>
    </message>
    <message>
        <source>global read requests</source>
        <translation>글로벌 읽기 요청</translation>
    </message>
    <message>
        <source>read requests</source>
        <translation>읽기 요청</translation>
    </message>
    <message>
        <source>read sectors</source>
        <translation>읽기 섹터</translation>
    </message>
    <message>
        <source>read bytes</source>
        <translation>읽기 바이트</translation>
    </message>
    <message>
        <source>global write requests</source>
        <translation>글로벌 쓰기 요청</translation>
    </message>
    <message>
        <source>write requests</source>
        <translation>쓰기 요청</translation>
    </message>
    <message>
        <source>write sectors</source>
        <translation>쓰기 섹터</translation>
    </message>
    <message>
        <source>write bytes</source>
        <translation>쓰기 바이트</translation>
    </message>
    <message>
        <source>global atomic requests</source>
        <translation>글로벌 atomic 요청</translation>
    </message>
    <message>
        <source>atomics</source>
        <translation>atomic 연산</translation>
    </message>
    <message>
        <source>local read requests</source>
        <translation>로컬 읽기 요청</translation>
    </message>
    <message>
        <source>local reads</source>
        <translation>로컬 읽기</translation>
    </message>
    <message>
        <source>local read passes</source>
        <translation>로컬 읽기 패스</translation>
    </message>
    <message>
        <source>read conflicts</source>
        <translation>읽기 충돌</translation>
    </message>
    <message>
        <source>local write requests</source>
        <translation>로컬 쓰기 요청</translation>
    </message>
    <message>
        <source>local writes</source>
        <translation>로컬 쓰기</translation>
    </message>
    <message>
        <source>local write passes</source>
        <translation>로컬 쓰기 패스</translation>
    </message>
    <message>
        <source>write conflicts</source>
        <translation>쓰기 충돌</translation>
    </message>
    <message>
        <source>local atomic requests</source>
        <translation>로컬 atomic 요청</translation>
    </message>
    <message>
        <source>local atomics</source>
        <translation>로컬 atomic</translation>
    </message>
    <message>
        <source>local atomic passes</source>
        <translation>로컬 atomic 패스</translation>
    </message>
    <message>
        <source>atomics:</source>
        <translation>atomic 연산:</translation>
    </message>
    <message>
        <source>lanes whose atomics share a word</source>
        <translation>atomic 연산이 한 워드를 공유하는 lane</translation>
    </message>
    <message>
        <source>same word</source>
        <translation>같은 워드</translation>
    </message>
    <message>
        <source>max. lanes</source>
        <translation>최대 lane 수</translation>
    </message>
    <message>
        <source>image read requests</source>
        <translation>이미지 읽기 요청</translation>
    </message>
    <message>
        <source>image reads</source>
        <translation>이미지 읽기</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>텍셀</translation>
    </message>
    <message>
        <source>image write requests</source>
        <translation>이미지 쓰기 요청</translation>
    </message>
    <message>
        <source>image writes</source>
        <translation>이미지 쓰기</translation>
    </message>
    <message>
        <source>Median of the run times of the original kernel (measured).</source>
        <translation>원본 커널 실행 시간의 중앙값(측정).</translation>
    </message>
    <message>
        <source>Lower quartile of the run times of the original kernel (measured).</source>
        <translation>원본 커널 실행 시간의 제1사분위수(측정).</translation>
    </message>
    <message>
        <source>Upper quartile of the run times of the original kernel (measured).</source>
        <translation>원본 커널 실행 시간의 제3사분위수(측정).</translation>
    </message>
    <message>
        <source>Time of the fastest run of the original kernel (measured).</source>
        <translation>원본 커널을 가장 빠르게 실행한 시간(측정).</translation>
    </message>
    <message>
        <source>Simulated cycles, from the first issue until all warps and writes are complete, summed over launches (modelled).</source>
        <translation>첫 발행부터 모든 warp와 쓰기가 완료될 때까지 시뮬레이션한 사이클 수를 모든 launch에 대해 합한 값(모델).</translation>
    </message>
    <message>
        <source>Launch overhead + cycles / clock rate, summed over launches (modelled).</source>
        <translation>launch 오버헤드 + 사이클 / 클록 속도를 모든 launch에 대해 합한 값(모델).</translation>
    </message>
    <message>
        <source>Warps that fit on a multiprocessor / warp slots (modelled).</source>
        <translation>멀티프로세서에 들어가는 warp / warp 슬롯(모델).</translation>
    </message>
    <message>
        <source>Number of operations that warps executed, such as memory accesses, branches and barriers (counted).</source>
        <translation>메모리 접근, 분기문, barrier 등 warp가 실행한 연산의 수(집계).</translation>
    </message>
    <message>
        <source>Number of times a warp executed a branch, which is an if, ?:, loop condition or switch. &amp;&amp; and || are counted separately (counted).</source>
        <translation>warp가 분기문(if, ?:, 루프 조건, switch)을 실행한 횟수. &amp;&amp;와 ||는 따로 셉니다(집계).</translation>
    </message>
    <message>
        <source>Number of executed branches at which the lanes of a warp take different paths (counted).</source>
        <translation>실행된 분기문 중 warp의 lane들이 서로 다른 경로로 가는 분기문의 수(집계).</translation>
    </message>
    <message>
        <source>Number of times a warp evaluated the left operand of &amp;&amp; or || (counted).</source>
        <translation>warp가 &amp;&amp; 또는 ||의 왼쪽 피연산자를 계산한 횟수(집계).</translation>
    </message>
    <message>
        <source>Number of &amp;&amp; and || evaluations whose left operand differs between the lanes of a warp (counted).</source>
        <translation>&amp;&amp;와 ||의 계산 중 왼쪽 피연산자가 warp의 lane마다 다른 계산의 수(집계).</translation>
    </message>
    <message>
        <source>Number of lanes that update the same word as another lane of the same atomic request (counted).</source>
        <translation>같은 atomic 요청의 다른 lane과 같은 워드를 갱신하는 lane의 수(집계).</translation>
    </message>
    <message>
        <source>Number of requests of this kind. A warp makes one request per access, or several for a wide vector access (counted).</source>
        <translation>이 종류의 요청 수. warp는 접근마다 요청을 하나씩 보내며, 폭이 넓은 벡터 접근에서는 여러 개를 보냅니다(집계).</translation>
    </message>
    <message>
        <source>Number of distinct sectors that a request touches, summed over all requests (counted).</source>
        <translation>한 요청이 접근하는 서로 다른 섹터의 수를 모든 요청에 대해 합한 값(집계).</translation>
    </message>
    <message>
        <source>Number of bank passes. A request takes as many passes as the largest number of distinct words that it accesses in one bank (counted).</source>
        <translation>뱅크 패스의 수. 요청 하나에는, 한 뱅크에서 접근하는 서로 다른 워드의 최대 수만큼 패스가 듭니다(집계).</translation>
    </message>
    <message>
        <source>Number of bank passes beyond the minimum for the same lanes (counted).</source>
        <translation>같은 lane에 필요한 최솟값을 넘는 뱅크 패스의 수(집계).</translation>
    </message>
    <message>
        <source>Number of distinct texels that a request touches, summed over all requests (counted).</source>
        <translation>한 요청이 접근하는 서로 다른 텍셀의 수를 모든 요청에 대해 합한 값(집계).</translation>
    </message>
    <message>
        <source>&amp;&amp; and || evaluations</source>
        <translation>&amp;&amp;와 ||의 계산</translation>
    </message>
    <message>
        <source>divergent &amp;&amp; and || evaluations</source>
        <translation>갈라진 &amp;&amp;와 ||의 계산</translation>
    </message>
    <message>
        <source>global read sectors</source>
        <translation>글로벌 읽기 섹터</translation>
    </message>
    <message>
        <source>global read bytes</source>
        <translation>글로벌 읽기 바이트</translation>
    </message>
    <message>
        <source>global write sectors</source>
        <translation>글로벌 쓰기 섹터</translation>
    </message>
    <message>
        <source>global write bytes</source>
        <translation>글로벌 쓰기 바이트</translation>
    </message>
    <message>
        <source>local read bank passes</source>
        <translation>로컬 읽기의 뱅크 패스</translation>
    </message>
    <message>
        <source>local read bank conflicts</source>
        <translation>로컬 읽기의 뱅크 충돌</translation>
    </message>
    <message>
        <source>local write bank passes</source>
        <translation>로컬 쓰기의 뱅크 패스</translation>
    </message>
    <message>
        <source>local write bank conflicts</source>
        <translation>로컬 쓰기의 뱅크 충돌</translation>
    </message>
    <message>
        <source>local atomic bank passes</source>
        <translation>로컬 atomic 연산의 뱅크 패스</translation>
    </message>
    <message>
        <source>atomics with several lanes per word</source>
        <translation>여러 lane이 한 워드에 접근하는 atomic 연산</translation>
    </message>
    <message>
        <source>maximum number of lanes that update one word</source>
        <translation>한 워드를 갱신하는 최대 lane 수</translation>
    </message>
    <message>
        <source>image read texels</source>
        <translation>이미지 읽기 텍셀</translation>
    </message>
    <message>
        <source>Number of global memory sectors that a group loads for the first time (counted).</source>
        <translation>workgroup이 처음 읽는 글로벌 메모리 섹터 수(집계).</translation>
    </message>
    <message>
        <source>Number of global memory sectors that a group loads again, although local memory or registers could keep them (counted).</source>
        <translation>로컬 메모리나 레지스터에 보관할 수 있는데도 workgroup이 다시 읽는 글로벌 메모리 섹터 수(집계).</translation>
    </message>
    <message>
        <source>global sectors that a group loads again</source>
        <translation>workgroup이 다시 읽는 글로벌 섹터</translation>
    </message>
    <message>
        <source>reloaded</source>
        <translation>다시 읽음</translation>
    </message>
    <message>
        <source>sectors that the group has loaded before</source>
        <translation>workgroup이 이미 읽은 섹터</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>섹터</translation>
    </message>
</context>
<context>
    <name>FilmParts</name>
    <message>
        <source>active, or condition true</source>
        <translation>활성 또는 조건이 참</translation>
    </message>
    <message>
        <source>condition false</source>
        <translation>조건이 거짓</translation>
    </message>
    <message>
        <source>masked off</source>
        <translation>마스크됨</translation>
    </message>
    <message>
        <source>waits at the barrier</source>
        <translation>barrier에서 대기</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>barrier</translation>
    </message>
    <message>
        <source>finished, or not issued</source>
        <translation>끝났거나 발행 안 됨</translation>
    </message>
    <message>
        <source>step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>loop condition: continues</source>
        <translation>루프 조건: 계속</translation>
    </message>
    <message>
        <source>loop condition: exits</source>
        <translation>루프 조건: 탈출</translation>
    </message>
</context>
<context>
    <name>FilmPointing</name>
    <message>
        <source>step %1 of %2: %3</source>
        <comment>number; count; what happens</comment>
        <translation>단계 %1/%2: %3</translation>
    </message>
</context>
<context>
    <name>FilmWords</name>
    <message>
        <source>one pixel is %1 × %2 (steps × lanes)</source>
        <translation>픽셀 하나는 %1 × %2(단계 × lane)</translation>
    </message>
    <message>
        <source>each row of pixels is a lane</source>
        <translation>픽셀 행 하나는 lane 하나</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>workgroup %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s), %1 warps</source>
        <translation>
            <numerusform>단계 %Ln개, warp %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>counted from the trace</source>
        <translation>트레이스에서 집계</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation>warp %1</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>warp 단계</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>필름</translation>
    </message>
    <message>
        <source>This work-group has no steps.</source>
        <translation>이 workgroup에는 단계가 없습니다.</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>The experiment demonstrates &quot;%1&quot;, which was not found in this run. Try other parameters.</source>
        <translation>이 실험은 “%1” 결함을 보여 주려는 것인데, 이 실행에서는 발견되지 않았습니다. 다른 매개변수를 시도하십시오.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was found. This is the fault that the experiment demonstrates.</source>
        <translation>“%1” 결함이 발견되었습니다. 이 실험이 보여 주려는 결함입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s) found.</source>
        <translation>
            <numerusform>오류 %Ln개가 발견되었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s), no errors.</source>
        <translation>
            <numerusform>참고 %Ln개, 오류 없음.</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>발견 사항이 없습니다.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Work-item %1 accesses %2 at byte %3, which is out of bounds.</source>
        <translation>%1번 work-item이 %2의 바이트 %3에 접근하는데, 범위를 벗어납니다.</translation>
    </message>
    <message>
        <source>Check the index before line %1, or make %2 larger.</source>
        <translation>%1번 줄 앞에서 인덱스를 검사하거나 %2의 크기를 늘리십시오.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2 at an address outside every object of the launch.</source>
        <translation>%1번 work-item이 launch의 어느 객체에도 속하지 않는 주소로 %2에 접근합니다.</translation>
    </message>
    <message>
        <source>Derive the pointer used in line %1 from a buffer or an array, not from an integer.</source>
        <translation>%1번 줄에서 쓰는 포인터를 정수가 아니라 버퍼나 배열에서 얻으십시오.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses a private array out of bounds.</source>
        <translation>%1번 work-item이 private 배열의 범위를 벗어난 위치에 접근합니다.</translation>
    </message>
    <message>
        <source>Check the index before line %1, or make the array larger.</source>
        <translation>%1번 줄 앞에서 인덱스를 검사하거나 배열의 크기를 늘리십시오.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2, which is a null pointer.</source>
        <translation>%1번 work-item이 널 포인터인 %2에 접근합니다.</translation>
    </message>
    <message>
        <source>Pass a buffer for %2, or do not execute line %1 without one.</source>
        <translation>%2에 버퍼를 전달하거나, 버퍼가 없으면 %1번 줄을 실행하지 마십시오.</translation>
    </message>
    <message>
        <source>The barrier is not reached by all work-items of group %4. Work-item %1 is among those that never arrive.</source>
        <translation>그룹 %4의 일부 work-item이 barrier에 도달하지 않습니다. %1번 work-item이 그중 하나입니다.</translation>
    </message>
    <message>
        <source>Move the barrier in line %1 to a location that every work-item of the group reaches, for example outside the condition or before the return.</source>
        <translation>%1번 줄의 barrier를 그룹의 모든 work-item이 도달하는 곳으로 옮기십시오. 예를 들면 조건 밖이나 return 앞입니다.</translation>
    </message>
    <message>
        <source>Work-item %1 reads %2 at byte %3, which has not been written yet.</source>
        <translation>%1번 work-item이 %2의 바이트 %3 위치를 읽는데, 아직 값을 쓰지 않은 위치입니다.</translation>
    </message>
    <message>
        <source>Write %2 before line %1 reads it. If another work-item writes it, put a barrier between the write and the read.</source>
        <translation>%1번 줄에서 읽기 전에 %2에 값을 쓰십시오. 다른 work-item이 쓴다면 쓰기와 읽기 사이에 barrier를 넣으십시오.</translation>
    </message>
    <message>
        <source>Work-item %1 reads a private variable before writing it.</source>
        <translation>%1번 work-item이 private 변수를 쓰기 전에 읽습니다.</translation>
    </message>
    <message>
        <source>Assign the variable a value in its declaration, or on every path to line %1.</source>
        <translation>선언할 때, 또는 %1번 줄에 이르는 모든 경로에서 변수에 값을 대입하십시오.</translation>
    </message>
    <message>
        <source>Work-item %1 was still in the loop when it reached the iteration limit.</source>
        <translation>%1번 work-item이 반복 한도에 도달했을 때 여전히 루프 안에 있었습니다.</translation>
    </message>
    <message>
        <source>Check the exit condition of the loop in line %1, or allow more iterations.</source>
        <translation>%1번 줄에 있는 루프의 종료 조건을 확인하거나 반복을 더 허용하십시오.</translation>
    </message>
    <message>
        <source>Work-item %1 uses %2 before waiting for the copy into it.</source>
        <translation>%2에 쓰는 비동기 복사가 끝나기를 기다리지 않고 %1번 work-item이 그 내용을 사용합니다.</translation>
    </message>
    <message>
        <source>Call wait_group_events before line %1.</source>
        <translation>%1번 줄 앞에서 wait_group_events를 호출하십시오.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2 at byte %3, which is not a multiple of the type&apos;s alignment.</source>
        <translation>%1번 work-item이 %2의 바이트 %3에 접근하는데, 자료형 정렬 단위의 배수가 아닌 위치입니다.</translation>
    </message>
    <message>
        <source>Use vloadN or vstoreN in line %1, or an address that is aligned for the type.</source>
        <translation>%1번 줄에서 vloadN이나 vstoreN을 사용하거나, 자료형에 맞게 정렬된 주소를 사용하십시오.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2 at byte %3 in a way that its access qualifier forbids, because it writes a read-only object or reads a write-only one.</source>
        <translation>%1번 work-item이 %2의 바이트 %3에 접근하는데, 접근 한정자가 이를 금지합니다. 읽기 전용 객체에 쓰거나 쓰기 전용 객체를 읽기 때문입니다.</translation>
    </message>
    <message>
        <source>Declare %2 to match its use in line %1, or remove the access.</source>
        <translation>%2의 선언을 %1번 줄에서 쓰이는 방식에 맞추거나 그 접근을 제거하십시오.</translation>
    </message>
    <message>
        <source>In line %1, pass arguments that do not depend on the work-item.</source>
        <translation>%1번 줄에서 work-item에 따라 달라지지 않는 인수를 전달하십시오.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 access the same location in %2, at least one of them writes it, and no barrier separates the accesses. In this run, only atomics ordered the accesses. The values returned by the atomics show which access came first.</source>
        <translation>%1번과 %5번 work-item이 %2의 같은 위치에 접근하고 적어도 하나는 쓰는데, 두 접근 사이에 barrier가 없습니다. 이 실행에서는 atomic 연산만이 접근의 순서를 정했습니다. atomic 연산이 반환한 값에서 어느 접근이 먼저였는지 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 access the same location in %2, at least one of them writes it, and the barrier between the accesses does not order this memory. The result can therefore differ from run to run.</source>
        <translation>%1번과 %5번 work-item이 %2의 같은 위치에 접근하고 적어도 하나는 쓰는데, 두 접근 사이의 barrier가 이 메모리의 순서를 정하지 않습니다. 따라서 결과가 실행할 때마다 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 write the same value to the same location in %2, and no barrier separates the writes. The result does not depend on which one writes last.</source>
        <translation>%1번과 %5번 work-item이 %2의 같은 위치에 같은 값을 쓰는데, 두 쓰기 사이에 barrier가 없습니다. 어느 쪽이 마지막에 쓰든 결과는 같습니다.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 access the same location in %2, at least one of them writes it, and no barrier separates the accesses. The result can therefore differ from run to run.</source>
        <translation>%1번과 %5번 work-item이 %2의 같은 위치에 접근하고 적어도 하나는 쓰는데, 두 접근 사이에 barrier가 없습니다. 따라서 결과가 실행할 때마다 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>This is harmless if the kernel checks the value before it continues, as with a ticket or a lock.</source>
        <translation>티켓이나 락처럼 커널이 값을 확인하고 나서 계속한다면 문제가 되지 않습니다.</translation>
    </message>
    <message>
        <source>This is harmless in practice, but OpenCL does not define the result of two simultaneous writes. Let only one work-item write.</source>
        <translation>실제로는 문제가 되지 않지만, OpenCL은 동시에 일어나는 두 쓰기의 결과를 정의하지 않습니다. work-item 하나만 쓰게 하십시오.</translation>
    </message>
    <message>
        <source>The groups of a launch run in an unspecified order. Give each group its own location in %2, use an atomic, or split the work into two launches.</source>
        <translation>한 launch의 그룹들은 정해지지 않은 순서로 실행됩니다. 그룹마다 %2 안에 자기 위치를 주거나, atomic 연산을 사용하거나, 작업을 두 launch로 나누십시오.</translation>
    </message>
    <message>
        <source>Give each work-item its own location in %2, put a barrier between the accesses in line %1, or use an atomic.</source>
        <translation>work-item마다 %2 안에 자기 위치를 주거나, %1번 줄의 두 접근 사이에 barrier를 넣거나, atomic 연산을 사용하십시오.</translation>
    </message>
    <message>
        <source>Put barrier(CLK_LOCAL_MEM_FENCE) between line %1 and line %3, where all work-items of the group reach it.</source>
        <translation>%1번 줄과 %3번 줄 사이에서 그룹의 모든 work-item이 도달하는 곳에 barrier(CLK_LOCAL_MEM_FENCE)를 넣으십시오.</translation>
    </message>
    <message>
        <source>Put barrier(CLK_GLOBAL_MEM_FENCE) between line %1 and line %3, where all work-items of the group reach it.</source>
        <translation>%1번 줄과 %3번 줄 사이에서 그룹의 모든 work-item이 도달하는 곳에 barrier(CLK_GLOBAL_MEM_FENCE)를 넣으십시오.</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>%2의 %1번 줄</translation>
    </message>
    <message>
        <source>Lines %1 and %2 of %3</source>
        <translation>%3의 %1번, %2번 줄</translation>
    </message>
    <message>
        <source>Work-items: %1</source>
        <translation>work-item: %1</translation>
    </message>
    <message>
        <source>Work-items: %1 and %2 more</source>
        <translation>work-item: %1 외 %2개</translation>
    </message>
    <message numerus="yes">
        <source>%1 times</source>
        <translation>
            <numerusform>%1회</numerusform>
        </translation>
    </message>
    <message>
        <source>1 time</source>
        <translation>1회</translation>
    </message>
    <message>
        <source>This barrier is redundant in this launch. Wherever work-items of a group share data that one of them writes, other barriers already separate their accesses.</source>
        <translation>이 barrier는 이번 launch에서 불필요합니다. workgroup의 work-item들이 공유하는 데이터를 그중 하나가 쓰는 경우, 그 접근 사이에는 이미 다른 barrier가 있습니다.</translation>
    </message>
    <message>
        <source>Remove the barrier in line %1 if it is redundant for other sizes and inputs too. Then run the kernel again, because another barrier that was redundant may now be needed.</source>
        <translation>다른 크기와 입력에서도 불필요하면 %1번 줄의 barrier를 제거하십시오. 그런 다음 커널을 다시 실행하십시오. 불필요했던 다른 barrier가 이제는 필요할 수 있습니다.</translation>
    </message>
    <message>
        <source>Work-item %1 requests an asynchronous copy that differs from that of the rest of group %4, or waits for different copies. All work-items of a group must pass the same arguments.</source>
        <translation>%1번 work-item이 그룹 %4의 나머지와 다른 비동기 복사를 요청하거나 다른 복사를 기다립니다. 그룹의 모든 work-item은 같은 인수를 전달해야 합니다.</translation>
    </message>
    <message>
        <source>An asynchronous copy and another access use the same location in %2, and at least one of them writes it. No wait for the copy separates them, so the result can differ from run to run.</source>
        <translation>비동기 복사와 다른 접근이 %2의 같은 위치를 사용하고, 적어도 하나는 그 위치에 씁니다. 둘 사이에 복사를 기다리는 호출이 없으므로 결과가 실행할 때마다 다를 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>FindingsPaper</name>
    <message>
        <source>Findings: %1</source>
        <translation>발견 사항: %1</translation>
    </message>
    <message>
        <source>No faults were found.</source>
        <translation>결함이 발견되지 않았습니다.</translation>
    </message>
    <message>
        <source>Checks performed</source>
        <translation>수행한 검사</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) are not listed.</source>
        <translation>
            <numerusform>발견 사항 %Ln개가 더 있지만 나열하지 않았습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlowWords</name>
    <message>
        <source>step %1 · warp %2</source>
        <translation>단계 %1 · warp %2</translation>
    </message>
    <message>
        <source>active, but provides no value here</source>
        <translation>활성이지만 여기에 값을 제공하지 않음</translation>
    </message>
    <message>
        <source>solid line: through local memory</source>
        <translation>실선: 로컬 메모리를 거침</translation>
    </message>
    <message>
        <source>dashed line: through global memory</source>
        <translation>점선: 글로벌 메모리를 거침</translation>
    </message>
    <message>
        <source>pin: a value that this group did not write</source>
        <translation>핀: 이 그룹이 쓰지 않은 값</translation>
    </message>
    <message>
        <source>counted from the trace</source>
        <translation>트레이스에서 집계</translation>
    </message>
    <message>
        <source>No memory is accessed in this step. The next access, in step %1, is shown.</source>
        <translation>이 단계에서는 메모리에 접근하지 않습니다. 대신 다음 접근(%1번 단계)을 표시합니다.</translation>
    </message>
    <message>
        <source>No memory is accessed in this step. The previous access, in step %1, is shown.</source>
        <translation>이 단계에서는 메모리에 접근하지 않습니다. 대신 이전 접근(%1번 단계)을 표시합니다.</translation>
    </message>
    <message>
        <source>Data flow</source>
        <translation>데이터 흐름</translation>
    </message>
    <message>
        <source>Warp %1, lane %2 (work-item %3), step %4</source>
        <translation>warp %1, lane %2(work-item %3), 단계 %4</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>읽기: %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>쓰기: %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1번 줄: %2</translation>
    </message>
    <message>
        <source>Warp %1 accesses neither local nor global memory in this launch.</source>
        <translation>이 launch에서 %1번 warp는 로컬 메모리에도 글로벌 메모리에도 접근하지 않습니다.</translation>
    </message>
    <message>
        <source>provides a value to the selected lane</source>
        <translation>선택한 lane에 값을 제공</translation>
    </message>
    <message>
        <source>provides a value to another lane of the step</source>
        <translation>이 단계의 다른 lane에 값을 제공</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s): %1 from the same lane, %2 from other lanes, %3 from other warps, %4 from outside the group</source>
        <translation>
            <numerusform>값 %Ln개: 같은 lane에서 %1개, 다른 lane에서 %2개, 다른 warp에서 %3개, 그룹 밖에서 %4개</numerusform>
        </translation>
    </message>
    <message>
        <source>There are too many lines to draw, so only those of the selected lane are shown.</source>
        <translation>그릴 선이 너무 많으므로 선택한 lane의 선만 표시합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier step(s) that provide values are not shown.</source>
        <translation>
            <numerusform>값을 제공하는 이전 단계 %Ln개는 표시하지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each written value is linked to all values that the same lane has read since its previous write. Values that were read earlier and kept in registers are not linked.</source>
        <translation>쓴 값은 각각, 같은 lane이 직전 쓰기 이후에 읽은 모든 값과 연결됩니다. 그 전에 읽어 레지스터에 보관한 값은 연결되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>FootprintWords</name>
    <message>
        <source>Halo of a full group</source>
        <translation>꽉 찬 그룹의 halo</translation>
    </message>
    <message>
        <source>Group %1 reads %2 elements for its own tile of %3.</source>
        <translation>그룹 %1: 원소 %3개짜리 자기 타일을 처리하려고 원소 %2개를 읽습니다.</translation>
    </message>
    <message>
        <source>redundant work</source>
        <translation>중복 작업</translation>
    </message>
    <message>
        <source>No halo</source>
        <translation>halo 없음</translation>
    </message>
    <message>
        <source>bytes re-read, all groups</source>
        <translation>다시 읽은 바이트, 모든 그룹</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>그룹 %1</translation>
    </message>
    <message>
        <source>footprint, elements</source>
        <translation>풋프린트, 원소 수</translation>
    </message>
    <message>
        <source>own tile, elements</source>
        <translation>자기 타일, 원소 수</translation>
    </message>
    <message>
        <source>halo</source>
        <translation>halo</translation>
    </message>
    <message>
        <source>helper work-items</source>
        <translation>보조 work-item</translation>
    </message>
    <message>
        <source>elements written</source>
        <translation>쓴 원소</translation>
    </message>
    <message>
        <source>also read by other groups</source>
        <translation>다른 그룹도 읽음</translation>
    </message>
    <message>
        <source>loads per element read</source>
        <translation>읽은 원소당 로드</translation>
    </message>
    <message>
        <source>Halo = (footprint − own tile) / own tile, counted from the trace. The full group is the one that writes the most results.</source>
        <translation>halo = (풋프린트 − 자기 타일) / 자기 타일, 트레이스에서 집계. 꽉 찬 그룹은 결과를 가장 많이 쓰는 그룹입니다.</translation>
    </message>
    <message>
        <source>Elements of the output that this group writes.</source>
        <translation>이 그룹이 쓰는 출력 원소.</translation>
    </message>
    <message>
        <source>Distinct elements of the input that this group reads.</source>
        <translation>이 그룹이 읽는 서로 다른 입력 원소.</translation>
    </message>
    <message>
        <source>Loads of the input / distinct elements of the input that are read.</source>
        <translation>입력 로드 / 읽은 서로 다른 입력 원소.</translation>
    </message>
    <message>
        <source>Redundant work = helper work-items / work-items. A helper reads the input and writes no result.</source>
        <translation>중복 작업 = 보조 work-item / work-item. 보조 work-item은 입력을 읽고 결과는 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Elements of this group&apos;s footprint that other groups read as well.</source>
        <translation>이 그룹의 풋프린트 중 다른 그룹도 읽는 원소.</translation>
    </message>
    <message>
        <source>Elements of global memory and images that this group writes.</source>
        <translation>이 그룹이 쓰는 글로벌 메모리와 이미지의 원소.</translation>
    </message>
    <message>
        <source>footprint of group %1 (solid edge)</source>
        <translation>그룹 %1의 풋프린트(실선 테두리)</translation>
    </message>
    <message>
        <source>footprint of group %1 (dashed edge)</source>
        <translation>그룹 %1의 풋프린트(점선 테두리)</translation>
    </message>
    <message>
        <source>tile of a group</source>
        <translation>그룹의 타일</translation>
    </message>
    <message>
        <source>area read by a group</source>
        <translation>그룹이 읽는 영역</translation>
    </message>
    <message>
        <source>tile of a group (1 in %1 shown)</source>
        <translation>그룹의 타일(%1개당 1개 표시)</translation>
    </message>
    <message>
        <source>area read by a group (1 in %1 shown)</source>
        <translation>그룹이 읽는 영역(%1개당 1개 표시)</translation>
    </message>
    <message>
        <source>This launch reads no buffer and no image.</source>
        <translation>이 launch는 버퍼도 이미지도 읽지 않습니다.</translation>
    </message>
    <message>
        <source>Work-group %1</source>
        <translation>workgroup %1</translation>
    </message>
    <message>
        <source>Work-group footprints</source>
        <translation>workgroup 풋프린트</translation>
    </message>
    <message>
        <source>These groups have no tiles, because a group does not read the elements that it writes or because the input and the output differ in size.</source>
        <translation>이 그룹들에는 타일이 없습니다. 그룹이 쓰는 원소를 읽지 않거나, 입력과 출력의 크기가 다르기 때문입니다.</translation>
    </message>
    <message>
        <source>bytes re-read in %1</source>
        <translation>%1에서 다시 읽은 바이트</translation>
    </message>
    <message numerus="yes">
        <source>element %1 is read by %Ln group(s) (counted from the trace)</source>
        <translation>
            <numerusform>원소 %1: 그룹 %Ln개가 읽음(트레이스에서 집계)</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes that more than one group reads. Each byte is counted once per group that reads it, not counting the first group.</source>
        <translation>둘 이상의 그룹이 읽는 바이트. 바이트마다 처음 읽는 그룹을 뺀 나머지 그룹마다 한 번씩 셉니다.</translation>
    </message>
    <message>
        <source>Each square is one element. The number in the square shows how many groups read it.</source>
        <translation>사각형 하나가 원소 하나입니다. 사각형의 숫자는 그 원소를 읽는 그룹의 수입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 × %3 elements, read by %Ln group(s); counted from the trace</source>
        <translation>
            <numerusform>%1, 원소 %2 × %3개, 그룹 %Ln개가 읽음. 트레이스에서 집계</numerusform>
        </translation>
    </message>
    <message>
        <source>The input of this launch has more than %1 elements, which is too many to count the readers of each element.</source>
        <translation>이 launch의 입력은 원소가 %1개보다 많아서, 원소마다 읽는 그룹을 셀 수 없습니다.</translation>
    </message>
    <message>
        <source>click to select this work-group</source>
        <translation>클릭하면 이 workgroup 선택</translation>
    </message>
</context>
<context>
    <name>FormatWords</name>
    <message>
        <source>%1 needs FFmpeg, but %2 is not installed</source>
        <comment>a format; a library</comment>
        <translation>%1 형식에는 FFmpeg가 필요하지만 설치되어 있지 않습니다: %2</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>PNG sequence</source>
        <translation>PNG 시퀀스</translation>
    </message>
    <message>
        <source>Player (HTML)</source>
        <translation>플레이어(HTML)</translation>
    </message>
    <message>
        <source>Report (HTML)</source>
        <translation>보고서(HTML)</translation>
    </message>
    <message>
        <source>Report (PDF)</source>
        <translation>보고서(PDF)</translation>
    </message>
    <message>
        <source>Perfetto trace</source>
        <translation>Perfetto 트레이스</translation>
    </message>
    <message>
        <source>Events (CSV)</source>
        <translation>이벤트(CSV)</translation>
    </message>
    <message>
        <source>Warp steps (CSV)</source>
        <translation>warp 단계(CSV)</translation>
    </message>
</context>
<context>
    <name>FrontWords</name>
    <message>
        <source>Nothing is compared yet. Select two or more runs</source>
        <translation>아직 비교한 것이 없습니다. 실행을 두 개 이상 선택하십시오</translation>
    </message>
    <message>
        <source>There is no chart yet. Start the sweep</source>
        <translation>아직 차트가 없습니다. 스윕을 시작하십시오</translation>
    </message>
    <message>
        <source>There is no picture yet. Run an experiment or a kernel</source>
        <translation>아직 그림이 없습니다. 실험이나 커널을 실행하십시오</translation>
    </message>
    <message>
        <source>There is no race yet. Select two to four runs</source>
        <translation>아직 경주가 없습니다. 실행을 두 개에서 네 개까지 선택하십시오</translation>
    </message>
    <message>
        <source>There are no layouts yet. Run a kernel with an array in local memory</source>
        <translation>아직 배치가 없습니다. 로컬 메모리 배열이 있는 커널을 실행하십시오</translation>
    </message>
</context>
<context>
    <name>GlobalWords</name>
    <message>
        <source>Warp %1 issues no instruction in this step.</source>
        <translation>이 단계에서는 %1번 warp가 명령어를 발행하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 The next access, in step %2, is shown: %3.</source>
        <translation>%1 대신 다음 접근(%2번 단계)을 표시합니다: %3.</translation>
    </message>
    <message>
        <source>%1 The previous access, in step %2, is shown: %3.</source>
        <translation>%1 대신 이전 접근(%2번 단계)을 표시합니다: %3.</translation>
    </message>
    <message>
        <source>In the whole launch, line %1 makes %3 and moves %2: %4 per request on average.</source>
        <comment>a line&apos;s number; a count of sectors; a count of requests; a number of sectors</comment>
        <translation>launch 전체에서 %1번 줄: %3, 옮긴 %2, 요청당 평균 %4개.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sector(s)</source>
        <translation>
            <numerusform>섹터 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>요청 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Request %1 of %2</source>
        <translation>요청 %1/%2</translation>
    </message>
    <message>
        <source>Warp %1 accesses no global memory in the whole launch.</source>
        <translation>launch 전체에서 %1번 warp는 글로벌 메모리에 접근하지 않습니다.</translation>
    </message>
    <message>
        <source>This kernel accesses no buffer in global memory.</source>
        <translation>이 커널은 글로벌 메모리의 버퍼에 접근하지 않습니다.</translation>
    </message>
    <message>
        <source>Sector of %1 bytes, starting at %2</source>
        <translation>%1바이트 섹터, 시작 위치 %2</translation>
    </message>
    <message>
        <source>requested by lanes %1 (counted from the trace)</source>
        <translation>lane %1에서 요청(트레이스에서 집계)</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>글로벌 메모리</translation>
    </message>
    <message>
        <source>Numbers below cache lines are byte offsets in the buffer.</source>
        <translation>캐시 라인 아래의 숫자는 버퍼 안의 바이트 오프셋입니다.</translation>
    </message>
    <message>
        <source>No global memory is accessed in this step (%1).</source>
        <translation>이 단계에서는 글로벌 메모리에 접근하지 않습니다(%1).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) × %1 bytes, counted from the trace</source>
        <translation>
            <numerusform>lane %Ln개 × %1바이트, 트레이스에서 집계</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), one after another: %1 sectors, %2 of them distinct</source>
        <translation>
            <numerusform>요청 %Ln개, 차례로 처리: 섹터 %1개, 그중 서로 다른 것 %2개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GridWords</name>
    <message>
        <source>width of %1</source>
        <translation>%1 너비</translation>
    </message>
    <message>
        <source>height of %1</source>
        <translation>%1 높이</translation>
    </message>
</context>
<context>
    <name>GroupBarsWords</name>
    <message>
        <source>the selected work-group</source>
        <translation>선택한 workgroup</translation>
    </message>
    <message>
        <source>runs at the same time</source>
        <translation>같은 시간에 실행</translation>
    </message>
    <message>
        <source>concurrent groups</source>
        <translation>동시 실행 그룹</translation>
    </message>
    <message>
        <source>runs at another time</source>
        <translation>다른 시간에 실행</translation>
    </message>
</context>
<context>
    <name>GuessWords</name>
    <message>
        <source>The number of work-items was reduced so that the log fits the memory budget.</source>
        <translation>로그가 메모리 예산에 맞도록 work-item 수를 줄였습니다.</translation>
    </message>
    <message>
        <source>The kernel accesses memory far beyond the buffer sizes guessed at first. These arguments were enlarged: %1.</source>
        <translation>처음에 추정한 버퍼 크기를 훨씬 벗어나는 메모리에 커널이 접근합니다. 다음 인수를 늘렸습니다: %1.</translation>
    </message>
    <message>
        <source>The launch of %1 was guessed from its source: %2 work-items in groups of %3. To use other sizes and inputs, change them under Values and run the kernel again. Your changes are kept.</source>
        <translation>%1의 launch를 소스에서 추정했습니다: work-item %2개, 그룹 크기 %3. 다른 크기와 입력을 쓰려면 “값” 패널에서 바꾼 다음 커널을 다시 실행하십시오. 변경 내용은 유지됩니다.</translation>
    </message>
</context>
<context>
    <name>GuideSections</name>
    <message>
        <source>Getting started</source>
        <translation>시작하기</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>뷰</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>패널</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>배경 지식</translation>
    </message>
</context>
<context>
    <name>HandoutWords</name>
    <message>
        <source>Minutes: %1</source>
        <translation>소요 시간: %1분</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Answers and notes</source>
        <translation>정답과 메모</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>질문 %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>Write the numbers 1 to %1 into the boxes.</source>
        <translation>네모 칸에 1부터 %1까지의 번호를 쓰십시오.</translation>
    </message>
    <message>
        <source>Task %1</source>
        <translation>과제 %1</translation>
    </message>
    <message>
        <source>%1: hints</source>
        <translation>%1: 힌트</translation>
    </message>
</context>
<context>
    <name>Hardware</name>
    <message>
        <source>Lanes per warp</source>
        <translation>warp당 lane</translation>
    </message>
    <message>
        <source>Pack small groups</source>
        <translation>작은 그룹 합치기</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>뱅크</translation>
    </message>
    <message>
        <source>Bank width</source>
        <translation>뱅크 폭</translation>
    </message>
    <message>
        <source>Bytes per word of a bank</source>
        <translation>뱅크 워드의 바이트 수</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>섹터</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>라인</translation>
    </message>
    <message>
        <source>Bytes per cache line of global memory</source>
        <translation>글로벌 메모리 캐시 라인의 바이트 수</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>멀티프로세서</translation>
    </message>
    <message>
        <source>Warp slots</source>
        <translation>warp 슬롯</translation>
    </message>
    <message>
        <source>Group slots</source>
        <translation>그룹 슬롯</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>Register blocks</source>
        <translation>레지스터 블록</translation>
    </message>
    <message>
        <source>Register unit</source>
        <translation>레지스터 단위</translation>
    </message>
    <message>
        <source>Max. registers per work-item</source>
        <translation>work-item당 최대 레지스터</translation>
    </message>
    <message>
        <source>Largest number of registers that a work-item can address</source>
        <translation>work-item이 지정할 수 있는 레지스터의 최대 수</translation>
    </message>
    <message>
        <source>Registers per work-item</source>
        <translation>work-item당 레지스터</translation>
    </message>
    <message>
        <source>LLVM target GPU</source>
        <translation>LLVM 대상 GPU</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>로컬 메모리</translation>
    </message>
    <message>
        <source>Max. local memory per group</source>
        <translation>그룹당 최대 로컬 메모리</translation>
    </message>
    <message>
        <source>Largest amount of local memory that a work-group can use</source>
        <translation>workgroup이 쓸 수 있는 로컬 메모리의 최대량</translation>
    </message>
    <message>
        <source>Local memory unit</source>
        <translation>로컬 메모리 단위</translation>
    </message>
    <message>
        <source>Reserved local memory</source>
        <translation>예약된 로컬 메모리</translation>
    </message>
    <message>
        <source>Partitioned caching</source>
        <translation>분할 캐싱</translation>
    </message>
    <message>
        <source>Schedulers</source>
        <translation>스케줄러</translation>
    </message>
    <message>
        <source>Scheduler policy</source>
        <translation>스케줄러 정책</translation>
    </message>
    <message>
        <source>Groups per 1,000 cycles</source>
        <translation>1,000사이클당 그룹</translation>
    </message>
    <message>
        <source>Active warps</source>
        <translation>활성 warp</translation>
    </message>
    <message>
        <source>Arithmetic lanes</source>
        <translation>산술 lane</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>산술 연산</translation>
    </message>
    <message>
        <source>Predicated operations</source>
        <translation>프레디케이션 연산</translation>
    </message>
    <message>
        <source>Atomics on one address</source>
        <translation>한 주소의 atomic 연산</translation>
    </message>
    <message>
        <source>Loads per warp</source>
        <translation>warp당 로드</translation>
    </message>
    <message>
        <source>Loads per multiprocessor</source>
        <translation>멀티프로세서당 로드</translation>
    </message>
    <message>
        <source>Arithmetic latency</source>
        <translation>산술 지연</translation>
    </message>
    <message>
        <source>Branch latency</source>
        <translation>분기문 지연</translation>
    </message>
    <message>
        <source>Local latency</source>
        <translation>로컬 지연</translation>
    </message>
    <message>
        <source>Group latency</source>
        <translation>그룹 지연</translation>
    </message>
    <message>
        <source>Barrier latency</source>
        <translation>barrier 지연</translation>
    </message>
    <message>
        <source>Cycles per warp at a barrier</source>
        <translation>barrier의 warp당 사이클</translation>
    </message>
    <message>
        <source>L1 latency</source>
        <translation>L1 지연</translation>
    </message>
    <message>
        <source>L2 latency</source>
        <translation>L2 지연</translation>
    </message>
    <message>
        <source>Global latency</source>
        <translation>글로벌 지연</translation>
    </message>
    <message>
        <source>Local/global memory pipe</source>
        <translation>로컬/글로벌 메모리 파이프</translation>
    </message>
    <message>
        <source>Sectors per cycle</source>
        <translation>사이클당 섹터</translation>
    </message>
    <message>
        <source>Sectors written per cycle</source>
        <translation>사이클당 쓰기 섹터</translation>
    </message>
    <message>
        <source>Lines per cycle</source>
        <translation>사이클당 라인</translation>
    </message>
    <message>
        <source>Texels per cycle</source>
        <translation>사이클당 텍셀</translation>
    </message>
    <message>
        <source>L2 bytes per cycle</source>
        <translation>사이클당 L2 바이트</translation>
    </message>
    <message>
        <source>L2 bytes written per cycle</source>
        <translation>사이클당 L2 쓰기 바이트</translation>
    </message>
    <message>
        <source>DRAM bytes per cycle</source>
        <translation>사이클당 DRAM 바이트</translation>
    </message>
    <message>
        <source>L2 slices</source>
        <translation>L2 슬라이스</translation>
    </message>
    <message>
        <source>Slice interleave</source>
        <translation>슬라이스 인터리브</translation>
    </message>
    <message>
        <source>Atomics per 1,000 cycles</source>
        <translation>1,000사이클당 atomic</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>캐시</translation>
    </message>
    <message>
        <source>L1</source>
        <translation>L1</translation>
    </message>
    <message>
        <source>L1 ways</source>
        <translation>L1 way</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>L2 ways</source>
        <translation>L2 way</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>교체 방식</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>클록</translation>
    </message>
    <message>
        <source>Launch overhead</source>
        <translation>launch 오버헤드</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>whole group</source>
        <translation>그룹 전체</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>gfx803 (GCN)</source>
        <translation>gfx803 (GCN)</translation>
    </message>
    <message>
        <source>gfx90a (CDNA)</source>
        <translation>gfx90a (CDNA)</translation>
    </message>
    <message>
        <source>gfx1010 (RDNA)</source>
        <translation>gfx1010 (RDNA)</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>소스 그대로</translation>
    </message>
    <message>
        <source>optimised, where known</source>
        <translation>알려진 곳은 최적화</translation>
    </message>
    <message>
        <source>for each lane</source>
        <translation>lane마다</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>분리</translation>
    </message>
    <message>
        <source>once per warp</source>
        <translation>warp당 한 번</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>채워짐</translation>
    </message>
    <message>
        <source>round robin</source>
        <translation>라운드 로빈</translation>
    </message>
    <message>
        <source>greedy, then oldest</source>
        <translation>greedy, 그다음 오래된 순</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>오래된 순</translation>
    </message>
    <message>
        <source>two-level</source>
        <translation>2레벨</translation>
    </message>
    <message>
        <source>least recently used</source>
        <translation>LRU(가장 오래 안 쓰인 것)</translation>
    </message>
    <message>
        <source>first in, first out</source>
        <translation>FIFO(선입 선출)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>Warps and memory</source>
        <translation>warp와 메모리</translation>
    </message>
    <message>
        <source>Residency limits</source>
        <translation>상주 한도</translation>
    </message>
    <message>
        <source>Issuing</source>
        <translation>발행</translation>
    </message>
    <message>
        <source>Latencies</source>
        <translation>지연</translation>
    </message>
    <message>
        <source>Pipes and bandwidths</source>
        <translation>파이프와 대역폭</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>lane</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>사이클</translation>
    </message>
    <message>
        <source>bytes per cycle</source>
        <translation>바이트/사이클</translation>
    </message>
    <message>
        <source>MHz</source>
        <translation>MHz</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>Number of work-items that execute in lockstep</source>
        <translation>lock-step으로 실행되는 work-item의 수</translation>
    </message>
    <message>
        <source>Whether groups smaller than a warp share a warp</source>
        <translation>warp보다 작은 그룹들이 warp 하나를 함께 쓰는지 여부</translation>
    </message>
    <message>
        <source>Number of local memory banks; each serves one word per pass</source>
        <translation>로컬 메모리 뱅크의 수. 각 뱅크는 패스당 워드 하나를 처리</translation>
    </message>
    <message>
        <source>Smallest unit of a global memory transfer</source>
        <translation>글로벌 메모리 전송의 가장 작은 단위</translation>
    </message>
    <message>
        <source>Number of multiprocessors; each runs its own work-groups</source>
        <translation>멀티프로세서의 수. 각각 자기 workgroup을 실행</translation>
    </message>
    <message>
        <source>Number of warps that can be resident on a multiprocessor</source>
        <translation>멀티프로세서에 상주할 수 있는 warp의 수</translation>
    </message>
    <message>
        <source>Number of work-groups that can be resident on a multiprocessor</source>
        <translation>멀티프로세서에 상주할 수 있는 workgroup의 수</translation>
    </message>
    <message>
        <source>Number of 32-bit registers of a multiprocessor</source>
        <translation>멀티프로세서의 32비트 레지스터 수</translation>
    </message>
    <message>
        <source>Number of partitions of the register file; the registers of a warp are all in one partition</source>
        <translation>레지스터 파일의 파티션 수. 한 warp의 레지스터는 모두 같은 파티션에 있음</translation>
    </message>
    <message>
        <source>The number of registers of a warp is rounded up to a multiple of this value</source>
        <translation>warp의 레지스터 수는 이 값의 배수로 올림</translation>
    </message>
    <message>
        <source>Number of registers that this kernel uses per work-item. If this is 0, LLVM or the driver reports the number, or it is estimated</source>
        <translation>이 커널이 work-item당 쓰는 레지스터 수. 0이면 LLVM이나 드라이버가 보고한 값 또는 추정값</translation>
    </message>
    <message>
        <source>The target GPU for which LLVM&apos;s back end reports the registers per work-item. With &quot;none&quot;, the driver reports them, or they are estimated</source>
        <translation>LLVM 백엔드가 work-item당 레지스터를 보고하는 대상 GPU. “없음”이면 드라이버가 보고하거나 추정</translation>
    </message>
    <message>
        <source>Size of the local memory of a multiprocessor</source>
        <translation>멀티프로세서의 로컬 메모리 크기</translation>
    </message>
    <message>
        <source>The local memory of a group is rounded up to a multiple of this value</source>
        <translation>그룹의 로컬 메모리는 이 값의 배수로 올림</translation>
    </message>
    <message>
        <source>Local memory reserved per work-group in addition to what the kernel uses</source>
        <translation>커널이 쓰는 것 외에 workgroup마다 예약되는 로컬 메모리</translation>
    </message>
    <message>
        <source>Whether the warps of a group stay in one half of the multiprocessor</source>
        <translation>그룹의 warp가 멀티프로세서의 절반 안에 머무는지 여부</translation>
    </message>
    <message>
        <source>Number of schedulers of a multiprocessor; each issues one warp step per cycle</source>
        <translation>멀티프로세서의 스케줄러 수. 각각 사이클마다 warp 단계 하나를 발행</translation>
    </message>
    <message>
        <source>How a scheduler selects the next ready warp</source>
        <translation>스케줄러가 준비된 warp 중에서 다음에 발행할 warp를 고르는 방법</translation>
    </message>
    <message>
        <source>Number of groups that start in 1,000 cycles on all multiprocessors together. If this is 0, groups start without delay</source>
        <translation>모든 멀티프로세서를 합쳐 1,000사이클 동안 시작하는 그룹의 수. 0이면 그룹이 지연 없이 시작</translation>
    </message>
    <message>
        <source>Number of active warps per scheduler under the two-level policy</source>
        <translation>2레벨 정책에서 스케줄러당 활성 warp의 수</translation>
    </message>
    <message>
        <source>Number of lanes of an operation that a scheduler issues per cycle</source>
        <translation>스케줄러가 사이클마다 발행하는, 한 연산의 lane 수</translation>
    </message>
    <message>
        <source>Whether arithmetic is counted in the source as written or, where known, in the optimised code</source>
        <translation>산술 연산을 소스에 적힌 대로 세는지, 알려진 곳에서는 최적화된 코드에서 세는지 여부</translation>
    </message>
    <message>
        <source>Largest number of operations on one side of a branch that the compiler still predicates. Warps issue predicated operations even if no lane takes that side</source>
        <translation>컴파일러가 프레디케이션으로 처리하는 분기문 한쪽의 최대 연산 수. 프레디케이션된 연산은 어느 lane도 그쪽으로 가지 않더라도 발행됨</translation>
    </message>
    <message>
        <source>Whether atomics on one address execute once per lane, or once per warp because the compiler combines the values first</source>
        <translation>한 주소의 atomic 연산을 lane마다 한 번 실행하는지, 컴파일러가 값을 먼저 합쳐 warp당 한 번 실행하는지 여부</translation>
    </message>
    <message>
        <source>Operations per math function</source>
        <translation>수학 함수당 연산</translation>
    </message>
    <message>
        <source>Number of operations that a full-precision float division or function takes</source>
        <translation>완전 정밀도 float 나눗셈이나 함수에 드는 연산의 수</translation>
    </message>
    <message>
        <source>Number of loads that a warp can have in flight. If this is 0, a warp waits for each load before it continues</source>
        <translation>warp가 동시에 진행할 수 있는 로드의 수. 0이면 warp는 로드마다 기다린 뒤 계속함</translation>
    </message>
    <message>
        <source>Loads per source location</source>
        <translation>소스 위치당 로드</translation>
    </message>
    <message>
        <source>Number of loads from one source location that a warp can have in flight, for example in an unrolled loop</source>
        <translation>warp가 소스 위치 하나에서 동시에 진행할 수 있는 로드의 수(예: 펼친 루프)</translation>
    </message>
    <message>
        <source>Number of global memory loads that all warps of a multiprocessor together can have in flight</source>
        <translation>멀티프로세서의 모든 warp를 합쳐 동시에 진행할 수 있는 글로벌 메모리 로드의 수</translation>
    </message>
    <message>
        <source>Cycles from an operation until its result can be used</source>
        <translation>연산부터 그 결과를 사용할 수 있을 때까지의 사이클 수</translation>
    </message>
    <message>
        <source>Cycles from a branch, other than a loop condition, until its warp issues again</source>
        <translation>루프 조건을 제외한 분기문부터 그 warp가 다시 명령어를 발행할 때까지의 사이클 수</translation>
    </message>
    <message>
        <source>Cycles from a local memory request to its response</source>
        <translation>로컬 메모리 요청부터 응답까지의 사이클 수</translation>
    </message>
    <message>
        <source>Cycles from the end of a work-group until another can start in its slot</source>
        <translation>workgroup이 끝난 때부터 그 슬롯에서 다른 workgroup이 시작할 수 있을 때까지의 사이클 수</translation>
    </message>
    <message>
        <source>Cycles from the processing of the last warp at a barrier until the group continues</source>
        <translation>barrier에서 마지막 warp를 처리한 때부터 그룹이 실행을 계속할 때까지의 사이클 수</translation>
    </message>
    <message>
        <source>Cycles to process a warp that arrives at a barrier; the warps of a group are processed one after the other</source>
        <translation>barrier에 도달하는 warp를 처리하는 데 드는 사이클 수. 그룹의 warp는 하나씩 차례로 처리됨</translation>
    </message>
    <message>
        <source>Cycles from a request that hits L1 to its response</source>
        <translation>L1에 적중한 요청부터 응답까지의 사이클 수</translation>
    </message>
    <message>
        <source>Cycles from a request that hits L2 to its response</source>
        <translation>L2에 적중한 요청부터 응답까지의 사이클 수</translation>
    </message>
    <message>
        <source>Cycles from a request that goes to DRAM to its response</source>
        <translation>DRAM으로 가는 요청부터 응답까지의 사이클 수</translation>
    </message>
    <message>
        <source>Whether local and global memory have separate pipes or share one pipe</source>
        <translation>로컬 메모리와 글로벌 메모리가 파이프를 따로 쓰는지, 하나를 공유하는지 여부</translation>
    </message>
    <message>
        <source>Number of sectors that the global-memory pipe of a multiprocessor accepts per cycle</source>
        <translation>멀티프로세서의 글로벌 메모리 파이프가 사이클당 받아들이는 섹터의 수</translation>
    </message>
    <message>
        <source>Number of written sectors that the global-memory pipe of a multiprocessor accepts per cycle</source>
        <translation>멀티프로세서의 글로벌 메모리 파이프가 사이클당 받아들이는 쓰기 섹터의 수</translation>
    </message>
    <message>
        <source>Number of cache lines that the global-memory pipe of a multiprocessor looks up per cycle for a read</source>
        <translation>멀티프로세서의 글로벌 메모리 파이프가 읽을 때 사이클당 조회하는 캐시 라인의 수</translation>
    </message>
    <message>
        <source>Number of texels that the image pipe of a multiprocessor accepts per cycle</source>
        <translation>멀티프로세서의 이미지 파이프가 사이클당 받아들이는 텍셀의 수</translation>
    </message>
    <message>
        <source>Number of bytes that L2 transfers per cycle for reads and atomics of all multiprocessors</source>
        <translation>L2가 읽기와 atomic 연산에 대해 사이클당 전송하는 바이트의 수(모든 멀티프로세서 합계)</translation>
    </message>
    <message>
        <source>Number of bytes that L2 accepts per cycle for writes of all multiprocessors</source>
        <translation>L2가 사이클당 받아들이는 쓰기 바이트의 수(모든 멀티프로세서 합계)</translation>
    </message>
    <message>
        <source>Number of bytes that DRAM transfers per cycle for all multiprocessors</source>
        <translation>DRAM이 사이클당 전송하는 바이트의 수(모든 멀티프로세서 합계)</translation>
    </message>
    <message>
        <source>Number of partitions of L2; each serves the atomics on its own addresses</source>
        <translation>L2의 파티션 수. 각 파티션이 자기 주소의 atomic 연산을 처리</translation>
    </message>
    <message>
        <source>Number of consecutive bytes in one L2 slice before the addresses continue in the next slice</source>
        <translation>주소가 다음 슬라이스로 넘어가기 전까지 L2 슬라이스 하나에 있는 연속된 바이트의 수</translation>
    </message>
    <message>
        <source>Number of atomic passes that one L2 slice can serve in 1,000 cycles</source>
        <translation>L2 슬라이스 하나가 1,000사이클 동안 처리할 수 있는 atomic 패스의 수</translation>
    </message>
    <message>
        <source>If the caches are off, every access to global memory goes to DRAM</source>
        <translation>캐시를 끄면 글로벌 메모리에 대한 모든 접근이 DRAM으로 감</translation>
    </message>
    <message>
        <source>Size of the L1 cache of each multiprocessor. If this is 0, there is no L1 cache</source>
        <translation>각 멀티프로세서의 L1 캐시 크기. 0이면 L1 캐시 없음</translation>
    </message>
    <message>
        <source>Number of cache lines per set of L1</source>
        <translation>L1의 집합당 캐시 라인 수</translation>
    </message>
    <message>
        <source>Size of the L2 cache of the GPU. If this is 0, there is no L2 cache</source>
        <translation>GPU의 L2 캐시 크기. 0이면 L2 캐시 없음</translation>
    </message>
    <message>
        <source>L2 at launch start</source>
        <translation>launch 시작 시 L2</translation>
    </message>
    <message>
        <source>Whether L2 is empty when a launch starts, or contains the launch&apos;s buffers if all of them fit</source>
        <translation>launch가 시작할 때 L2가 비어 있는지, 아니면 (모두 들어가는 경우) launch의 버퍼로 채워져 있는지 여부</translation>
    </message>
    <message>
        <source>Number of cache lines per set of L2</source>
        <translation>L2의 집합당 캐시 라인 수</translation>
    </message>
    <message>
        <source>Which cache line of a full set is evicted</source>
        <translation>가득 찬 집합에서 내보낼 캐시 라인</translation>
    </message>
    <message>
        <source>Clock rate that converts modelled cycles to modelled time</source>
        <translation>모델 사이클을 모델 시간으로 환산하는 클록 속도</translation>
    </message>
    <message>
        <source>Time to launch an empty kernel; included in every modelled time</source>
        <translation>빈 커널을 launch하는 데 걸리는 시간. 모든 모델 시간에 포함됨</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>공유</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>barrier</translation>
    </message>
    <message>
        <source>Number of work-groups of more than one warp that can be resident on a multiprocessor; each of them needs a barrier</source>
        <translation>둘 이상의 warp로 된 workgroup 중 멀티프로세서에 상주할 수 있는 수. 각 workgroup에 barrier가 하나 필요</translation>
    </message>
</context>
<context>
    <name>HeatWords</name>
    <message>
        <source>warp steps</source>
        <translation>warp 단계</translation>
    </message>
    <message>
        <source>divergent branches</source>
        <translation>갈라진 분기문</translation>
    </message>
    <message>
        <source>local memory passes</source>
        <translation>로컬 메모리 패스</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>뱅크 충돌</translation>
    </message>
    <message>
        <source>global sectors</source>
        <translation>글로벌 섹터</translation>
    </message>
    <message>
        <source>waiting cycles, modelled</source>
        <translation>대기 사이클, 모델</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1번 줄: %2</translation>
    </message>
    <message>
        <source>Source lines</source>
        <translation>소스 줄</translation>
    </message>
</context>
<context>
    <name>HeldPassWords</name>
    <message>
        <source>pass %1 of %2</source>
        <translation>패스 %1/%2</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>reads %1</source>
        <translation>읽기: %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>쓰기: %1</translation>
    </message>
    <message>
        <source>updates %1 atomically</source>
        <translation>atomic 갱신: %1</translation>
    </message>
    <message>
        <source>evaluates %1</source>
        <translation>계산: %1</translation>
    </message>
    <message>
        <source>evaluates the loop condition %1</source>
        <translation>루프 조건 계산: %1</translation>
    </message>
    <message>
        <source>evaluates the switch on %1</source>
        <translation>switch 값: %1</translation>
    </message>
    <message>
        <source>arrives at the barrier</source>
        <translation>barrier에 도달</translation>
    </message>
    <message>
        <source>executes a fence</source>
        <translation>fence 실행</translation>
    </message>
    <message>
        <source>exchanges values: %1</source>
        <translation>값 교환: %1</translation>
    </message>
    <message>
        <source>reads an image: %1</source>
        <translation>이미지 읽기: %1</translation>
    </message>
    <message>
        <source>writes an image: %1</source>
        <translation>이미지 쓰기: %1</translation>
    </message>
    <message>
        <source>arrives at the barrier of its sub-group</source>
        <translation>자기 subgroup의 barrier에 도달</translation>
    </message>
    <message>
        <source>starts an asynchronous copy: %1</source>
        <translation>비동기 복사 시작: %1</translation>
    </message>
    <message>
        <source>has finished waiting for its copies</source>
        <translation>복사 대기 끝남</translation>
    </message>
    <message>
        <source>stops at the iteration limit</source>
        <translation>반복 한도에서 멈춤</translation>
    </message>
    <message>
        <source>leaves the loop</source>
        <translation>루프를 벗어남</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>continues, %1 = %2</source>
        <translation>계속, %1 = %2</translation>
    </message>
    <message>
        <source>true</source>
        <translation>참</translation>
    </message>
    <message>
        <source>false</source>
        <translation>거짓</translation>
    </message>
    <message>
        <source>The first %1 of %2 steps.</source>
        <translation>단계 %2개 중 처음 %1개.</translation>
    </message>
    <message numerus="yes">
        <source>%1 steps.</source>
        <translation>
            <numerusform>단계 %1개.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step.</source>
        <translation>단계 1개.</translation>
    </message>
</context>
<context>
    <name>InspectorWords</name>
    <message>
        <source>Reads</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>쓰기</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>갱신</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <comment>object; first; last</comment>
        <translation>%1, 바이트 %2~%3</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Bank, word</source>
        <translation>뱅크, 워드</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>섹터</translation>
    </message>
    <message>
        <source>Raw address</source>
        <translation>원시 주소</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Local memory: %1.</source>
        <translation>로컬 메모리: %1.</translation>
    </message>
    <message>
        <source>Warp %1, lane %2</source>
        <translation>warp %1, lane %2</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>work-item %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>%1번 줄</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>조건</translation>
    </message>
    <message>
        <source>true</source>
        <translation>참</translation>
    </message>
    <message>
        <source>false</source>
        <translation>거짓</translation>
    </message>
    <message>
        <source>Next access</source>
        <translation>다음 접근</translation>
    </message>
    <message>
        <source>Accesses so far</source>
        <translation>지금까지의 접근</translation>
    </message>
    <message>
        <source>Switch value</source>
        <translation>switch 값</translation>
    </message>
    <message>
        <source>Index %1</source>
        <comment>an expression in brackets</comment>
        <translation>인덱스 %1</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>Loop counter %1</source>
        <comment>a variable</comment>
        <translation>루프 카운터 %1</translation>
    </message>
</context>
<context>
    <name>KeysWords</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>포인터 위치에서 확대/축소</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+휠</translation>
    </message>
    <message>
        <source>During a presentation</source>
        <translation>발표 중</translation>
    </message>
    <message>
        <source>Resume the presentation that Esc ended</source>
        <translation>Esc로 끝낸 발표 계속하기</translation>
    </message>
</context>
<context>
    <name>LaneCounts</name>
    <message>
        <source>all %1: case %2</source>
        <comment>lanes; the value chosen by</comment>
        <translation>%1개 모두: case %2</translation>
    </message>
    <message>
        <source>all %1</source>
        <comment>of the lanes decide true</comment>
        <translation>%1개 모두</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of the lanes decides true</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>this branch</source>
        <translation>이 분기문</translation>
    </message>
    <message>
        <source>lanes active</source>
        <translation>활성 lane</translation>
    </message>
    <message numerus="yes">
        <source>%Ln case(s)</source>
        <translation>
            <numerusform>case %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>split %1</source>
        <translation>나뉨 %1</translation>
    </message>
</context>
<context>
    <name>LaneTooltip</name>
    <message>
        <source>active: executes this step</source>
        <translation>활성: 이 단계를 실행</translation>
    </message>
    <message>
        <source>active: the condition is false</source>
        <translation>활성: 조건이 거짓</translation>
    </message>
    <message>
        <source>passes the barrier</source>
        <translation>barrier 통과</translation>
    </message>
    <message>
        <source>masked off: idle while its warp runs this step</source>
        <translation>마스크됨: warp가 이 단계를 실행하는 동안 유휴</translation>
    </message>
    <message>
        <source>waits at the barrier until the other warps arrive</source>
        <translation>다른 warp가 도달할 때까지 barrier에서 대기</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>읽기: %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>쓰기: %1</translation>
    </message>
    <message>
        <source>Warp %1, lane %2 (work-item %3)</source>
        <translation>warp %1, lane %2(work-item %3)</translation>
    </message>
    <message>
        <source>accesses so far: %1</source>
        <translation>지금까지의 접근: %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1번 줄: %2</translation>
    </message>
    <message>
        <source>Warp %1, work-items %2 to %3</source>
        <translation>warp %1, work-item %2~%3</translation>
    </message>
    <message>
        <source>the warp of this lane issues no instruction in this step</source>
        <translation>이 단계에서는 이 lane의 warp가 명령어를 발행하지 않음</translation>
    </message>
    <message>
        <source>lane efficiency of this step: %1 of its lanes are active (counted from the trace)</source>
        <translation>이 단계의 lane 효율: lane의 %1 활성(트레이스에서 집계)</translation>
    </message>
</context>
<context>
    <name>LaneWords</name>
    <message>
        <source>active</source>
        <translation>활성</translation>
    </message>
    <message>
        <source>condition false</source>
        <translation>조건이 거짓</translation>
    </message>
    <message>
        <source>at the barrier</source>
        <translation>barrier에 도달</translation>
    </message>
    <message>
        <source>masked off</source>
        <translation>마스크됨</translation>
    </message>
    <message>
        <source>waits at the barrier</source>
        <translation>barrier에서 대기</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>not issued</source>
        <translation>발행 안 됨</translation>
    </message>
    <message>
        <source>faulty access</source>
        <translation>잘못된 접근</translation>
    </message>
</context>
<context>
    <name>LanesWords</name>
    <message>
        <source>condition true</source>
        <translation>조건이 참</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation>warp %1</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>workgroup %1</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>lane</translation>
    </message>
    <message numerus="yes">
        <source>1 px = %Ln lane(s)</source>
        <translation>
            <numerusform>1 px = lane %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanguageWords</name>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>시스템 언어</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>padding %1</source>
        <translation>패딩 %1</translation>
    </message>
    <message>
        <source>unknown row length: use --row</source>
        <translation>행 길이를 알 수 없음: --row 사용</translation>
    </message>
    <message>
        <source>not a whole number of elements</source>
        <translation>원소 크기의 정수배가 아님</translation>
    </message>
    <message>
        <source>a vector access would not be contiguous and aligned</source>
        <translation>벡터 접근이 연속되지 않거나 정렬되지 않게 됨</translation>
    </message>
    <message>
        <source>two elements would have the same place</source>
        <translation>두 원소의 위치가 같아짐</translation>
    </message>
    <message>
        <source>an async copy needs contiguous elements</source>
        <translation>비동기 복사에는 연속된 원소가 필요함</translation>
    </message>
    <message>
        <source>the run has an out-of-bounds access to local memory</source>
        <translation>실행에 로컬 메모리의 범위를 벗어난 접근이 있음</translation>
    </message>
    <message>
        <source>the group needs too much local memory</source>
        <translation>그룹에 로컬 메모리가 너무 많이 필요함</translation>
    </message>
    <message>
        <source>No other layout needs fewer passes than the recorded one.</source>
        <translation>기록된 배치보다 패스가 적게 드는 배치가 없습니다.</translation>
    </message>
    <message>
        <source>Best: the swizzle %1 changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</source>
        <translation>최선: 스위즐 %1. 패스는 %2개에서 %3개로, 충돌은 %4개에서 %5개로 바뀝니다. 그룹에 필요한 로컬 메모리는 %6입니다.</translation>
    </message>
    <message numerus="yes">
        <source>Best: a padding of %1 words per row changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</source>
        <translation>
            <numerusform>최선: 행마다 워드 %1개의 패딩. 패스는 %2개에서 %3개로, 충돌은 %4개에서 %5개로 바뀝니다. 그룹에 필요한 로컬 메모리는 %6입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: a padding of 1 word per row changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</source>
        <translation>최선: 행마다 워드 1개의 패딩. 패스는 %2개에서 %3개로, 충돌은 %4개에서 %5개로 바뀝니다. 그룹에 필요한 로컬 메모리는 %6입니다.</translation>
    </message>
</context>
<context>
    <name>LessonNotes</name>
    <message>
        <source>A part of this page is left out. %1</source>
        <comment>an error message</comment>
        <translation>이 페이지의 일부가 생략되었습니다. %1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>힌트: %1</translation>
    </message>
    <message>
        <source>This page cannot be shown. %1</source>
        <comment>an error message</comment>
        <translation>이 페이지를 표시할 수 없습니다. %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a number; the title of a page</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>LessonSlides</name>
    <message>
        <source>%1: %2</source>
        <comment>an item of a list; its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This is the right order, the smallest value first.</source>
        <translation>값이 작은 것부터 나열한 올바른 순서입니다.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>페이지 %1/%2</translation>
    </message>
    <message>
        <source>Running the kernels of this page…</source>
        <translation>이 페이지의 커널을 실행하는 중…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln분</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineCostWords</name>
    <message>
        <source>%1-way × %2</source>
        <comment>degree of the worst bank conflict; number of warp steps with conflicts</comment>
        <translation>%1-way × %2</translation>
    </message>
    <message>
        <source>%1 sectors per access</source>
        <translation>접근당 섹터 %1개</translation>
    </message>
    <message>
        <source>%1, %2 of the cycles</source>
        <comment>8-way × 9; a share</comment>
        <translation>%1, 사이클의 %2</translation>
    </message>
    <message>
        <source>%1 of the cycles</source>
        <comment>a share</comment>
        <translation>사이클의 %1</translation>
    </message>
</context>
<context>
    <name>MadeFor</name>
    <message>
        <source>Slide 16:9</source>
        <translation>슬라이드 16:9</translation>
    </message>
    <message>
        <source>Paper column</source>
        <translation>논문 한 단</translation>
    </message>
    <message>
        <source>Paper width</source>
        <translation>논문 전체 너비</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>화면</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>직접 지정</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>Warp %1</source>
        <translation>warp %1</translation>
    </message>
</context>
<context>
    <name>MatchedInputs</name>
    <message>
        <source>%1 has the inputs of %2: %3.</source>
        <translation>%1에 %2의 입력을 적용했습니다: %3.</translation>
    </message>
    <message>
        <source>%1 already has the inputs of %2.</source>
        <translation>%1의 입력이 이미 %2의 입력과 같습니다.</translation>
    </message>
    <message>
        <source>%1 does not allow %2 and runs with %3.</source>
        <translation>%1에서는 %2 값이 허용되지 않으므로 %3 값으로 실행합니다.</translation>
    </message>
</context>
<context>
    <name>MemoryHeatWords</name>
    <message>
        <source>%1 in local memory, %2 bytes</source>
        <translation>로컬 메모리의 %1, %2바이트</translation>
    </message>
    <message>
        <source>%1 in constant memory, %2 bytes</source>
        <translation>상수 메모리의 %1, %2바이트</translation>
    </message>
    <message>
        <source>%1 in global memory, %2 bytes</source>
        <translation>글로벌 메모리의 %1, %2바이트</translation>
    </message>
    <message>
        <source>each cell is %1 bytes</source>
        <translation>칸 하나는 %1바이트</translation>
    </message>
    <message>
        <source>This launch accessed no buffer and no local array.</source>
        <translation>이 launch는 버퍼에도 로컬 배열에도 접근하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <translation>%1, 바이트 %2~%3</translation>
    </message>
    <message>
        <source>reads: %1, writes: %2, by work-items (counted from the trace)</source>
        <translation>읽기: %1, 쓰기: %2, work-item 기준(트레이스에서 집계)</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>히트맵</translation>
    </message>
    <message>
        <source>Reads and writes of all work-items, by address. Numbers are byte offsets. Frames mark the cells that the selected warp accesses in this step. Bars mark the cells that the work-group accesses in the selected source line.</source>
        <translation>모든 work-item의 읽기와 쓰기를 주소별로 나타냅니다. 숫자는 바이트 오프셋입니다. 테두리는 선택한 warp가 이 단계에서 접근하는 칸을 표시합니다. 막대는 선택한 소스 줄에서 workgroup이 접근하는 칸을 표시합니다.</translation>
    </message>
    <message>
        <source>the whole launch, counted from the trace · each column and each array has its own square-root colour scale · an empty cell means 0</source>
        <translation>launch 전체, 트레이스에서 집계 · 열과 배열마다 별도의 제곱근 색 눈금 · 빈 칸은 0</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>단계(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>패널</translation>
    </message>
    <message>
        <source>Select a warp or lane</source>
        <translation>warp 또는 lane 선택</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>북마크</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>레슨(&amp;L)</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>warp slots</source>
        <translation>warp 슬롯</translation>
    </message>
    <message>
        <source>group slots</source>
        <translation>그룹 슬롯</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>로컬 메모리</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>뱅크 충돌</translation>
    </message>
    <message>
        <source>uncoalesced access</source>
        <translation>uncoalesced 접근</translation>
    </message>
    <message>
        <source>divergence</source>
        <translation>분기</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barrier</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>글로벌 메모리</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>barrier</translation>
    </message>
    <message>
        <source>reported by the driver</source>
        <translation>드라이버가 보고</translation>
    </message>
    <message>
        <source>set by the user</source>
        <translation>사용자가 설정</translation>
    </message>
    <message>
        <source>reported by LLVM&apos;s back end for %1</source>
        <translation>%1에 대해 LLVM 백엔드가 보고</translation>
    </message>
    <message numerus="yes">
        <source>The compiler keeps %1 of these %2 accesses.</source>
        <translation>
            <numerusform>컴파일러가 이 접근 %2개 중 %1개를 유지합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The compiler removes all of these %1 accesses.</source>
        <translation>
            <numerusform>컴파일러가 이 접근 %1개를 모두 없앱니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The compiler removes this access.</source>
        <translation>컴파일러가 이 접근을 없앱니다.</translation>
    </message>
    <message>
        <source>The counts include all accesses in the source.</source>
        <translation>집계에는 소스의 모든 접근이 포함됩니다.</translation>
    </message>
    <message>
        <source>This kernel does not fit on a multiprocessor of %1, because even a single work-group exceeds the limit (%2).</source>
        <translation>workgroup 하나만으로도 한도를 넘으므로(%2) 이 커널은 %1 모델의 멀티프로세서에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>an arithmetic or branch result</source>
        <translation>산술 연산 또는 분기문의 결과</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>추정</translation>
    </message>
    <message>
        <source>The exposed cost is larger than the total cost or below zero, because without this cost the warps run in a different order, which also changes the number of cycles.</source>
        <translation>노출 비용이 전체 비용보다 크거나 0보다 작습니다. 이 비용이 없으면 warp의 실행 순서가 달라지고, 그에 따라 사이클 수도 바뀌기 때문입니다.</translation>
    </message>
    <message>
        <source>With %1 registers per work-item instead of %4, the number of resident groups is %2 (warps: %3).</source>
        <translation>work-item당 레지스터가 %4개가 아니라 %1개일 때, 상주 그룹의 수: %2(warp: %3).</translation>
    </message>
    <message>
        <source>With %1 bytes of local memory per group instead of %4, the number of resident groups is %2 (warps: %3).</source>
        <translation>그룹당 로컬 메모리가 %4바이트가 아니라 %1바이트일 때, 상주 그룹의 수: %2(warp: %3).</translation>
    </message>
    <message>
        <source>With %1 work-items per group instead of %4, the number of resident groups is %2 (warps: %3).</source>
        <translation>그룹당 work-item이 %4개가 아니라 %1개일 때, 상주 그룹의 수: %2(warp: %3).</translation>
    </message>
</context>
<context>
    <name>ModelTooltip</name>
    <message>
        <source>Warp %1 of group %2, slot %3</source>
        <translation>그룹 %2의 warp %1, 슬롯 %3</translation>
    </message>
    <message>
        <source>modelled; click to go to this step</source>
        <translation>모델, 클릭하면 이 단계로 이동</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>슬롯 %1</translation>
    </message>
    <message>
        <source>empty at this cycle</source>
        <translation>이 사이클에는 비어 있음</translation>
    </message>
    <message>
        <source>Work-group %1</source>
        <translation>workgroup %1</translation>
    </message>
    <message>
        <source>on multiprocessor %1 from cycle %2 to %3</source>
        <translation>멀티프로세서 %1, 사이클 %2부터 %3까지</translation>
    </message>
    <message>
        <source>Issue cycles / (cycles × schedulers of the multiprocessors used) (modelled).</source>
        <translation>발행 사이클 / (사이클 × 사용된 멀티프로세서의 스케줄러)(모델).</translation>
    </message>
    <message>
        <source>Resident warps / warp slots, based only on the kernel&apos;s resource use (modelled).</source>
        <translation>상주 warp / warp 슬롯. 커널의 자원 사용량만으로 계산(모델).</translation>
    </message>
    <message>
        <source>Resident warps / warp slots, averaged over the cycles with at least one resident warp (modelled).</source>
        <translation>상주 warp / warp 슬롯. 상주 warp가 하나라도 있는 사이클에 대한 평균(모델).</translation>
    </message>
    <message>
        <source>Sectors that this cache served / sectors requested from it (modelled).</source>
        <translation>이 캐시가 처리한 섹터 / 이 캐시에 요청된 섹터(모델).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cycle(s), from cycle %1 to %2</source>
        <translation>
            <numerusform>%Ln사이클, 사이클 %1부터 %2까지</numerusform>
        </translation>
    </message>
    <message>
        <source>several states share this column; zoom in to see each state</source>
        <translation>여러 상태가 이 열에 겹쳐 있음. 확대하면 각 상태를 볼 수 있음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other group(s) ran at the same time (simulated)</source>
        <translation>
            <numerusform>다른 그룹 %Ln개가 같은 시간에 실행됨(시뮬레이션)</numerusform>
        </translation>
    </message>
    <message>
        <source>Cycles until the last warp has finished and all writes are complete (modelled). The modelled time is the launch overhead plus these cycles divided by the clock rate. Both values come from the hardware model, not from the timed device.</source>
        <translation>마지막 warp가 끝나고 모든 쓰기가 완료될 때까지의 사이클 수(모델). 모델 시간은 launch 오버헤드에 이 사이클 수를 클록 속도로 나눈 값을 더한 것입니다. 두 값 모두 하드웨어 모델에서 나온 것이며, 시간을 측정한 디바이스의 값이 아닙니다.</translation>
    </message>
    <message>
        <source>Share of the waiting cycles of warps in which another warp of the same scheduler issues (modelled). Latency counts as hidden at 80 % or more, and as not hidden below 30 %.</source>
        <translation>warp의 대기 사이클 중 같은 스케줄러의 다른 warp가 명령어를 발행하는 사이클의 비율(모델). 80 % 이상이면 지연이 숨겨진 것으로, 30 % 미만이면 숨겨지지 않은 것으로 봅니다.</translation>
    </message>
    <message>
        <source>Number of warp slots of this multiprocessor that are in this state at the cursor (modelled).</source>
        <translation>커서 위치에서 이 상태에 있는, 이 멀티프로세서의 warp 슬롯 수(모델).</translation>
    </message>
    <message>
        <source>Cycles that warps spent waiting for this reason, summed over all warps (modelled).</source>
        <translation>warp가 이 원인으로 기다린 사이클 수를 모든 warp에 대해 합한 값(모델).</translation>
    </message>
    <message>
        <source>Cycles that warps spent waiting for the accesses, barriers and results of this line, summed over all warps and all reasons (modelled).</source>
        <translation>warp가 이 줄의 접근, barrier, 결과를 기다린 사이클 수를 모든 warp와 모든 원인에 대해 합한 값(모델).</translation>
    </message>
    <message>
        <source>Total: the extra pipe cycles caused by this cost, on the multiprocessor where they are highest (modelled).</source>
        <translation>전체: 이 비용 때문에 늘어난 파이프 사이클. 그 수가 가장 큰 멀티프로세서의 값입니다(모델).</translation>
    </message>
    <message>
        <source>Exposed: cycles of the launch minus its cycles with this cost set to zero (modelled).</source>
        <translation>노출: launch의 사이클에서, 이 비용을 0으로 했을 때의 사이클을 뺀 값(모델).</translation>
    </message>
    <message>
        <source>Hidden: total minus exposed. Other warps issued during these cycles (modelled).</source>
        <translation>숨겨짐: 전체에서 노출을 뺀 값. 이 사이클 동안 다른 warp가 명령어를 발행했습니다(모델).</translation>
    </message>
    <message>
        <source>Number of work-groups that could be resident if this were the only limit. The limit with the smallest number is the limiter.</source>
        <translation>이 한도만 있을 때 상주할 수 있는 workgroup의 수. 수가 가장 작은 한도가 제한 요인입니다.</translation>
    </message>
    <message>
        <source>The smallest change to the registers, the local memory or the group size that allows more resident warps.</source>
        <translation>레지스터, 로컬 메모리, 그룹 크기 중 하나를 바꾸어 상주 warp를 늘릴 수 있는 가장 작은 변경.</translation>
    </message>
</context>
<context>
    <name>MultiprocessorWords</name>
    <message>
        <source>modelled</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>%1 of %2 warp slots filled</source>
        <translation>warp 슬롯 %2개 중 %1개 사용</translation>
    </message>
    <message>
        <source>states shorter than %1 cycles are merged into stacked bars</source>
        <translation>%1사이클보다 짧은 상태는 누적 막대로 합침</translation>
    </message>
    <message>
        <source>only the first %1 states are drawn</source>
        <translation>처음 %1개 상태만 표시</translation>
    </message>
    <message>
        <source>another work-group starts</source>
        <translation>다른 workgroup 시작</translation>
    </message>
    <message>
        <source>group slot %1</source>
        <translation>그룹 슬롯 %1</translation>
    </message>
    <message>
        <source>latency hidden</source>
        <translation>지연이 숨겨짐</translation>
    </message>
    <message>
        <source>latency partly hidden</source>
        <translation>지연이 일부만 숨겨짐</translation>
    </message>
    <message>
        <source>latency not hidden</source>
        <translation>지연이 숨겨지지 않음</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>멀티프로세서</translation>
    </message>
    <message>
        <source>Multiprocessor %1</source>
        <translation>멀티프로세서 %1</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>사이클</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more warp slot(s) stay empty</source>
        <translation>
            <numerusform>warp 슬롯 %Ln개가 더 비어 있음</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cycles, modelled time %2, %3 of the issue slots used</source>
        <comment>All modelled; a time with its unit; a percentage</comment>
        <translation>%1사이클, 모델 시간 %2, 발행 슬롯의 %3 사용</translation>
    </message>
    <message>
        <source>%1: another warp issues in %2 of the waiting cycles</source>
        <comment>latency hidden; a percentage</comment>
        <translation>%1: 대기 사이클의 %2에서 다른 warp가 발행</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more warp slot(s)</source>
        <translation>
            <numerusform>warp 슬롯 %Ln개 더</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Instrumenting the kernel</source>
        <translation>커널 계측 중</translation>
    </message>
    <message>
        <source>Building the kernel</source>
        <translation>커널 빌드 중</translation>
    </message>
    <message>
        <source>Counting events</source>
        <translation>이벤트 집계 중</translation>
    </message>
    <message>
        <source>Recording events</source>
        <translation>이벤트 기록 중</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>분석 중</translation>
    </message>
    <message>
        <source>Simulating</source>
        <translation>시뮬레이션 중</translation>
    </message>
    <message>
        <source>Saving the recording</source>
        <translation>기록 저장 중</translation>
    </message>
    <message>
        <source>Opening the recording</source>
        <translation>기록 여는 중</translation>
    </message>
    <message>
        <source>Running the combinations</source>
        <translation>조합 실행 중</translation>
    </message>
    <message>
        <source>Data race</source>
        <translation>데이터 경쟁</translation>
    </message>
    <message>
        <source>Out-of-bounds access</source>
        <translation>범위를 벗어난 접근</translation>
    </message>
    <message>
        <source>Access through a null pointer</source>
        <translation>널 포인터를 통한 접근</translation>
    </message>
    <message>
        <source>Barrier not reached by all work-items</source>
        <translation>일부 work-item이 도달하지 않는 barrier</translation>
    </message>
    <message>
        <source>Uninitialised read</source>
        <translation>초기화되지 않은 값 읽기</translation>
    </message>
    <message>
        <source>Endless loop</source>
        <translation>무한 루프</translation>
    </message>
    <message>
        <source>Copied data used before the copy has finished</source>
        <translation>복사가 끝나기 전에 사용된 데이터</translation>
    </message>
    <message>
        <source>Misaligned access</source>
        <translation>정렬되지 않은 접근</translation>
    </message>
    <message>
        <source>Access violates a qualifier</source>
        <translation>한정자를 위반하는 접근</translation>
    </message>
    <message>
        <source>Asynchronous copy or wait with different arguments in one group</source>
        <translation>한 그룹 안에서 인수가 다른 비동기 복사 또는 대기</translation>
    </message>
    <message>
        <source>The host reduces the partial results to one value</source>
        <translation>호스트가 부분 결과를 값 하나로 줄임</translation>
    </message>
    <message>
        <source>no memory</source>
        <translation>메모리 없음</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>글로벌 메모리</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>상수 메모리</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>로컬 메모리</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>note</source>
        <translation>참고</translation>
    </message>
    <message>
        <source>Running the original kernel</source>
        <translation>원본 커널 실행 중</translation>
    </message>
    <message>
        <source>Timing the original kernel</source>
        <translation>원본 커널 시간 측정 중</translation>
    </message>
    <message>
        <source>Reconstructing the warps</source>
        <translation>warp 재구성 중</translation>
    </message>
    <message>
        <source>The original kernel&apos;s sub-group functions are built-in functions of the device.</source>
        <translation>원본 커널의 subgroup 함수는 디바이스의 내장 함수입니다.</translation>
    </message>
    <message>
        <source>The original kernel&apos;s sub-group functions are implemented in vendor-specific inline assembly.</source>
        <translation>원본 커널의 subgroup 함수는 제조사 고유의 인라인 어셈블리로 구현되어 있습니다.</translation>
    </message>
    <message>
        <source>The original kernel&apos;s sub-group functions are emulated with local memory and barriers, and its measured time includes this emulation.</source>
        <translation>원본 커널의 subgroup 함수는 로컬 메모리와 barrier로 에뮬레이션되며, 측정한 시간에는 이 에뮬레이션이 포함됩니다.</translation>
    </message>
    <message>
        <source>Redundant barrier in this launch</source>
        <translation>이번 launch에서 불필요한 barrier</translation>
    </message>
    <message>
        <source>Connecting over ssh</source>
        <translation>ssh 연결 중</translation>
    </message>
    <message>
        <source>Sending the kernel over ssh</source>
        <translation>ssh 연결로 커널 전송 중</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>Warp %1 reads %4 from global memory with %2 of %3 lanes active.</source>
        <translation>%1번 warp의 lane %3개 중 활성 상태인 %2개가 글로벌 메모리에서 %4 값을 읽습니다.</translation>
    </message>
    <message>
        <source>Warp %1 reads %4 from constant memory with %2 of %3 lanes active.</source>
        <translation>%1번 warp의 lane %3개 중 활성 상태인 %2개가 상수 메모리에서 %4 값을 읽습니다.</translation>
    </message>
    <message>
        <source>Warp %1 reads %4 from local memory with %2 of %3 lanes active.</source>
        <translation>%1번 warp의 lane %3개 중 활성 상태인 %2개가 로컬 메모리에서 %4 값을 읽습니다.</translation>
    </message>
    <message>
        <source>Warp %1 reads an image (%4) with %2 of %3 lanes active.</source>
        <translation>%1번 warp의 lane %3개 중 활성 상태인 %2개가 이미지(%4)를 읽습니다.</translation>
    </message>
    <message>
        <source>Warp %1 writes %4 to global memory with %2 of %3 lanes active.</source>
        <translation>%1번 warp의 lane %3개 중 활성 상태인 %2개가 글로벌 메모리에 %4 값을 씁니다.</translation>
    </message>
    <message>
        <source>Warp %1 writes %4 to local memory with %2 of %3 lanes active.</source>
        <translation>%1번 warp의 lane %3개 중 활성 상태인 %2개가 로컬 메모리에 %4 값을 씁니다.</translation>
    </message>
    <message>
        <source>Warp %1 writes an image (%4) with %2 of %3 lanes active.</source>
        <translation>%1번 warp의 lane %3개 중 활성 상태인 %2개가 이미지(%4)에 씁니다.</translation>
    </message>
    <message>
        <source>Warp %1 executes %4 on global memory with %2 of %3 lanes active.</source>
        <translation>%1번 warp의 lane %3개 중 활성 상태인 %2개가 글로벌 메모리에서 %4 연산을 실행합니다.</translation>
    </message>
    <message>
        <source>Warp %1 executes %4 on local memory with %2 of %3 lanes active.</source>
        <translation>%1번 warp의 lane %3개 중 활성 상태인 %2개가 로컬 메모리에서 %4 연산을 실행합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%3 is true for all %2 active lanes of warp %1.</source>
        <translation>
            <numerusform>%1번 warp의 활성 lane %2개 모두에서 %3 조건이 참입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 is true for the only active lane of warp %1.</source>
        <translation>%1번 warp의 유일한 활성 lane에서 %3 조건이 참입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%3 is false for all %2 active lanes of warp %1.</source>
        <translation>
            <numerusform>%1번 warp의 활성 lane %2개 모두에서 %3 조건이 거짓입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 is false for the only active lane of warp %1.</source>
        <translation>%1번 warp의 유일한 활성 lane에서 %3 조건이 거짓입니다.</translation>
    </message>
    <message>
        <source>In warp %1, %5 is true for %2 of %4 active lanes and false for %3.</source>
        <translation>%1번 warp의 활성 lane %4개 중 %2개에서는 %5 조건이 참이고 %3개에서는 거짓입니다.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 start the next loop iteration.</source>
        <translation>
            <numerusform>%1번 warp의 활성 lane %2개가 모두 다음 루프 반복을 시작합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only active lane of warp %1 starts the next loop iteration.</source>
        <translation>%1번 warp의 유일한 활성 lane이 다음 루프 반복을 시작합니다.</translation>
    </message>
    <message numerus="yes">
        <source>With %3 = %4, all %2 active lanes of warp %1 start the next loop iteration.</source>
        <translation>
            <numerusform>%3 = %4일 때 %1번 warp의 활성 lane %2개가 모두 다음 루프 반복을 시작합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %3 = %4, the only active lane of warp %1 starts the next loop iteration.</source>
        <translation>%3 = %4일 때 %1번 warp의 유일한 활성 lane이 다음 루프 반복을 시작합니다.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 leave the loop.</source>
        <translation>
            <numerusform>%1번 warp의 활성 lane %2개가 모두 루프를 벗어납니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only active lane of warp %1 leaves the loop.</source>
        <translation>%1번 warp의 유일한 활성 lane이 루프를 벗어납니다.</translation>
    </message>
    <message>
        <source>In warp %1, the loop continues for %2 of %4 active lanes and ends for %3.</source>
        <translation>%1번 warp의 활성 lane %4개 중 %2개에서는 루프가 계속되고 %3개에서는 끝납니다.</translation>
    </message>
    <message>
        <source>A lane of warp %1 has reached the iteration limit and leaves the loop.</source>
        <translation>%1번 warp의 한 lane이 반복 한도에 도달하여 루프를 벗어납니다.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 enter the same case of switch (%3).</source>
        <translation>
            <numerusform>%1번 warp의 활성 lane %2개가 모두 switch (%3)의 같은 case로 들어갑니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only active lane of warp %1 enters a case of switch (%3).</source>
        <translation>%1번 warp의 유일한 활성 lane이 switch (%3)의 한 case로 들어갑니다.</translation>
    </message>
    <message>
        <source>The %2 active lanes of warp %1 enter %3 different cases of switch (%4).</source>
        <translation>%1번 warp의 활성 lane %2개가 switch (%4)의 서로 다른 case %3개로 들어갑니다.</translation>
    </message>
    <message>
        <source>All %1 warps of the group have arrived at the barrier.</source>
        <translation>그룹의 warp %1개가 모두 barrier에 도달했습니다.</translation>
    </message>
    <message>
        <source>The only warp of the group has arrived at the barrier.</source>
        <translation>그룹의 유일한 warp가 barrier에 도달했습니다.</translation>
    </message>
    <message>
        <source>Warp %1 passes a sub-group barrier with %2 of %3 lanes active.</source>
        <translation>%1번 warp의 lane %3개 중 활성 상태인 %2개가 subgroup barrier를 통과합니다.</translation>
    </message>
    <message>
        <source>The asynchronous copies of the group are complete.</source>
        <translation>그룹의 비동기 복사가 완료되었습니다.</translation>
    </message>
    <message>
        <source>The group starts an asynchronous copy (%1).</source>
        <translation>그룹이 비동기 복사(%1)를 시작합니다.</translation>
    </message>
    <message>
        <source>Warp %1 executes a memory fence with %2 of %3 lanes active.</source>
        <translation>%1번 warp의 lane %3개 중 활성 상태인 %2개가 메모리 fence를 실행합니다.</translation>
    </message>
    <message>
        <source>Warp %1 exchanges values between lanes (%4) with %2 of %3 lanes active.</source>
        <translation>%1번 warp의 lane %3개 중 활성 상태인 %2개가 서로 값을 교환합니다(%4).</translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 waits at the barrier at line %4. So far, %2 of %3 warps have arrived.</source>
        <translation>
            <numerusform>%1번 warp가 %4번 줄의 barrier에서 기다립니다. 지금까지 warp %3개 중 %2개가 도달했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 waits at the barrier at line %4. It is the first of %3 warps to arrive.</source>
        <translation>%1번 warp가 %4번 줄의 barrier에서 기다립니다. warp %3개 중 처음으로 도달했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 waits for asynchronous copies at line %4. So far, %2 of %3 warps have arrived.</source>
        <translation>
            <numerusform>%1번 warp가 %4번 줄에서 비동기 복사를 기다립니다. 지금까지 warp %3개 중 %2개가 도달했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 waits for asynchronous copies at line %4. It is the first of %3 warps to arrive.</source>
        <translation>%1번 warp가 %4번 줄에서 비동기 복사를 기다립니다. warp %3개 중 처음으로 도달했습니다.</translation>
    </message>
    <message>
        <source>Warp %1 has no active lane in this step.</source>
        <translation>%1번 warp는 이 단계에 활성 lane이 없습니다.</translation>
    </message>
    <message>
        <source>Warp %1 has finished.</source>
        <translation>%1번 warp가 끝났습니다.</translation>
    </message>
    <message>
        <source>Warp %1 has no steps in this kernel.</source>
        <translation>%1번 warp는 이 커널에 단계가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Group %1 has finished after %2 steps.</source>
        <translation>
            <numerusform>%1번 그룹이 %2단계 만에 끝났습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Group %1 has finished after one step.</source>
        <translation>%1번 그룹이 한 단계 만에 끝났습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The access is fully coalesced: %1 sectors, the minimum for this data.</source>
        <translation>
            <numerusform>완전히 coalesced된 접근입니다. 섹터 %1개로, 이 데이터에 필요한 최솟값입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The access needs only one sector.</source>
        <translation>접근에 섹터 하나면 충분합니다.</translation>
    </message>
    <message>
        <source>All %1 active lanes access the same address, so one sector serves them all.</source>
        <translation>활성 lane %1개가 모두 같은 주소에 접근하므로 섹터 하나로 모두 처리됩니다.</translation>
    </message>
    <message>
        <source>The stride between lanes is %1 bytes, so the access moves %2 sectors instead of %3.</source>
        <translation>lane 사이의 stride가 %1바이트이므로 섹터 %3개 대신 %2개를 옮깁니다.</translation>
    </message>
    <message>
        <source>The data does not start at a sector boundary, so the access moves %1 sectors instead of %2.</source>
        <translation>데이터가 섹터 경계에서 시작하지 않으므로 섹터 %2개 대신 %1개를 옮깁니다.</translation>
    </message>
    <message>
        <source>The lanes use only parts of the sectors, so the access moves %1 sectors instead of %2.</source>
        <translation>lane이 섹터의 일부만 사용하므로 섹터 %2개 대신 %1개를 옮깁니다.</translation>
    </message>
    <message>
        <source>The access takes %1 requests, which move %2 sectors in total, the minimum for this data.</source>
        <translation>접근에 요청 %1개가 들고, 모두 합쳐 섹터 %2개를 옮깁니다. 이 데이터에 필요한 최솟값입니다.</translation>
    </message>
    <message>
        <source>The access takes %1 requests, which move %2 sectors in total instead of %3.</source>
        <translation>접근에 요청 %1개가 들고, 모두 합쳐 섹터 %3개 대신 %2개를 옮깁니다.</translation>
    </message>
    <message numerus="yes">
        <source>All words are in different banks, so one pass serves all lanes.</source>
        <translation>
            <numerusform>모든 워드가 서로 다른 뱅크에 있으므로 한 패스로 모든 lane이 처리됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one lane is active. It needs one pass, without a bank conflict.</source>
        <translation>활성 lane이 하나뿐입니다. 한 패스로 끝나며 뱅크 충돌은 없습니다.</translation>
    </message>
    <message>
        <source>All %1 active lanes read the same word. This is a broadcast in one pass, not a bank conflict.</source>
        <translation>활성 lane %1개가 모두 같은 워드를 읽습니다. 뱅크 충돌이 아니라 한 패스로 끝나는 broadcast입니다.</translation>
    </message>
    <message>
        <source>All %1 active lanes write the same word. This takes one pass and is not a bank conflict.</source>
        <translation>활성 lane %1개가 모두 같은 워드에 씁니다. 한 패스로 끝나며 뱅크 충돌이 아닙니다.</translation>
    </message>
    <message>
        <source>The access takes %1 passes, the minimum for its size. There is no bank conflict.</source>
        <translation>이 접근에는 %1패스가 들며, 이는 이 크기의 최솟값입니다. 뱅크 충돌은 없습니다.</translation>
    </message>
    <message>
        <source>Up to %1 of %2 active lanes update the same address, one after the other.</source>
        <translation>활성 lane %2개 중 최대 %1개가 같은 주소를 차례로 갱신합니다.</translation>
    </message>
    <message numerus="yes">
        <source>All %1 active lanes update different addresses, so no lane waits for another.</source>
        <translation>
            <numerusform>활성 lane %1개가 모두 서로 다른 주소를 갱신하므로 다른 lane을 기다리는 lane이 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one lane is active, so it waits for no other lane.</source>
        <translation>활성 lane이 하나뿐이므로 다른 lane을 기다리지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The access touches %1 different texels.</source>
        <translation>
            <numerusform>서로 다른 텍셀 %1개에 접근합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The access touches one texel.</source>
        <translation>텍셀 하나에만 접근합니다.</translation>
    </message>
    <message>
        <source>All lanes take the same path, so the warp does not diverge.</source>
        <translation>모든 lane이 같은 경로로 가므로 warp가 갈라지지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>All active lanes take the same path. The other %1 of %2 lanes stay masked off.</source>
        <translation>
            <numerusform>활성 lane이 모두 같은 경로로 갑니다. lane %2개 중 나머지 %1개는 마스크된 상태로 남습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All active lanes take the same path. The other lane stays masked off.</source>
        <translation>활성 lane이 모두 같은 경로로 갑니다. 나머지 lane 하나는 마스크된 상태로 남습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The next %1 steps run with %2 of %3 lanes idle. Then both sides reconverge at line %4.</source>
        <translation>
            <numerusform>다음 %1단계는 lane %3개 중 %2개가 유휴인 채 실행됩니다. 그런 다음 양쪽이 %4번 줄에서 다시 합쳐집니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step runs with %2 of %3 lanes idle. Then both sides reconverge at line %4.</source>
        <translation>다음 단계는 lane %3개 중 %2개가 유휴인 채 실행됩니다. 그런 다음 양쪽이 %4번 줄에서 다시 합쳐집니다.</translation>
    </message>
    <message numerus="yes">
        <source>The kernel ends for %2 of %3 lanes. The warp runs its last %1 steps without them.</source>
        <translation>
            <numerusform>lane %3개 중 %2개에서 커널이 끝납니다. warp는 마지막 %1단계를 이 lane들 없이 실행합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel ends for %2 of %3 lanes. The warp runs its last step without them.</source>
        <translation>lane %3개 중 %2개에서 커널이 끝납니다. warp는 마지막 단계를 이 lane들 없이 실행합니다.</translation>
    </message>
    <message>
        <source>The two sides run one after the other, %1 steps in total, and reconverge at line %2.</source>
        <translation>양쪽이 차례로 실행되어(모두 %1단계) %2번 줄에서 다시 합쳐집니다.</translation>
    </message>
    <message>
        <source>The two sides run one after the other, %1 steps in total, to the end of the kernel.</source>
        <translation>양쪽이 커널이 끝날 때까지 차례로 실행되며, 모두 %1단계입니다.</translation>
    </message>
    <message>
        <source>All lanes reconverge at line %1, so the divergence costs no extra step.</source>
        <translation>모든 lane이 %1번 줄에서 다시 합쳐지므로 이 분기에는 추가 단계가 들지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The cases run one after the other, %1 steps in total, and reconverge at line %2.</source>
        <translation>
            <numerusform>case들이 차례로 실행되어(모두 %1단계) %2번 줄에서 다시 합쳐집니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one step runs before all cases reconverge at line %2.</source>
        <translation>한 단계만 실행된 뒤 모든 case가 %2번 줄에서 다시 합쳐집니다.</translation>
    </message>
    <message numerus="yes">
        <source>The cases run one after the other, %1 steps in total, to the end of the kernel.</source>
        <translation>
            <numerusform>case들이 커널이 끝날 때까지 차례로 실행되며, 모두 %1단계입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one more step runs before the kernel ends.</source>
        <translation>한 단계만 더 실행되고 커널이 끝납니다.</translation>
    </message>
    <message>
        <source>This is the last step of these lanes.</source>
        <translation>이 lane들의 마지막 단계입니다.</translation>
    </message>
    <message>
        <source>The loop may be endless. Lockstep stops it so that the run ends.</source>
        <translation>무한 루프일 수 있습니다. 실행이 끝나도록 Lockstep이 루프를 중지합니다.</translation>
    </message>
    <message>
        <source>The group has no other warp to wait for.</source>
        <translation>그룹에 기다릴 다른 warp가 없습니다.</translation>
    </message>
    <message>
        <source>The lanes of the sub-group wait for each other, not for other warps.</source>
        <translation>subgroup의 lane들은 서로만 기다리고 다른 warp는 기다리지 않습니다.</translation>
    </message>
    <message>
        <source>The data is available only after wait_group_events.</source>
        <translation>데이터는 wait_group_events 이후에만 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>A fence orders the memory accesses of each work-item. It does not wait for other work-items.</source>
        <translation>fence는 각 work-item의 메모리 접근 순서를 정합니다. 다른 work-item을 기다리지는 않습니다.</translation>
    </message>
    <message>
        <source>All %2 active lanes receive the value of lane %1.</source>
        <translation>활성 lane %2개가 모두 %1번 lane의 값을 받습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 active lanes receive a value from another lane, without using memory.</source>
        <translation>
            <numerusform>활성 lane %2개 중 %1개가 메모리를 거치지 않고 다른 lane의 값을 받습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of %2 active lanes receives a value from another lane, without using memory.</source>
        <translation>활성 lane %2개 중 1개가 메모리를 거치지 않고 다른 lane의 값을 받습니다.</translation>
    </message>
    <message>
        <source>All active lanes receive the same result, computed from %1 lanes.</source>
        <translation>모든 활성 lane이 lane %1개의 값으로 계산한 같은 결과를 받습니다.</translation>
    </message>
    <message>
        <source>Each active lane receives its own result, computed from up to %1 lanes.</source>
        <translation>각 활성 lane이 lane 최대 %1개의 값으로 계산한 자기 결과를 받습니다.</translation>
    </message>
    <message>
        <source>No lane receives a value from another lane.</source>
        <translation>다른 lane의 값을 받는 lane이 없습니다.</translation>
    </message>
    <message>
        <source>The last warp arrives in step %1.</source>
        <translation>마지막 warp는 %1번 단계에서 도달합니다.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %2 work-items of the group arrive at this barrier.</source>
        <translation>
            <numerusform>그룹의 work-item %2개 중 %1개만 이 barrier에 도달합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only 1 of %2 work-items of the group arrives at this barrier.</source>
        <translation>그룹의 work-item %2개 중 1개만 이 barrier에 도달합니다.</translation>
    </message>
    <message>
        <source>Group %1 starts with %2 work-items in %3 warps of at most %4 lanes.</source>
        <translation>%1번 그룹이 시작합니다. work-item %2개가 warp %3개에 나뉘어 있습니다(warp당 lane 최대 %4개).</translation>
    </message>
    <message numerus="yes">
        <source>Group %1 starts with %2 work-items in one warp.</source>
        <translation>
            <numerusform>%1번 그룹이 시작합니다. work-item %2개가 warp 하나에 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Group %1 starts with one work-item in one warp.</source>
        <translation>%1번 그룹이 시작합니다. work-item 하나가 warp 하나에 있습니다.</translation>
    </message>
    <message>
        <source>Group %1 has no steps, because its work-items access no memory and take no branch.</source>
        <translation>%1번 그룹에는 단계가 없습니다. work-item이 메모리에 접근하지 않고 분기문도 실행하지 않습니다.</translation>
    </message>
    <message>
        <source>The %1 active lanes share %2 words in different banks, so one pass serves them without a bank conflict.</source>
        <translation>활성 lane %1개가 서로 다른 뱅크에 있는 워드 %2개를 함께 사용합니다. 따라서 뱅크 충돌 없이 한 패스로 처리됩니다.</translation>
    </message>
    <message>
        <source>Bank conflict: %3 passes instead of %4. Lanes %5 access %2 words of bank %1.</source>
        <translation>뱅크 충돌: %4패스 대신 %3패스. lane %5에서 %1번 뱅크의 워드 %2개에 접근합니다.</translation>
    </message>
    <message>
        <source>Bank conflict: %3 passes instead of %4. One lane accesses %2 words of bank %1.</source>
        <translation>뱅크 충돌: %4패스 대신 %3패스. lane 하나가 %1번 뱅크의 워드 %2개에 접근합니다.</translation>
    </message>
    <message>
        <source>Up to %1 of %2 lanes update the same word. Accesses to one bank are serialised: %3 passes instead of %4.</source>
        <translation>lane %2개 중 최대 %1개가 같은 워드를 갱신합니다. 한 뱅크에 대한 접근은 직렬화됩니다: %4패스 대신 %3패스.</translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 takes the fewest steps to reach this point. The warp with the most steps takes %2 more.</source>
        <translation>
            <numerusform>이 지점까지 오는 데 %1번 warp의 단계가 가장 적습니다. 단계가 가장 많은 warp는 %2단계가 더 듭니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 takes the fewest steps to reach this point. The warp with the most steps takes one more.</source>
        <translation>이 지점까지 오는 데 %1번 warp의 단계가 가장 적습니다. 단계가 가장 많은 warp는 한 단계가 더 듭니다.</translation>
    </message>
    <message>
        <source>All warps take the same number of steps to reach this point.</source>
        <translation>모든 warp가 같은 수의 단계를 거쳐 이 지점에 도달합니다.</translation>
    </message>
    <message>
        <source>All work-items of the group must arrive at a barrier. Otherwise, a GPU can hang or compute wrong results.</source>
        <translation>그룹의 모든 work-item이 barrier에 도달해야 합니다. 그렇지 않으면 GPU가 멈추거나 잘못된 결과를 계산할 수 있습니다.</translation>
    </message>
    <message>
        <source>The warp skips this step and continues in step %1 at line %2.</source>
        <translation>이 warp는 이 단계를 건너뛰고 %1번 단계에서 %2번 줄부터 계속합니다.</translation>
    </message>
    <message>
        <source>The last step of this warp was step %1.</source>
        <translation>이 warp의 마지막 단계는 %1번 단계였습니다.</translation>
    </message>
</context>
<context>
    <name>NearestRequest</name>
    <message>
        <source>Warp %1 issues no instruction in this step.</source>
        <translation>이 단계에서는 %1번 warp가 명령어를 발행하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 The next access, in step %2, is shown.</source>
        <translation>%1 대신 다음 접근(%2번 단계)을 표시합니다.</translation>
    </message>
    <message>
        <source>%1 The previous access, in step %2, is shown.</source>
        <translation>%1 대신 이전 접근(%2번 단계)을 표시합니다.</translation>
    </message>
    <message>
        <source>No local memory is accessed in this step (%1).</source>
        <translation>이 단계에서는 로컬 메모리에 접근하지 않습니다(%1).</translation>
    </message>
</context>
<context>
    <name>OccupancyWords</name>
    <message>
        <source>%1 of %2 warp slots per work-group</source>
        <translation>workgroup당 warp 슬롯 %2개 중 %1개</translation>
    </message>
    <message>
        <source>1 of %1 group slots per work-group</source>
        <translation>workgroup당 그룹 슬롯 %1개 중 1개</translation>
    </message>
    <message>
        <source>%1 of %2 registers per work-group; %3 per work-item, %4</source>
        <translation>workgroup당 레지스터 %2개 중 %1개, work-item당 %3개(%4)</translation>
    </message>
    <message>
        <source>%1 of %2 bytes of local memory per work-group</source>
        <translation>workgroup당 로컬 메모리 %2바이트 중 %1바이트</translation>
    </message>
    <message>
        <source>%1 · limiter</source>
        <translation>%1 · 제한 요인</translation>
    </message>
    <message>
        <source>theoretical: %1 of %2 warps, %3</source>
        <translation>이론값: warp %2개 중 %1개, %3</translation>
    </message>
    <message>
        <source>achieved in this launch: %1</source>
        <translation>이 launch의 달성값: %1</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>들어가지 않음</translation>
    </message>
    <message>
        <source>%1: occupancy rises from %2 to %3.</source>
        <comment>how many groups fit; percentages</comment>
        <translation>%1: 점유율이 %2에서 %3까지 올라갑니다.</translation>
    </message>
    <message>
        <source>Resources per work-group</source>
        <translation>workgroup당 자원</translation>
    </message>
    <message>
        <source>groups that fit</source>
        <translation>들어가는 그룹</translation>
    </message>
    <message>
        <source>Resident warps by work-items per group</source>
        <translation>그룹당 work-item 수에 따른 상주 warp</translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-item(s)</source>
        <translation>
            <numerusform>work-item %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Resident warps by registers per work-item</source>
        <translation>work-item당 레지스터 수에 따른 상주 warp</translation>
    </message>
    <message>
        <source>Resident warps by KiB of local memory per group</source>
        <translation>그룹당 로컬 메모리(KiB)에 따른 상주 warp</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1바이트</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>modelled · %1</source>
        <translation>모델 · %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s)</source>
        <translation>
            <numerusform>workgroup %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>All warp slots can be filled, so occupancy cannot be improved.</source>
        <translation>모든 warp 슬롯을 채울 수 있으므로 점유율을 더 높일 수 없습니다.</translation>
    </message>
    <message>
        <source>Changing only the registers, the local memory or the group size does not allow more resident warps.</source>
        <translation>레지스터, 로컬 메모리, 그룹 크기 중 하나만 바꾸어서는 더 많은 warp가 상주할 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 registers per work-item instead of %2</source>
        <translation>
            <numerusform>work-item당 레지스터가 %2개가 아니라 %1개이면 workgroup %Ln개가 들어감</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 bytes of local memory instead of %2</source>
        <translation>
            <numerusform>로컬 메모리가 %2바이트가 아니라 %1바이트이면 workgroup %Ln개가 들어감</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 work-items each instead of %2</source>
        <translation>
            <numerusform>workgroup당 work-item이 %2개가 아니라 %1개이면 workgroup %Ln개가 들어감</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Achieved occupancy is lower, because the launch has only %Ln work-group(s), but %1 can be resident at once.</source>
        <translation>
            <numerusform>launch의 workgroup은 %Ln개뿐인데 한 번에 %1개가 상주할 수 있으므로, 달성 점유율은 더 낮습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Achieved occupancy is lower, because fewer work-groups are left at the end than could be resident.</source>
        <translation>끝에는 상주할 수 있는 수보다 적은 workgroup이 남으므로, 달성 점유율은 더 낮습니다.</translation>
    </message>
    <message>
        <source>Next improvement</source>
        <translation>다음 개선</translation>
    </message>
    <message numerus="yes">
        <source>%Ln register(s)</source>
        <translation>
            <numerusform>레지스터 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>print one JSON object</source>
        <translation>JSON 객체 하나를 출력</translation>
    </message>
    <message>
        <source>print CSV with JSON paths as column names; strings that a spreadsheet would read as formulas get a leading apostrophe</source>
        <translation>JSON 경로를 열 이름으로 쓰는 CSV를 출력(스프레드시트가 수식으로 인식할 문자열 앞에는 작은따옴표를 붙임)</translation>
    </message>
    <message>
        <source>registers per work-item, instead of the reported or estimated number</source>
        <translation>보고되거나 추정된 수 대신 쓸 work-item당 레지스터 수</translation>
    </message>
    <message>
        <source>omit costs, advice and verdict; each cost needs another simulation of the launch</source>
        <translation>비용, 조언, 판정을 생략(비용마다 launch를 한 번씩 더 시뮬레이션함)</translation>
    </message>
    <message>
        <source>do not time the original kernel</source>
        <translation>원본 커널의 시간을 측정하지 않음</translation>
    </message>
    <message>
        <source>time limit in seconds for the process that runs the kernel; default: no limit</source>
        <translation>커널을 실행하는 프로세스의 시간 한도(초), 기본값: 한도 없음</translation>
    </message>
    <message>
        <source>time limit in seconds for one run of the original (not instrumented) kernel; default: 30 times the time of the instrumented run, at least 10</source>
        <translation>원본(계측하지 않은) 커널을 한 번 실행할 때의 시간 한도(초), 기본값: 계측 커널 실행 시간의 30배, 최소 10</translation>
    </message>
    <message>
        <source>log only the first N work-groups of each launch</source>
        <translation>각 launch에서 처음 N개의 workgroup만 로그에 남김</translation>
    </message>
    <message>
        <source>memory limit for logs, for example 2G; default: 1G, or half of the memory of a small machine</source>
        <translation>로그의 메모리 한도(예: 2G), 기본값: 1G, 메모리가 작은 컴퓨터에서는 메모리의 절반</translation>
    </message>
    <message>
        <source>memory limit for parsing and building a kernel; default: 1536M</source>
        <translation>커널을 구문 분석하고 빌드하는 데 쓰는 메모리 한도, 기본값: 1536M</translation>
    </message>
    <message>
        <source>processor time limit, in seconds, for parsing and building all kernels of a run; default: 40</source>
        <translation>한 실행의 모든 커널을 구문 분석하고 빌드하는 데 쓰는 프로세서 시간 한도(초), 기본값: 40</translation>
    </message>
    <message>
        <source>print only the value of EXPRESSION, for example totals.local_load.conflicts; may be repeated</source>
        <translation>EXPRESSION의 값만 출력, 예: totals.local_load.conflicts, 여러 번 쓸 수 있음</translation>
    </message>
    <message>
        <source>print nothing if EXPRESSION is true; if it is false, print both sides and exit with code 1; for example &apos;totals.local_load.conflicts = 0&apos;; may be repeated</source>
        <translation>EXPRESSION이 참이면 아무것도 출력하지 않고, 거짓이면 양쪽의 값을 출력하고 종료 코드 1로 끝냄, 예: &apos;totals.local_load.conflicts = 0&apos;, 여러 번 쓸 수 있음</translation>
    </message>
    <message>
        <source>save the recording</source>
        <translation>기록을 저장</translation>
    </message>
    <message>
        <source>write the results as JUnit XML, for build servers</source>
        <translation>결과를 빌드 서버용 JUnit XML로 저장</translation>
    </message>
    <message>
        <source>a parameter to vary; may be given twice</source>
        <translation>바꿀 매개변수, 두 번까지 쓸 수 있음</translation>
    </message>
    <message>
        <source>run all experiments with the parameter values of the first one</source>
        <translation>첫 번째 실험의 매개변수 값으로 모든 실험을 실행</translation>
    </message>
    <message>
        <source>describe the steps from A to B, at most 10000; default: the first 10000</source>
        <translation>A부터 B까지의 단계를 설명, 최대 10000단계, 기본값: 처음 10000단계</translation>
    </message>
    <message>
        <source>the launch, counted from 1; default: 1</source>
        <translation>launch 번호(1부터 셈), 기본값: 1</translation>
    </message>
    <message>
        <source>the work-group, counted from 0; default: 0</source>
        <translation>workgroup 번호(0부터 셈), 기본값: 0</translation>
    </message>
    <message>
        <source>the warp, counted from 0; default: the first warp that executes the step</source>
        <translation>warp 번호(0부터 셈), 기본값: 그 단계를 실행하는 첫 warp</translation>
    </message>
    <message>
        <source>ask only questions of this kind; default: all kinds</source>
        <translation>이 종류의 질문만 냄, 기본값: 모든 종류</translation>
    </message>
    <message>
        <source>select other questions; default: 0</source>
        <translation>다른 질문을 고름, 기본값: 0</translation>
    </message>
    <message>
        <source>maximum number of questions; default: 10</source>
        <translation>질문의 최대 개수, 기본값: 10</translation>
    </message>
    <message>
        <source>names of kernels, separated by commas, for example blur,reduce_*; default: all</source>
        <translation>쉼표로 구분한 커널 이름, 예: blur,reduce_*, 기본값: 모두</translation>
    </message>
    <message>
        <source>which launches of each of these kernels to save, counted from 1; default: the first</source>
        <translation>각 커널에서 저장할 launch의 번호(1부터 셈), 기본값: 첫 번째</translation>
    </message>
    <message>
        <source>maximum number of launches; default: 100</source>
        <translation>launch의 최대 수, 기본값: 100</translation>
    </message>
    <message>
        <source>the folder for the files; default: lockstep-launches</source>
        <translation>파일을 저장할 폴더, 기본값: lockstep-launches</translation>
    </message>
    <message>
        <source>print the help</source>
        <translation>도움말을 출력</translation>
    </message>
    <message>
        <source>the language of the texts: %1; default: the language of the environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)</source>
        <translation>텍스트 언어: %1, 기본값: 환경의 언어 설정(LANGUAGE, LC_ALL, LC_MESSAGES, LANG)</translation>
    </message>
    <message>
        <source>print this help</source>
        <translation>이 도움말을 출력</translation>
    </message>
    <message>
        <source>the view to show; &quot;window&quot; is the whole program; default: stage</source>
        <translation>표시할 뷰, “window”는 프로그램 전체, 기본값: stage</translation>
    </message>
    <message>
        <source>a parameter that the sweep view varies, for example local=32..256; may be given twice</source>
        <translation>스윕 뷰에서 바꿀 매개변수, 예: local=32..256, 두 번까지 쓸 수 있음</translation>
    </message>
    <message>
        <source>the view (of a step or of the model) that the compare view shows for each run; default: stage</source>
        <translation>비교 뷰에서 각 실행에 대해 표시할 (단계 또는 모델의) 뷰, 기본값: stage</translation>
    </message>
    <message>
        <source>how compared runs are linked; default: round</source>
        <translation>비교한 실행을 연결하는 방식, 기본값: round</translation>
    </message>
    <message>
        <source>the launch to show, counted from 1</source>
        <translation>표시할 launch의 번호(1부터 셈)</translation>
    </message>
    <message>
        <source>the work-group to show, counted from 0</source>
        <translation>표시할 workgroup의 번호(0부터 셈)</translation>
    </message>
    <message>
        <source>the step to show, counted from 1</source>
        <translation>표시할 단계의 번호(1부터 셈)</translation>
    </message>
    <message>
        <source>the cycle of the model to show, counted from 0</source>
        <translation>표시할 모델 사이클의 번호(0부터 셈)</translation>
    </message>
    <message>
        <source>the selected warp, counted from 0</source>
        <translation>선택할 warp의 번호(0부터 셈)</translation>
    </message>
    <message>
        <source>the selected lane, counted from 0</source>
        <translation>선택할 lane의 번호(0부터 셈)</translation>
    </message>
    <message>
        <source>the pass of a bank conflict to show, counted from 1</source>
        <translation>표시할 뱅크 충돌 패스의 번호(1부터 셈)</translation>
    </message>
    <message>
        <source>the source line whose steps are marked, counted from 1</source>
        <translation>단계를 표시할 소스 줄의 번호(1부터 셈)</translation>
    </message>
    <message>
        <source>the colour theme; default: light</source>
        <translation>색 테마, 기본값: light</translation>
    </message>
    <message>
        <source>size in pixels; the findings and compare views are laid out for A4 instead</source>
        <translation>픽셀 단위 크기(발견 사항 뷰와 비교 뷰는 A4에 맞춤)</translation>
    </message>
    <message>
        <source>the language of the user interface</source>
        <translation>사용자 인터페이스의 언어</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>set a parameter of the experiment; &quot;lockstep-cli list WHAT&quot; lists the parameters; 64K is 65536. For a kernel or launch file, the name is global or local (value: 64x64), or the name of a kernel parameter (value: a buffer&apos;s size in bytes, or a scalar&apos;s value)</source>
        <translation>실험의 매개변수를 설정(“lockstep-cli list WHAT”으로 목록 표시), 64K는 65536. 커널이나 launch 파일에서 쓰는 이름은 global 또는 local(값: 64x64), 또는 커널 매개변수의 이름(값: 버퍼의 바이트 크기 또는 스칼라의 값)</translation>
    </message>
    <message>
        <source>the kernel to run, if a .cl file contains several kernels</source>
        <translation>.cl 파일에 커널이 여러 개 있을 때 실행할 커널</translation>
    </message>
    <message>
        <source>define a macro for a kernel or launch file</source>
        <translation>커널이나 launch 파일의 매크로를 정의</translation>
    </message>
    <message>
        <source>OpenCL build options for a kernel or launch file, in quotes</source>
        <translation>커널이나 launch 파일의 OpenCL 빌드 옵션, 따옴표로 묶음</translation>
    </message>
    <message>
        <source>read files outside the folder of the launch; the recording then contains their contents</source>
        <translation>launch의 폴더 밖에 있는 파일을 읽음(기록에 그 내용이 포함됨)</translation>
    </message>
    <message>
        <source>the hardware model: %1, a preset that you saved, or a file (x.json); default: the preset of the device (educational for a CPU)</source>
        <translation>하드웨어 모델: %1, 저장한 프리셋 또는 파일(x.json), 기본값: 디바이스의 프리셋(CPU에서는 educational)</translation>
    </message>
    <message>
        <source>set a value of the hardware model (64K is 65536): %1</source>
        <translation>하드웨어 모델의 값을 설정(64K는 65536): %1</translation>
    </message>
    <message>
        <source>scale factor of PNG pictures: PNG pixels per pixel of --size, from 1 to 8</source>
        <translation>PNG 그림의 배율: --size의 픽셀당 PNG 픽셀 수, 1부터 8까지</translation>
    </message>
    <message>
        <source>pack: the file to write: .lockstep-lesson</source>
        <translation>pack: 저장할 파일: .lockstep-lesson</translation>
    </message>
    <message>
        <source>the words for work-items, work-groups, warps and local memory; default: opencl</source>
        <translation>work-item, workgroup, warp, 로컬 메모리를 가리키는 용어, 기본값: opencl</translation>
    </message>
    <message>
        <source>add the right answers with their reasons, the hints and the teacher&apos;s notes</source>
        <translation>정답과 그 이유, 힌트, 교사용 메모를 추가</translation>
    </message>
    <message>
        <source>the file to write: .pdf or .html</source>
        <translation>저장할 파일: .pdf 또는 .html</translation>
    </message>
    <message>
        <source>the table to write to a .csv file; default: lines</source>
        <translation>.csv 파일에 저장할 표, 기본값: lines</translation>
    </message>
    <message>
        <source>the file to write: .csv or .pftrace</source>
        <translation>저장할 파일: .csv 또는 .pftrace</translation>
    </message>
    <message>
        <source>write the first N multiprocessors to a .pftrace file; default: 4</source>
        <translation>.pftrace 파일에 처음 N개의 멀티프로세서를 저장, 기본값: 4</translation>
    </message>
    <message>
        <source>how far each frame advances: one step, access, line, round, barrier or pass, or cycles:N for N cycles of the model; default: step</source>
        <translation>프레임마다 나아가는 간격: step, access, line, round, barrier, pass 또는 cycles:N(모델의 N사이클), 기본값: step</translation>
    </message>
    <message>
        <source>the first step, counted from 1, or the first cycle, counted from 0; default: the first of the work-group</source>
        <translation>첫 단계의 번호(1부터 셈) 또는 첫 사이클의 번호(0부터 셈), 기본값: workgroup의 처음</translation>
    </message>
    <message>
        <source>the last step or cycle; default: the last one</source>
        <translation>마지막 단계 또는 사이클의 번호, 기본값: 맨 끝</translation>
    </message>
    <message>
        <source>frames per second, from 0.1 to 60; default: 2</source>
        <translation>초당 프레임 수, 0.1부터 60까지, 기본값: 2</translation>
    </message>
    <message>
        <source>how much longer the last frame is shown; default: 0</source>
        <translation>마지막 프레임을 추가로 표시하는 시간, 기본값: 0</translation>
    </message>
    <message>
        <source>pixels of the file per pixel of --size, from 1 to 8</source>
        <translation>--size의 픽셀당 파일의 픽셀 수, 1부터 8까지</translation>
    </message>
    <message>
        <source>the file to write: .gif, .webp, .mp4 or .webm; a name that ends in / is a folder of PNG files</source>
        <translation>저장할 파일: .gif, .webp, .mp4 또는 .webm, 이름이 /로 끝나면 PNG 파일의 폴더</translation>
    </message>
    <message>
        <source>set the picture size and the text size for a 16:9 slide, a column of a paper (85 mm) or the width of a page (178 mm)</source>
        <translation>그림 크기와 글자 크기를 16:9 슬라이드, 논문의 한 단(85 mm) 또는 페이지 너비(178 mm)에 맞게 설정</translation>
    </message>
    <message>
        <source>size in millimetres, for example 85x54; replaces --size</source>
        <translation>밀리미터 단위 크기(예: 85x54), --size를 대신함</translation>
    </message>
    <message>
        <source>size of normal text in points, for example 8</source>
        <translation>일반 텍스트의 포인트 단위 크기, 예: 8</translation>
    </message>
    <message>
        <source>the title above the picture</source>
        <translation>그림 위의 제목</translation>
    </message>
    <message>
        <source>the text below the picture</source>
        <translation>그림 아래의 텍스트</translation>
    </message>
    <message>
        <source>write what happens in the step, below the picture</source>
        <translation>단계에서 일어나는 일을 그림 아래에 적음</translation>
    </message>
    <message>
        <source>omit the legend of colours</source>
        <translation>색의 범례를 생략</translation>
    </message>
    <message>
        <source>omit the error bars of charts</source>
        <translation>차트의 오차 막대를 생략</translation>
    </message>
    <message>
        <source>make the background transparent</source>
        <translation>배경을 투명하게 함</translation>
    </message>
    <message>
        <source>write the device, the experiment and its parameters at the bottom; the metadata of the file always contains them</source>
        <translation>디바이스, 실험, 매개변수를 맨 아래에 적음(파일의 메타데이터에는 항상 포함됨)</translation>
    </message>
    <message>
        <source>the views of the page, separated by commas; without it, all views that apply to the run, as many as fit into 5 MB</source>
        <translation>쉼표로 구분한 페이지의 뷰, 지정하지 않으면 실행에 적용되는 모든 뷰를 5 MB에 들어가는 만큼 넣음</translation>
    </message>
    <message>
        <source>how far each frame advances: one step, access, line, round, barrier or pass, or cycles:N for N cycles of the model</source>
        <translation>프레임마다 나아가는 간격: step, access, line, round, barrier, pass 또는 cycles:N(모델의 N사이클)</translation>
    </message>
    <message>
        <source>the first step</source>
        <translation>첫 단계</translation>
    </message>
    <message>
        <source>the last step</source>
        <translation>마지막 단계</translation>
    </message>
    <message>
        <source>title of the page</source>
        <translation>페이지의 제목</translation>
    </message>
    <message>
        <source>sentence below the title</source>
        <translation>제목 아래의 문장</translation>
    </message>
    <message>
        <source>a marker at a step, with its text; may be repeated</source>
        <translation>단계에 표시할 마커와 그 텍스트, 여러 번 쓸 수 있음</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>저장할 파일</translation>
    </message>
    <message>
        <source>the file to write: .html or .pdf</source>
        <translation>저장할 파일: .html 또는 .pdf</translation>
    </message>
    <message>
        <source>the file to write: .png, .svg or .pdf; for charts, also .csv</source>
        <translation>저장할 파일: .png, .svg 또는 .pdf, 차트는 .csv도 가능</translation>
    </message>
    <message>
        <source>try all swizzles, or this one; default: all, if --pad is not given</source>
        <translation>모든 스위즐 또는 이 스위즐을 시도, 기본값: --pad를 지정하지 않으면 all</translation>
    </message>
    <message>
        <source>the array in local memory; default: each array of the launch</source>
        <translation>로컬 메모리의 배열, 기본값: launch의 모든 배열</translation>
    </message>
    <message>
        <source>words to add after each row; default: 0..32, if --swizzle is not given</source>
        <translation>각 행 뒤에 추가할 워드 수, 기본값: --swizzle을 지정하지 않으면 0..32</translation>
    </message>
    <message>
        <source>elements per row; default: the last dimension of the declaration; if it has no rows, as many as fill all banks once</source>
        <translation>행당 원소 수, 기본값: 선언의 마지막 차원, 행이 없으면 모든 뱅크를 한 번 채우는 원소 수</translation>
    </message>
    <message>
        <source>simulate each layout, and print its modelled cycles</source>
        <translation>각 배치를 시뮬레이션하고 모델 사이클을 출력</translation>
    </message>
    <message>
        <source>save the kernel with one layout of one array in this new file, and its launch in FILE.sim; print the changed lines</source>
        <translation>배열 하나의 배치를 바꾼 커널을 이 새 파일에, 그 launch를 FILE.sim 파일에 저장하고 바뀐 줄을 출력</translation>
    </message>
    <message>
        <source>with --apply: instead of a layout, add the group size of the launch to the kernel, as reqd_work_group_size</source>
        <translation>--apply와 함께: 배치를 바꾸는 대신 launch의 그룹 크기를 reqd_work_group_size로 커널에 추가</translation>
    </message>
    <message>
        <source>with --apply: run the saved kernel, and compare it with the original one</source>
        <translation>--apply와 함께: 저장한 커널을 실행하여 원본 커널과 비교</translation>
    </message>
    <message>
        <source>the array in local memory whose layouts the try-it view shows; default: the one with the most conflicts</source>
        <translation>try-it 뷰에서 배치를 보여 줄 로컬 메모리의 배열, 기본값: 충돌이 가장 많은 배열</translation>
    </message>
    <message>
        <source>the padding that the try-it view shows, in words per row</source>
        <translation>try-it 뷰에서 보여 줄 패딩(행당 워드 수)</translation>
    </message>
    <message>
        <source>the swizzle that the try-it view shows, instead of a padding</source>
        <translation>try-it 뷰에서 패딩 대신 보여 줄 스위즐</translation>
    </message>
    <message>
        <source>print the counts and cycles of the launch on other hardware, instead of other layouts</source>
        <translation>다른 배치 대신 다른 하드웨어에서의 launch 집계와 사이클을 출력</translation>
    </message>
    <message>
        <source>pack for a device of another machine, which this file describes</source>
        <translation>이 파일이 설명하는 다른 컴퓨터의 디바이스에 맞춰 묶기</translation>
    </message>
    <message>
        <source>remember a computer, so that this command and the window list it</source>
        <translation>컴퓨터를 기억하여 이 명령과 창의 목록에 표시</translation>
    </message>
    <message>
        <source>forget a computer</source>
        <translation>기억한 컴퓨터를 목록에서 제거</translation>
    </message>
    <message>
        <source>use the OpenCL device whose name contains NAME; &quot;lockstep-cli devices&quot; lists the devices. ssh:HOST or ssh:HOST/NAME: a device of another computer</source>
        <translation>이름에 NAME 문자열이 들어 있는 OpenCL 디바이스를 사용(“lockstep-cli devices” 명령으로 디바이스 목록 표시). ssh:HOST 또는 ssh:HOST/NAME: 다른 컴퓨터의 디바이스</translation>
    </message>
</context>
<context>
    <name>OverlapWords</name>
    <message>
        <source>multiprocessor %1</source>
        <translation>멀티프로세서 %1</translation>
    </message>
    <message>
        <source>logical processor %1</source>
        <translation>논리 프로세서 %1</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>CPU cycle</source>
        <translation>CPU 사이클</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>사이클</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>simulated, not measured</source>
        <translation>시뮬레이션, 측정 아님</translation>
    </message>
    <message>
        <source>Work-groups over time</source>
        <translation>시간에 따른 workgroup</translation>
    </message>
    <message>
        <source>concurrent groups: at most %1, %2 on average</source>
        <translation>동시 실행 그룹: 최대 %1개, 평균 %2개</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) ran at the same time as group %1</source>
        <translation>
            <numerusform>그룹 %1 외에 그룹 %Ln개가 같은 시간에 실행됨</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnKernelWords</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Kernel %1 of %2</source>
        <translation>커널 %1/%2</translation>
    </message>
</context>
<context>
    <name>PagePictureWords</name>
    <message>
        <source>%1, step %2</source>
        <translation>%1, 단계 %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>발견 사항</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1/%2쪽</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Elements</source>
        <translation>원소 수</translation>
    </message>
    <message>
        <source>Work-group size</source>
        <translation>workgroup 크기</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation>원소 자료형</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>난수 시드</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Final reduction on</source>
        <translation>마지막 reduction 위치</translation>
    </message>
    <message>
        <source>Vector width</source>
        <translation>벡터 폭</translation>
    </message>
    <message>
        <source>Elements per work-item</source>
        <translation>work-item당 원소 수</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>stride</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>반지름</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Arithmetic per load</source>
        <translation>로드당 산술 연산</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>Inner dimension</source>
        <translation>내부 차원</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>타일</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>패딩</translation>
    </message>
    <message>
        <source>Fields used</source>
        <translation>사용하는 필드 수</translation>
    </message>
    <message>
        <source>Polynomial terms</source>
        <translation>다항식의 항 수</translation>
    </message>
    <message>
        <source>Branch statement</source>
        <translation>분기문</translation>
    </message>
    <message>
        <source>Busy work-items</source>
        <translation>일하는 work-item 수</translation>
    </message>
    <message>
        <source>Work per round</source>
        <translation>라운드당 작업량</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>라운드 수</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>bin 수</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>서로 다른 값의 수</translation>
    </message>
    <message>
        <source>Memory for counting</source>
        <translation>집계용 메모리</translation>
    </message>
    <message>
        <source>Spheres</source>
        <translation>구의 수</translation>
    </message>
    <message>
        <source>Reflections</source>
        <translation>반사 횟수</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>큐 수</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>launch 수</translation>
    </message>
    <message>
        <source>Enqueue mode</source>
        <translation>큐 사용 방식</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>경로 수</translation>
    </message>
    <message>
        <source>Adjacent work-items per path</source>
        <translation>경로당 이웃한 work-item</translation>
    </message>
    <message>
        <source>Input values</source>
        <translation>입력값</translation>
    </message>
    <message>
        <source>Elements in the first bin (%)</source>
        <translation>첫 bin의 원소(%)</translation>
    </message>
    <message>
        <source>Elements kept (%)</source>
        <translation>남는 원소(%)</translation>
    </message>
    <message>
        <source>Nonzero elements per row</source>
        <translation>행당 0이 아닌 원소 수</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>깊이</translation>
    </message>
    <message>
        <source>Nodes of the tree</source>
        <translation>트리의 노드 수</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
</context>
<context>
    <name>PartWords</name>
    <message>
        <source>Simulating…</source>
        <translation>시뮬레이션 중…</translation>
    </message>
    <message>
        <source>Processing the trace…</source>
        <translation>트레이스 처리 중…</translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message>
        <source>passes</source>
        <translation>패스</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s): %1</source>
        <translation>
            <numerusform>lane %Ln개: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s)</source>
        <translation>
            <numerusform>lane %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhotoWords</name>
    <message numerus="yes">
        <source>%Ln round(s) done</source>
        <translation>
            <numerusform>라운드 %Ln개 끝남</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to go</source>
        <comment>2 rounds done; a time</comment>
        <translation>%1, %2 남음</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>what warp slot %1 does when the runs start to differ</source>
        <translation>실행들이 갈라질 때 warp 슬롯 %1의 동작</translation>
    </message>
    <message>
        <source>how far each run is when %1 finishes</source>
        <translation>%1 실행이 끝날 때 각 실행의 진행 정도</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>사진 판정</translation>
    </message>
    <message>
        <source>The photo appears when the runs start to differ, and when the first run finishes.</source>
        <translation>실행들이 갈라질 때와 첫 번째 실행이 끝날 때 사진이 나타납니다.</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>첫 차이</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>A run; how far it is</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Local memory banks</source>
        <translation>로컬 메모리 뱅크</translation>
    </message>
    <message>
        <source>Shows which bank of local memory each lane accesses, and how many passes this takes.</source>
        <translation>각 lane이 로컬 메모리의 어느 뱅크에 접근하는지, 그리고 몇 패스가 드는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>필름</translation>
    </message>
    <message>
        <source>Shows the whole work-group in one image: each row is a lane, each column a step.</source>
        <translation>workgroup 전체를 한 이미지로 보여 줍니다. 행 하나는 lane, 열 하나는 단계입니다.</translation>
    </message>
    <message>
        <source>Launches over time</source>
        <translation>시간에 따른 launch</translation>
    </message>
    <message>
        <source>Shows which launches overlap in time, and on which queue.</source>
        <translation>어느 launch들이 시간상 겹치는지, 그리고 어느 큐에서 실행되는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Data flow</source>
        <translation>데이터 흐름</translation>
    </message>
    <message>
        <source>Shows which values flow from lane to lane through memory, round by round.</source>
        <translation>어떤 값이 메모리를 거쳐 lane에서 lane으로 흐르는지 라운드별로 보여 줍니다.</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>교환</translation>
    </message>
    <message>
        <source>Footprints</source>
        <translation>풋프린트</translation>
    </message>
    <message>
        <source>Shows which elements each work-group reads, and which of them several work-groups read.</source>
        <translation>각 workgroup이 어느 원소를 읽는지, 그중 여러 workgroup이 읽는 원소는 무엇인지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>lane</translation>
    </message>
    <message>
        <source>Shows what each lane of the work-group does in this step, warp by warp.</source>
        <translation>이 단계에서 workgroup의 각 lane이 하는 일을 warp별로 보여 줍니다.</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>글로벌 메모리</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>히트맵</translation>
    </message>
    <message>
        <source>Shows how often the launch accesses each address of its arrays.</source>
        <translation>launch가 배열의 각 주소에 얼마나 자주 접근하는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>커널 소스</translation>
    </message>
    <message>
        <source>Shows the source of the kernel with the counts of each line.</source>
        <translation>커널의 소스를 줄마다 집계한 값과 함께 보여 줍니다.</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>캐시</translation>
    </message>
    <message>
        <source>Shows how many sectors hit and miss in each modelled cache, and why they miss.</source>
        <translation>모델의 각 캐시에서 섹터가 얼마나 적중하고 얼마나 미스가 나는지, 미스의 원인은 무엇인지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>멀티프로세서</translation>
    </message>
    <message>
        <source>Shows cycle by cycle which warps issue and what the others wait for, as modelled.</source>
        <translation>어느 warp가 명령어를 발행하고 나머지가 무엇을 기다리는지 모델을 바탕으로 사이클별로 보여 줍니다.</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>Shows how many warps fit on a multiprocessor of the model, and what limits them.</source>
        <translation>모델의 멀티프로세서에 warp가 몇 개 들어가는지, 무엇이 그 수를 제한하는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Work-groups over time</source>
        <translation>시간에 따른 workgroup</translation>
    </message>
    <message>
        <source>Shows when each work-group runs on which multiprocessor, as modelled.</source>
        <translation>각 workgroup이 언제 어느 멀티프로세서에서 실행되는지 모델을 바탕으로 보여 줍니다.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Shows how close each launch comes to the bandwidth and issue limits of the model.</source>
        <translation>각 launch가 모델의 대역폭 한도와 발행 한도에 얼마나 가까운지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>스테이지</translation>
    </message>
    <message>
        <source>Shows to which lane each lane sends its value when a warp exchanges values.</source>
        <translation>warp가 값을 교환할 때 어느 lane이 어느 lane에 값을 보내는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Shows which sectors and cache lines of global memory the lanes of a warp access together.</source>
        <translation>warp의 lane들이 글로벌 메모리의 어느 섹터와 캐시 라인에 함께 접근하는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Shows what each lane does in this step and, below the lanes, the memory request of the warp.</source>
        <translation>이 단계에서 각 lane이 하는 일을 보여 주고, lane 아래에 warp의 메모리 요청을 보여 줍니다.</translation>
    </message>
</context>
<context>
    <name>PlainKernels</name>
    <message>
        <source>The original kernel of launch %1 crashed (%2), but the instrumented kernel did not. The kernel has undefined behaviour, or the driver miscompiled it. Try another device or driver.</source>
        <translation>%1번 launch의 원본 커널이 비정상 종료되었지만(%2) 계측 커널은 그렇지 않았습니다. 커널에 정의되지 않은 동작이 있거나, 드라이버가 커널을 잘못 컴파일했습니다. 다른 디바이스나 드라이버를 시도하십시오.</translation>
    </message>
    <message>
        <source>The run reached its time limit of %2 s while the original kernel of launch %1 was running. To allow more time, use --time-limit on the command line.</source>
        <translation>%1번 launch의 원본 커널이 실행되는 동안 실행의 시간 한도 %2 s에 도달했습니다. 시간을 더 허용하려면 명령줄에서 --time-limit을 사용하십시오.</translation>
    </message>
    <message>
        <source>Parsing and building the kernels of this run exceeded the limit of %2 s of processor time. The limit was reached while the driver was building the original kernel of launch %1. To allow more time, use --build-time on the command line.</source>
        <translation>이 실행의 커널을 구문 분석하고 빌드하는 데 걸린 시간이 프로세서 시간 한도 %2 s를 넘었습니다. 드라이버가 %1번 launch의 원본 커널을 빌드하는 동안 한도에 도달했습니다. 시간을 더 허용하려면 명령줄에서 --build-time을 사용하십시오.</translation>
    </message>
    <message>
        <source>To build the original kernel of launch %1, the driver needs more memory than the limit of %2 bytes. To allow more, use --build-memory on the command line.</source>
        <translation>%1번 launch의 원본 커널을 빌드하려면 드라이버에 한도 %2바이트보다 많은 메모리가 필요합니다. 더 허용하려면 명령줄에서 --build-memory를 사용하십시오.</translation>
    </message>
    <message>
        <source>The original kernel of launch %1 used up the memory of this computer and was stopped. Choose a smaller size.</source>
        <translation>%1번 launch의 원본 커널이 이 컴퓨터의 메모리를 다 써서 중지되었습니다. 더 작은 크기를 고르십시오.</translation>
    </message>
    <message>
        <source>The original kernel of launch %1 did not finish within %2 s and was stopped. It needs more time, or the driver compiled it into an endless loop. To allow more time, use --plain-limit on the command line.</source>
        <translation>%1번 launch의 원본 커널이 %2 s 안에 끝나지 않아 중지되었습니다. 시간이 더 필요하거나, 드라이버가 커널을 무한 루프로 컴파일했습니다. 시간을 더 허용하려면 명령줄에서 --plain-limit을 사용하십시오.</translation>
    </message>
    <message>
        <source>The result and the time of the original kernel are complete, but the times of its work-groups are missing.</source>
        <translation>원본 커널의 결과와 시간은 모두 있지만 workgroup의 시간이 없습니다.</translation>
    </message>
    <message>
        <source>The original kernel has no result and no time. The counts and the findings are complete.</source>
        <translation>원본 커널의 결과와 시간이 없습니다. 집계와 발견 사항은 모두 있습니다.</translation>
    </message>
    <message>
        <source>The original kernel and the instrumented kernel of launch %2 compute different results, and no finding explains this. The kernel has undefined behaviour, or the compiler for %1 miscompiled the original kernel. First difference at %3[%4]: original %5, instrumented %6. Number of values that differ: %7. Try another device or driver.</source>
        <translation>%2번 launch의 원본 커널과 계측 커널의 계산 결과가 다르며, 어떤 발견 사항으로도 설명되지 않습니다. 커널에 정의되지 않은 동작이 있거나, %1의 컴파일러가 원본 커널을 잘못 컴파일했습니다. 첫 차이: %3[%4], 원본 %5, 계측 %6. 차이가 나는 값의 수: %7. 다른 디바이스나 드라이버를 시도하십시오.</translation>
    </message>
    <message>
        <source>The connection to %2 was lost while the original kernel of launch %1 was running. Check the network, and run it again.</source>
        <translation>%1번 launch의 원본 커널이 실행되는 동안 %2 컴퓨터와의 연결이 끊어졌습니다. 네트워크를 확인하고 다시 실행하십시오.</translation>
    </message>
    <message>
        <source>The connection to %2 was lost while launch %1 was being recorded. Check the network, and run it again.</source>
        <translation>%1번 launch를 기록하는 동안 %2 컴퓨터와의 연결이 끊어졌습니다. 네트워크를 확인하고 다시 실행하십시오.</translation>
    </message>
    <message>
        <source>The recording contains only the work-groups that had arrived by then. The counts and the findings are those of these work-groups.</source>
        <translation>기록에는 그때까지 도착한 workgroup만 들어 있습니다. 집계와 발견 사항은 이 workgroup에 대한 것입니다.</translation>
    </message>
</context>
<context>
    <name>PlayedRaceWords</name>
    <message>
        <source>Cycle %1</source>
        <translation>사이클 %1</translation>
    </message>
    <message>
        <source>%1 finishes in place %2</source>
        <comment>A run; its place: 1, 2, ...</comment>
        <translation>%1: %2위로 끝남</translation>
    </message>
    <message>
        <source>%1 finishes in place %2 after %3.</source>
        <comment>A run; its place; its time</comment>
        <translation>%1: %3 만에 %2위로 끝납니다.</translation>
    </message>
    <message>
        <source>%1 finishes in place %2 after %3, %4 behind the first.</source>
        <comment>A run; its place; its time; a time</comment>
        <translation>%1: %3 만에 %2위로 끝나며, 1위보다 %4 늦습니다.</translation>
    </message>
    <message>
        <source>All runs on the same modelled time axis, not measured</source>
        <translation>모든 실행을 모델의 같은 시간축에 표시, 측정값 아님</translation>
    </message>
    <message>
        <source>The runs start to differ</source>
        <translation>실행들이 갈라짐</translation>
    </message>
    <message>
        <source>modelled, not measured</source>
        <translation>모델 값, 측정값 아님</translation>
    </message>
</context>
<context>
    <name>PlayedWords</name>
    <message>
        <source>Cycle %1</source>
        <translation>사이클 %1</translation>
    </message>
    <message>
        <source>Step %1, pass %2</source>
        <translation>단계 %1, 패스 %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>단계 %1/%2</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>원소 %1개</translation>
    </message>
    <message>
        <source>work-group of %1</source>
        <translation>work-item %1개로 된 workgroup</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>workgroup %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>시드 %1</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>기록한 디바이스: %1</translation>
    </message>
    <message>
        <source>recorded on %1, driver %2</source>
        <translation>기록한 디바이스: %1, 드라이버 %2</translation>
    </message>
    <message>
        <source>hardware model: %1</source>
        <comment>name of a preset</comment>
        <translation>하드웨어 모델: %1</translation>
    </message>
    <message>
        <source>%1 (waits)</source>
        <comment>Step 9 of 28; the other run continues</comment>
        <translation>%1 (대기)</translation>
    </message>
</context>
<context>
    <name>PlayerCommandWords</name>
    <message>
        <source>Left out, because the file would be larger than 5 MB: %1</source>
        <translation>파일이 5 MB보다 커지므로 생략함: %1</translation>
    </message>
</context>
<context>
    <name>PlayerJsonWords</name>
    <message>
        <source>The result matches the reference</source>
        <translation>결과가 기준과 일치</translation>
    </message>
    <message>
        <source>The result differs from the reference</source>
        <translation>결과가 기준과 다름</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>First step</source>
        <translation>첫 단계</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>이전 단계</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>역방향 재생</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>마지막 단계</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <comment>steps per second</comment>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>Pause at</source>
        <translation>일시 정지 위치</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>pause at nothing</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>마커</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barrier</translation>
    </message>
    <message>
        <source>conflicts and divergent branches</source>
        <translation>충돌과 갈라진 분기문</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>캡션</translation>
    </message>
    <message>
        <source>Position in the run</source>
        <translation>실행에서의 위치</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme of the operating system</comment>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>뷰</translation>
    </message>
    <message>
        <source>The picture as text</source>
        <translation>텍스트로 나타낸 그림</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>소스</translation>
    </message>
    <message>
        <source>The recording has no source text.</source>
        <translation>기록에 소스 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>warp 단계</translation>
    </message>
    <message>
        <source>bank passes</source>
        <translation>뱅크 패스</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>섹터</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>마커</translation>
    </message>
    <message>
        <source>No markers.</source>
        <translation>마커가 없습니다.</translation>
    </message>
    <message>
        <source>About the run</source>
        <translation>실행 정보</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Space</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <comment>key</comment>
        <translation>End</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>재생 또는 일시 정지</translation>
    </message>
    <message>
        <source>step back or forward</source>
        <translation>이전 또는 다음 단계</translation>
    </message>
    <message>
        <source>previous or next marker</source>
        <translation>이전 또는 다음 마커</translation>
    </message>
    <message>
        <source>first or last step</source>
        <translation>첫 단계 또는 마지막 단계</translation>
    </message>
    <message>
        <source>go to a marker</source>
        <translation>마커로 이동</translation>
    </message>
    <message>
        <source>previous or next view</source>
        <translation>이전 또는 다음 뷰</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>캡션</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Open in Lockstep</source>
        <translation>Lockstep에서 열기</translation>
    </message>
    <message>
        <source>Copied. In Lockstep, choose File &gt; Open copied link.</source>
        <translation>복사했습니다. Lockstep에서 “파일 &gt; 복사한 링크 열기”를 고르십시오.</translation>
    </message>
    <message>
        <source>Copy this link. In Lockstep, choose File &gt; Open copied link.</source>
        <translation>이 링크를 복사하십시오. 그런 다음 Lockstep에서 “파일 &gt; 복사한 링크 열기”를 고르십시오.</translation>
    </message>
    <message>
        <source>Counts are exact, from the trace. This file works offline and sends nothing.</source>
        <translation>집계는 트레이스에서 얻은 정확한 값입니다. 이 파일은 오프라인에서도 작동하며 아무것도 전송하지 않습니다.</translation>
    </message>
    <message>
        <source>This page needs JavaScript. It needs no other file and no network.</source>
        <translation>이 페이지에는 JavaScript가 필요합니다. 다른 파일이나 네트워크는 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>This file is damaged, or the browser is too old. Export it again, or use another browser.</source>
        <translation>이 파일이 손상되었거나 브라우저가 너무 오래되었습니다. 파일을 다시 내보내거나 다른 브라우저를 사용하십시오.</translation>
    </message>
    <message>
        <source>Pages of the lesson</source>
        <translation>레슨의 페이지</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>아직 아닙니다</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>내 답</translation>
    </message>
    <message>
        <source>Task in Lockstep</source>
        <translation>Lockstep에서 할 과제</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
</context>
<context>
    <name>PresentWords</name>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>발표 종료</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>화면 가리기</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>캡션</translation>
    </message>
    <message>
        <source>Hide numbers</source>
        <translation>숫자 숨기기</translation>
    </message>
    <message>
        <source>Ask questions</source>
        <translation>질문하기</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>투표 결과 표시</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>생각할 시간</translation>
    </message>
    <message>
        <source>Ask again elsewhere</source>
        <translation>다른 곳에서 다시 질문</translation>
    </message>
    <message>
        <source>Laser dot</source>
        <translation>레이저 포인터</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>스포트라이트</translation>
    </message>
    <message>
        <source>Zoom lens</source>
        <translation>돋보기</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>펜</translation>
    </message>
    <message>
        <source>Erase the drawing</source>
        <translation>그린 내용 지우기</translation>
    </message>
    <message>
        <source>Save the slide with its drawing</source>
        <translation>그린 내용과 함께 슬라이드 저장</translation>
    </message>
    <message>
        <source>Full screen or window</source>
        <translation>전체 화면 또는 창</translation>
    </message>
    <message>
        <source>Count a raised hand; with Shift: subtract one</source>
        <translation>손 든 사람 1명 세기, Shift를 누른 채: 1명 빼기</translation>
    </message>
    <message>
        <source>Freeze what the audience sees</source>
        <translation>청중 화면 고정</translation>
    </message>
    <message>
        <source>Send the prepared state to the audience</source>
        <translation>준비한 상태를 청중에게 보내기</translation>
    </message>
</context>
<context>
    <name>ProvenanceWords</name>
    <message>
        <source>seed %1</source>
        <translation>시드 %1</translation>
    </message>
</context>
<context>
    <name>QuantityWords</name>
    <message>
        <source>a few seconds left</source>
        <translation>몇 초 남음</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln second(s) left</source>
        <translation>
            <numerusform>약 %Ln초 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>약 %Ln분 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s) left</source>
        <translation>
            <numerusform>약 %Ln시간 남음</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>right answer</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>%1 to think</source>
        <comment>a time</comment>
        <translation>생각할 시간 %1</translation>
    </message>
    <message>
        <source>Think for yourself, then hold up your letter.</source>
        <translation>먼저 혼자 생각한 다음, 고른 답의 글자를 들어 보이십시오.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a letter; an answer</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>질문 %1/%2</translation>
    </message>
    <message>
        <source>The answer is counted from the trace.</source>
        <translation>답은 트레이스에서 집계한 것입니다.</translation>
    </message>
    <message>
        <source>Values and totals are hidden until the answer is shown.</source>
        <translation>값과 전체 합계는 정답을 공개할 때까지 숨깁니다.</translation>
    </message>
    <message>
        <source>Think for yourself, then write down the order of the letters.</source>
        <translation>먼저 혼자 생각한 다음, 글자의 순서를 적으십시오.</translation>
    </message>
    <message>
        <source>Think for yourself, then write down your answer.</source>
        <translation>먼저 혼자 생각한 다음, 답을 적으십시오.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Some of these lanes access another bank.</source>
        <translation>이 lane 중 일부는 다른 뱅크에 접근합니다.</translation>
    </message>
    <message>
        <source>Some lanes are masked off in this step.</source>
        <translation>이 단계에서 일부 lane은 마스크된 상태입니다.</translation>
    </message>
    <message>
        <source>The number is right, but the active lanes are not the first lanes of the warp.</source>
        <translation>개수는 맞지만, 활성 lane이 warp의 맨 앞 lane들은 아닙니다.</translation>
    </message>
    <message>
        <source>The addresses select the bank, not the positions of the lanes.</source>
        <translation>뱅크를 정하는 것은 주소이지 lane의 위치가 아닙니다.</translation>
    </message>
    <message>
        <source>The number is right, but the active lanes are not adjacent.</source>
        <translation>개수는 맞지만, 활성 lane들이 서로 이웃해 있지 않습니다.</translation>
    </message>
    <message>
        <source>These lanes are masked off in this step.</source>
        <translation>이 lane들은 이 단계에서 마스크된 상태입니다.</translation>
    </message>
    <message>
        <source>The addresses select the bank. A distance of 16 lanes alone does not cause a conflict.</source>
        <translation>뱅크를 정하는 것은 주소입니다. lane이 16개 떨어져 있다는 것만으로 충돌이 생기지는 않습니다.</translation>
    </message>
    <message>
        <source>The conditions decide which lanes are active. A warp does not execute a step in halves.</source>
        <translation>어느 lane이 활성인지는 조건이 정합니다. warp는 한 단계를 반씩 나누어 실행하지 않습니다.</translation>
    </message>
    <message>
        <source>Lanes are counted from 0, not from 1.</source>
        <translation>lane은 1이 아니라 0부터 셉니다.</translation>
    </message>
    <message>
        <source>Other words are in this bank too. Lanes that access them share the bank.</source>
        <translation>이 뱅크에는 다른 워드도 있습니다. 그 워드에 접근하는 lane도 이 뱅크를 함께 씁니다.</translation>
    </message>
    <message>
        <source>All of these lanes access the bank, but they are not the only ones.</source>
        <translation>이 lane들이 모두 그 뱅크에 접근하는 것은 맞지만, 접근하는 lane이 더 있습니다.</translation>
    </message>
    <message>
        <source>All of these lanes are active, but they are not the only ones.</source>
        <translation>이 lane들이 모두 활성인 것은 맞지만, 활성 lane이 더 있습니다.</translation>
    </message>
    <message>
        <source>Some of these lanes access another bank. The words of a bank are further apart.</source>
        <translation>이 lane 중 일부는 다른 뱅크에 접근합니다. 한 뱅크의 워드들은 더 멀리 떨어져 있습니다.</translation>
    </message>
    <message>
        <source>This is the answer for an earlier execution of this code.</source>
        <translation>이것은 이 코드가 앞서 실행될 때의 답입니다.</translation>
    </message>
    <message>
        <source>This is the answer for a later execution of this code.</source>
        <translation>이것은 이 코드가 나중에 다시 실행될 때의 답입니다.</translation>
    </message>
    <message>
        <source>Off by one: this is one too many for the true side.</source>
        <translation>하나 차이로 틀렸습니다. 참인 쪽의 수가 하나 많습니다.</translation>
    </message>
    <message>
        <source>Off by one: this is one too few for the true side.</source>
        <translation>하나 차이로 틀렸습니다. 참인 쪽의 수가 하나 적습니다.</translation>
    </message>
    <message>
        <source>Off by one: the right number is smaller.</source>
        <translation>하나 차이로 틀렸습니다. 맞는 수는 더 작습니다.</translation>
    </message>
    <message>
        <source>Off by one: the right number is larger.</source>
        <translation>하나 차이로 틀렸습니다. 맞는 수는 더 큽니다.</translation>
    </message>
    <message>
        <source>This is only half of the right number.</source>
        <translation>이것은 맞는 수의 절반입니다.</translation>
    </message>
    <message>
        <source>This is twice the right number.</source>
        <translation>이것은 맞는 수의 두 배입니다.</translation>
    </message>
    <message>
        <source>The access touches every line that contains a requested byte, not only one line.</source>
        <translation>접근은 라인 하나만이 아니라 요청된 바이트가 들어 있는 모든 라인에 걸칩니다.</translation>
    </message>
    <message>
        <source>Atomic operations in the same bank are executed one after the other.</source>
        <translation>같은 뱅크에 대한 atomic 연산은 차례로 실행됩니다.</translation>
    </message>
    <message>
        <source>The access moves every sector that contains a requested byte, not only one sector.</source>
        <translation>접근은 섹터 하나만이 아니라, 요청된 바이트가 들어 있는 모든 섹터를 옮깁니다.</translation>
    </message>
    <message>
        <source>Lanes that access the same line share it.</source>
        <translation>같은 라인에 접근하는 lane들은 그 라인을 함께 씁니다.</translation>
    </message>
    <message>
        <source>One pass serves all lanes whose words are in different banks.</source>
        <translation>워드가 서로 다른 뱅크에 있는 lane은 한 패스로 모두 처리됩니다.</translation>
    </message>
    <message>
        <source>Lanes that access the same sector share it.</source>
        <translation>같은 섹터에 접근하는 lane들은 그 섹터를 함께 씁니다.</translation>
    </message>
    <message>
        <source>The requested bytes would fit into this many lines, but they are spread over more.</source>
        <translation>요청된 바이트는 이만큼의 라인에 다 들어갈 수 있지만, 실제로는 더 많은 라인에 흩어져 있습니다.</translation>
    </message>
    <message>
        <source>The requested bytes would fit into this many sectors, but they are spread over more.</source>
        <translation>요청된 바이트는 이만큼의 섹터에 다 들어갈 수 있지만, 실제로는 더 많은 섹터에 흩어져 있습니다.</translation>
    </message>
    <message>
        <source>Lanes that access the same bytes share the transfer.</source>
        <translation>같은 바이트에 접근하는 lane들은 한 번의 전송을 함께 씁니다.</translation>
    </message>
    <message>
        <source>This is the number of sectors. A line contains several sectors.</source>
        <translation>이것은 섹터의 수입니다. 라인 하나에는 섹터가 여러 개 들어 있습니다.</translation>
    </message>
    <message>
        <source>This is the number of lines. A line contains several sectors.</source>
        <translation>이것은 라인의 수입니다. 라인 하나에는 섹터가 여러 개 들어 있습니다.</translation>
    </message>
    <message>
        <source>One pass serves all lanes that access the same word. This is not a bank conflict.</source>
        <translation>같은 워드에 접근하는 lane은 한 패스로 모두 처리됩니다. 이것은 뱅크 충돌이 아닙니다.</translation>
    </message>
    <message>
        <source>One pass serves lanes of the whole warp, not only of one half.</source>
        <translation>한 패스는 warp의 절반만이 아니라 warp 전체의 lane을 처리합니다.</translation>
    </message>
    <message>
        <source>This is the stride. The number of passes depends on the number of words in one bank, not on the stride.</source>
        <translation>이것은 stride입니다. 패스 수를 정하는 것은 stride가 아니라 한 뱅크에서 접근하는 워드의 수입니다.</translation>
    </message>
    <message>
        <source>Other lanes access this bank too.</source>
        <translation>다른 lane도 이 뱅크에 접근합니다.</translation>
    </message>
    <message>
        <source>Different words in the same bank need separate passes.</source>
        <translation>같은 뱅크의 서로 다른 워드에는 패스가 따로 듭니다.</translation>
    </message>
    <message>
        <source>The condition is false for at least one active lane.</source>
        <translation>적어도 활성 lane 하나에서는 조건이 거짓입니다.</translation>
    </message>
    <message>
        <source>The condition is true for at least one active lane.</source>
        <translation>적어도 활성 lane 하나에서는 조건이 참입니다.</translation>
    </message>
    <message>
        <source>True and false are swapped.</source>
        <translation>참과 거짓이 뒤바뀌었습니다.</translation>
    </message>
    <message>
        <source>Each lane evaluates the condition with its own values. The warp does not have to split in half.</source>
        <translation>각 lane은 자기 값으로 조건을 계산합니다. warp가 꼭 반씩 나뉘는 것은 아닙니다.</translation>
    </message>
    <message>
        <source>A warp without an active lane does not execute the step.</source>
        <translation>활성 lane이 없는 warp는 그 단계를 실행하지 않습니다.</translation>
    </message>
    <message>
        <source>Active lanes stay in their warps. They are not packed into fewer warps.</source>
        <translation>활성 lane은 자기 warp에 그대로 남습니다. 더 적은 수의 warp로 모이지 않습니다.</translation>
    </message>
    <message>
        <source>This is the number of the lane itself. See the expression for the index.</source>
        <translation>이것은 lane 자신의 번호입니다. 인덱스의 식을 보십시오.</translation>
    </message>
    <message>
        <source>The lane has read this before.</source>
        <translation>이것은 lane이 이미 읽은 원소입니다.</translation>
    </message>
    <message>
        <source>This is the answer for the next lane.</source>
        <translation>이것은 다음 lane의 답입니다.</translation>
    </message>
    <message>
        <source>Rows and columns are swapped.</source>
        <translation>행과 열이 뒤바뀌었습니다.</translation>
    </message>
    <message>
        <source>In this run, these accesses do not race.</source>
        <translation>이 실행에서 이 접근들은 경쟁하지 않습니다.</translation>
    </message>
    <message>
        <source>In this run, some accesses race. A barrier would separate them.</source>
        <translation>이 실행에는 경쟁하는 접근이 있으며, 이는 barrier로 분리할 수 있습니다.</translation>
    </message>
    <message>
        <source>The runs need different numbers of warp steps.</source>
        <translation>실행마다 필요한 warp 단계의 수가 다릅니다.</translation>
    </message>
    <message>
        <source>In this order, the numbers of active lanes are %1.</source>
        <translation>이 순서에서 활성 lane의 수는 차례로 %1입니다.</translation>
    </message>
    <message>
        <source>This kernel does not need this resource.</source>
        <translation>이 커널에는 이 자원이 필요하지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>This resource alone would allow %1 groups, which is more than the actual limit.</source>
        <translation>
            <numerusform>이 자원만 보면 그룹이 %1개 들어갑니다. 실제 한도보다 많습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This resource alone would allow one group, which is more than the actual limit.</source>
        <translation>이 자원만 보면 그룹이 한 개 들어갑니다. 실제 한도보다 많습니다.</translation>
    </message>
    <message>
        <source>All runs need the same number of warp steps.</source>
        <translation>모든 실행에서 warp 단계의 수가 같습니다.</translation>
    </message>
    <message numerus="yes">
        <source>This run needs %1 warp steps, more than the best one.</source>
        <translation>
            <numerusform>이 실행에는 warp 단계 %1개가 듭니다. 가장 좋은 실행보다 많습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This run needs one warp step, more than the best one.</source>
        <translation>이 실행에는 warp 단계 한 개가 듭니다. 가장 좋은 실행보다 많습니다.</translation>
    </message>
    <message numerus="yes">
        <source>In this step, %1 of %2 lanes of the warp are active.</source>
        <translation>
            <numerusform>이 단계에서는 warp의 lane %2개 중 %1개가 활성입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this step, 1 of %2 lanes of the warp is active.</source>
        <translation>이 단계에서는 warp의 lane %2개 중 1개가 활성입니다.</translation>
    </message>
    <message numerus="yes">
        <source>In this step, %1 of %2 warps have an active lane.</source>
        <translation>
            <numerusform>이 단계에서는 warp %2개 중 %1개에 활성 lane이 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this step, 1 of %2 warps has an active lane.</source>
        <translation>이 단계에서는 warp %2개 중 1개에 활성 lane이 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The requested bytes are in %1 different lines of %2 bytes.</source>
        <translation>
            <numerusform>요청된 바이트는 서로 다른 %2바이트 라인 %1개에 들어 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All requested bytes are in the same line of %2 bytes.</source>
        <translation>요청된 바이트는 모두 같은 %2바이트 라인에 들어 있습니다.</translation>
    </message>
    <message>
        <source>No other active lane accesses the bank of lane %1.</source>
        <translation>%1번 lane의 뱅크에 접근하는 다른 활성 lane은 없습니다.</translation>
    </message>
    <message>
        <source>Their words and the word of lane %1 are equal modulo %2, the number of banks.</source>
        <translation>이 lane들의 워드와 %1번 lane의 워드는 번호를 뱅크 수(%2)로 나눈 나머지가 같습니다.</translation>
    </message>
    <message>
        <source>In this run, barriers order all accesses that would otherwise race.</source>
        <translation>이 실행에서는 barrier가 없으면 경쟁할 모든 접근의 순서를 barrier가 정합니다.</translation>
    </message>
    <message>
        <source>Different work-items access the same bytes here, and no barrier orders the accesses.</source>
        <translation>여기서는 서로 다른 work-item이 같은 바이트에 접근하는데, 그 접근의 순서를 정하는 barrier가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The limit (%2) allows %1 groups on a multiprocessor, the fewest of all.</source>
        <translation>
            <numerusform>제한 요인: %2. 이 때문에 멀티프로세서에 그룹이 %1개까지만 들어갑니다. 모든 요인 중 가장 적은 수입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The limit (%2) allows one group on a multiprocessor, the fewest of all.</source>
        <translation>제한 요인: %2. 이 때문에 멀티프로세서에 그룹이 한 개만 들어갑니다. 모든 요인 중 가장 적은 수입니다.</translation>
    </message>
    <message>
        <source>Lane %1 receives the value of lane %2.</source>
        <translation>%1번 lane은 %2번 lane의 값을 받습니다.</translation>
    </message>
    <message>
        <source>The index of lane %1 is %2 in this step.</source>
        <translation>이 단계에서 %1번 lane의 인덱스는 %2입니다.</translation>
    </message>
    <message numerus="yes">
        <source>This run needs %1 warp steps, fewer than all others.</source>
        <translation>
            <numerusform>이 실행에는 warp 단계 %1개가 듭니다. 다른 모든 실행보다 적습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This run needs one warp step, fewer than all others.</source>
        <translation>이 실행에는 warp 단계 한 개가 듭니다. 다른 모든 실행보다 적습니다.</translation>
    </message>
    <message>
        <source>For lane %1, %2 is %3, so %4 is true.</source>
        <translation>%1번 lane에서는 %2 = %3, 따라서 %4 조건은 참입니다.</translation>
    </message>
    <message>
        <source>For lane %1, %2 is %3, so %4 is false.</source>
        <translation>%1번 lane에서는 %2 = %3, 따라서 %4 조건은 거짓입니다.</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <translation>활성 lane</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: which lanes of warp %3 execute %5?</source>
        <translation>그룹 %2, 단계 %1, %6번 줄: %3번 warp의 어느 lane이 %5 코드를 실행합니까?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: which lanes of warp %3 execute %5?</source>
        <translation>그룹 %2, 단계 %1, %6번 줄, %7 = %8: %3번 warp의 어느 lane이 %5 코드를 실행합니까?</translation>
    </message>
    <message>
        <source>Active warps</source>
        <translation>활성 warp</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: how many of the %3 warps execute %5?</source>
        <translation>그룹 %2, 단계 %1, %6번 줄: warp %3개 중 몇 개가 %5 코드를 실행합니까?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: how many of the %3 warps execute %5?</source>
        <translation>그룹 %2, 단계 %1, %6번 줄, %7 = %8: warp %3개 중 몇 개가 %5 코드를 실행합니까?</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>섹터</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many %5-byte sectors does it move?</source>
        <translation>그룹 %2, 단계 %1, %7번 줄: %3번 warp가 %6에 접근합니다(활성 lane: %4개). %5바이트 섹터를 몇 개 옮깁니까?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How many %5-byte sectors does it move?</source>
        <translation>그룹 %2, 단계 %1, %7번 줄, %8 = %9: %3번 warp가 %6에 접근합니다(활성 lane: %4개). %5바이트 섹터를 몇 개 옮깁니까?</translation>
    </message>
    <message>
        <source>Lines of memory</source>
        <translation>메모리 라인</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many %5-byte lines of memory does it touch?</source>
        <translation>그룹 %2, 단계 %1, %7번 줄: %3번 warp가 %6에 접근합니다(활성 lane: %4개). 이 접근은 %5바이트 메모리 라인 몇 개에 걸칩니까?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How many %5-byte lines of memory does it touch?</source>
        <translation>그룹 %2, 단계 %1, %7번 줄, %8 = %9: %3번 warp가 %6에 접근합니다(활성 lane: %4개). 이 접근은 %5바이트 메모리 라인 몇 개에 걸칩니까?</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many passes do the %5 banks need?</source>
        <translation>그룹 %2, 단계 %1, %7번 줄: %3번 warp가 %6에 접근합니다(활성 lane: %4개). 뱅크 %5개에서 몇 패스가 듭니까?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How many passes do the %5 banks need?</source>
        <translation>그룹 %2, 단계 %1, %7번 줄, %8 = %9: %3번 warp가 %6에 접근합니다(활성 lane: %4개). 뱅크 %5개에서 몇 패스가 듭니까?</translation>
    </message>
    <message>
        <source>Lanes in one bank</source>
        <translation>한 뱅크의 lane</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6. There are %5 banks. Which other lanes share a bank with lane %4?</source>
        <translation>그룹 %2, 단계 %1, %7번 줄: %3번 warp가 %6에 접근합니다. 뱅크는 %5개입니다. %4번 lane과 같은 뱅크에 접근하는 다른 lane은 어느 것입니까?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6. There are %5 banks. Which other lanes share a bank with lane %4?</source>
        <translation>그룹 %2, 단계 %1, %7번 줄, %8 = %9: %3번 warp가 %6에 접근합니다. 뱅크는 %5개입니다. %4번 lane과 같은 뱅크에 접근하는 다른 lane은 어느 것입니까?</translation>
    </message>
    <message>
        <source>Lanes with a true condition</source>
        <translation>조건이 참인 lane</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: for how many lanes of warp %3 is %5 true (active lanes: %4)?</source>
        <translation>그룹 %2, 단계 %1, %6번 줄: %3번 warp의 lane 중 몇 개에서 %5 조건이 참입니까(활성 lane: %4개)?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: for how many lanes of warp %3 is %5 true (active lanes: %4)?</source>
        <translation>그룹 %2, 단계 %1, %6번 줄, %7 = %8: %3번 warp의 lane 중 몇 개에서 %5 조건이 참입니까(활성 lane: %4개)?</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>분기</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: how does %5 split warp %3 (active lanes: %4)?</source>
        <translation>그룹 %2, 단계 %1, %6번 줄: %5 조건에서 %3번 warp는 어떻게 나뉩니까(활성 lane: %4개)?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: how does %5 split warp %3 (active lanes: %4)?</source>
        <translation>그룹 %2, 단계 %1, %6번 줄, %7 = %8: %5 조건에서 %3번 warp는 어떻게 나뉩니까(활성 lane: %4개)?</translation>
    </message>
    <message>
        <source>Missing barrier</source>
        <translation>빠진 barrier</translation>
    </message>
    <message>
        <source>Between which accesses to local memory is a barrier missing in this run?</source>
        <translation>이 실행에서 로컬 메모리에 대한 어느 접근 사이에 barrier가 빠져 있습니까?</translation>
    </message>
    <message>
        <source>Occupancy limit</source>
        <translation>점유율의 제한 요인</translation>
    </message>
    <message>
        <source>Hardware: %4. Group size: %1, registers per work-item: %2, bytes of local memory: %3. What limits the resident groups?</source>
        <translation>하드웨어: %4. 그룹 크기: %1, work-item당 레지스터: %2, 로컬 메모리(바이트): %3. 상주 그룹의 수를 제한하는 것은 무엇입니까?</translation>
    </message>
    <message>
        <source>Next element</source>
        <translation>다음 원소</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: which element does lane %4 of warp %3 read with %5?</source>
        <translation>그룹 %2, 단계 %1, %6번 줄: %3번 warp의 %4번 lane이 %5 코드에서 읽는 원소는 어느 것입니까?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: which element does lane %4 of warp %3 read with %5?</source>
        <translation>그룹 %2, 단계 %1, %6번 줄, %7 = %8: %3번 warp의 %4번 lane이 %5 코드에서 읽는 원소는 어느 것입니까?</translation>
    </message>
    <message>
        <source>Fewest warp steps</source>
        <translation>가장 적은 warp 단계</translation>
    </message>
    <message>
        <source>Which run needs the fewest warp steps?</source>
        <translation>warp 단계가 가장 적게 드는 실행은 어느 것입니까?</translation>
    </message>
    <message>
        <source>Order of rounds</source>
        <translation>라운드의 순서</translation>
    </message>
    <message>
        <source>Group %1, line %3: order the rounds by the number of lanes that execute %2, most lanes first. (Choices: round numbers.)</source>
        <translation>그룹 %1, %3번 줄: %2 코드를 실행하는 lane이 많은 라운드부터 차례로 놓으십시오. (보기: 라운드 번호.)</translation>
    </message>
    <message>
        <source>Group %1, line %3: order the rounds by the number of lanes that execute %2, most lanes first. (Choices: values of %4.)</source>
        <translation>그룹 %1, %3번 줄: %2 코드를 실행하는 lane이 많은 라운드부터 차례로 놓으십시오. (보기: %4의 값.)</translation>
    </message>
    <message>
        <source>No other lane</source>
        <translation>다른 lane 없음</translation>
    </message>
    <message>
        <source>Only lane %1</source>
        <translation>%1번 lane만</translation>
    </message>
    <message>
        <source>All %1 lanes</source>
        <translation>lane %1개 모두</translation>
    </message>
    <message>
        <source>No barrier is missing</source>
        <translation>빠진 barrier 없음</translation>
    </message>
    <message>
        <source>Line %1, by different work-items</source>
        <translation>%1번 줄(서로 다른 work-item)</translation>
    </message>
    <message>
        <source>Lines %1 and %2</source>
        <translation>%1번 줄과 %2번 줄</translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>%1번 lane</translation>
    </message>
    <message>
        <source>%1 to %2 in steps of %3</source>
        <translation>%1부터 %2까지 %3 간격</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: from which lane does lane %4 of warp %3 receive a value with %5?</source>
        <translation>그룹 %2, 단계 %1, %6번 줄: %3번 warp의 %4번 lane은 %5 코드에서 어느 lane의 값을 받습니까?</translation>
    </message>
    <message>
        <source>True: %1, false: %2</source>
        <translation>참: %1, 거짓: %2</translation>
    </message>
    <message>
        <source>There is no difference</source>
        <translation>차이 없음</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>A race needs at least two runs.</source>
        <translation>경주에는 실행이 두 개 이상 필요합니다.</translation>
    </message>
    <message>
        <source>A race has at most four runs.</source>
        <translation>경주에는 실행을 네 개까지 넣을 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 and %2 have different problem sizes, so they cannot race. Run both with the same size.</source>
        <translation>%1 및 %2: 문제 크기가 달라서 경주할 수 없습니다. 둘을 같은 크기로 실행하십시오.</translation>
    </message>
    <message>
        <source>%1 cannot race: it does not fit on a multiprocessor of its hardware model, so it has no modelled time.</source>
        <translation>%1: 하드웨어 모델의 멀티프로세서에 들어가지 않아 모델 시간이 없으므로 경주할 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cycles</source>
        <translation>
            <numerusform>%1사이클</numerusform>
        </translation>
    </message>
    <message>
        <source>The warps on multiprocessor 0 do the same in all runs, until the end.</source>
        <translation>멀티프로세서 0의 warp들은 모든 실행에서 끝까지 똑같이 동작합니다.</translation>
    </message>
    <message>
        <source>The runs are too long to find when they start to differ: only the beginning of their timelines is recorded.</source>
        <translation>실행이 너무 길어 갈라지는 지점을 찾을 수 없습니다. 타임라인의 앞부분만 기록되어 있습니다.</translation>
    </message>
    <message>
        <source>The runs differ from the start.</source>
        <translation>실행들이 처음부터 다릅니다.</translation>
    </message>
    <message>
        <source>Until cycle %1, the warps on multiprocessor 0 do the same in all runs.</source>
        <translation>사이클 %1까지 멀티프로세서 0의 warp들은 모든 실행에서 똑같이 동작합니다.</translation>
    </message>
    <message>
        <source>For the first %1, the warps on multiprocessor 0 do the same in all runs.</source>
        <translation>처음 %1 동안 멀티프로세서 0의 warp들은 모든 실행에서 똑같이 동작합니다.</translation>
    </message>
    <message>
        <source>%1 and %2 finish at the same time.</source>
        <translation>%1, %2 모두 같은 시각에 끝납니다.</translation>
    </message>
    <message>
        <source>There is no clear winner: %1 finishes only %3 before %2, a difference of less than 1 %.</source>
        <translation>뚜렷한 승자가 없습니다. %1 실행이 %2 실행보다 먼저 끝나지만 그 차이(%3)는 1 % 미만입니다.</translation>
    </message>
    <message>
        <source>%1 finishes first, %3 before %2.</source>
        <translation>%1 실행이 첫 번째로 끝납니다. %2 실행보다 %3 빠릅니다.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>라운드 %1</translation>
    </message>
</context>
<context>
    <name>RaceFiles</name>
    <message>
        <source>A web page that plays the race, with markers when the runs start to differ and when each run finishes. A browser opens it offline, without Lockstep. It is at most 5 MB.</source>
        <translation>경주를 재생하는 웹 페이지입니다. 실행들이 갈라지는 시각과 각 실행이 끝나는 시각에 마커가 있습니다. Lockstep 없이도 브라우저에서 오프라인으로 열 수 있습니다. 크기는 최대 5 MB입니다.</translation>
    </message>
</context>
<context>
    <name>RaceTrackWords</name>
    <message numerus="yes">
        <source>%Ln warp step(s)</source>
        <translation>
            <numerusform>warp 단계 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bank conflict(s)</source>
        <translation>
            <numerusform>뱅크 충돌 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 behind, %2</source>
        <comment>A time; a ratio: 1.14x</comment>
        <translation>%1 뒤처짐, %2</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>%1 뒤처짐</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>아직 실행 중</translation>
    </message>
    <message>
        <source>%1 behind so far</source>
        <comment>A time</comment>
        <translation>지금까지 %1 뒤처짐</translation>
    </message>
</context>
<context>
    <name>RaceWords</name>
    <message>
        <source>modelled, not measured</source>
        <translation>모델 값, 측정값 아님</translation>
    </message>
    <message>
        <source>rows are the warp slots of multiprocessor 0</source>
        <translation>행은 멀티프로세서 0의 warp 슬롯</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other multiprocessor(s) not shown</source>
        <translation>
            <numerusform>다른 멀티프로세서 %Ln개는 표시 안 함</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds are those of the first work-group on multiprocessor 0</source>
        <translation>라운드는 멀티프로세서 0의 첫 번째 workgroup 기준</translation>
    </message>
    <message>
        <source>%1: place %2, %3</source>
        <comment>A run; its place; its time</comment>
        <translation>%1: %2위, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>A run; how far it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>cycle, modelled</source>
        <translation>사이클, 모델</translation>
    </message>
    <message>
        <source>%1, modelled</source>
        <comment>A unit of time</comment>
        <translation>%1, 모델</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>in launch %1 of %2</source>
        <translation>launch %1/%2</translation>
    </message>
    <message>
        <source>in round %1 of %2</source>
        <translation>라운드 %1/%2</translation>
    </message>
    <message>
        <source>before the first round</source>
        <translation>첫 라운드 전</translation>
    </message>
    <message>
        <source>after a round</source>
        <translation>라운드 후</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>경주</translation>
    </message>
    <message>
        <source>gap %1</source>
        <comment>A time</comment>
        <translation>차이 %1</translation>
    </message>
</context>
<context>
    <name>Races</name>
    <message>
        <source>The barrier at line %1 does not order local memory, because it has only CLK_GLOBAL_MEM_FENCE. Add CLK_LOCAL_MEM_FENCE.</source>
        <translation>%1번 줄의 barrier에는 CLK_GLOBAL_MEM_FENCE만 있어서 로컬 메모리의 순서를 정하지 않습니다. CLK_LOCAL_MEM_FENCE를 추가하십시오.</translation>
    </message>
    <message>
        <source>The barrier at line %1 does not order global memory, because it has only CLK_LOCAL_MEM_FENCE. Add CLK_GLOBAL_MEM_FENCE.</source>
        <translation>%1번 줄의 barrier에는 CLK_LOCAL_MEM_FENCE만 있어서 글로벌 메모리의 순서를 정하지 않습니다. CLK_GLOBAL_MEM_FENCE를 추가하십시오.</translation>
    </message>
    <message>
        <source>Atomics order the two work-items, but no fence orders their accesses to %2. Add mem_fence(CLK_GLOBAL_MEM_FENCE) between each access and the atomic.</source>
        <translation>atomic 연산이 두 work-item의 순서를 정하지만, %2에 대한 접근의 순서를 정하는 fence가 없습니다. 각 접근과 atomic 연산 사이에 mem_fence(CLK_GLOBAL_MEM_FENCE)를 추가하십시오.</translation>
    </message>
    <message>
        <source>Line %1 accesses %2 without an atomic, while other lines change it with atomics. Use an atomic in line %1 too: atomic_or(p, 0) to read, atomic_xchg(p, x) to write.</source>
        <translation>%1번 줄은 atomic 연산 없이 %2에 접근하는데, 다른 줄에서는 atomic 연산으로 값을 바꿉니다. %1번 줄에서도 atomic 연산을 사용하십시오. 읽으려면 atomic_or(p, 0), 쓰려면 atomic_xchg(p, x)입니다.</translation>
    </message>
    <message>
        <source>Line %1 accesses %2 without an atomic, while other lines change it with atomics. Put a barrier between these accesses, or use an atomic in line %1 too: atomic_or(p, 0) to read, atomic_xchg(p, x) to write.</source>
        <translation>%1번 줄은 atomic 연산 없이 %2에 접근하는데, 다른 줄에서는 atomic 연산으로 값을 바꿉니다. 이 접근들 사이에 barrier를 넣거나 %1번 줄에서도 atomic 연산을 사용하십시오. 읽으려면 atomic_or(p, 0), 쓰려면 atomic_xchg(p, x)입니다.</translation>
    </message>
    <message>
        <source>Atomics order the two work-items, but no fence orders their accesses to %2. Keep the value and the flag in one word, or, with OpenCL 2.0, add atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device) between each access and the atomic.</source>
        <translation>atomic 연산이 두 work-item의 순서를 정하지만, %2에 대한 접근의 순서를 정하는 fence가 없습니다. 값과 플래그를 한 워드에 함께 두거나, OpenCL 2.0이라면 각 접근과 atomic 연산 사이에 atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device)를 추가하십시오.</translation>
    </message>
    <message>
        <source>Call wait_group_events for the copy before line %1.</source>
        <translation>%1번 줄 앞에서 이 복사에 대해 wait_group_events를 호출하십시오.</translation>
    </message>
</context>
<context>
    <name>RangeWords</name>
    <message>
        <source>line %1: %2 (%3)</source>
        <comment>number of a line; its text; a percentage</comment>
        <translation>%1번 줄: %2(%3)</translation>
    </message>
    <message numerus="yes">
        <source>Cycles %1 to %2: %Ln cycle(s), %3 modelled</source>
        <comment>a range; a time</comment>
        <translation>
            <numerusform>사이클 %1~%2: %Ln사이클, 모델 시간 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>No warp is resident in these cycles.</source>
        <translation>이 사이클에는 상주하는 warp가 없습니다.</translation>
    </message>
    <message>
        <source>Waits by line: %1</source>
        <comment>a list</comment>
        <translation>줄별 대기: %1</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>In grey, “%1” and “%2” look the same</source>
        <translation>회색조에서 똑같아 보임: “%1”, “%2”</translation>
    </message>
    <message>
        <source>Readers who confuse blue and green cannot tell “%1” from “%2”</source>
        <translation>파란색과 초록색을 혼동하는 독자는 구별할 수 없음: “%1”, “%2”</translation>
    </message>
    <message>
        <source>Readers who confuse red and green cannot tell “%1” from “%2”</source>
        <translation>빨간색과 초록색을 혼동하는 독자는 구별할 수 없음: “%1”, “%2”</translation>
    </message>
    <message>
        <source>In grey, some colours look the same</source>
        <translation>회색조에서 일부 색이 똑같아 보임</translation>
    </message>
    <message>
        <source>Readers who confuse blue and green cannot tell some colours apart</source>
        <translation>파란색과 초록색을 혼동하는 독자는 일부 색을 구별할 수 없음</translation>
    </message>
    <message>
        <source>Readers who confuse red and green cannot tell some colours apart</source>
        <translation>빨간색과 초록색을 혼동하는 독자는 일부 색을 구별할 수 없음</translation>
    </message>
    <message>
        <source>Readable in grey and for colour-blind readers</source>
        <translation>회색조에서도, 색각 이상이 있는 독자도 읽을 수 있음</translation>
    </message>
</context>
<context>
    <name>ReceiptWords</name>
    <message>
        <source>receives %1 from lane %2</source>
        <translation>%2번 lane에서 %1 받음</translation>
    </message>
    <message>
        <source>receives %1 from lanes %2 to %3</source>
        <translation>lane %2~%3에서 %1 받음</translation>
    </message>
    <message>
        <source>kept its own value %1, because the lane that it reads from has no active work-item</source>
        <translation>자기 값 %1 유지: 읽을 lane에 활성 work-item이 없음</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>it sent more data than expected</source>
        <translation>예상보다 많은 데이터를 보냈습니다</translation>
    </message>
    <message>
        <source>it sent a line that cannot be parsed</source>
        <translation>구문 분석할 수 없는 줄을 보냈습니다</translation>
    </message>
    <message>
        <source>its recording cannot be read</source>
        <translation>기록을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>the parts of its log do not match its recording</source>
        <translation>로그의 부분들이 기록과 맞지 않습니다</translation>
    </message>
    <message>
        <source>a function calls itself, which OpenCL C does not allow</source>
        <translation>함수가 자기 자신을 호출하는데, OpenCL C에서는 허용되지 않습니다</translation>
    </message>
    <message>
        <source>a goto into a block, or in a function with barriers, is not supported</source>
        <translation>블록 안으로 가는 goto, 또는 barrier가 있는 함수 안의 goto는 지원되지 않습니다</translation>
    </message>
    <message>
        <source>a case label is inside a statement nested in its switch</source>
        <translation>case 레이블이 그 switch에 중첩된 문장 안에 있습니다</translation>
    </message>
    <message>
        <source>a case label is a range of values</source>
        <translation>case 레이블이 값의 범위입니다</translation>
    </message>
    <message>
        <source>statement expressions are not part of OpenCL C 1.2</source>
        <translation>문장 식(statement expression)은 OpenCL C 1.2에 속하지 않습니다</translation>
    </message>
    <message>
        <source>image types that OpenCL 1.2 does not have, read-write images, and samplers that are neither constants nor parameters are not supported</source>
        <translation>OpenCL 1.2에 없는 이미지 자료형, 읽기-쓰기 이미지, 상수도 매개변수도 아닌 샘플러는 지원되지 않습니다</translation>
    </message>
    <message>
        <source>a bit-field in memory has no address</source>
        <translation>메모리에 있는 비트 필드에는 주소가 없습니다</translation>
    </message>
    <message>
        <source>a barrier or a sub-group function is in an operand that &amp;&amp;, || or ?: may skip</source>
        <translation>barrier나 subgroup 함수가 &amp;&amp;, || 또는 ?:에서 건너뛸 수 있는 피연산자 안에 있습니다</translation>
    </message>
    <message>
        <source>a function is called through a pointer</source>
        <translation>함수가 포인터를 통해 호출됩니다</translation>
    </message>
    <message>
        <source>this sub-group function is not supported</source>
        <translation>이 subgroup 함수는 지원되지 않습니다</translation>
    </message>
    <message>
        <source>the program declares a variable in global memory, which OpenCL C 1.2 does not allow</source>
        <translation>프로그램이 글로벌 메모리에 변수를 선언하는데, OpenCL C 1.2에서는 허용되지 않습니다</translation>
    </message>
    <message>
        <source>the argument of printf for %s is not a string literal</source>
        <translation>%s에 해당하는 printf의 인수가 문자열 리터럴이 아닙니다</translation>
    </message>
    <message>
        <source>a generic pointer of OpenCL 2 does not specify its address space</source>
        <translation>OpenCL 2의 제네릭 포인터에 주소 공간이 지정되어 있지 않습니다</translation>
    </message>
    <message>
        <source>an atomic function of OpenCL 2 is called, but only those of OpenCL 1.2, such as atomic_add, are supported</source>
        <translation>OpenCL 2의 atomic 함수를 호출하는데, atomic_add 같은 OpenCL 1.2의 함수만 지원됩니다</translation>
    </message>
    <message>
        <source>a function is called that is neither defined here nor built into OpenCL C</source>
        <translation>여기에 정의되지도 않고 OpenCL C에 내장되지도 않은 함수를 호출합니다</translation>
    </message>
    <message>
        <source>inline assembly cannot be analysed</source>
        <translation>인라인 어셈블리는 분석할 수 없습니다</translation>
    </message>
    <message>
        <source>the kernel has a name that is reserved for Lockstep&apos;s own functions</source>
        <translation>커널의 이름이 Lockstep 자체 함수용으로 예약되어 있습니다</translation>
    </message>
    <message>
        <source>this kind of expression is not supported</source>
        <translation>이런 종류의 식은 지원되지 않습니다</translation>
    </message>
    <message>
        <source>an expression has more than a million characters after macro expansion</source>
        <translation>매크로를 확장하면 한 식이 백만 문자를 넘습니다</translation>
    </message>
    <message>
        <source>the program is too long for a recording, which can contain 24 MB, or 3 MB if the text is not UTF-8</source>
        <translation>프로그램이 기록하기에 너무 깁니다. 기록에는 24 MB까지, 텍스트가 UTF-8이 아니면 3 MB까지 들어갑니다</translation>
    </message>
    <message>
        <source>a struct or union is too large: the limit is 64 KiB for a union and 2 GiB for an element of a buffer</source>
        <translation>구조체나 공용체가 너무 큽니다. 한도는 공용체가 64 KiB, 버퍼의 원소가 2 GiB입니다</translation>
    </message>
    <message>
        <source>the kernel has more than 4,096 parameters</source>
        <translation>커널의 매개변수가 4,096개보다 많습니다</translation>
    </message>
    <message>
        <source>the kernel has more than 4,095 buffers, local variables and constants</source>
        <translation>커널의 버퍼, 로컬 변수, 상수가 4,095개보다 많습니다</translation>
    </message>
    <message>
        <source>the kernel declares more than 2 GiB of local memory</source>
        <translation>커널이 선언하는 로컬 메모리가 2 GiB보다 많습니다</translation>
    </message>
    <message>
        <source>statements and calls are nested more than 2,000 levels deep here; each &quot;else if&quot; adds a level</source>
        <translation>여기서 문장과 호출이 2,000단계보다 깊게 중첩되어 있습니다. “else if”마다 한 단계가 늘어납니다</translation>
    </message>
    <message>
        <source>up to this line, the kernel has more accesses and branches than a recording can describe</source>
        <translation>이 줄까지 커널의 접근과 분기문이 기록에 담을 수 있는 것보다 많습니다</translation>
    </message>
    <message>
        <source>it exited without responding</source>
        <translation>응답 없이 끝났습니다</translation>
    </message>
    <message>
        <source>it sent an unterminated line</source>
        <translation>끝나지 않은 줄을 보냈습니다</translation>
    </message>
    <message>
        <source>it responded to a different request</source>
        <translation>다른 요청에 응답했습니다</translation>
    </message>
    <message>
        <source>it could still modify the memory that contains its recording</source>
        <translation>기록이 들어 있는 메모리를 여전히 바꿀 수 있습니다</translation>
    </message>
    <message>
        <source>this attribute is not on the list of harmless attributes, such as aligned, packed, always_inline and reqd_work_group_size</source>
        <translation>이 속성은 aligned, packed, always_inline, reqd_work_group_size 같은 무해한 속성의 목록에 없습니다</translation>
    </message>
    <message>
        <source>this pragma is not on the list of harmless pragmas, such as unroll, pack and OPENCL EXTENSION</source>
        <translation>이 pragma는 unroll, pack, OPENCL EXTENSION 같은 무해한 pragma의 목록에 없습니다</translation>
    </message>
    <message>
        <source>operators, calls and subscripts are nested too deeply here: with the code that Lockstep adds to record them, there would be more than the 256 nested brackets that compilers accept</source>
        <translation>여기서 연산자, 호출, 첨자가 너무 깊게 중첩되어 있습니다. Lockstep이 이를 기록하려고 추가하는 코드까지 합치면 컴파일러가 받아들이는 중첩 괄호 256개를 넘습니다</translation>
    </message>
    <message>
        <source>#line sets a line number above 2,147,483,647, the largest that C allows</source>
        <translation>#line이 줄 번호를 C에서 허용되는 최댓값 2,147,483,647보다 크게 설정합니다</translation>
    </message>
    <message>
        <source>the kernel has no array of this name in local memory</source>
        <translation>커널의 로컬 메모리에 이 이름의 배열이 없습니다</translation>
    </message>
    <message>
        <source>the text to change is in a macro</source>
        <translation>바꿀 텍스트가 매크로 안에 있습니다</translation>
    </message>
    <message>
        <source>the text to change is in an included file</source>
        <translation>바꿀 텍스트가 include된 파일에 있습니다</translation>
    </message>
    <message>
        <source>the array is used through a pointer, not by an index</source>
        <translation>배열을 인덱스가 아니라 포인터로 사용합니다</translation>
    </message>
    <message>
        <source>the program uses the size of the array</source>
        <translation>프로그램이 배열의 크기를 사용합니다</translation>
    </message>
    <message>
        <source>a function that uses the array is also called with another array</source>
        <translation>배열을 사용하는 함수가 다른 배열로도 호출됩니다</translation>
    </message>
    <message>
        <source>the declaration of the array has no size to change</source>
        <translation>배열의 선언에 바꿀 크기가 없습니다</translation>
    </message>
    <message>
        <source>the index of the row has a side effect or reads memory, and the swizzle would evaluate it twice</source>
        <translation>행의 인덱스에 부수 효과가 있거나 인덱스가 메모리를 읽는데, 스위즐을 쓰면 인덱스가 두 번 계산됩니다</translation>
    </message>
    <message>
        <source>the array has more than two dimensions</source>
        <translation>배열의 차원이 두 개보다 많습니다</translation>
    </message>
    <message>
        <source>another kernel calls a function that uses the array</source>
        <translation>배열을 사용하는 함수를 다른 커널이 호출합니다</translation>
    </message>
    <message>
        <source>the host sets the size of the array</source>
        <translation>호스트가 배열의 크기를 설정합니다</translation>
    </message>
    <message>
        <source>the kernel already requires a group size</source>
        <translation>커널에 그룹 크기가 이미 지정되어 있습니다</translation>
    </message>
    <message>
        <source>work-group functions of OpenCL 2, such as work_group_reduce_add, are not supported</source>
        <translation>work_group_reduce_add 같은 OpenCL 2의 workgroup 함수는 지원되지 않습니다</translation>
    </message>
    <message>
        <source>this function receives a pointer, and Lockstep does not know what it reads or writes</source>
        <translation>이 함수가 포인터를 받는데, Lockstep은 이 함수가 무엇을 읽거나 쓰는지 알 수 없습니다</translation>
    </message>
    <message>
        <source>pipes and device-side enqueue (enqueue_kernel) are not supported</source>
        <translation>파이프와 장치에서 커널을 큐에 넣는 기능(enqueue_kernel)은 지원되지 않습니다</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>No launch was captured.</source>
        <translation>캡처한 launch가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 launches were captured. To view them:</source>
        <translation>
            <numerusform>launch %1개를 캡처했습니다. 보려면:</numerusform>
        </translation>
    </message>
    <message>
        <source>1 launch was captured. To view it:</source>
        <translation>launch 1개를 캡처했습니다. 보려면:</translation>
    </message>
    <message numerus="yes">
        <source>%1 errors</source>
        <translation>
            <numerusform>오류 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>오류 1개</translation>
    </message>
    <message numerus="yes">
        <source>%1 notes</source>
        <translation>
            <numerusform>참고 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>참고 1개</translation>
    </message>
    <message numerus="yes">
        <source>size halved %1 times to fit the memory budget</source>
        <translation>
            <numerusform>메모리 예산에 맞도록 크기를 %1번 반으로 줄임</numerusform>
        </translation>
    </message>
    <message>
        <source>size halved once to fit the memory budget</source>
        <translation>메모리 예산에 맞도록 크기를 한 번 반으로 줄임</translation>
    </message>
    <message>
        <source>the launch was guessed: %1 work-items in groups of %2</source>
        <translation>launch를 추정함: work-item %1개, 그룹 크기 %2</translation>
    </message>
    <message>
        <source>with arguments enlarged to the sizes that the kernel accesses, in bytes: %1</source>
        <translation>커널이 접근하는 크기에 맞게 인수를 늘림(바이트): %1</translation>
    </message>
    <message numerus="yes">
        <source>only the first %2 of %1 work-groups were checked</source>
        <translation>
            <numerusform>workgroup %1개 중 처음 %2개만 검사함</numerusform>
        </translation>
    </message>
    <message>
        <source>only %2 of 1 work-group was checked</source>
        <translation>workgroup 1개 중 처음 %2개만 검사함</translation>
    </message>
    <message numerus="yes">
        <source>only the first %2 of %1 work-groups of launch %3 were checked</source>
        <translation>
            <numerusform>launch %3: workgroup %1개 중 처음 %2개만 검사함</numerusform>
        </translation>
    </message>
    <message>
        <source>only %2 of 1 work-group of launch %3 was checked</source>
        <translation>launch %3: workgroup 1개 중 처음 %2개만 검사함</translation>
    </message>
    <message>
        <source>the launch comes from %1</source>
        <translation>launch를 가져온 곳: %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>the result differs from the result of the captured program</source>
        <translation>결과가 캡처한 프로그램의 결과와 다름</translation>
    </message>
    <message>
        <source>the result differs from the CPU result</source>
        <translation>결과가 CPU 결과와 다름</translation>
    </message>
    <message>
        <source>%1: not checked</source>
        <translation>%1: 검사하지 않음</translation>
    </message>
    <message>
        <source>Sizes and inputs were guessed and may cause the error. Set them with --set, or write a launch file (.sim).</source>
        <translation>크기와 입력을 추정했으므로 그 때문에 오류가 났을 수 있습니다. --set으로 설정하거나 launch 파일(.sim)을 작성하십시오.</translation>
    </message>
    <message>
        <source>%1, based on %2</source>
        <translation>%1(%2 기반)</translation>
    </message>
    <message>
        <source>Kernels run confined: they have no access to your files (Landlock %1), the network or other programs (seccomp).</source>
        <translation>커널은 격리되어 실행됩니다. 사용자의 파일(Landlock %1), 네트워크, 다른 프로그램(seccomp)에 접근할 수 없습니다.</translation>
    </message>
    <message>
        <source>Kernels run partly confined: they have no access to the network or to other programs (seccomp), but they can access your files, because Landlock is missing (it requires Linux 5.19 or later). Run only kernels that you trust.</source>
        <translation>커널은 일부만 격리되어 실행됩니다. 네트워크와 다른 프로그램(seccomp)에는 접근할 수 없지만, Landlock이 없어서(Linux 5.19 이상 필요) 사용자의 파일에 접근할 수 있습니다. 믿을 수 있는 커널만 실행하십시오.</translation>
    </message>
    <message>
        <source>Kernels run partly confined: they have no access to your files (Landlock %1), but they can access the network and other programs, because seccomp is missing. Run only kernels that you trust.</source>
        <translation>커널은 일부만 격리되어 실행됩니다. 사용자의 파일(Landlock %1)에는 접근할 수 없지만, seccomp가 없어서 네트워크와 다른 프로그램에 접근할 수 있습니다. 믿을 수 있는 커널만 실행하십시오.</translation>
    </message>
    <message>
        <source>Kernels run without confinement: Landlock (it requires Linux 5.19 or later) and seccomp are missing. Run only kernels that you trust.</source>
        <translation>커널은 격리 없이 실행됩니다. Landlock(Linux 5.19 이상 필요)과 seccomp가 없습니다. 믿을 수 있는 커널만 실행하십시오.</translation>
    </message>
    <message>
        <source>device</source>
        <translation>디바이스</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>platform</source>
        <translation>플랫폼</translation>
    </message>
    <message>
        <source>compute units</source>
        <translation>컴퓨트 유닛</translation>
    </message>
    <message>
        <source>largest group</source>
        <translation>최대 그룹</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>로컬 메모리</translation>
    </message>
    <message>
        <source>hardware model</source>
        <translation>하드웨어 모델</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>no flaws</source>
        <translation>결함 없음</translation>
    </message>
    <message numerus="yes">
        <source>%1 flaws</source>
        <translation>
            <numerusform>결함 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>1 flaw</source>
        <translation>결함 1개</translation>
    </message>
    <message numerus="yes">
        <source>%1 pages</source>
        <translation>
            <numerusform>페이지 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>페이지 1개</translation>
    </message>
    <message numerus="yes">
        <source>%1 questions</source>
        <translation>
            <numerusform>질문 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>질문 1개</translation>
    </message>
    <message numerus="yes">
        <source>%1 tasks</source>
        <translation>
            <numerusform>과제 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>1 task</source>
        <translation>과제 1개</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>분</translation>
    </message>
    <message>
        <source>title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>기본값 %1</translation>
    </message>
    <message>
        <source>%1 (broken on purpose)</source>
        <translation>%1(의도적 결함)</translation>
    </message>
    <message>
        <source>What to look at: %1</source>
        <translation>살펴볼 점: %1</translation>
    </message>
    <message>
        <source>A sweep on this device recommends %1 (median %2).</source>
        <translation>이 디바이스에서 스윕이 추천한 조합: %1(중앙값 %2).</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>불분명</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>발견 사항</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>검사하지 않음</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>맞음</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their interquartile ranges overlap.</source>
        <translation>%1 대 %2: 뚜렷한 시간 차이가 없습니다. 사분위수 범위가 겹칩니다.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their medians differ by less than 3 %.</source>
        <translation>%1 대 %2: 뚜렷한 시간 차이가 없습니다. 중앙값의 차이가 3 % 미만입니다.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because launch overhead makes up most of both times or exceeds their difference.</source>
        <translation>%1 대 %2: 뚜렷한 시간 차이가 없습니다. launch 오버헤드가 두 시간의 대부분을 차지하거나 둘의 차이보다 큽니다.</translation>
    </message>
    <message>
        <source>Most of the time of %1 is launch overhead, because an empty kernel takes %2 of %3 (lower quartiles). Use larger inputs to measure the kernel itself.</source>
        <translation>%1의 시간은 대부분 launch 오버헤드입니다. 빈 커널에도 %3 중 %2만큼 걸리기 때문입니다(제1사분위수). 커널 자체를 측정하려면 더 큰 입력을 쓰십시오.</translation>
    </message>
    <message>
        <source>Cycles, the time calculated from them, occupancy and utilisation are modelled. Other times are measured. All other values are counted from the trace.</source>
        <translation>사이클, 사이클로 계산한 시간, 점유율, 활용률은 모델 값입니다. 그 밖의 시간은 측정한 값입니다. 나머지 값은 모두 트레이스에서 집계한 값입니다.</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run.</source>
        <translation>비율은 첫 번째 실행 기준입니다.</translation>
    </message>
    <message>
        <source>warp|steps</source>
        <extracomment>The heads of columns have two lines, separated by &quot;|&quot;. Keep them short.</extracomment>
        <translation>warp|단계</translation>
    </message>
    <message>
        <source>lane|efficiency</source>
        <translation>lane|효율</translation>
    </message>
    <message>
        <source>divergent|branches</source>
        <translation>갈라진|분기문</translation>
    </message>
    <message>
        <source>global|requests</source>
        <translation>글로벌|요청</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>섹터</translation>
    </message>
    <message>
        <source>local|requests</source>
        <translation>로컬|요청</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>충돌</translation>
    </message>
    <message>
        <source>atomic|requests</source>
        <translation>atomic|요청</translation>
    </message>
    <message>
        <source>shuffles</source>
        <translation>shuffle</translation>
    </message>
    <message>
        <source>images|requests</source>
        <translation>이미지|요청</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>텍셀</translation>
    </message>
    <message>
        <source>total</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>launch</translation>
    </message>
    <message>
        <source>Warp step: one execution of one source location by one warp.</source>
        <translation>warp 단계: 한 warp가 소스의 한 위치를 한 번 실행하는 것입니다.</translation>
    </message>
    <message>
        <source>Lane efficiency: the share of active lanes in these steps.</source>
        <translation>lane 효율: 이 단계들에서 활성 lane의 비율입니다.</translation>
    </message>
    <message>
        <source>Divergent branch: the lanes of a warp take different paths.</source>
        <translation>갈라진 분기문: warp의 lane들이 서로 다른 경로로 갑니다.</translation>
    </message>
    <message>
        <source>Request: a warp step that accesses memory.</source>
        <translation>요청: 메모리에 접근하는 warp 단계입니다.</translation>
    </message>
    <message>
        <source>Sector: %1 aligned bytes of global memory.</source>
        <translation>섹터: 글로벌 메모리의 정렬된 %1바이트입니다.</translation>
    </message>
    <message>
        <source>Pass: one access to the banks of local memory, in which each bank serves one word.</source>
        <translation>패스: 로컬 메모리의 뱅크에 대한 한 번의 접근으로, 뱅크마다 워드 하나를 처리합니다.</translation>
    </message>
    <message>
        <source>Conflict: a pass beyond the minimum.</source>
        <translation>충돌: 최솟값을 넘는 패스입니다.</translation>
    </message>
    <message>
        <source>%1, as the original kernel left it</source>
        <translation>%1, 원본 커널 실행 후의 내용</translation>
    </message>
    <message>
        <source>%1, as the instrumented kernel left it; the original kernel did not run</source>
        <translation>%1, 계측 커널 실행 후의 내용(원본 커널은 실행되지 않음)</translation>
    </message>
    <message numerus="yes">
        <source>Work-groups running at once, measured with the GPU&apos;s global timer: at most %2, %3 on average, on %1 multiprocessors</source>
        <translation>
            <numerusform>동시에 실행된 workgroup, GPU의 글로벌 타이머로 측정: 멀티프로세서 %1개에서 최대 %2개, 평균 %3개</numerusform>
        </translation>
    </message>
    <message>
        <source>Work-groups running at once, measured with the GPU&apos;s global timer: at most %2, %3 on average, on 1 multiprocessor</source>
        <translation>동시에 실행된 workgroup, GPU의 글로벌 타이머로 측정: 멀티프로세서 1개에서 최대 %2개, 평균 %3개</translation>
    </message>
    <message numerus="yes">
        <source>Work-groups running at once, measured with the CPU&apos;s cycle counter: at most %2, %3 on average, on %1 logical processors</source>
        <translation>
            <numerusform>동시에 실행된 workgroup, CPU의 사이클 카운터로 측정: 논리 프로세서 %1개에서 최대 %2개, 평균 %3개</numerusform>
        </translation>
    </message>
    <message>
        <source>Work-groups running at once, measured with the CPU&apos;s cycle counter: at most %2, %3 on average, on 1 logical processor</source>
        <translation>동시에 실행된 workgroup, CPU의 사이클 카운터로 측정: 논리 프로세서 1개에서 최대 %2개, 평균 %3개</translation>
    </message>
    <message>
        <source>Similar lines not shown: %1.</source>
        <translation>이와 같은 줄이 %1개 더 있습니다.</translation>
    </message>
    <message>
        <source>Work-groups overlap. The halo is %1 of a full group&apos;s own tile, and %2 of the group&apos;s work-items do redundant work.</source>
        <translation>workgroup이 서로 겹칩니다. halo는 꽉 찬 그룹의 자기 타일 대비 %1, 중복 작업을 하는 work-item의 비율은 %2입니다.</translation>
    </message>
    <message>
        <source>%1 bytes are read by more than one group.</source>
        <translation>%1바이트를 둘 이상의 그룹이 읽습니다.</translation>
    </message>
    <message>
        <source>correct: it equals the result of the captured program</source>
        <translation>맞음: 캡처한 프로그램의 결과와 같음</translation>
    </message>
    <message>
        <source>correct: it equals the CPU result</source>
        <translation>맞음: CPU 결과와 같음</translation>
    </message>
    <message>
        <source>WRONG: it differs from the result of the captured program</source>
        <translation>틀림: 캡처한 프로그램의 결과와 다름</translation>
    </message>
    <message>
        <source>WRONG: it differs from the CPU result</source>
        <translation>틀림: CPU 결과와 다름</translation>
    </message>
    <message>
        <source>%1: %2 launch overhead + cycles / %3 MHz</source>
        <translation>%1: launch 오버헤드 %2 + 사이클 / %3 MHz</translation>
    </message>
    <message numerus="yes">
        <source>%2 on %1 multiprocessors, utilisation %3, latency hidden %4</source>
        <translation>
            <numerusform>%2, 멀티프로세서 %1개, 활용률 %3, 숨겨진 지연 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 on 1 multiprocessor, utilisation %3, latency hidden %4</source>
        <translation>%2, 멀티프로세서 1개, 활용률 %3, 숨겨진 지연 %4</translation>
    </message>
    <message>
        <source>%1: %2 of %3 warps, limited by %4; %5 registers per work-item (%6)</source>
        <translation>%1: warp %3개 중 %2개, 제한 요인: %4, work-item당 레지스터 %5개(%6)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 warps, limited by %4; %5 registers per work-item (%6); achieved %7</source>
        <translation>%1: warp %3개 중 %2개, 제한 요인: %4, work-item당 레지스터 %5개(%6), 달성 %7</translation>
    </message>
    <message>
        <source>%1 cycles, of which exposed %2, hidden %3</source>
        <translation>%1사이클, 그중 노출 %2, 숨겨짐 %3</translation>
    </message>
    <message>
        <source>no requests</source>
        <translation>요청 없음</translation>
    </message>
    <message>
        <source>%1 of %2 sectors hit; misses: %3 cold, %4 capacity, %5 conflict</source>
        <translation>섹터 %2개 중 %1 적중, 미스: 첫 사용 %3, 용량 %4, 충돌 %5</translation>
    </message>
    <message>
        <source>Advice for this run on %1:</source>
        <translation>이 실행에 대한 조언(%1 모델):</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>사이클</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>next improvement</source>
        <translation>다음 개선</translation>
    </message>
    <message>
        <source>Modelled for %1:</source>
        <translation>%1 모델의 값:</translation>
    </message>
    <message>
        <source>The group has %1 steps. To continue, use --steps %2.</source>
        <translation>그룹의 단계는 %1개입니다. 이어서 보려면 --steps %2 옵션을 사용하십시오.</translation>
    </message>
    <message>
        <source>No question can be asked about this run.</source>
        <translation>이 실행에 대해 낼 수 있는 질문이 없습니다.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Its size was halved %1 times so that the log fits into the memory budget.</source>
        <translation>
            <numerusform>로그가 메모리 예산에 맞도록 크기를 %1번 반으로 줄였습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its size was halved once so that the log fits into the memory budget.</source>
        <translation>로그가 메모리 예산에 맞도록 크기를 한 번 반으로 줄였습니다.</translation>
    </message>
    <message>
        <source>The kernel accesses much more memory than was guessed at first. These buffer sizes were enlarged, in bytes: %1.</source>
        <translation>처음에 추정한 것보다 커널이 훨씬 많은 메모리에 접근합니다. 다음 버퍼의 크기를 늘렸습니다(바이트): %1.</translation>
    </message>
    <message>
        <source>The launch comes from %1 in the same folder.</source>
        <translation>launch는 같은 폴더의 %1 파일에서 가져왔습니다.</translation>
    </message>
    <message>
        <source>The launch was guessed from the kernel&apos;s source. Set sizes and values with --set, or write a launch file (.sim).</source>
        <translation>launch는 커널의 소스에서 추정했습니다. --set으로 크기와 값을 설정하거나 launch 파일(.sim)을 작성하십시오.</translation>
    </message>
    <message>
        <source>This recording contains the contents of:</source>
        <translation>이 기록에는 다음 파일의 내용이 들어 있습니다:</translation>
    </message>
    <message>
        <source>not checked, because the kernel is broken on purpose to demonstrate the finding</source>
        <translation>검사하지 않음: 발견 사항을 보여 주려고 의도적으로 결함을 넣은 커널임</translation>
    </message>
    <message>
        <source>not checked, because there is no reference result</source>
        <translation>검사하지 않음: 기준 결과가 없음</translation>
    </message>
    <message>
        <source>%1 model: warps of a whole group, %2 banks of %3 bytes, sectors of %4 bytes, lines of %5</source>
        <translation>%1 모델: 그룹 전체로 된 warp, %3바이트 뱅크 %2개, %4바이트 섹터, %5바이트 라인</translation>
    </message>
    <message>
        <source>%1 model: warps of %6, %2 banks of %3 bytes, sectors of %4 bytes, lines of %5</source>
        <translation>%1 모델: lane %6개짜리 warp, %3바이트 뱅크 %2개, %4바이트 섹터, %5바이트 라인</translation>
    </message>
    <message>
        <source>%1 (%2, a CPU)</source>
        <translation>%1(%2, CPU)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>hardware</source>
        <translation>하드웨어</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 groups were logged. Counted and modelled values cover only these groups.</source>
        <translation>그룹 %2개 중 처음 %1개만 로그에 남겼습니다. 집계 값과 모델 값은 이 그룹들에만 해당합니다.</translation>
    </message>
    <message>
        <source>%1: %2 measured, %3 bytes read from the device, %4 written</source>
        <translation>%1: 측정 %2, 디바이스에서 읽은 바이트 %3, 쓴 바이트 %4</translation>
    </message>
    <message numerus="yes">
        <source>%2, %3: %4 work-items (%5) in %1 groups of %6, %7 events</source>
        <translation>
            <numerusform>%2, %3: work-item %4개(%5), 크기 %6의 그룹 %1개, 이벤트 %7개</numerusform>
        </translation>
    </message>
    <message>
        <source>%2, %3: %4 work-items (%5) in 1 group of %6, %7 events</source>
        <translation>%2, %3: work-item %4개(%5), 크기 %6의 그룹 1개, 이벤트 %7개</translation>
    </message>
    <message>
        <source>Launch %1 of %2: %3</source>
        <translation>launch %1/%2: %3</translation>
    </message>
    <message>
        <source>Counted from the trace:</source>
        <translation>트레이스에서 집계:</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>큐</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>스레드</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>큐 등록</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>제출</translation>
    </message>
    <message>
        <source>start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>end</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Original kernels that ran at the same time. Times are relative to the time when the first kernel was queued:</source>
        <translation>동시에 실행된 원본 커널입니다. 시간은 첫 커널이 큐에 등록된 때를 기준으로 합니다:</translation>
    </message>
    <message>
        <source>All launches, counted from the trace:</source>
        <translation>모든 launch, 트레이스에서 집계:</translation>
    </message>
    <message>
        <source>All launches, one after the other, modelled for %1: %2 cycles, %3</source>
        <translation>모든 launch를 차례로 실행, %1 모델: %2사이클, %3</translation>
    </message>
    <message>
        <source>The result of the instrumented kernel differs from that of the original kernel: %1[%2] is %3 instead of %4, the first of %5 differing values. A race or an unspecified execution order can cause this. If neither is the cause, the counts may not apply to the original kernel.</source>
        <translation>계측 커널의 계산 결과가 원본 커널의 결과와 다릅니다. 차이가 나는 값 %5개 중 첫 번째는 %1[%2]: %4 대신 %3. 경쟁 상태나 정해지지 않은 실행 순서가 원인일 수 있습니다. 둘 다 원인이 아니면 집계가 원본 커널에는 맞지 않을 수 있습니다.</translation>
    </message>
    <message>
        <source>Launch %1: %2</source>
        <translation>launch %1: %2</translation>
    </message>
    <message>
        <source>Launch %1, the longest: %2</source>
        <translation>가장 긴 launch %1: %2</translation>
    </message>
    <message>
        <source>Verdict: %1 at line %2. Fix this error first. Until then, the other metrics are not reliable.</source>
        <translation>판정: %1(%2번 줄). 이 오류를 먼저 고치십시오. 그때까지는 다른 지표를 믿을 수 없습니다.</translation>
    </message>
    <message>
        <source>Verdict: the result is wrong. Fix this error first. Until then, the other metrics are not reliable.</source>
        <translation>판정: 결과가 틀립니다. 이 오류를 먼저 고치십시오. 그때까지는 다른 지표를 믿을 수 없습니다.</translation>
    </message>
    <message>
        <source>Verdict: the original and the instrumented kernel compute different results. The counts may not apply to the original kernel.</source>
        <translation>판정: 원본 커널과 계측 커널의 계산 결과가 다릅니다. 집계가 원본 커널에는 맞지 않을 수 있습니다.</translation>
    </message>
    <message>
        <source>The result is correct.</source>
        <translation>결과가 맞습니다.</translation>
    </message>
    <message>
        <source>Verdict, modelled for %1: correct. %2</source>
        <translation>판정(%1 모델): 맞음. %2</translation>
    </message>
    <message>
        <source>Verdict, modelled for %1: %2</source>
        <translation>판정(%1 모델): %2</translation>
    </message>
    <message>
        <source>by work-items %1 and %2</source>
        <translation>work-item %1 및 %2</translation>
    </message>
    <message>
        <source>first by work-items %1 and %2</source>
        <translation>처음은 work-item %1 및 %2</translation>
    </message>
    <message>
        <source>by work-item %1</source>
        <translation>work-item %1</translation>
    </message>
    <message>
        <source>first by work-item %1</source>
        <translation>처음은 work-item %1</translation>
    </message>
    <message>
        <source>and by %1 more</source>
        <translation>그 외 %1개</translation>
    </message>
    <message numerus="yes">
        <source>%1 times</source>
        <translation>
            <numerusform>%1회</numerusform>
        </translation>
    </message>
    <message>
        <source>once</source>
        <translation>1회</translation>
    </message>
    <message>
        <source>%1 of them between groups</source>
        <translation>그중 %1회는 그룹 사이</translation>
    </message>
    <message>
        <source>%1 with line %2</source>
        <translation>%1 및 %2번 줄</translation>
    </message>
    <message>
        <source>ordered only by atomics</source>
        <translation>atomic 연산으로만 순서가 정해짐</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1의 바이트 %2</translation>
    </message>
    <message>
        <source>an address outside every object of the launch</source>
        <translation>launch의 어느 객체에도 속하지 않는 주소</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>사분위수</translation>
    </message>
    <message>
        <source>vs. best</source>
        <translation>최선 대비</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>실행 안 됨</translation>
    </message>
    <message>
        <source>%1 on %2 (a CPU), hardware model %3</source>
        <translation>%1, 디바이스 %2(CPU), 하드웨어 모델 %3</translation>
    </message>
    <message>
        <source>%1 on %2, hardware model %3</source>
        <translation>%1, 디바이스 %2, 하드웨어 모델 %3</translation>
    </message>
    <message>
        <source>Times are measured, cycles and occupancy are modelled, and all other values are counted from the trace.</source>
        <translation>시간은 측정한 값, 사이클과 점유율은 모델 값이며, 나머지 값은 모두 트레이스에서 집계한 값입니다.</translation>
    </message>
    <message>
        <source>The kernel accesses global memory at %1 (requested bytes).</source>
        <translation>커널이 글로벌 메모리에 요청하는 속도: %1.</translation>
    </message>
    <message>
        <source>The kernel accesses global memory at %1 (requested bytes); a copy reaches %2 on this device.</source>
        <translation>커널이 글로벌 메모리에 요청하는 속도: %1. 이 디바이스의 복사 속도: %2.</translation>
    </message>
    <message>
        <source>Modelled for %1, not measured on this device: %2.</source>
        <translation>%1 모델의 시간이며 이 디바이스에서 측정한 것이 아닙니다: %2.</translation>
    </message>
    <message>
        <source>Most of this time is launch overhead, because an empty kernel takes %1.</source>
        <translation>이 시간의 대부분은 launch 오버헤드입니다. 빈 커널에도 %1만큼 걸립니다.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because the run has findings. Fix the findings above first.</source>
        <translation>실행에 발견 사항이 있어 원본 커널의 시간을 측정하지 않았습니다. 위의 발견 사항을 먼저 해결하십시오.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because a work-group that was not logged has errors. Log more groups to see them.</source>
        <translation>로그에 남기지 않은 workgroup에 오류가 있어 원본 커널의 시간을 측정하지 않았습니다. 오류를 보려면 더 많은 그룹을 로그에 남기십시오.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because an earlier launch has findings. Fix those findings first.</source>
        <translation>앞선 launch에 발견 사항이 있어 원본 커널의 시간을 측정하지 않았습니다. 그 발견 사항을 먼저 해결하십시오.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because it crashed or was stopped.</source>
        <translation>원본 커널이 비정상 종료되었거나 중지되어 시간을 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because it did not finish in time.</source>
        <translation>원본 커널이 제시간에 끝나지 않아 시간을 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because the original kernel of an earlier launch crashed or did not finish.</source>
        <translation>앞선 launch의 원본 커널이 비정상 종료되었거나 끝나지 않아 원본 커널의 시간을 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>The original kernel was not timed.</source>
        <translation>원본 커널의 시간을 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>Original kernel, measured on this CPU: median %1, quartiles %2 to %3, fastest %4, %5 runs</source>
        <translation>원본 커널, 이 CPU에서 측정: 중앙값 %1, 사분위수 %2~%3, 최단 %4, 실행 %5회</translation>
    </message>
    <message>
        <source>Original kernel, measured on this device: median %1, quartiles %2 to %3, fastest %4, %5 runs</source>
        <translation>원본 커널, 이 디바이스에서 측정: 중앙값 %1, 사분위수 %2~%3, 최단 %4, 실행 %5회</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>학습자</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>mastered</source>
        <translation>숙달</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>시도</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 files</source>
        <translation>
            <numerusform>%2: 파일 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: 1 file</source>
        <translation>%2: 파일 1개</translation>
    </message>
    <message>
        <source>The launch has no array in local memory.</source>
        <translation>launch에 로컬 메모리 배열이 없습니다.</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Array %1, without rows</source>
        <translation>배열 %1, 행 없음</translation>
    </message>
    <message>
        <source>Array %1, elements per row: %2</source>
        <translation>배열 %1, 행당 원소 수: %2</translation>
    </message>
    <message>
        <source>place</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>modelled time</source>
        <translation>모델 시간</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>뒤처짐</translation>
    </message>
    <message>
        <source>Times are modelled, not measured.</source>
        <translation>시간은 모델 값이며 측정값이 아닙니다.</translation>
    </message>
    <message>
        <source>Nothing was written, because this layout is not possible: %1.</source>
        <translation>이 배치는 사용할 수 없으므로 아무것도 저장하지 않았습니다. 이유: %1.</translation>
    </message>
    <message>
        <source>The source does not change.</source>
        <translation>소스는 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Changed lines:</source>
        <translation>바뀐 줄:</translation>
    </message>
    <message>
        <source>The changed kernel is in %1, and its launch is in %2.</source>
        <translation>바뀐 커널은 %1 파일에, 그 launch는 %2 파일에 있습니다.</translation>
    </message>
    <message>
        <source>The host sets the size of argument %1. In this launch, it is %2. Change the host program in the same way.</source>
        <translation>%1번 인수의 크기는 호스트가 설정합니다. 이 launch에서는 %2입니다. 호스트 프로그램도 똑같이 바꾸십시오.</translation>
    </message>
    <message>
        <source>Other kernels call a changed function and no longer work: %1.</source>
        <translation>바뀐 함수를 호출하는 다른 커널은 더 이상 작동하지 않습니다: %1.</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>이전과 같음</translation>
    </message>
    <message>
        <source>DIFFERENT</source>
        <translation>다름</translation>
    </message>
    <message>
        <source>before</source>
        <translation>변경 전</translation>
    </message>
    <message>
        <source>after</source>
        <translation>변경 후</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>modelled cycles</source>
        <translation>모델 사이클</translation>
    </message>
    <message>
        <source>local memory per group</source>
        <translation>그룹당 로컬 메모리</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>warp 단계</translation>
    </message>
    <message>
        <source>Computers over ssh: %1. &quot;lockstep-cli devices --device ssh:HOST&quot; lists their devices.</source>
        <translation>ssh 연결 컴퓨터: %1. “lockstep-cli devices --device ssh:HOST” 명령으로 그 디바이스를 나열할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>ReportPages</name>
    <message>
        <source>Comparison</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run.</source>
        <translation>비율은 첫 번째 실행 기준입니다.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>출처</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>How to repeat this report</source>
        <translation>이 보고서를 다시 만드는 방법</translation>
    </message>
    <message>
        <source>This command writes the report again:</source>
        <translation>다음 명령을 실행하면 보고서가 다시 저장됩니다:</translation>
    </message>
    <message>
        <source>How this file was made</source>
        <translation>이 파일을 만든 방법</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <comment>titles of runs</comment>
        <translation>보고서: %1</translation>
    </message>
</context>
<context>
    <name>ReportSections</name>
    <message>
        <source>The original kernel was not timed.</source>
        <translation>원본 커널의 시간을 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>The original kernel takes %1 (median; quartiles %2 and %3; measured).</source>
        <translation>원본 커널의 실행 시간은 %1입니다(중앙값, 사분위수 %2~%3, 측정).</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>Hardware model</source>
        <translation>하드웨어 모델</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Result: %1.</source>
        <translation>결과: %1.</translation>
    </message>
    <message>
        <source>The chosen step</source>
        <translation>선택한 단계</translation>
    </message>
    <message>
        <source>The most expensive step</source>
        <translation>비용이 가장 큰 단계</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>소스</translation>
    </message>
    <message>
        <source>Launch %1: %2</source>
        <translation>launch %1: %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>발견 사항</translation>
    </message>
    <message>
        <source>No faults were found.</source>
        <translation>결함이 발견되지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) are not listed.</source>
        <translation>
            <numerusform>발견 사항 %Ln개가 더 있지만 나열하지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>조언</translation>
    </message>
    <message>
        <source>Nothing was found to improve.</source>
        <translation>개선할 점을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>검사</translation>
    </message>
    <message>
        <source>The list shows how the schedulers use their cycles. Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>이 목록은 스케줄러가 사이클을 어디에 쓰는지 보여 줍니다. 비용 하나를 없애면 그 비율보다 더 많이 줄어들 수 있습니다. 다른 warp의 대기 시간도 짧아질 수 있기 때문입니다.</translation>
    </message>
</context>
<context>
    <name>ReportTables</name>
    <message>
        <source>measured</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>집계</translation>
    </message>
    <message>
        <source>Warp steps</source>
        <translation>warp 단계</translation>
    </message>
    <message>
        <source>Divergent</source>
        <translation>갈라짐</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>섹터</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>충돌</translation>
    </message>
    <message>
        <source>Stall cycles</source>
        <translation>스톨 사이클</translation>
    </message>
    <message>
        <source>The figures of all launches together</source>
        <translation>모든 launch를 합친 수치</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>counted, measured or modelled</comment>
        <translation>종류</translation>
    </message>
    <message>
        <source>Source lines with counts. The stall cycles are modelled for %1.</source>
        <translation>소스 줄과 집계입니다. 스톨 사이클은 모델 값입니다(%1 모델).</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>소스</translation>
    </message>
    <message>
        <source>The numbers of the hardware model %1</source>
        <translation>하드웨어 모델 %1의 수치</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Name for --hw</source>
        <translation>--hw 이름</translation>
    </message>
    <message>
        <source>Times are measured, cycles and occupancy are modelled, and all other values are counted.</source>
        <translation>시간은 측정한 값, 사이클과 점유율은 모델 값이며, 나머지 값은 모두 집계한 값입니다.</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>시간의 중앙값</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
</context>
<context>
    <name>RequestWords</name>
    <message>
        <source>lane</source>
        <translation>lane</translation>
    </message>
    <message>
        <source>sector</source>
        <translation>섹터</translation>
    </message>
    <message>
        <source>line</source>
        <translation>라인</translation>
    </message>
    <message numerus="yes">
        <source>sector(s)</source>
        <comment>under a number: 4 sectors per request</comment>
        <translation>
            <numerusform>섹터</numerusform>
        </translation>
    </message>
    <message>
        <source>per request</source>
        <translation>요청당</translation>
    </message>
    <message>
        <source>sector moved, bytes used</source>
        <translation>옮긴 섹터, 사용한 바이트</translation>
    </message>
    <message>
        <source>sector not touched</source>
        <translation>접근하지 않은 섹터</translation>
    </message>
    <message>
        <source>bytes used: %1</source>
        <translation>사용한 바이트: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) · %1 B moved</source>
        <translation>
            <numerusform>라인 %Ln개 · %1 B 이동</numerusform>
        </translation>
    </message>
    <message>
        <source>moved but not used</source>
        <translation>옮겼지만 사용하지 않음</translation>
    </message>
</context>
<context>
    <name>RooflineWords</name>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>DRAM</source>
        <translation>DRAM</translation>
    </message>
    <message>
        <source>issue slots: %1 per cycle</source>
        <translation>발행 슬롯: 사이클당 %1개</translation>
    </message>
    <message>
        <source>%1: %2 bytes per cycle</source>
        <translation>%1: 사이클당 %2바이트</translation>
    </message>
    <message>
        <source>Launch %1 uses %2 of the issue slots</source>
        <translation>launch %1: 발행 슬롯의 %2 사용</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>groups logged: %1 of %2</source>
        <translation>로그에 남긴 그룹: %2개 중 %1개</translation>
    </message>
    <message>
        <source>Launch %1 accesses no global memory</source>
        <translation>launch %1: 글로벌 메모리에 접근 안 함</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>launch %1</translation>
    </message>
    <message>
        <source>%1 issue cycles per byte of the sectors accessed (modelled)</source>
        <translation>접근한 섹터의 바이트당 발행 사이클 %1개(모델)</translation>
    </message>
    <message>
        <source>%1 issue cycles per cycle (modelled)</source>
        <translation>사이클당 발행 사이클 %1개(모델)</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>No launch of this run accesses global memory.</source>
        <translation>이 실행에는 글로벌 메모리에 접근하는 launch가 없습니다.</translation>
    </message>
    <message>
        <source>global-memory pipes</source>
        <translation>글로벌 메모리 파이프</translation>
    </message>
    <message>
        <source>Launch %1 reaches %2 of the limit of the global-memory pipes</source>
        <translation>launch %1: 글로벌 메모리 파이프 한도의 %2 도달</translation>
    </message>
    <message>
        <source>Vertical axis: issue cycles per cycle, over all schedulers. Horizontal axis: issue cycles per byte of the accessed sectors. Each number is a launch.</source>
        <translation>세로축: 모든 스케줄러를 합한, 사이클당 발행 사이클. 가로축: 접근한 섹터의 바이트당 발행 사이클. 숫자 하나가 launch 하나입니다.</translation>
    </message>
</context>
<context>
    <name>RunFiles</name>
    <message>
        <source>Whole run</source>
        <translation>실행 전체</translation>
    </message>
    <message>
        <source>A web page that plays the steps of this work-group in every view. A browser opens it offline, without Lockstep. It is at most 5 MB.</source>
        <translation>이 workgroup의 단계를 모든 뷰로 재생하는 웹 페이지입니다. Lockstep 없이도 브라우저에서 오프라인으로 열 수 있습니다. 크기는 최대 5 MB입니다.</translation>
    </message>
    <message>
        <source>A report about the run: the verdict and its cause, the figures, the most expensive step, the source with its counts, findings and advice.</source>
        <translation>실행에 대한 보고서입니다. 판정과 그 원인, 수치, 비용이 가장 큰 단계, 집계를 포함한 소스, 발견 사항, 조언이 들어갑니다.</translation>
    </message>
    <message>
        <source>The modelled timeline of all launches, for the Perfetto viewer (ui.perfetto.dev).</source>
        <translation>모든 launch의 모델 타임라인입니다. Perfetto 뷰어(ui.perfetto.dev)에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>A table of all events of all work-items. It can be large.</source>
        <translation>모든 work-item의 모든 이벤트를 담은 표입니다. 파일이 클 수 있습니다.</translation>
    </message>
    <message>
        <source>A table of all warp steps: which lanes were active, and what each step cost.</source>
        <translation>모든 warp 단계를 담은 표입니다. 단계마다 어느 lane이 활성이었고 비용이 얼마였는지 나옵니다.</translation>
    </message>
</context>
<context>
    <name>RunItemWords</name>
    <message>
        <source>%1 · %2
%3
Device: %4
Hardware model: %5</source>
        <comment>family; run; its parameters; device; hardware</comment>
        <translation>%1 · %2
%3
디바이스: %4
하드웨어 모델: %5</translation>
    </message>
</context>
<context>
    <name>RunNameWords</name>
    <message>
        <source>measured copy rate: %1</source>
        <translation>측정한 복사 속도: %1</translation>
    </message>
</context>
<context>
    <name>SceneCellWords</name>
    <message>
        <source>Column %1</source>
        <translation>열 %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>행 %1</translation>
    </message>
    <message>
        <source>Empty cell</source>
        <translation>빈 칸</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a cell of a picture represents; its text</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ScriptWords</name>
    <message>
        <source>%1: %2</source>
        <comment>a family of experiments; an experiment</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From step %1</source>
        <translation>단계 %1부터</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>a number; the name of a loop iteration, such as round k = 4</comment>
        <translation>단계 %1: %2</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1/%2쪽</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the number of a slide; the number of slides</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>ShownStepWords</name>
    <message>
        <source>This view shows only steps that come after the open question.</source>
        <translation>이 뷰에는 아직 답하지 않은 질문 뒤의 단계만 있습니다.</translation>
    </message>
</context>
<context>
    <name>SlideParts</name>
    <message>
        <source>barrier</source>
        <translation>barrier</translation>
    </message>
</context>
<context>
    <name>SlideWords</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>단계 %1/%2</translation>
    </message>
</context>
<context>
    <name>SlotWords</name>
    <message>
        <source>active: issues now</source>
        <translation>활성: 지금 발행 중</translation>
    </message>
    <message>
        <source>ready: waits to issue</source>
        <translation>준비: 발행 대기</translation>
    </message>
    <message>
        <source>blocked: global memory</source>
        <translation>차단: 글로벌 메모리</translation>
    </message>
    <message>
        <source>blocked: local memory</source>
        <translation>차단: 로컬 메모리</translation>
    </message>
    <message>
        <source>blocked: barrier</source>
        <translation>차단: barrier</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>G</source>
        <comment>blocked: global memory</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>L</source>
        <comment>blocked: local memory</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blocked: barrier</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>blocked: arithmetic or branch result</source>
        <translation>차단: 산술 연산 또는 분기문의 결과</translation>
    </message>
    <message>
        <source>done: waits for the rest of its group</source>
        <translation>완료: 그룹의 나머지 warp를 기다림</translation>
    </message>
</context>
<context>
    <name>SourceWords</name>
    <message>
        <source>Kernel source</source>
        <translation>커널 소스</translation>
    </message>
    <message>
        <source>The recording does not contain the source.</source>
        <translation>기록에 소스가 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>%1: counted over the launch</source>
        <comment>a file</comment>
        <translation>%1: launch 전체에서 집계</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Stage</source>
        <translation>스테이지</translation>
    </message>
</context>
<context>
    <name>StallWords</name>
    <message>
        <source>Stall reasons</source>
        <translation>스톨 원인</translation>
    </message>
    <message>
        <source>warp cycles · share</source>
        <translation>warp 사이클 · 비율</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1번 줄: %2</translation>
    </message>
    <message>
        <source>not selected: another warp issues</source>
        <translation>선택 안 됨: 다른 warp가 발행</translation>
    </message>
    <message>
        <source>Lines with the most waiting cycles</source>
        <translation>대기 사이클이 가장 많은 줄</translation>
    </message>
</context>
<context>
    <name>StepNotice</name>
    <message>
        <source>The access in step %1 is shown.</source>
        <translation>%1단계의 접근이 표시됩니다.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>1 is true, 0 is false</source>
        <translation>1은 참, 0은 거짓</translation>
    </message>
    <message>
        <source>warp %1 reads %2</source>
        <translation>warp %1, 읽기: %2</translation>
    </message>
    <message>
        <source>warps read %1</source>
        <translation>warp들의 읽기: %1</translation>
    </message>
    <message>
        <source>numbers are the values read</source>
        <translation>숫자는 읽은 값</translation>
    </message>
    <message>
        <source>warp %1 writes %2</source>
        <translation>warp %1, 쓰기: %2</translation>
    </message>
    <message>
        <source>warps write %1</source>
        <translation>warp들의 쓰기: %1</translation>
    </message>
    <message>
        <source>numbers are the values written</source>
        <translation>숫자는 쓴 값</translation>
    </message>
    <message>
        <source>warp %1 updates %2 atomically</source>
        <translation>warp %1, atomic 갱신: %2</translation>
    </message>
    <message>
        <source>warps update %1 atomically</source>
        <translation>warp들의 atomic 갱신: %1</translation>
    </message>
    <message>
        <source>numbers are the values before the update</source>
        <translation>숫자는 갱신 전의 값</translation>
    </message>
    <message>
        <source>warp %1 evaluates %2</source>
        <translation>warp %1, 계산: %2</translation>
    </message>
    <message>
        <source>warps evaluate %1</source>
        <translation>warp들의 계산: %1</translation>
    </message>
    <message>
        <source>warp %1 evaluates the loop condition %2</source>
        <translation>warp %1, 루프 조건 계산: %2</translation>
    </message>
    <message>
        <source>warps evaluate the loop condition %1</source>
        <translation>warp들의 루프 조건 계산: %1</translation>
    </message>
    <message>
        <source>warp %1 evaluates the switch on %2</source>
        <translation>warp %1, switch 값: %2</translation>
    </message>
    <message>
        <source>warps evaluate the switch on %1</source>
        <translation>warp들의 switch 값: %1</translation>
    </message>
    <message>
        <source>numbers are the switch values</source>
        <translation>숫자는 switch 값</translation>
    </message>
    <message>
        <source>warp %1 passes the barrier</source>
        <translation>warp %1, barrier 통과</translation>
    </message>
    <message>
        <source>all warps arrive at the barrier</source>
        <translation>모든 warp가 barrier에 도달</translation>
    </message>
    <message>
        <source>warp %1 executes a fence</source>
        <translation>warp %1, fence 실행</translation>
    </message>
    <message>
        <source>warps execute a fence</source>
        <translation>warp들의 fence 실행</translation>
    </message>
    <message>
        <source>the lanes of warp %1 exchange values: %2</source>
        <translation>warp %1의 lane 사이 값 교환: %2</translation>
    </message>
    <message>
        <source>the lanes of a warp exchange values: %1</source>
        <translation>warp의 lane 사이 값 교환: %1</translation>
    </message>
    <message>
        <source>numbers are the values received</source>
        <translation>숫자는 받은 값</translation>
    </message>
    <message>
        <source>warp %1 reads an image: %2</source>
        <translation>warp %1, 이미지 읽기: %2</translation>
    </message>
    <message>
        <source>warps read an image: %1</source>
        <translation>warp들의 이미지 읽기: %1</translation>
    </message>
    <message>
        <source>warp %1 writes an image: %2</source>
        <translation>warp %1, 이미지 쓰기: %2</translation>
    </message>
    <message>
        <source>warps write an image: %1</source>
        <translation>warp들의 이미지 쓰기: %1</translation>
    </message>
    <message>
        <source>warp %1 passes the barrier of its sub-group</source>
        <translation>warp %1, subgroup의 barrier 통과</translation>
    </message>
    <message>
        <source>each warp arrives at the barrier of its sub-group</source>
        <translation>각 warp가 자기 subgroup의 barrier에 도달</translation>
    </message>
    <message>
        <source>warp %1 starts an asynchronous copy: %2</source>
        <translation>warp %1, 비동기 복사 시작: %2</translation>
    </message>
    <message>
        <source>the group starts an asynchronous copy: %1</source>
        <translation>그룹의 비동기 복사 시작: %1</translation>
    </message>
    <message>
        <source>warp %1 has finished waiting for its copies</source>
        <translation>warp %1, 복사 대기 끝남</translation>
    </message>
    <message>
        <source>the group has finished waiting for its copies</source>
        <translation>그룹의 복사 대기 끝남</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>라운드 %1</translation>
    </message>
    <message>
        <source>round %1 = %2</source>
        <translation>라운드 %1 = %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1번 줄: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes at %2</source>
        <translation>
            <numerusform>lane %1개: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 lane at %2</source>
        <translation>lane 1개: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes at %2 to %3</source>
        <translation>
            <numerusform>lane %1개: %2~%3</numerusform>
        </translation>
    </message>
    <message>
        <source>1 lane at %2 to %3</source>
        <translation>lane 1개: %2~%3</translation>
    </message>
    <message>
        <source>active</source>
        <translation>활성</translation>
    </message>
    <message>
        <source>at the barrier</source>
        <translation>barrier에 도달</translation>
    </message>
    <message>
        <source>masked off</source>
        <translation>마스크됨</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>not issued</source>
        <translation>발행 안 됨</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 warps issue an instruction.</source>
        <translation>
            <numerusform>warp %2개 중 %1개가 명령어를 발행합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of %2 warps issues an instruction.</source>
        <translation>warp %2개 중 1개가 명령어를 발행합니다.</translation>
    </message>
    <message numerus="yes">
        <source>In this warp, %1 of %2 lanes are active.</source>
        <translation>
            <numerusform>이 warp에서는 lane %2개 중 %1개가 활성입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this warp, 1 of %2 lanes is active.</source>
        <translation>이 warp에서는 lane %2개 중 1개가 활성입니다.</translation>
    </message>
    <message>
        <source>This warp issues no instruction in this step: %1.</source>
        <translation>이 단계에서는 이 warp가 명령어를 발행하지 않습니다: %1.</translation>
    </message>
</context>
<context>
    <name>StripWords</name>
    <message>
        <source>Warps</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation>warp %1</translation>
    </message>
    <message>
        <source>lanes 0–%1</source>
        <translation>lane 0~%1</translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message>
        <source>round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>라운드 %1</translation>
    </message>
    <message>
        <source>wrong result</source>
        <translation>잘못된 결과</translation>
    </message>
    <message>
        <source>not comparable: %1</source>
        <comment>why</comment>
        <translation>비교할 수 없음: %1</translation>
    </message>
    <message>
        <source>%1 work-items</source>
        <translation>work-item %1개</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>name of a preset</comment>
        <translation>%1, 변경됨</translation>
    </message>
    <message>
        <source>CPU: %1</source>
        <comment>name of a device</comment>
        <translation>CPU: %1</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>원소 %1개</translation>
    </message>
</context>
<context>
    <name>Sweep</name>
    <message>
        <source>CPU: %1</source>
        <translation>CPU: %1</translation>
    </message>
    <message>
        <source>No combination is recommended, because the fastest ones could not be timed alternately, and times measured at different moments are not comparable.</source>
        <translation>추천하는 조합이 없습니다. 가장 빠른 조합들의 시간을 번갈아 측정할 수 없었고, 서로 다른 때에 측정한 시간은 비교할 수 없습니다.</translation>
    </message>
    <message>
        <source>No combination is recommended, because none with a correct result was timed.</source>
        <translation>추천하는 조합이 없습니다. 결과가 올바른 조합 중 시간을 측정한 것이 없습니다.</translation>
    </message>
    <message>
        <source>No combination is recommended, because different values of %1 mean different work, so their times cannot be ranked.</source>
        <translation>추천하는 조합이 없습니다. %1 값이 다르면 작업도 다르므로 시간의 순위를 매길 수 없습니다.</translation>
    </message>
    <message>
        <source>All combinations do the same work, so their times were compared.</source>
        <translation>모든 조합이 같은 작업을 하므로 시간을 비교했습니다.</translation>
    </message>
    <message>
        <source>The combinations do different amounts of work, so the time per finished element was compared.</source>
        <translation>조합마다 작업량이 다르므로 완성한 원소당 시간을 비교했습니다.</translation>
    </message>
    <message>
        <source>The recommended combination leaves %1 partial results, which another launch or the host must combine.</source>
        <translation>추천 조합은 부분 결과 %1개를 남기며, 다른 launch나 호스트가 이를 합쳐야 합니다.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>No clear difference from %1.</source>
        <translation>%1 조합과 뚜렷한 차이가 없습니다.</translation>
    </message>
    <message>
        <source>The next best is %1, which takes %2 as long.</source>
        <translation>다음으로 좋은 조합: %1. 시간은 가장 좋은 조합의 %2입니다.</translation>
    </message>
    <message>
        <source>The next best is %1, which takes %2 as long per element.</source>
        <translation>다음으로 좋은 조합: %1. 원소당 시간은 가장 좋은 조합의 %2입니다.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Recommended on %1: %2 (%3), measured median %4.</source>
        <translation>%1 디바이스에서 추천하는 조합: %2(%3), 측정한 중앙값 %4.</translation>
    </message>
    <message>
        <source>No combination is clearly the fastest on %1. %2 (%3) has the lowest measured median: %4.</source>
        <translation>%1에서 뚜렷하게 가장 빠른 조합이 없습니다. 측정한 중앙값이 가장 낮은 조합은 %2(%3): %4.</translation>
    </message>
    <message>
        <source>Most of this time is launch overhead. Use larger inputs to measure the kernel itself.</source>
        <translation>이 시간의 대부분은 launch 오버헤드입니다. 커널 자체를 측정하려면 더 큰 입력을 쓰십시오.</translation>
    </message>
    <message>
        <source>No other combination has lower counts of: %1 (counted from the trace).</source>
        <translation>다음 집계 값이 더 작은 다른 조합은 없습니다: %1(트레이스에서 집계).</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>발견 사항</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>검사하지 않음</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>맞음</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>No combination is recommended, because the combinations compute different results.</source>
        <translation>추천하는 조합이 없습니다. 조합마다 계산 결과가 다릅니다.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>값 없음</translation>
    </message>
    <message>
        <source>%1: %2 of %3 values differ from those of %4. The first is %5[%6]: %7 instead of %8.</source>
        <translation>%1: 값 %3개 중 %2개가 %4의 값과 다릅니다. 첫 번째는 %5[%6]: %8 대신 %7.</translation>
    </message>
    <message>
        <source>Combinations with different results were not compared.</source>
        <translation>결과가 다른 조합은 비교하지 않았습니다.</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>글로벌 크기</translation>
    </message>
    <message>
        <source>Work-group size in %1</source>
        <translation>workgroup 크기(%1)</translation>
    </message>
    <message>
        <source>Macro %1</source>
        <translation>매크로 %1</translation>
    </message>
    <message>
        <source>different</source>
        <translation>다름</translation>
    </message>
    <message>
        <source>same</source>
        <translation>같음</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 combinations have errors, so they are not recommended.</source>
        <translation>
            <numerusform>조합 %2개 중 %1개에 오류가 있으므로 권장하지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 combinations has errors, so it is not recommended.</source>
        <translation>조합 %2개 중 %1개에 오류가 있으므로 권장하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>SweepFaultNote</name>
    <message numerus="yes">
        <source>%1 %Ln combination(s) with errors, not recommended</source>
        <translation>
            <numerusform>%1 오류가 있어 권장하지 않는 조합 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepFaultWords</name>
    <message>
        <source>The result is wrong, so this combination is not recommended.</source>
        <translation>결과가 틀렸으므로 이 조합은 권장하지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s), so this combination is not recommended.</source>
        <translation>
            <numerusform>오류가 %Ln개 있으므로 이 조합은 권장하지 않습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepWords</name>
    <message>
        <source>The same in all combinations: %1.</source>
        <translation>모든 조합에서 같음: %1.</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
</context>
<context>
    <name>TrackWords</name>
    <message>
        <source>issue slots used</source>
        <translation>발행 슬롯 사용</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
</context>
<context>
    <name>TryWords</name>
    <message>
        <source>Source changes</source>
        <translation>소스 변경</translation>
    </message>
    <message>
        <source>Line %1 added: %2</source>
        <translation>%1번 줄 추가: %2</translation>
    </message>
    <message>
        <source>Line %1 removed: %2</source>
        <translation>%1번 줄 삭제: %2</translation>
    </message>
    <message>
        <source>A warp in another work-group</source>
        <translation>다른 workgroup의 warp</translation>
    </message>
    <message>
        <source>%1, at the cursor</source>
        <comment>a warp and its access</comment>
        <translation>%1, 커서 위치</translation>
    </message>
    <message>
        <source>%1, the request with the most conflicts</source>
        <comment>a warp and its access</comment>
        <translation>%1, 충돌이 가장 많은 요청</translation>
    </message>
    <message>
        <source>%1 · recorded: %2</source>
        <translation>%1 · 기록: %2</translation>
    </message>
    <message>
        <source>%1 · recorded: %2 → %3</source>
        <translation>%1 · 기록: %2 → %3</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>뱅크</translation>
    </message>
    <message>
        <source>no recorded step accesses this array</source>
        <translation>이 배열에 접근하는 기록된 단계 없음</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>lane</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>뱅크</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>Number on a bar: passes of the worst request. Height: conflicts of all accesses to the array in the launch, on a square-root scale.</source>
        <translation>막대의 숫자: 패스가 가장 많은 요청의 패스 수. 높이: launch에서 이 배열에 대한 모든 접근의 충돌 수에 제곱근을 취한 값.</translation>
    </message>
    <message>
        <source>no conflict</source>
        <translation>충돌 없음</translation>
    </message>
    <message>
        <source>Padding of %1</source>
        <translation>%1의 패딩</translation>
    </message>
    <message>
        <source>conflicts for each padding, in words per row</source>
        <translation>패딩(행당 워드 수)별 충돌</translation>
    </message>
    <message>
        <source>The length of a row is unknown. Enter the number of elements per row.</source>
        <translation>행 길이를 알 수 없습니다. 행당 원소 수를 입력하십시오.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>충돌 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (recorded)</source>
        <comment>a formula</comment>
        <translation>%1(기록)</translation>
    </message>
    <message>
        <source>XOR swizzle of %1</source>
        <translation>%1의 XOR 스위즐</translation>
    </message>
    <message>
        <source>no extra bytes, but extra instructions that compute the new indices; x: index in the row, y: row</source>
        <translation>추가 바이트는 없지만 새 인덱스를 계산하는 명령어가 추가됨. x: 행 안의 인덱스, y: 행</translation>
    </message>
    <message>
        <source>recounted from the trace</source>
        <translation>트레이스에서 다시 집계</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>changes the source</source>
        <translation>소스를 변경</translation>
    </message>
    <message>
        <source>Layouts of %1</source>
        <translation>%1의 배치</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>변화 없음</translation>
    </message>
    <message>
        <source>%1 less</source>
        <comment>a share</comment>
        <translation>%1 감소</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>a share</comment>
        <translation>%1 증가</translation>
    </message>
    <message>
        <source>Passes of local memory</source>
        <translation>로컬 메모리 패스</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>사이클</translation>
    </message>
    <message>
        <source>does not fit on a multiprocessor</source>
        <translation>멀티프로세서에 들어가지 않음</translation>
    </message>
    <message>
        <source>modelled, without the extra instructions</source>
        <translation>모델, 추가 명령어 제외</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>계산 중…</translation>
    </message>
    <message>
        <source>Local memory per group</source>
        <translation>그룹당 로컬 메모리</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>계산</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>a number of bytes</comment>
        <translation>%1 증가</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>점유율</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) fit</source>
        <translation>
            <numerusform>그룹 %Ln개 들어감</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither this layout nor the recorded one has conflicts.</source>
        <translation>이 배치에도 기록된 배치에도 충돌이 없습니다.</translation>
    </message>
    <message>
        <source>No conflict is left.</source>
        <translation>남은 충돌이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s) are left.</source>
        <translation>
            <numerusform>충돌 %Ln개가 남습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of conflicts does not change.</source>
        <translation>충돌 수가 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>%1 That is %2 less than recorded.</source>
        <translation>%1 기록된 배치보다 %2 적습니다.</translation>
    </message>
    <message>
        <source>%1 That is %2 more than recorded.</source>
        <translation>%1 기록된 배치보다 %2 많습니다.</translation>
    </message>
    <message>
        <source>A swizzle needs no extra bytes, but it needs extra instructions to compute the new indices.</source>
        <translation>스위즐에는 추가 바이트가 필요 없지만, 새 인덱스를 계산하는 명령어가 추가로 필요합니다.</translation>
    </message>
    <message>
        <source>A group needs %1 more local memory.</source>
        <translation>그룹에 필요한 로컬 메모리가 %1 늘어납니다.</translation>
    </message>
    <message numerus="yes">
        <source>It is the smallest of %Ln padding(s) without a conflict.</source>
        <translation>
            <numerusform>충돌이 없는 패딩 %Ln개 중 가장 작습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown row length: enter the number of elements per row</source>
        <translation>행 길이를 알 수 없음: 행당 원소 수 입력</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>기록대로</translation>
    </message>
    <message numerus="yes">
        <source>Padding of %Ln word(s) per row</source>
        <translation>
            <numerusform>행마다 워드 %Ln개의 패딩</numerusform>
        </translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>불가능: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s) of all accesses to the array in the launch</source>
        <translation>
            <numerusform>launch에서 이 배열에 대한 모든 접근의 충돌 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pass(es) of the worst request</source>
        <translation>
            <numerusform>패스가 가장 많은 요청: 패스 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not possible: %2.</source>
        <translation>%1: 사용할 수 없습니다. 이유: %2.</translation>
    </message>
    <message>
        <source>The recorded layout has no conflicts.</source>
        <translation>기록된 배치에는 충돌이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The recorded layout has %Ln conflict(s).</source>
        <translation>
            <numerusform>기록된 배치에는 충돌이 %Ln개 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a layout; sentences about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The lanes update the same word with atomics, which take turns in every layout. So no padding and no swizzle removes a conflict.</source>
        <translation>lane들이 같은 워드를 atomic 연산으로 갱신하며, 이 연산들은 어떤 배치에서도 차례로 실행됩니다. 따라서 패딩이나 스위즐로 없어지는 충돌은 없습니다.</translation>
    </message>
    <message>
        <source>%1 of the conflicts are atomics on the same word, which take turns in every layout. A padding or a swizzle can only remove the others.</source>
        <translation>충돌 중 같은 워드에 대한 atomic 연산의 비율: %1. 이 연산들은 어떤 배치에서도 차례로 실행됩니다. 패딩이나 스위즐은 나머지 충돌만 없앨 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>B/s</source>
        <translation>B/s</translation>
    </message>
    <message>
        <source>kB/s</source>
        <translation>kB/s</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>TB/s</source>
        <translation>TB/s</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>“%1” 명령이 없습니다.</translation>
    </message>
    <message>
        <source> &quot;%1 --help&quot; lists all commands.</source>
        <translation> “%1 --help”로 모든 명령을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Unexpected argument &quot;%2&quot;. &quot;%1 --help&quot; shows the usage.</source>
        <translation>예상하지 못한 인수 “%2”. “%1 --help”로 사용법을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source> Did you mean &quot;%1&quot;?</source>
        <translation> 혹시 “%1”입니까?</translation>
    </message>
    <message>
        <source>Assertion failed: %1</source>
        <translation>단언 실패: %1</translation>
    </message>
    <message>
        <source>The run has errors or a wrong result, so the exit code is 1. To see the details, run the command without --get and --assert.</source>
        <translation>실행에 오류가 있거나 결과가 틀려서 종료 코드가 1입니다. 자세한 내용을 보려면 --get과 --assert 없이 명령을 실행하십시오.</translation>
    </message>
    <message>
        <source>Exit codes: 0 success, 1 findings, a wrong result or a failed --assert, 2 wrong usage, 3 unusable input, 4 no device, a driver failure, an internal error or too little memory, 130 cancelled.</source>
        <translation>종료 코드: 0 성공, 1 발견 사항, 틀린 결과 또는 실패한 --assert, 2 잘못된 사용법, 3 사용할 수 없는 입력, 4 디바이스 없음, 드라이버 실패, 내부 오류 또는 메모리 부족, 130 취소됨.</translation>
    </message>
    <message>
        <source>Missing argument: %2. &quot;%1 --help&quot; shows the usage.</source>
        <translation>빠진 인수: %2. “%1 --help”로 사용법을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Cannot open a window, because there is no display. Without a display, use &quot;lockstep render&quot; to write pictures and &quot;lockstep-cli&quot; to print metrics.</source>
        <translation>화면이 없어 창을 열 수 없습니다. 화면 없이 쓰려면 “lockstep render”로 그림을 저장하고 “lockstep-cli”로 지표를 출력하십시오.</translation>
    </message>
    <message>
        <source>Unexpected argument &quot;%2&quot;. At most %3 are possible. &quot;%1 --help&quot; shows the usage.</source>
        <translation>예상하지 못한 인수 “%2”. 최대 %3개까지 쓸 수 있습니다. “%1 --help”로 사용법을 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>ValueWords</name>
    <message>
        <source>no texel (outside the image)</source>
        <translation>텍셀 없음(이미지 밖)</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>%1, a null pointer</source>
        <translation>%1, 널 포인터</translation>
    </message>
    <message>
        <source>a null pointer</source>
        <translation>널 포인터</translation>
    </message>
    <message>
        <source>a misaligned address</source>
        <translation>정렬되지 않은 주소</translation>
    </message>
    <message>
        <source>an address outside every object</source>
        <translation>모든 객체의 범위를 벗어난 주소</translation>
    </message>
    <message>
        <source>%1, misaligned</source>
        <translation>%1, 정렬되지 않음</translation>
    </message>
    <message>
        <source>%1, out of bounds</source>
        <translation>%1, 범위를 벗어남</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>Solved. Your solution also works for other input values.</source>
        <translation>해결했습니다. 이 풀이는 다른 입력값에서도 올바르게 동작합니다.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>아직 바뀐 것이 없습니다.</translation>
    </message>
    <message>
        <source>The window shows another experiment. Go back to the one of this task.</source>
        <translation>창에 다른 실험이 표시되어 있습니다. 이 과제의 실험으로 돌아가십시오.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must stay as it was in this task.</source>
        <translation>이 과제에서 “%1” 값은 바꾸면 안 됩니다.</translation>
    </message>
    <message>
        <source>The hardware must stay as it was in this task.</source>
        <translation>이 과제에서 하드웨어는 바꾸면 안 됩니다.</translation>
    </message>
    <message>
        <source>The kernel does not run.</source>
        <translation>커널이 실행되지 않습니다.</translation>
    </message>
    <message>
        <source>The result is wrong. It must be the same as before.</source>
        <translation>결과가 틀렸습니다. 이전과 같아야 합니다.</translation>
    </message>
    <message>
        <source>Lockstep found an error in your version. Run the kernel (F5), and open the Findings tab.</source>
        <translation>Lockstep이 작성하신 버전에서 오류를 찾았습니다. 커널을 실행하고(F5) “발견 사항” 탭을 여십시오.</translation>
    </message>
    <message>
        <source>Not yet. This must be true:</source>
        <translation>아직 아닙니다. 다음이 참이 되어야 합니다:</translation>
    </message>
    <message>
        <source>Your solution works for these input values, but not for others.</source>
        <translation>이 풀이는 이 입력값에서는 동작하지만 다른 입력값에서는 동작하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>ViewChoices</name>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Show in cells</source>
        <translation>칸에 표시</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>용어</translation>
    </message>
    <message>
        <source>OpenCL</source>
        <translation>OpenCL</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>GLSL and WebGPU</source>
        <translation>GLSL 및 WebGPU</translation>
    </message>
    <message>
        <source>AMD</source>
        <translation>AMD</translation>
    </message>
    <message>
        <source>Uses the words of this programming interface in texts, but not in kernels, files and options</source>
        <translation>텍스트에 이 프로그래밍 인터페이스의 용어를 사용(커널, 파일, 옵션은 제외)</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>발견 사항</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>나란히 보기</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>뱅크</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>필름</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>launch</translation>
    </message>
    <message>
        <source>Data flow</source>
        <translation>데이터 흐름</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>교환</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>풋프린트</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>글로벌</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>히트맵</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>캐시</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>Groups over time</source>
        <translation>시간에 따른 그룹</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>스테이지</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>멀티프로세서</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>흐름</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Lanes and banks</source>
        <translation>lane과 뱅크</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>경주</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>해 보기</translation>
    </message>
</context>
<context>
    <name>WaitWords</name>
    <message>
        <source>Warp %1 issues from cycle %2 to %3.</source>
        <translation>%1번 warp가 사이클 %2부터 %3까지 명령어를 발행합니다.</translation>
    </message>
    <message>
        <source>Meanwhile, warp %1 of group %2 issues.</source>
        <translation>그동안 그룹 %2의 %1번 warp가 명령어를 발행합니다.</translation>
    </message>
    <message>
        <source>Warp %1 of group %2 is not resident in cycle %3.</source>
        <translation>그룹 %2의 %1번 warp는 사이클 %3에 상주하지 않습니다.</translation>
    </message>
    <message>
        <source>Warp %1 is ready from cycle %2 to %3, waiting to issue.</source>
        <translation>%1번 warp가 사이클 %2부터 %3까지 준비된 상태로 발행을 기다립니다.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting for global memory.</source>
        <translation>%1번 warp가 사이클 %2부터 %3까지 차단 상태로 글로벌 메모리를 기다립니다.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting for local memory.</source>
        <translation>%1번 warp가 사이클 %2부터 %3까지 차단 상태로 로컬 메모리를 기다립니다.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting at a barrier.</source>
        <translation>%1번 warp가 사이클 %2부터 %3까지 차단 상태로 barrier에서 기다립니다.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting for an arithmetic result or for a branch to be resolved.</source>
        <translation>%1번 warp가 사이클 %2부터 %3까지 차단 상태로 산술 연산의 결과나 분기문의 결정을 기다립니다.</translation>
    </message>
    <message>
        <source>Warp %1 is done, but its slot stays occupied from cycle %2 to %3, until its group ends.</source>
        <translation>%1번 warp가 완료되었지만, 그룹이 끝날 때까지 사이클 %2부터 %3까지 슬롯을 계속 차지합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sector(s) requested</source>
        <translation>
            <numerusform>요청한 섹터 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warp(s) of its group have not reached the barrier yet: %1.</source>
        <translation>
            <numerusform>그룹의 warp %Ln개가 아직 barrier에 도달하지 않음: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next wait of this warp starts in cycle %1 and takes %Ln cycle(s): %2</source>
        <translation>
            <numerusform>이 warp의 다음 대기는 사이클 %1에 시작하여 %Ln사이클 걸림: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The group is resident from cycle %1 to %2.</source>
        <translation>그 그룹은 사이클 %1부터 %2까지 상주합니다.</translation>
    </message>
</context>
<context>
    <name>WarpFilm</name>
    <message>
        <source>lane</source>
        <translation>lane</translation>
    </message>
    <message>
        <source>Warp %1, whole run</source>
        <translation>warp %1, 실행 전체</translation>
    </message>
    <message>
        <source>rows are lanes, columns are steps</source>
        <translation>행은 lane, 열은 단계</translation>
    </message>
</context>
<context>
    <name>WarpSplitWords</name>
    <message>
        <source>continues</source>
        <comment>lanes whose loop has a next turn</comment>
        <translation>계속</translation>
    </message>
    <message>
        <source>then</source>
        <comment>the side of an if that is true</comment>
        <translation>then</translation>
    </message>
    <message>
        <source>else</source>
        <comment>the side of an if that is false</comment>
        <translation>else</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>so many lanes; so many steps</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>so many lanes; wait so many steps</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>end of kernel, %1</source>
        <comment>the kernel&apos;s; number of lanes</comment>
        <translation>커널 끝, %1</translation>
    </message>
    <message>
        <source>line %1, %2, %3</source>
        <comment>number; lanes; steps</comment>
        <translation>%1번 줄, %2, %3</translation>
    </message>
    <message>
        <source>continue at line %1, %2 (%3)</source>
        <comment>number; lanes; steps that they wait</comment>
        <translation>%1번 줄에서 계속, %2(%3)</translation>
    </message>
    <message>
        <source>exits</source>
        <comment>lanes whose loop ends</comment>
        <translation>탈출</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s)</source>
        <translation>
            <numerusform>lane %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln단계</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wait %Ln step(s)</source>
        <comment>lanes</comment>
        <translation>
            <numerusform>%Ln단계 대기</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) of each warp</source>
        <translation>
            <numerusform>각 warp의 lane %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyNoPicture</name>
    <message>
        <source>This kernel uses no local memory.</source>
        <translation>이 커널은 로컬 메모리를 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>This kernel accesses no buffer.</source>
        <translation>이 커널은 버퍼에 접근하지 않습니다.</translation>
    </message>
    <message>
        <source>This kernel does not fit on a multiprocessor of the hardware model.</source>
        <translation>이 커널은 하드웨어 모델의 멀티프로세서에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>This kernel accesses neither local nor global memory.</source>
        <translation>이 커널은 로컬 메모리에도 글로벌 메모리에도 접근하지 않습니다.</translation>
    </message>
    <message>
        <source>Caches are switched off in the hardware model.</source>
        <translation>하드웨어 모델에서 캐시가 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>This launch reads no buffer and no image.</source>
        <translation>이 launch는 버퍼도 이미지도 읽지 않습니다.</translation>
    </message>
    <message>
        <source>No lane exchanges values with another lane.</source>
        <translation>다른 lane과 값을 교환하는 lane이 없습니다.</translation>
    </message>
    <message>
        <source>The launches of this run do not overlap in time.</source>
        <translation>이 실행의 launch들은 시간이 겹치지 않습니다.</translation>
    </message>
    <message>
        <source>This launch has only one work-group.</source>
        <translation>이 launch에는 workgroup이 하나뿐입니다.</translation>
    </message>
    <message>
        <source>This launch has no array in local memory.</source>
        <translation>이 launch에는 로컬 메모리 배열이 없습니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::AccountBar</name>
    <message>
        <source>Use of the modelled time</source>
        <translation>모델 시간의 사용 내역</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ActButtons</name>
    <message>
        <source>%1  %2</source>
        <comment>a command; its key</comment>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::AnswerButton</name>
    <message>
        <source>Right</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>오답</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ArgumentRow</name>
    <message>
        <source>Size of %1</source>
        <translation>%1 크기</translation>
    </message>
    <message>
        <source>Width x height, in texels</source>
        <translation>너비 x 높이(텍셀 단위)</translation>
    </message>
    <message>
        <source>Format of %1</source>
        <translation>%1 형식</translation>
    </message>
    <message>
        <source>Texel format: channels and data type</source>
        <translation>텍셀 형식: 채널과 자료형</translation>
    </message>
    <message>
        <source>Content of %1</source>
        <translation>%1 내용</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 값</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>파일 선택</translation>
    </message>
    <message>
        <source>Addressing mode: none, clamp_to_edge, clamp, repeat or mirrored_repeat; append :normalized, :linear or both if needed</source>
        <translation>주소 지정 모드: none, clamp_to_edge, clamp, repeat 또는 mirrored_repeat. 필요하면 :normalized, :linear 또는 둘 다를 붙임</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid size</source>
        <comment>what was typed</comment>
        <translation>“%1”: 올바른 크기가 아닙니다</translation>
    </message>
    <message numerus="yes">
        <source>Number of elements of %Ln byte(s) each. 4K is 4096 elements, and 64 B is a size in bytes.</source>
        <translation>
            <numerusform>각각 %Ln바이트인 원소의 수. 4K는 원소 4096개이고, 64 B는 바이트 단위 크기입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) of values from the launch file</source>
        <translation>
            <numerusform>launch 파일의 값 %Ln바이트</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid sampler</source>
        <comment>what was typed</comment>
        <translation>&quot;%1&quot; - 올바른 sampler가 아닙니다</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field; why its value is invalid</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::AudienceWindow</name>
    <message>
        <source>Lockstep: presentation</source>
        <translation>Lockstep: 발표</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::AxisRow</name>
    <message>
        <source>Values: %1</source>
        <comment>the label of what is varied</comment>
        <translation>값: %1</translation>
    </message>
    <message>
        <source>32,64,128 or 32..1024</source>
        <translation>32,64,128 또는 32..1024</translation>
    </message>
    <message>
        <source>Values separated by commas, or FIRST..LAST (each value is twice the previous one)</source>
        <translation>쉼표로 구분한 값 또는 FIRST..LAST(각 값은 앞 값의 두 배)</translation>
    </message>
    <message>
        <source>no other parameter</source>
        <translation>다른 매개변수 없음</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::BookmarkActions</name>
    <message>
        <source>There is no step to bookmark yet. Run an experiment or a kernel</source>
        <translation>북마크를 추가할 단계가 아직 없습니다. 실험이나 커널을 실행하십시오</translation>
    </message>
    <message>
        <source>There are already %1 bookmarks. Remove some of them</source>
        <translation>북마크가 이미 %1개 있습니다. 일부를 제거하십시오</translation>
    </message>
    <message>
        <source>Add bookmark</source>
        <translation>북마크 추가</translation>
    </message>
    <message>
        <source>Rename bookmark</source>
        <translation>북마크 이름 바꾸기</translation>
    </message>
    <message>
        <source>Text of the bookmark at step %1:</source>
        <translation>%1번 단계 북마크의 텍스트:</translation>
    </message>
    <message>
        <source>Bookmark at step %1 saved</source>
        <translation>%1번 단계에 북마크 저장됨</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>지금 표시 중</translation>
    </message>
    <message>
        <source>This run has no bookmark after this step</source>
        <translation>이 실행에는 이 단계 뒤에 북마크가 없습니다</translation>
    </message>
    <message>
        <source>This run has no bookmark before this step</source>
        <translation>이 실행에는 이 단계 앞에 북마크가 없습니다</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::BookmarkList</name>
    <message>
        <source>There are no bookmarks yet. %1 adds one at the current step.</source>
        <comment>%1: a shortcut</comment>
        <translation>아직 북마크가 없습니다. %1 키를 누르면 현재 단계에 추가됩니다.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>북마크</translation>
    </message>
    <message>
        <source>List of bookmarks</source>
        <translation>북마크 목록</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::BreakpointActions</name>
    <message>
        <source>No step of this work-group executes line %1, so playback cannot stop there</source>
        <translation>이 workgroup에는 %1번 줄을 실행하는 단계가 없으므로 재생을 거기서 멈출 수 없습니다</translation>
    </message>
    <message>
        <source>nothing has been run yet</source>
        <translation>아직 실행한 것이 없음</translation>
    </message>
    <message>
        <source>the source has changed since the last run</source>
        <translation>마지막 실행 이후 소스가 바뀜</translation>
    </message>
    <message>
        <source>warp %1 does not execute it after this step</source>
        <translation>이 단계 뒤에는 %1번 warp가 이 줄을 실행하지 않음</translation>
    </message>
    <message>
        <source>warp %1 does not execute it</source>
        <translation>%1번 warp가 이 줄을 실행하지 않음</translation>
    </message>
    <message>
        <source>Run to line %1</source>
        <translation>%1번 줄까지 실행</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an entry; why it is disabled</comment>
        <translation>%1(%2)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::Centre</name>
    <message numerus="yes">
        <source>%Ln finding(s) and suggestion(s)</source>
        <translation>
            <numerusform>발견 사항과 조언 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChartBase</name>
    <message>
        <source>%1 %2</source>
        <comment>letter of a run; why it is not comparable</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>계열</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>위치</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChartedSweep</name>
    <message>
        <source>Map</source>
        <translation>맵</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>선</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>차트 종류</translation>
    </message>
    <message>
        <source>Metric shown in the chart</source>
        <translation>차트에 표시할 지표</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChartsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>변형</translation>
    </message>
    <message>
        <source>This launch</source>
        <translation>이 launch</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChecksList</name>
    <message>
        <source>This recording contains these files:</source>
        <translation>이 기록에는 다음 파일이 들어 있습니다:</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more file(s)</source>
        <translation>
            <numerusform>외 파일 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>The result of the instrumented kernel differs from that of the original kernel: in launch %1, %2[%3] is %4 instead of %5. A race or an unspecified execution order can cause this. If neither is the cause, the counts may not apply to the original kernel.</source>
        <translation>계측 커널의 계산 결과가 원본 커널의 결과와 다릅니다. %1번 launch에서 %2[%3] 값이 %5 대신 %4입니다. 경쟁 상태나 정해지지 않은 실행 순서가 원인일 수 있습니다. 둘 다 원인이 아니면 집계가 원본 커널에는 맞지 않을 수 있습니다.</translation>
    </message>
    <message>
        <source>Checks performed</source>
        <translation>수행한 검사</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChosenLine</name>
    <message>
        <source>Enter: next step of this line · Esc: clear</source>
        <translation>Enter: 이 줄의 다음 단계 · Esc: 해제</translation>
    </message>
    <message>
        <source>The steps of this line are marked below the timeline slider and in the Film view. Bars mark the lanes that execute the line and, in the Heat view, the memory cells that it accesses. In the Heat view, a frame marks the row of the line.</source>
        <translation>이 줄의 단계는 타임라인 슬라이더 아래와 필름 뷰에 표시됩니다. 막대는 이 줄을 실행하는 lane을, 히트맵 뷰에서는 이 줄이 접근하는 메모리 칸을 표시합니다. 히트맵 뷰에서 테두리는 이 줄의 행을 표시합니다.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1: %Ln of %2 steps</source>
        <translation>
            <numerusform>%1번 줄: %2단계 중 %Ln단계</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CommandDialog</name>
    <message>
        <source>Command line</source>
        <translation>명령줄</translation>
    </message>
    <message>
        <source>This command writes the same file:</source>
        <translation>다음 명령을 실행하면 같은 파일이 저장됩니다:</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CommandSearch</name>
    <message>
        <source>%1 — %2</source>
        <comment>a command; its menu</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 — %2 (%3)</source>
        <comment>a command; its menu; its keys</comment>
        <translation>%1 — %2 (%3)</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>명령 찾기</translation>
    </message>
    <message>
        <source>Command or experiment</source>
        <translation>명령 또는 실험</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>찾은 명령</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer words.</source>
        <translation>검색 결과가 없습니다. 단어 수를 줄여 보십시오.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompactBar</name>
    <message>
        <source>Tools</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>메뉴(&amp;M)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>상태</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s) and suggestion(s)</source>
        <translation>
            <numerusform>발견 사항과 조언 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompareActions</name>
    <message>
        <source>Compare with %1</source>
        <translation>%1 실험과 비교</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompareButtons</name>
    <message>
        <source>cannot be compared with the shown run</source>
        <translation>표시된 실행과 비교할 수 없음</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ComparePage</name>
    <message>
        <source>Runs in this window</source>
        <translation>이 창의 실행</translation>
    </message>
    <message>
        <source>Runs to compare</source>
        <translation>비교할 실행</translation>
    </message>
    <message>
        <source>Run all variants</source>
        <translation>모든 변형 실행</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>기록 열기…</translation>
    </message>
    <message>
        <source>Another hardware preset</source>
        <translation>다른 하드웨어 프리셋</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV로 복사</translation>
    </message>
    <message>
        <source>Select two or more runs. The list contains all runs of this window.</source>
        <translation>실행을 두 개 이상 선택하십시오. 목록에는 이 창의 모든 실행이 있습니다.</translation>
    </message>
    <message>
        <source>Analyse the current run again with a different hardware preset</source>
        <translation>현재 실행을 다른 하드웨어 프리셋으로 다시 분석</translation>
    </message>
    <message>
        <source>Interpretation</source>
        <translation>해석</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run. Hover over a metric to see the source of its values.</source>
        <translation>비율은 첫 번째 실행 기준입니다. 지표 위에 포인터를 올리면 값의 출처를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Timing the runs alternately (round %1 of %2)</source>
        <translation>실행들의 시간을 번갈아 측정 중(라운드 %1/%2)</translation>
    </message>
    <message>
        <source>Match inputs</source>
        <translation>입력 맞추기</translation>
    </message>
    <message>
        <source>Run the other experiments with the parameter values of the first one</source>
        <translation>첫 번째 실험의 매개변수 값으로 다른 실험 실행</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompareTable</name>
    <message>
        <source>Comparison</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>the ratio of a run to the first, by their letters</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>출처</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ContextMenus</name>
    <message>
        <source>Copy picture</source>
        <translation>그림 복사</translation>
    </message>
    <message>
        <source>Data copied to the clipboard as CSV</source>
        <translation>데이터를 CSV로 클립보드에 복사함</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV로 복사</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>링크 복사</translation>
    </message>
    <message>
        <source>Link copied to the clipboard</source>
        <translation>링크를 클립보드에 복사함</translation>
    </message>
    <message>
        <source>Copy command line</source>
        <translation>명령줄 복사</translation>
    </message>
    <message>
        <source>Command line copied to the clipboard</source>
        <translation>명령줄을 클립보드에 복사함</translation>
    </message>
    <message>
        <source>Picture copied to the clipboard</source>
        <translation>그림을 클립보드에 복사함</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Present this chart</source>
        <translation>이 차트 발표</translation>
    </message>
    <message>
        <source>Text copied to the clipboard</source>
        <translation>텍스트를 클립보드에 복사했습니다</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ContinuePart</name>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>단계 %1/%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what was run; where it continues, or why it cannot</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CostNotes</name>
    <message>
        <source>Costs at line ends</source>
        <translation>줄 끝의 비용</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <comment>a line of the source; its cost</comment>
        <translation>%1번 줄: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CureActions</name>
    <message>
        <source>Running %1…</source>
        <translation>%1 실행 중…</translation>
    </message>
    <message>
        <source>%1 is shown next to this run.</source>
        <translation>%1 변형을 이 실행 옆에 표시합니다.</translation>
    </message>
    <message>
        <source>No faster variant of this experiment avoids this cost.</source>
        <translation>이 실험에는 이 비용을 피하는 더 빠른 변형이 없습니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CurePanel</name>
    <message>
        <source>Why is it slow?</source>
        <translation>왜 느린가?</translation>
    </message>
    <message>
        <source>Looking for the highest cost…</source>
        <translation>가장 큰 비용을 찾는 중…</translation>
    </message>
    <message>
        <source>Show the fix</source>
        <translation>해결책 보기</translation>
    </message>
    <message>
        <source>Show the suggestion</source>
        <translation>조언 보기</translation>
    </message>
    <message>
        <source>Counted from the trace. First error: %1.</source>
        <comment>a kind of error</comment>
        <translation>트레이스에서 집계했습니다. 첫 오류: %1.</translation>
    </message>
    <message>
        <source>Show the findings</source>
        <translation>발견 사항 보기</translation>
    </message>
    <message>
        <source>Run the kernel (F5) to see here why it is slow.</source>
        <translation>커널을 실행하면(F5) 여기서 느린 이유를 볼 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s) were found, so the result can be wrong. Fix the errors before you optimise.</source>
        <translation>
            <numerusform>오류 %Ln개가 발견되었으므로 결과가 틀릴 수 있습니다. 최적화하기 전에 오류를 고치십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing found to improve. Analysed: divergence, sectors, bank conflicts, barriers, occupancy, latency, atomics and repeated work. %Ln check(s) were run.</source>
        <translation>
            <numerusform>개선할 점을 찾지 못했습니다. 분석한 것: 분기, 섹터, 뱅크 충돌, barrier, 점유율, 지연, atomic 연산, 반복되는 작업. 검사 %Ln개를 실행했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The guessed sizes and inputs may have caused these errors. Set your own under Values.</source>
        <translation>추정한 크기와 입력이 이 오류의 원인일 수 있습니다. “값” 패널에서 직접 설정하십시오.</translation>
    </message>
    <message>
        <source>Show the costs anyway</source>
        <translation>그래도 비용 보기</translation>
    </message>
    <message>
        <source>Simulating where the time goes…</source>
        <translation>시간이 어디에 쓰이는지 시뮬레이션하는 중…</translation>
    </message>
    <message>
        <source>The costs of this run are not known.</source>
        <translation>이 실행의 비용을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Try other layouts</source>
        <translation>다른 배치 시도</translation>
    </message>
    <message>
        <source>This suggestion is about another cost. %1</source>
        <comment>a sentence follows</comment>
        <translation>이 조언은 다른 비용에 대한 것입니다. %1</translation>
    </message>
    <message>
        <source>Below: how the schedulers use their cycles. Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>아래: 스케줄러가 사이클을 쓰는 방식. 비용 하나를 없애면 그 비율보다 더 많이 줄어들 수 있습니다. 다른 warp의 대기 시간도 짧아질 수 있기 때문입니다.</translation>
    </message>
    <message>
        <source>Below: how the schedulers use their cycles.</source>
        <translation>아래: 스케줄러가 사이클을 쓰는 방식</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::DeviceActions</name>
    <message>
        <source>Runs are recorded on this computer.</source>
        <translation>실행을 이 컴퓨터에서 기록합니다.</translation>
    </message>
    <message>
        <source>Runs are recorded on %1.</source>
        <translation>실행을 기록하는 곳: %1.</translation>
    </message>
    <message>
        <source>The device &quot;%1&quot; is missing. Runs are recorded on the default device of this computer.</source>
        <translation>디바이스를 찾을 수 없습니다: &quot;%1&quot;. 실행은 이 컴퓨터의 기본 디바이스에서 기록됩니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::DeviceDialog</name>
    <message>
        <source>Device</source>
        <translation>디바이스</translation>
    </message>
    <message>
        <source>&amp;Record on:</source>
        <translation>기록할 곳(&amp;R):</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>디바이스 목록</translation>
    </message>
    <message>
        <source>&amp;Add a computer over ssh:</source>
        <translation>ssh 연결 컴퓨터 추가(&amp;A):</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>추가(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>테스트(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>제거(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Use this device</source>
        <translation>이 디바이스 사용(&amp;U)</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>이 컴퓨터</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>%1 컴퓨터에 연결 중…</translation>
    </message>
    <message numerus="yes">
        <source>%1 is ready. It has %n device(s).</source>
        <translation>
            <numerusform>%1 컴퓨터가 준비되었습니다. 디바이스는 %n개입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer: %1</source>
        <translation>이 컴퓨터: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::DeviceNotice</name>
    <message>
        <source>No OpenCL device. Recordings and examples open without one.</source>
        <translation>OpenCL 디바이스가 없습니다. 기록과 예제는 디바이스 없이도 열립니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExperimentsPanel</name>
    <message>
        <source>Filter experiments</source>
        <translation>실험 필터</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>실험</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>살펴볼 점</translation>
    </message>
    <message>
        <source>What the experiment teaches</source>
        <translation>실험에서 배우는 것</translation>
    </message>
    <message>
        <source>Looking for suggestions…</source>
        <translation>조언을 찾는 중…</translation>
    </message>
    <message>
        <source>Broken on purpose, to demonstrate the fault. %1</source>
        <translation>결함을 보여 주려고 의도적으로 만든 실험입니다. %1</translation>
    </message>
    <message>
        <source>%1, broken on purpose</source>
        <translation>%1, 의도적 결함</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>experiment; why it did not run</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No problems found and nothing to suggest. To look further, compare two group sizes or two versions of the kernel.</source>
        <translation>문제가 발견되지 않았고 제안할 것도 없습니다. 더 살펴보려면 두 가지 그룹 크기나 커널의 두 버전을 비교하십시오.</translation>
    </message>
    <message>
        <source>Broken on purpose. The expected finding is &quot;%1&quot;.</source>
        <translation>의도적으로 결함을 넣은 실험입니다. 예상되는 발견 사항은 “%1”입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln variant(s)</source>
        <translation>
            <numerusform>변형 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>broken on purpose</source>
        <translation>의도적 결함</translation>
    </message>
    <message>
        <source>was run</source>
        <translation>실행함</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>아직 실행 안 함</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Copy to clipboard</source>
        <translation>클립보드에 복사</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>No single command reproduces everything shown here</source>
        <translation>명령 하나로는 여기 보이는 것을 모두 재현할 수 없습니다</translation>
    </message>
    <message>
        <source>Command line…</source>
        <translation>명령줄…</translation>
    </message>
    <message>
        <source>What</source>
        <translation>대상</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportForm</name>
    <message>
        <source>Format</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>화면과 같게</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>창과 같게</translation>
    </message>
    <message>
        <source>OpenCL</source>
        <translation>OpenCL</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>GLSL and WebGPU</source>
        <translation>GLSL 및 WebGPU</translation>
    </message>
    <message>
        <source>AMD</source>
        <translation>AMD</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>용어</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>캡션</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>범례</translation>
    </message>
    <message>
        <source>Error bars</source>
        <translation>오차 막대</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>투명한 배경</translation>
    </message>
    <message>
        <source>Device and parameters below</source>
        <translation>아래에 디바이스와 매개변수 표시</translation>
    </message>
    <message>
        <source>Also save the data as CSV</source>
        <translation>데이터도 CSV로 저장</translation>
    </message>
    <message>
        <source>The file also contains the device, the parameters, the seed and the version of Lockstep, so that the picture can be made again.</source>
        <translation>파일에는 디바이스, 매개변수, 시드, Lockstep의 버전도 들어 있어 그림을 다시 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Describe each step below the picture</source>
        <translation>그림 아래에 각 단계의 설명 표시</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Readability</source>
        <translation>가독성</translation>
    </message>
    <message>
        <source>The preview appears when the simulation has finished.</source>
        <translation>시뮬레이션이 끝나면 미리 보기가 나타납니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of %1 × %2 mm</source>
        <translation>
            <numerusform>%1 × %2 mm, %Ln쪽</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>%1 · about %2</source>
        <comment>size of the picture; size of the file</comment>
        <translation>%1 · 약 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s) of %1 × %2 px · about %3</source>
        <comment>number of frames; width; height; size of the file</comment>
        <translation>
            <numerusform>%1 × %2 px, 프레임 %Ln개 · 약 %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportProgress</name>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
    <message>
        <source>Writing the file (%1)</source>
        <comment>how long it will take</comment>
        <translation>파일 저장 중(%1)</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>파일 저장 중</translation>
    </message>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>내보내기를 취소했습니다. 파일은 저장하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportSize</name>
    <message>
        <source>Made for</source>
        <translation>용도</translation>
    </message>
    <message>
        <source>px</source>
        <comment>pixels</comment>
        <translation>px</translation>
    </message>
    <message>
        <source>mm</source>
        <comment>millimetres</comment>
        <translation>mm</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>크기의 단위</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source> pt</source>
        <comment>points</comment>
        <translation> pt</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>픽셀</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportSteps</name>
    <message>
        <source>Pass of a bank conflict</source>
        <translation>뱅크 충돌의 패스</translation>
    </message>
    <message>
        <source>A frame per</source>
        <translation>프레임 간격</translation>
    </message>
    <message>
        <source>Cycles per frame</source>
        <translation>프레임당 사이클</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>첫 프레임</translation>
    </message>
    <message>
        <source>first</source>
        <translation>처음</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>마지막 프레임</translation>
    </message>
    <message>
        <source>last</source>
        <translation>마지막</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source> per second</source>
        <translation> 프레임/초</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FileActions</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 저장함</translation>
    </message>
    <message>
        <source>Save the recording</source>
        <translation>기록 저장</translation>
    </message>
    <message>
        <source>Recordings (*.lks)</source>
        <translation>기록 (*.lks)</translation>
    </message>
    <message>
        <source>%1 is still being saved. Wait until saving has finished, or cancel it, before you save this recording.</source>
        <translation>%1 파일을 아직 저장하고 있습니다. 이 기록을 저장하려면 저장이 끝날 때까지 기다리거나 저장을 취소하십시오.</translation>
    </message>
    <message>
        <source>%1 is being saved. The window closes when saving has finished. Cancel saving to close the window immediately.</source>
        <translation>%1 파일을 저장하고 있습니다. 저장이 끝나면 창이 닫힙니다. 창을 바로 닫으려면 저장을 취소하십시오.</translation>
    </message>
    <message>
        <source>Open a kernel, a launch file, a recording or a lesson</source>
        <translation>커널, launch 파일, 기록 또는 레슨 열기</translation>
    </message>
    <message>
        <source>Kernels, launch files, recordings and lessons (*.cl *.sim *.lks *.lockstep-lesson);;All files (*)</source>
        <translation>커널, launch 파일, 기록, 레슨 (*.cl *.sim *.lks *.lockstep-lesson);;모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FileRows</name>
    <message>
        <source>My files</source>
        <translation>내 파일</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>%1 파일을 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>찾을 수 없음</translation>
    </message>
    <message>
        <source>file</source>
        <translation>파일</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FileTile</name>
    <message>
        <source>not found</source>
        <translation>찾을 수 없음</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>%1 파일을 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1, not found</source>
        <comment>a file</comment>
        <translation>%1, 찾을 수 없음</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FilesQuestion</name>
    <message>
        <source>Files outside the folder</source>
        <translation>폴더 밖의 파일</translation>
    </message>
    <message>
        <source>%1 refers to files outside its folder:</source>
        <translation>%1 파일이 자기 폴더 밖의 파일을 참조합니다:</translation>
    </message>
    <message>
        <source>Lockstep reads these files only with your permission. The recording then contains their contents.</source>
        <translation>Lockstep은 사용자가 허용한 경우에만 이 파일을 읽습니다. 그러면 파일의 내용이 기록에 포함됩니다.</translation>
    </message>
    <message>
        <source>Read these files</source>
        <translation>이 파일 읽기</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingActions</name>
    <message>
        <source>The recorded work-groups have no step at this line</source>
        <translation>기록된 workgroup에 이 줄의 단계가 없습니다</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingsPage</name>
    <message>
        <source>Evidence</source>
        <translation>근거</translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>단계로 이동</translation>
    </message>
    <message>
        <source>Choose a finding or a suggestion to see its evidence here.</source>
        <translation>발견 사항이나 조언을 고르면 여기에 근거가 표시됩니다.</translation>
    </message>
    <message>
        <source>Try other layouts</source>
        <translation>다른 배치 시도</translation>
    </message>
    <message>
        <source>Apply, run and compare</source>
        <translation>적용, 실행, 비교</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingsPanel</name>
    <message>
        <source>No trace yet</source>
        <translation>아직 트레이스 없음</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>발견 사항</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>전체 %1</translation>
    </message>
    <message>
        <source>Errors %1</source>
        <translation>오류 %1</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>참고 %1</translation>
    </message>
    <message>
        <source>Suggestions %1</source>
        <translation>조언 %1</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>예상됨</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>launch %1</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>조언</translation>
    </message>
    <message>
        <source>Looking for suggestions. The model simulates the launch with each cost set to zero…</source>
        <translation>조언을 찾는 중입니다. 모델이 비용을 하나씩 0으로 두고 launch를 시뮬레이션합니다…</translation>
    </message>
    <message numerus="yes">
        <source>No faults found, %Ln suggestion(s).</source>
        <translation>
            <numerusform>결함이 발견되지 않았습니다. 조언 %Ln개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>단계로 이동</translation>
    </message>
    <message>
        <source>Go to step: %1</source>
        <translation>단계로 이동: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) and suggestion(s) are not listed.</source>
        <translation>
            <numerusform>발견 사항과 조언 %Ln개가 더 있지만 나열하지 않았습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FirstPart</name>
    <message>
        <source>Show this run</source>
        <translation>이 실행 보기</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FollowActions</name>
    <message>
        <source>There is no work-item to follow yet. Run an experiment or a kernel</source>
        <translation>추적할 work-item이 아직 없습니다. 실험이나 커널을 실행하십시오</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>work-item %1</translation>
    </message>
    <message>
        <source>The selected lane accesses no memory in this step. Select another step or lane</source>
        <translation>선택한 lane이 이 단계에서 메모리에 접근하지 않습니다. 다른 단계나 lane을 선택하십시오</translation>
    </message>
    <message>
        <source>%1 in work-group %2</source>
        <comment>a word of local memory</comment>
        <translation>workgroup %2의 %1</translation>
    </message>
    <message>
        <source>The log of these steps can no longer be read. Run the kernel again</source>
        <translation>이 단계들의 로그를 더 이상 읽을 수 없습니다. 커널을 다시 실행하십시오</translation>
    </message>
    <message>
        <source>Work-groups run in any order.</source>
        <translation>workgroup은 임의의 순서로 실행됩니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GalleryPart</name>
    <message>
        <source>Examples</source>
        <translation>예제</translation>
    </message>
    <message>
        <source>Recordings that open immediately, without a device</source>
        <translation>디바이스 없이 바로 열리는 기록</translation>
    </message>
    <message>
        <source>Steps: %1 · lane efficiency: %2 · bank conflicts: %3</source>
        <translation>단계: %1 · lane 효율: %2 · 뱅크 충돌: %3</translation>
    </message>
    <message>
        <source>Driver %1 · %2</source>
        <comment>version and date</comment>
        <translation>드라이버 %1 · %2</translation>
    </message>
    <message>
        <source>Recorded on a GPU</source>
        <translation>GPU에서 기록</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>디바이스: %1</translation>
    </message>
    <message>
        <source>Driver: %1</source>
        <translation>드라이버: %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>날짜: %1</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>명령: %1</translation>
    </message>
    <message>
        <source>With the times and the work-group order that were measured on the GPU</source>
        <translation>GPU에서 측정한 시간과 workgroup 순서 포함</translation>
    </message>
    <message>
        <source>%1, recorded on %2</source>
        <comment>an experiment, a device</comment>
        <translation>%1, 기록한 디바이스: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GroupChooser</name>
    <message>
        <source>Launch</source>
        <translation>launch</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>workgroup</translation>
    </message>
    <message>
        <source>The launch that all views, counters and charts show</source>
        <translation>모든 뷰, 카운터, 차트에 표시되는 launch</translation>
    </message>
    <message>
        <source>The work-group that all views show</source>
        <translation>모든 뷰에 표시되는 workgroup</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> / %1</translation>
    </message>
    <message>
        <source> · first %1 of %2</source>
        <comment>after the number of a work-group; work-groups</comment>
        <translation> · %2개 중 처음 %1개</translation>
    </message>
    <message>
        <source> · %1 in all</source>
        <comment>after the number of a work-group; work-groups</comment>
        <translation> · 모두 %1개</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GuideBrowser</name>
    <message>
        <source>Page of the guide</source>
        <translation>설명서의 페이지</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GuideWindow</name>
    <message>
        <source>User&apos;s guide</source>
        <translation>사용 설명서</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>설명서 검색</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>설명서의 페이지 목록</translation>
    </message>
    <message>
        <source>%1 – User&apos;s guide</source>
        <comment>title of a page</comment>
        <translation>%1 – 사용 설명서</translation>
    </message>
    <message>
        <source>This page is not translated.</source>
        <translation>이 페이지는 번역되지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HandoutActions</name>
    <message>
        <source>Print the lesson as a handout</source>
        <translation>레슨을 유인물로 인쇄</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;웹 페이지 (*.html)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 저장함</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HardwarePanel</name>
    <message>
        <source>Load a hardware preset</source>
        <translation>하드웨어 프리셋 불러오기</translation>
    </message>
    <message>
        <source>Hardware presets (*.json)</source>
        <translation>하드웨어 프리셋 (*.json)</translation>
    </message>
    <message>
        <source>Save as your own preset</source>
        <translation>사용자 프리셋으로 저장</translation>
    </message>
    <message>
        <source>Name (letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;):</source>
        <translation>이름(글자, 숫자, &apos;-&apos;, &apos;_&apos;, &apos;.&apos;):</translation>
    </message>
    <message>
        <source>my-%1</source>
        <comment>proposed name of a preset</comment>
        <translation>my-%1</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Save these values as your own preset</source>
        <translation>이 값을 사용자 프리셋으로 저장</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>불러오기…</translation>
    </message>
    <message>
        <source>Add a preset file to your own presets</source>
        <translation>프리셋 파일을 사용자 프리셋에 추가</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Restore the preset&apos;s values</source>
        <translation>프리셋의 값으로 되돌리기</translation>
    </message>
    <message>
        <source>Same as the preset</source>
        <translation>프리셋과 같음</translation>
    </message>
    <message>
        <source>The educational preset, because kernels run on a CPU, which has no warps</source>
        <translation>커널이 warp가 없는 CPU에서 실행되므로 교육용 프리셋을 사용</translation>
    </message>
    <message>
        <source>The preset of %1, which runs the kernels</source>
        <comment>a device</comment>
        <translation>커널을 실행하는 %1의 프리셋</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a preset; a number with its unit</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a number; its unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Hardware presets, in this order: the preset of the device, those supplied with Lockstep, and your own</source>
        <translation>하드웨어 프리셋(순서: 디바이스의 프리셋, Lockstep 기본 제공 프리셋, 사용자 프리셋)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) changed</source>
        <translation>
            <numerusform>값 %Ln개 변경됨</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses the values that the driver for %1 reports; all other values come from the preset %2</source>
        <comment>a device; a preset</comment>
        <translation>%1의 드라이버가 보고하는 값을 사용하고, 나머지 값은 모두 프리셋 %2에서 가져옴</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>least and greatest value of a number</comment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>출처: %1</translation>
    </message>
    <message>
        <source>changed · preset value: %1</source>
        <comment>a number with its unit</comment>
        <translation>변경됨 · 프리셋 값: %1</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>name of a number</comment>
        <translation>초기화: %1</translation>
    </message>
    <message>
        <source>Restore the preset&apos;s value</source>
        <translation>프리셋 값으로 되돌리기</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HardwareTable</name>
    <message>
        <source>The same recording on other hardware</source>
        <translation>다른 하드웨어에서 본 같은 기록</translation>
    </message>
    <message>
        <source>Counts are exact, cycles are modelled. Numbers that differ from those of the shown hardware are bold.</source>
        <translation>집계는 정확한 값이고 사이클은 모델 값입니다. 표시된 하드웨어와 다른 수는 굵은 글씨입니다.</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>하드웨어</translation>
    </message>
    <message>
        <source>Warp
steps</source>
        <translation>warp
단계</translation>
    </message>
    <message>
        <source>Passes of
local memory</source>
        <translation>로컬 메모리
패스</translation>
    </message>
    <message>
        <source>Bank
conflicts</source>
        <translation>뱅크
충돌</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>섹터</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>사이클</translation>
    </message>
    <message>
        <source>Use this hardware</source>
        <translation>이 하드웨어 사용</translation>
    </message>
    <message>
        <source>%1 (shown)</source>
        <comment>the name of a preset</comment>
        <translation>%1(표시됨)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number of the hardware, and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>recorded for another warp width</source>
        <translation>다른 warp 폭으로 기록됨</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>집계 중…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HeatLegend</name>
    <message>
        <source>Each column has its own scale: the square root of the count, relative to the column&apos;s maximum.</source>
        <translation>열마다 눈금이 따로 있습니다. 집계의 제곱근이며 그 열의 최댓값을 기준으로 합니다.</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>적음</translation>
    </message>
    <message>
        <source>more · square-root scale, per column</source>
        <translation>많음 · 제곱근 눈금, 열마다</translation>
    </message>
    <message>
        <source>more · square root</source>
        <translation>많음 · 제곱근</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HistogramChart</name>
    <message>
        <source>Share of the launch&apos;s warp steps with this number of active lanes (counted)</source>
        <translation>launch의 warp 단계 중 활성 lane 수가 이 값인 단계의 비율(집계)</translation>
    </message>
    <message>
        <source>Share of the launch&apos;s global memory requests that touch this number of sectors (counted)</source>
        <translation>launch의 글로벌 메모리 요청 중 접근한 섹터 수가 이 값인 요청의 비율(집계)</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>분기</translation>
    </message>
    <message>
        <source>Sectors per request</source>
        <translation>요청당 섹터</translation>
    </message>
    <message>
        <source>Run an experiment to see the distribution of its warp steps and requests here.</source>
        <translation>실험을 실행하면 warp 단계와 요청의 분포를 여기서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>집계 중…</translation>
    </message>
    <message>
        <source>no warp steps</source>
        <translation>warp 단계 없음</translation>
    </message>
    <message>
        <source>this launch uses no global memory</source>
        <translation>이 launch는 글로벌 메모리를 사용하지 않음</translation>
    </message>
    <message>
        <source>counted from the trace: warp steps by active lanes, this launch</source>
        <translation>트레이스에서 집계: 활성 lane 수별 warp 단계, 이 launch</translation>
    </message>
    <message>
        <source>counted from the trace: requests by sectors touched, this launch</source>
        <translation>트레이스에서 집계: 접근한 섹터 수별 요청, 이 launch</translation>
    </message>
    <message>
        <source>active lanes</source>
        <translation>활성 lane</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>섹터</translation>
    </message>
    <message>
        <source>% of total</source>
        <translation>전체 대비 %</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HistoryList</name>
    <message>
        <source>Steps of the history</source>
        <translation>이력의 단계</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>work-item</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>that a step reads, writes or decides</comment>
        <translation>값</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>인스펙터</translation>
    </message>
    <message>
        <source>Run the kernel (F5)</source>
        <translation>커널 실행(F5)</translation>
    </message>
    <message>
        <source>This panel shows the details of a lane.</source>
        <translation>이 패널은 lane의 세부 정보를 보여 줍니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LanesBlock</name>
    <message>
        <source>I have selected all of them</source>
        <translation>모두 골랐습니다</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>정답 보기</translation>
    </message>
    <message>
        <source>Lane %1 is not one of them. Evaluate the code in the question for this lane.</source>
        <translation>lane %1: 여기에 속하지 않습니다. 질문에 나오는 코드에 이 번호를 대입해 보십시오.</translation>
    </message>
    <message>
        <source>You have not selected all of them. The missing lanes now have a dashed border.</source>
        <translation>빠진 lane이 있습니다. 점선 테두리로 표시했습니다.</translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>lane %1</translation>
    </message>
    <message>
        <source>Lane %1, right</source>
        <translation>lane %1, 정답</translation>
    </message>
    <message>
        <source>Lane %1, wrong</source>
        <translation>lane %1, 오답</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <translation>정답 %1, 오답 %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchActions</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 저장함</translation>
    </message>
    <message>
        <source>%1 was not written by Lockstep and is left unchanged. The changed launch applies only to this window.</source>
        <translation>%1 파일은 Lockstep이 만든 것이 아니므로 그대로 두었습니다. 바뀐 launch는 이 창에만 적용됩니다.</translation>
    </message>
    <message>
        <source>Choose a kernel</source>
        <translation>커널 선택</translation>
    </message>
    <message>
        <source>%1 contains several kernels. Which one do you want to run?</source>
        <translation>%1 파일에 커널이 여러 개 있습니다. 어느 것을 실행하시겠습니까?</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchPanel</name>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>글로벌 크기</translation>
    </message>
    <message>
        <source>Work-group size</source>
        <translation>workgroup 크기</translation>
    </message>
    <message>
        <source>Work-items per group: X, XxY or XxYxZ</source>
        <translation>그룹당 work-item: X, XxY 또는 XxYxZ</translation>
    </message>
    <message>
        <source>Build options</source>
        <translation>빌드 옵션</translation>
    </message>
    <message>
        <source>Options passed to the compiler</source>
        <translation>컴파일러에 전달할 옵션</translation>
    </message>
    <message>
        <source>not run yet · the views show %1</source>
        <translation>아직 실행 안 함 · 뷰는 %1 표시</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>아직 실행 안 함</translation>
    </message>
    <message>
        <source>Number of work-items: X, XxY or XxYxZ. Guessed buffer sizes scale with it.</source>
        <translation>work-item의 수: X, XxY 또는 XxYxZ. 추정한 버퍼 크기도 이에 비례하여 바뀝니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid size. Enter X, XxY or XxYxZ</source>
        <comment>what was typed</comment>
        <translation>“%1”: 올바른 크기가 아닙니다. X, XxY 또는 XxYxZ를 입력하십시오</translation>
    </message>
    <message>
        <source>Which kernel of the program to run</source>
        <translation>프로그램에서 실행할 커널</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field; why its value is invalid</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchSaver</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 저장함</translation>
    </message>
    <message>
        <source>Open a kernel of your own first, then save its launch</source>
        <translation>먼저 내 커널을 연 다음 launch를 저장하십시오</translation>
    </message>
    <message>
        <source>Save the launch</source>
        <translation>launch 저장</translation>
    </message>
    <message>
        <source>Launch files (*.sim)</source>
        <translation>launch 파일 (*.sim)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchesPanel</name>
    <message>
        <source>Launch</source>
        <translation>launch</translation>
    </message>
    <message>
        <source>Groups ×
work-items</source>
        <translation>그룹 ×
work-item</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Warp
steps</source>
        <translation>warp
단계</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>섹터</translation>
    </message>
    <message>
        <source>Bank
conflicts</source>
        <translation>뱅크
충돌</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>launch</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of the launch, kernel</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>on the host</source>
        <translation>호스트에서</translation>
    </message>
    <message>
        <source>%1: %2 bytes read from the device, %3 bytes written to it</source>
        <translation>%1: 디바이스에서 %2바이트 읽음, 디바이스에 %3바이트 씀</translation>
    </message>
    <message>
        <source>%1 items</source>
        <comment>work-items</comment>
        <translation>item %1개</translation>
    </message>
    <message>
        <source>Times are medians measured on %1. All other values are counted from the trace.</source>
        <translation>시간은 %1에서 측정한 중앙값입니다. 나머지 값은 모두 트레이스에서 집계했습니다.</translation>
    </message>
    <message>
        <source>Host computation (%1)</source>
        <translation>호스트 계산(%1)</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln launch(es)</source>
        <translation>
            <numerusform>launch %Ln개 모두</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonCover</name>
    <message>
        <source>This step is hidden until you have answered the lesson&apos;s question about it.</source>
        <translation>레슨에 이 단계에 대한 질문이 있습니다. 그 질문에 답할 때까지 이 단계는 가려져 있습니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonListView</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln분</numerusform>
        </translation>
    </message>
    <message>
        <source>All pages done</source>
        <translation>모든 페이지 완료</translation>
    </message>
    <message>
        <source>%1 of %2 pages done</source>
        <translation>%2페이지 중 %1페이지 완료</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>출처: %1</translation>
    </message>
    <message>
        <source>Other lessons</source>
        <translation>다른 레슨</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>레슨</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonView</name>
    <message>
        <source>All lessons</source>
        <translation>모든 레슨</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>마치기</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>다음 페이지</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>페이지 %1/%2</translation>
    </message>
    <message>
        <source>This page cannot be shown. Skip it.</source>
        <translation>이 페이지를 표시할 수 없습니다. 건너뛰십시오.</translation>
    </message>
    <message>
        <source>Running the kernels of this page…</source>
        <translation>이 페이지의 커널을 실행하는 중…</translation>
    </message>
    <message>
        <source>Present this lesson</source>
        <translation>이 레슨 발표</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Print the lesson, or save your progress</source>
        <translation>레슨 인쇄 또는 진도 저장</translation>
    </message>
    <message>
        <source>Print handout…</source>
        <translation>유인물 인쇄…</translation>
    </message>
    <message>
        <source>Print handout with answers…</source>
        <translation>정답 포함 유인물 인쇄…</translation>
    </message>
    <message>
        <source>Save progress for the teacher…</source>
        <translation>교사 제출용 진도 저장…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonsPart</name>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>%1 of %2 pages done</source>
        <translation>%2페이지 중 %1페이지 완료</translation>
    </message>
    <message>
        <source>Pages: %1 · minutes: %2</source>
        <translation>%1페이지 · %2분</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>모든 레슨</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>레슨 %1</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>레슨 %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <comment>lessons</comment>
        <translation>%2개 중 %1개 완료</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>발표</translation>
    </message>
    <message>
        <source>Present lesson %1: %2</source>
        <translation>레슨 %1 발표: %2</translation>
    </message>
    <message>
        <source>Shows the lesson to an audience</source>
        <translation>청중에게 레슨을 보여 줌</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LineActions</name>
    <message>
        <source>%1 of %2</source>
        <comment>accesses that the compiler keeps, all accesses</comment>
        <translation>%2개 중 %1개</translation>
    </message>
    <message>
        <source>There are no lines to list yet. Run an experiment or a kernel</source>
        <translation>나열할 줄이 아직 없습니다. 실험이나 커널을 실행하십시오</translation>
    </message>
    <message>
        <source>Kernel %1. Scheduler cycles are modelled: cycles when the line issues an instruction or warps wait for it. The other cycles belong to no line. The other columns are counted from the trace.</source>
        <translation>커널 %1. 스케줄러 사이클은 모델 값이며, 그 줄의 명령어가 발행되거나 warp가 그 줄을 기다리는 사이클입니다. 나머지 사이클에는 해당하는 줄이 없습니다. 다른 열은 트레이스에서 집계했습니다.</translation>
    </message>
    <message>
        <source>Kernel %1. The modelled cycles of this launch are not available. The columns are counted from the trace.</source>
        <translation>커널 %1. 이 launch의 모델 사이클을 사용할 수 없습니다. 열은 트레이스에서 집계했습니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LineButton</name>
    <message>
        <source>Go to line %1</source>
        <comment>the number and text of a line</comment>
        <translation>줄로 이동: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LineList</name>
    <message>
        <source>Lines by cost</source>
        <translation>비용순 줄 목록</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>소스</translation>
    </message>
    <message>
        <source>Scheduler
cycles</source>
        <translation>스케줄러
사이클</translation>
    </message>
    <message>
        <source>Main use</source>
        <translation>주된 용도</translation>
    </message>
    <message>
        <source>Warp
steps</source>
        <translation>warp
단계</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>섹터</translation>
    </message>
    <message>
        <source>Bank
conflicts</source>
        <translation>뱅크
충돌</translation>
    </message>
    <message>
        <source>Accesses after
compilation</source>
        <translation>컴파일 후
접근</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LinkedStages</name>
    <message>
        <source>Picture</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>라운드별</translation>
    </message>
    <message>
        <source>by barrier</source>
        <translation>barrier별</translation>
    </message>
    <message>
        <source>by source line</source>
        <translation>소스 줄별</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>단계별</translation>
    </message>
    <message>
        <source>How the cursors of the runs are linked (%1)</source>
        <comment>%1: a shortcut</comment>
        <translation>실행들의 커서를 연결하는 방식(%1)</translation>
    </message>
    <message>
        <source>Select two or more runs on the left to see their pictures here side by side, with linked cursors. &quot;Run all variants&quot; runs every variant of the experiment.</source>
        <translation>왼쪽에서 실행을 두 개 이상 선택하면 커서가 연결된 그림을 여기서 나란히 볼 수 있습니다. “모든 변형 실행”은 실험의 모든 변형을 실행합니다.</translation>
    </message>
    <message>
        <source>Link cursors</source>
        <translation>커서 연결</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::MainWindow</name>
    <message>
        <source>Lockstep</source>
        <translation>Lockstep</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>패널</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>최근 파일 열기</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>목록 지우기</translation>
    </message>
    <message>
        <source>Nothing was opened. Drop a single file from this computer.</source>
        <translation>아무것도 열지 않았습니다. 이 컴퓨터의 파일 하나만 끌어다 놓으십시오.</translation>
    </message>
    <message>
        <source>%1 was not opened. Lockstep opens kernels (.cl), launch files (.sim), recordings (.lks) and lessons (.lockstep-lesson).</source>
        <translation>%1 파일을 열지 않았습니다. Lockstep은 커널(.cl), launch 파일(.sim), 기록(.lks), 레슨(.lockstep-lesson)을 엽니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::MessageArea</name>
    <message>
        <source>Show full log</source>
        <translation>전체 로그 보기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>메시지 닫기</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::NotesPanel</name>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Notes on this state. Only this window shows them.</source>
        <translation>이 상태에 대한 메모입니다. 이 창에만 표시됩니다.</translation>
    </message>
    <message>
        <source>Note size</source>
        <translation>메모 크기</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>작게</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>크게</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::NumberBlock</name>
    <message>
        <source>Check</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>정답 보기</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>Not yet. Count again, or step through the run.</source>
        <translation>아직 아닙니다. 다시 세거나 실행을 한 단계씩 살펴보십시오.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::OrderBlock</name>
    <message>
        <source>Check</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>정답 보기</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>정답입니다.</translation>
    </message>
    <message>
        <source>Not yet. At least two of them are in the wrong place.</source>
        <translation>아직 아닙니다. 적어도 두 개의 위치가 틀렸습니다.</translation>
    </message>
    <message>
        <source>This is the right order.</source>
        <translation>이것이 올바른 순서입니다.</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>위로 이동: %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>아래로 이동: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::OwnKernelPart</name>
    <message>
        <source>Open your own kernel</source>
        <translation>내 커널 열기</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>파일 열기…</translation>
    </message>
    <message>
        <source>Choose a folder of kernels…</source>
        <translation>커널 폴더 선택…</translation>
    </message>
    <message>
        <source>Drop a file here: a kernel (.cl), a launch file (.sim) or a recording (.lks). Lockstep guesses the launch of a kernel, and you can change it.</source>
        <translation>여기에 커널(.cl), launch 파일(.sim) 또는 기록(.lks)을 끌어다 놓으십시오. 커널의 launch는 Lockstep이 추정하며, 직접 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>There are no kernels in %1.</source>
        <translation>%1 폴더에 커널이 없습니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PanelDock</name>
    <message>
        <source>Float %1</source>
        <translation>%1 떼어 내기</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 닫기</translation>
    </message>
    <message>
        <source>Make %1 larger or smaller</source>
        <translation>%1 크게 또는 작게</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ParametersPanel</name>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>A sweep on this device recommends %1.</source>
        <translation>이 디바이스의 스윕이 추천하는 설정: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>default file</source>
        <translation>기본 파일</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>파일 선택</translation>
    </message>
    <message>
        <source>Files (%1)</source>
        <translation>파일 (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>parameter; why its value cannot be run</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not run yet · the views show %1</source>
        <translation>아직 실행 안 함 · 뷰는 %1 표시</translation>
    </message>
    <message>
        <source>A sweep on this device recommends the current settings, %1.</source>
        <translation>현재 설정(%1)은 이 디바이스의 스윕이 추천한 것입니다.</translation>
    </message>
    <message numerus="yes">
        <source>Measured median %1, the best of %Ln combination(s) on %2</source>
        <translation>
            <numerusform>측정한 중앙값 %1, %2에서 시도한 조합 %Ln개 중 최선</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed. Allowed: %2</source>
        <comment>what was typed; what may be</comment>
        <translation>“%1”: 허용되지 않습니다. 허용되는 값: %2</translation>
    </message>
    <message>
        <source>%1: the values of the input array, separated by spaces. The size is the number of values.</source>
        <translation>%1: 입력 배열의 숫자를 공백으로 구분한 목록. 크기는 숫자의 개수와 같습니다.</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>자동 생성</translation>
    </message>
    <message>
        <source>not run yet · the views show generated values</source>
        <translation>아직 실행 안 함 · 뷰는 자동 생성 값 표시</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PhotoPanel</name>
    <message>
        <source>First difference</source>
        <translation>첫 차이</translation>
    </message>
    <message>
        <source>Go to the time when the runs start to differ</source>
        <translation>실행들이 갈라지는 시각으로 이동</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PhotoView</name>
    <message>
        <source>Photo finish</source>
        <translation>사진 판정</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PictureExport</name>
    <message>
        <source>Picture copied to the clipboard</source>
        <translation>그림을 클립보드에 복사함</translation>
    </message>
    <message>
        <source>Export the picture</source>
        <translation>그림 내보내기</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 저장함</translation>
    </message>
    <message>
        <source>The picture will be ready when the simulation has finished</source>
        <translation>시뮬레이션이 끝나면 그림이 준비됩니다</translation>
    </message>
    <message>
        <source>The picture was not exported, because another run was shown before the simulation had finished</source>
        <translation>시뮬레이션이 끝나기 전에 다른 실행을 표시하여 그림을 내보내지 않았습니다</translation>
    </message>
    <message>
        <source>Name of the new folder</source>
        <translation>새 폴더의 이름</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PlaceActions</name>
    <message>
        <source>Run kernels from a link</source>
        <translation>링크의 커널 실행</translation>
    </message>
    <message>
        <source>This link runs kernels from these files:</source>
        <translation>이 링크는 다음 파일의 커널을 실행합니다:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Run these kernels only if you know where the files come from.</source>
        <translation>파일의 출처를 아는 경우에만 이 커널을 실행하십시오.</translation>
    </message>
    <message>
        <source>This link opens these files:</source>
        <translation>이 링크는 다음 파일을 엽니다:</translation>
    </message>
    <message>
        <source>Open files from a link</source>
        <translation>링크의 파일 열기</translation>
    </message>
    <message>
        <source>Open these files only if you know where the link comes from.</source>
        <translation>링크의 출처를 아는 경우에만 이 파일을 여십시오.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PlanBar</name>
    <message>
        <source>%1 behind the plan of %2</source>
        <comment>two times</comment>
        <translation>계획(%2)보다 %1 늦음</translation>
    </message>
    <message>
        <source>%1 ahead of the plan of %2</source>
        <comment>two times</comment>
        <translation>계획(%2)보다 %1 빠름</translation>
    </message>
    <message>
        <source>On time. Planned: %1</source>
        <comment>a time</comment>
        <translation>계획대로 진행 중. 계획: %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>계획</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresentationWindows</name>
    <message>
        <source>Save the slide</source>
        <translation>슬라이드 저장</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 그림 (*.png)</translation>
    </message>
    <message>
        <source>The slide was not saved</source>
        <translation>슬라이드를 저장하지 못했습니다</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresenterBar</name>
    <message>
        <source>End</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>발표 종료(Esc)</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>화면</translation>
    </message>
    <message>
        <source>The screen that the audience sees</source>
        <translation>청중에게 보이는 화면</translation>
    </message>
    <message>
        <source>Swap screens</source>
        <translation>화면 맞바꾸기</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <comment>name of a screen; its size in pixels</comment>
        <translation>%1: %2 × %3</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>This state</source>
        <translation>이 상태</translation>
    </message>
    <message>
        <source>Since the start</source>
        <translation>시작 이후</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Stop the timers</source>
        <translation>타이머 멈추기</translation>
    </message>
    <message>
        <source>The time of day</source>
        <translation>현재 시각</translation>
    </message>
    <message>
        <source>BLANK</source>
        <comment>what the audience sees</comment>
        <translation>가림</translation>
    </message>
    <message>
        <source>FROZEN</source>
        <comment>what the audience sees</comment>
        <translation>고정</translation>
    </message>
    <message>
        <source>LIVE</source>
        <comment>what the audience sees</comment>
        <translation>실시간</translation>
    </message>
    <message>
        <source>The audience sees an empty slide. Press B to show it again.</source>
        <translation>청중에게는 빈 슬라이드가 보입니다. 다시 표시하려면 B를 누르십시오.</translation>
    </message>
    <message>
        <source>The slide of the audience does not change while you look at other slides. Press Enter to show yours.</source>
        <translation>다른 곳을 보는 동안 청중의 슬라이드는 그대로 유지됩니다. Enter를 누르면 지금 보고 있는 슬라이드를 보냅니다.</translation>
    </message>
    <message>
        <source>The audience sees each step immediately.</source>
        <translation>청중에게 모든 단계가 바로 보입니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresenterWindow</name>
    <message>
        <source>Lockstep: presenter</source>
        <translation>Lockstep: 발표자</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>개요</translation>
    </message>
    <message>
        <source>The audience sees now</source>
        <translation>지금 청중에게 보이는 화면</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>투표</translation>
    </message>
    <message>
        <source>Caption and notes</source>
        <translation>캡션과 메모</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresetBox</name>
    <message>
        <source>The preset of the device that runs the kernels; for a CPU, which has no warps, the educational preset</source>
        <translation>커널을 실행하는 디바이스의 프리셋. warp가 없는 CPU에는 교육용 프리셋</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ProgressActions</name>
    <message>
        <source>Save progress for the teacher</source>
        <translation>교사 제출용 진도 저장</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>이름:</translation>
    </message>
    <message>
        <source>The progress was not saved, because your teacher needs your name.</source>
        <translation>교사가 이름을 알아야 하므로, 이름이 없는 진도는 저장하지 않았습니다.</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>진도 (*.json)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 저장함</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ProgressDisplay</name>
    <message>
        <source>%1, %2 of %3</source>
        <comment>experiment; its number; how many are run</comment>
        <translation>%1, %2/%3</translation>
    </message>
    <message>
        <source>Running %1</source>
        <translation>%1 실행 중</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 저장 중</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ProgressSegments</name>
    <message numerus="yes">
        <source>%Ln page(s) done</source>
        <translation>
            <numerusform>%Ln페이지 완료</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RacePage</name>
    <message>
        <source>Add a run</source>
        <translation>실행 추가</translation>
    </message>
    <message>
        <source>The runs could not be simulated.</source>
        <translation>실행을 시뮬레이션할 수 없었습니다.</translation>
    </message>
    <message>
        <source>The race was cancelled. Open this view again to start it.</source>
        <translation>경주를 취소했습니다. 시작하려면 이 뷰를 다시 여십시오.</translation>
    </message>
    <message>
        <source>Run all variants</source>
        <translation>모든 변형 실행</translation>
    </message>
    <message>
        <source>A race has at most four runs.</source>
        <translation>경주에는 실행을 네 개까지 넣을 수 있습니다.</translation>
    </message>
    <message>
        <source>A run is no longer available. Run it again.</source>
        <translation>더 이상 사용할 수 없는 실행이 있습니다. 다시 실행하십시오.</translation>
    </message>
    <message>
        <source>Select two to four runs under &quot;Side by side&quot;, or add a run here, to see them on the same time axis.</source>
        <translation>“나란히 보기”에서 실행을 두 개에서 네 개까지 선택하거나 여기서 실행을 추가하면 같은 시간축에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Simulating the runs</source>
        <translation>실행 시뮬레이션 중</translation>
    </message>
    <message>
        <source>The compared runs on the same modelled time axis.</source>
        <translation>비교하는 실행을 모델의 같은 시간축에서 보여 줍니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RaceTable</name>
    <message>
        <source>Result so far</source>
        <translation>지금까지의 결과</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>사이클</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>뒤처짐</translation>
    </message>
    <message>
        <source>Warp steps</source>
        <translation>warp 단계</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>뱅크 충돌</translation>
    </message>
    <message>
        <source>Barrier cycles</source>
        <translation>barrier 사이클</translation>
    </message>
    <message>
        <source>The modelled time of all launches of the run</source>
        <translation>실행에 속한 모든 launch의 모델 시간</translation>
    </message>
    <message>
        <source>How much later this run finishes than the fastest run, and the ratio of their times</source>
        <translation>1위 실행보다 얼마나 늦게 끝나는지와 두 실행의 시간 비율</translation>
    </message>
    <message>
        <source>Passes of local memory beyond the minimum, for reads, writes and atomics (counted)</source>
        <translation>읽기, 쓰기, atomic 연산에서 최솟값을 넘는 로컬 메모리 패스(집계)</translation>
    </message>
    <message>
        <source>Cycles in which warps wait at barriers, summed over all warps (modelled)</source>
        <translation>warp가 barrier에서 기다리는 사이클, 모든 warp의 합(모델)</translation>
    </message>
    <message>
        <source>running</source>
        <translation>실행 중</translation>
    </message>
    <message>
        <source>model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>트레이스</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>출처</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RaceTransport</name>
    <message>
        <source>Photo finish</source>
        <translation>사진 판정</translation>
    </message>
    <message>
        <source>Speed of the race</source>
        <translation>경주 속도</translation>
    </message>
    <message>
        <source>How much modelled time passes per second</source>
        <translation>초당 진행되는 모델 시간</translation>
    </message>
    <message>
        <source>Time of the race</source>
        <translation>경주 시간</translation>
    </message>
    <message>
        <source>Go to the time when the fastest run finishes (P)</source>
        <translation>1위 실행이 끝나는 시각으로 이동(P)</translation>
    </message>
    <message>
        <source>Start of the race (Home)</source>
        <translation>경주 시작(Home)</translation>
    </message>
    <message>
        <source>One cycle back (←)</source>
        <translation>한 사이클 뒤로(←)</translation>
    </message>
    <message>
        <source>Play or pause the race (Space)</source>
        <translation>경주 재생 또는 일시 정지(Space)</translation>
    </message>
    <message>
        <source>One cycle forward (→)</source>
        <translation>한 사이클 앞으로(→)</translation>
    </message>
    <message>
        <source>End of the race (End)</source>
        <translation>경주 끝(End)</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <comment>modelled time per second</comment>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>Cycle %1</source>
        <translation>사이클 %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RaceView</name>
    <message>
        <source>Race</source>
        <translation>경주</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::Rail</name>
    <message>
        <source>Panels</source>
        <translation>패널</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RecentPart</name>
    <message>
        <source>Recent files</source>
        <translation>최근 파일</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>목록 지우기</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>위치 찾기…</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>%1 위치 찾기</translation>
    </message>
    <message>
        <source>Files that you open are listed here.</source>
        <translation>파일을 열면 여기에 나열됩니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RoundChart</name>
    <message>
        <source>Active lanes as a share of all lanes of the warps that access memory in this round (counted)</source>
        <translation>이 라운드에서 메모리에 접근하는 warp의 모든 lane 중 활성 lane의 비율(집계)</translation>
    </message>
    <message>
        <source>Active lanes per access</source>
        <translation>접근당 활성 lane</translation>
    </message>
    <message>
        <source>Local write passes</source>
        <translation>로컬 쓰기 패스</translation>
    </message>
    <message>
        <source>No memory access was recorded.</source>
        <translation>기록된 메모리 접근이 없습니다.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>loop %1: %2</source>
        <comment>its number; its rounds: round k</comment>
        <translation>루프 %1: %2</translation>
    </message>
    <message>
        <source>Bank passes that local-memory writes take in this round (counted)</source>
        <translation>이 라운드에서 로컬 메모리 쓰기에 드는 뱅크 패스(집계)</translation>
    </message>
    <message>
        <source>Run an experiment to see the metrics of each round (loop iteration) here.</source>
        <translation>실험을 실행하면 각 라운드(루프 반복)의 지표를 여기서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>counted from the trace, per %1</source>
        <comment>round or step</comment>
        <translation>트레이스에서 집계, %1별</translation>
    </message>
    <message>
        <source>counted from the trace: local memory, per %1</source>
        <comment>round or step</comment>
        <translation>트레이스에서 집계: 로컬 메모리, %1별</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RunActions</name>
    <message>
        <source>The window shows a new recording, made on this device, instead of the recording in %1. The file is unchanged. To see its recording again, open the file.</source>
        <translation>창에는 %1 파일의 기록 대신 이 디바이스에서 만든 새 기록이 표시됩니다. 파일은 바뀌지 않았습니다. 파일의 기록을 다시 보려면 파일을 여십시오.</translation>
    </message>
    <message>
        <source>Choose an experiment first, then copy its kernel</source>
        <translation>먼저 실험을 고른 다음 그 커널을 복사하십시오</translation>
    </message>
    <message>
        <source>Edit a copy of the kernel</source>
        <translation>커널 사본 편집</translation>
    </message>
    <message>
        <source>Kernels (*.cl)</source>
        <translation>커널 (*.cl)</translation>
    </message>
    <message>
        <source>A sweep is running. Wait until it has finished, or cancel it</source>
        <translation>스윕이 실행 중입니다. 끝날 때까지 기다리거나 취소하십시오</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RunNotices</name>
    <message>
        <source>%1 – Lockstep</source>
        <translation>%1 – Lockstep</translation>
    </message>
    <message>
        <source>%1 (edited) – Lockstep</source>
        <translation>%1(편집됨) – Lockstep</translation>
    </message>
    <message>
        <source>%1 (not run) – Lockstep</source>
        <translation>%1(실행 안 함) – Lockstep</translation>
    </message>
    <message>
        <source>Recording %1…</source>
        <translation>%1 기록 중…</translation>
    </message>
    <message>
        <source>Recording %1… The views still show the previous run.</source>
        <translation>%1 기록 중… 뷰에는 아직 이전 실행이 표시됩니다.</translation>
    </message>
    <message>
        <source>The edited kernel could not be run. The views show the run before the edit.</source>
        <translation>편집한 커널을 실행하지 못했습니다. 뷰에는 편집 전의 실행이 표시됩니다.</translation>
    </message>
    <message>
        <source>The run of the edited kernel was cancelled. The views show the run before the edit.</source>
        <translation>편집한 커널의 실행을 취소했습니다. 뷰에는 편집 전의 실행이 표시됩니다.</translation>
    </message>
    <message>
        <source>The views show the run before the edit. To update them, run the kernel (F5).</source>
        <translation>뷰에는 편집 전의 실행이 표시됩니다. 뷰를 업데이트하려면 커널을 실행하십시오(F5).</translation>
    </message>
    <message>
        <source>%1 could not be run. The views still show %2.</source>
        <translation>%1: 실행하지 못했습니다. 뷰에는 여전히 %2 실행이 표시됩니다.</translation>
    </message>
    <message>
        <source>The run of %1 was cancelled. The views still show %2.</source>
        <translation>%1: 실행을 취소했습니다. 뷰에는 여전히 %2 실행이 표시됩니다.</translation>
    </message>
    <message>
        <source>%1 has not been run yet. The views still show %2.</source>
        <translation>%1: 아직 실행하지 않았습니다. 뷰에는 여전히 %2 실행이 표시됩니다.</translation>
    </message>
    <message>
        <source>Showing the run before the edit</source>
        <translation>편집 전의 실행 표시 중</translation>
    </message>
    <message>
        <source>Showing an older run: %1</source>
        <translation>이전 실행 표시 중: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SceneView</name>
    <message>
        <source>Run the kernel (F5) to record its accesses</source>
        <translation>커널을 실행하여(F5) 접근을 기록하십시오</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ScrubBar</name>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Click or drag to go to a step; bars mark barriers</source>
        <translation>클릭하거나 끌어서 단계로 이동. 막대는 barrier 표시</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SourceCounterColumns</name>
    <message>
        <source>Counters of each line</source>
        <translation>각 줄의 카운터</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SourceCounterHead</name>
    <message>
        <source>Heads of the counters</source>
        <translation>카운터의 머리글</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SourcePanel</name>
    <message>
        <source>Line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>커널 소스</translation>
    </message>
    <message>
        <source>This launch</source>
        <translation>이 launch</translation>
    </message>
    <message>
        <source>All launches</source>
        <translation>모든 launch</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>카운터</translation>
    </message>
    <message>
        <source>Launches included in the line counters</source>
        <translation>줄 카운터에 포함되는 launch</translation>
    </message>
    <message>
        <source>Changed since the last run</source>
        <translation>마지막 실행 후 변경됨</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SplitTags</name>
    <message>
        <source>Sides of the branch at line ends</source>
        <translation>줄 끝에 표시된 분기의 두 갈래</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StagePane</name>
    <message>
        <source>step %1 of %2: %3</source>
        <comment>number; count; what happens</comment>
        <translation>단계 %1/%2: %3</translation>
    </message>
    <message>
        <source>waiting, because this run has no matching step · %1</source>
        <comment>what it shows meanwhile</comment>
        <translation>대기 중: 이 실행에 맞는 단계 없음 · %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StartActions</name>
    <message>
        <source>%1 was not found.</source>
        <translation>%1 파일을 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>%1 위치 찾기</translation>
    </message>
    <message>
        <source>Choose a folder of kernels</source>
        <translation>커널 폴더 선택</translation>
    </message>
    <message>
        <source>Kernels, launch files, recordings and lessons (*.cl *.sim *.lks *.lockstep-lesson);;All files (*)</source>
        <translation>커널, launch 파일, 기록, 레슨 (*.cl *.sim *.lks *.lockstep-lesson);;모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StartPage</name>
    <message>
        <source>Nothing found. Try fewer words.</source>
        <translation>검색 결과가 없습니다. 단어 수를 줄여 보십시오.</translation>
    </message>
    <message>
        <source>Show this page at startup</source>
        <translation>시작할 때 이 페이지 표시</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>What shall we look at?</source>
        <translation>무엇을 살펴보시겠습니까?</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>필터 (/)</translation>
    </message>
    <message>
        <source>Filter the start page</source>
        <translation>시작 페이지 필터</translation>
    </message>
    <message>
        <source>F6: next part. Arrow keys: move inside a part. Enter: open. %1: show or hide this page.</source>
        <comment>%1: a shortcut</comment>
        <translation>F6: 다음 부분. 화살표 키: 부분 안에서 이동. Enter: 열기. %1: 이 페이지 표시 또는 숨기기.</translation>
    </message>
    <message>
        <source>Lockstep shows how a GPU executes a kernel. The examples work without a GPU.</source>
        <translation>Lockstep은 GPU가 커널을 실행하는 과정을 보여 줍니다. 예제는 GPU 없이도 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StateButtons</name>
    <message>
        <source>End</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation>정답 공개</translation>
    </message>
    <message>
        <source>Ask the question</source>
        <translation>질문 제시</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>다음 페이지</translation>
    </message>
    <message>
        <source>Next text</source>
        <translation>다음 텍스트</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StatusLine</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No trace yet</source>
        <translation>아직 트레이스 없음</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>취소(Esc)</translation>
    </message>
    <message>
        <source>Trace ready</source>
        <translation>트레이스 준비됨</translation>
    </message>
    <message>
        <source>%1 steps · %2 accesses</source>
        <translation>단계 %1개 · 접근 %2개</translation>
    </message>
    <message>
        <source>OpenCL device: %1</source>
        <translation>OpenCL 디바이스: %1</translation>
    </message>
    <message>
        <source>Verified: the result matches the reference</source>
        <translation>검증됨: 결과가 기준과 일치</translation>
    </message>
    <message>
        <source>Wrong: the result differs from the reference</source>
        <translation>틀림: 결과가 기준과 다름</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what runs: its stage</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what runs; how long it will take</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>%1 · only the first %2 of %3 groups logged</source>
        <translation>%1 · 그룹 %3개 중 처음 %2개만 로그에 남김</translation>
    </message>
    <message>
        <source>No reference result to check against</source>
        <translation>비교할 기준 결과 없음</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StepActions</name>
    <message>
        <source>No conflict or divergence after this step</source>
        <translation>이 단계 뒤에는 충돌이나 분기 없음</translation>
    </message>
    <message>
        <source>No conflict or divergence before this step</source>
        <translation>이 단계 앞에는 충돌이나 분기 없음</translation>
    </message>
    <message>
        <source>No bank conflict of this warp after this step</source>
        <translation>이 단계 뒤에는 이 warp의 뱅크 충돌 없음</translation>
    </message>
    <message>
        <source>No bank conflict of this warp before this step</source>
        <translation>이 단계 앞에는 이 warp의 뱅크 충돌 없음</translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>단계로 이동</translation>
    </message>
    <message>
        <source>Step (1 to %1):</source>
        <translation>단계(1~%1):</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepActions</name>
    <message>
        <source>The sweep was cancelled. The results so far are kept.</source>
        <translation>스윕을 취소했습니다. 지금까지의 결과는 유지됩니다.</translation>
    </message>
    <message>
        <source>Export the sweep</source>
        <translation>스윕 내보내기</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 저장함</translation>
    </message>
    <message>
        <source>The kernel was edited after this sweep.</source>
        <translation>이 스윕 이후에 커널을 편집했습니다.</translation>
    </message>
    <message>
        <source>Only experiments and kernels have parameters to sweep. Choose an experiment or open a kernel</source>
        <translation>스윕할 매개변수는 실험과 커널에만 있습니다. 실험을 고르거나 커널을 여십시오</translation>
    </message>
    <message>
        <source>The Values panel now has %1</source>
        <translation>“값” 패널에 적용됨: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepChart</name>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Start a sweep to see its times here.</source>
        <translation>스윕을 시작하면 시간을 여기서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 · modelled: %2</source>
        <comment>experiment; figure</comment>
        <translation>%1 · 모델: %2</translation>
    </message>
    <message>
        <source>%1 · counted from the trace: %2</source>
        <comment>experiment; figure</comment>
        <translation>%1 · 트레이스에서 집계: %2</translation>
    </message>
    <message>
        <source>run on %1</source>
        <comment>device</comment>
        <translation>%1에서 실행</translation>
    </message>
    <message>
        <source>%1 · measured, median and quartiles</source>
        <comment>experiment</comment>
        <translation>%1 · 측정, 중앙값과 사분위수</translation>
    </message>
    <message>
        <source>best</source>
        <translation>최선</translation>
    </message>
    <message>
        <source>time, %1</source>
        <comment>unit</comment>
        <translation>시간, %1</translation>
    </message>
    <message>
        <source>Measuring. The times are shown when the sweep has finished.</source>
        <translation>측정 중입니다. 스윕이 끝나면 시간이 표시됩니다.</translation>
    </message>
    <message>
        <source>%1 · measured median; a frame marks the recommended one</source>
        <comment>experiment</comment>
        <translation>%1 · 측정한 중앙값, 추천 조합은 테두리로 표시</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln개 더</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepPage</name>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Start the sweep</source>
        <translation>스윕 시작</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV 내보내기…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>JSON 내보내기…</translation>
    </message>
    <message>
        <source>Vary</source>
        <translation>바꿀 값</translation>
    </message>
    <message>
        <source>and</source>
        <translation>및</translation>
    </message>
    <message>
        <source>Sweep of %1</source>
        <translation>%1 스윕</translation>
    </message>
    <message>
        <source>The sweep starts when the current run has finished.</source>
        <translation>현재 실행이 끝나면 스윕이 시작됩니다.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>시작 중</translation>
    </message>
    <message>
        <source>Combination %1 of %2: %3 – %4</source>
        <comment>the third is the combination, the fourth what it does</comment>
        <translation>조합 %1/%2: %3 – %4</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Use the recommended values in the Values panel</source>
        <translation>추천 값을 “값” 패널에 적용</translation>
    </message>
    <message>
        <source>All other parameters keep their values from the Values panel.</source>
        <translation>다른 매개변수는 모두 “값” 패널의 값을 유지합니다.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepTable</name>
    <message>
        <source>Combinations</source>
        <translation>조합</translation>
    </message>
    <message>
        <source>median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>사분위수</translation>
    </message>
    <message>
        <source>vs. best</source>
        <translation>최선 대비</translation>
    </message>
    <message>
        <source>result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Name on the command line: %1</source>
        <comment>a parameter&apos;s name there</comment>
        <translation>명령줄에서의 이름: %1</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>Modelled: %1</source>
        <translation>모델: %1</translation>
    </message>
    <message>
        <source>Counted from the trace: %1</source>
        <translation>트레이스에서 집계: %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>뚜렷한 차이 없음</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TaskActions</name>
    <message>
        <source>Open the kernel of this task as a file, and edit it there.</source>
        <translation>이 과제의 커널을 파일로 열어 편집하십시오.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TaskBlock</name>
    <message>
        <source>Edit the kernel</source>
        <translation>커널 편집</translation>
    </message>
    <message>
        <source>Change the values</source>
        <translation>값 변경</translation>
    </message>
    <message>
        <source>Change the hardware</source>
        <translation>하드웨어 변경</translation>
    </message>
    <message>
        <source>Check the task</source>
        <translation>과제 확인</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>확인 중…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a command; its shortcut</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Theme, text size and language</source>
        <translation>테마, 글자 크기, 언어</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TransportBar</name>
    <message>
        <source>%1 / %2</source>
        <comment>the step, emphasised; how many there are</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the step, emphasised; how many there are</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>단계 %1</translation>
    </message>
    <message>
        <source>Single step</source>
        <translation>한 단계</translation>
    </message>
    <message>
        <source>Memory access</source>
        <translation>메모리 접근</translation>
    </message>
    <message>
        <source>Source line</source>
        <translation>소스 줄</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>barrier</translation>
    </message>
    <message>
        <source>Cycle (model)</source>
        <translation>사이클(모델)</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>max</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>첫 단계(Home)</translation>
    </message>
    <message>
        <source>Step back (←)</source>
        <translation>이전 단계(←)</translation>
    </message>
    <message>
        <source>Step forward (→)</source>
        <translation>다음 단계(→)</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>마지막 단계(End)</translation>
    </message>
    <message>
        <source>Step unit</source>
        <translation>단계의 단위</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Steps per second ([ slower, ] faster)</source>
        <translation>초당 단계 수([ 느리게, ] 빠르게)</translation>
    </message>
    <message>
        <source>▮▮ barrier</source>
        <translation>▮▮ barrier</translation>
    </message>
    <message>
        <source>Loop (L)</source>
        <translation>반복 재생(L)</translation>
    </message>
    <message>
        <source>Play or pause (Space), play backwards (Shift+Space)</source>
        <translation>재생 또는 일시 정지(Space), 역방향 재생(Shift+Space)</translation>
    </message>
    <message>
        <source>Press %1 to go to a step</source>
        <comment>%1: a shortcut</comment>
        <translation>%1 키를 누르면 단계로 이동</translation>
    </message>
    <message>
        <source>More playback controls</source>
        <translation>재생 컨트롤 더 보기</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryActions</name>
    <message>
        <source>The source of this recording is not open. Open its kernel file, and run it.</source>
        <translation>이 기록의 소스가 열려 있지 않습니다. 커널 파일을 열어 실행하십시오.</translation>
    </message>
    <message>
        <source>in the editor; %1 changes only when you save it</source>
        <translation>편집기에서 변경, %1 파일은 저장할 때만 바뀜</translation>
    </message>
    <message>
        <source>in a copy of %1; the experiment does not change</source>
        <translation>%1의 사본에서 변경, 실험은 바뀌지 않음</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryFoot</name>
    <message>
        <source>As recorded</source>
        <translation>기록대로</translation>
    </message>
    <message>
        <source>Next without conflicts</source>
        <translation>충돌 없는 다음 배치</translation>
    </message>
    <message>
        <source>Show recorded</source>
        <translation>기록된 배치 보기</translation>
    </message>
    <message>
        <source>Apply to a copy</source>
        <translation>사본에 적용</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Choose the recorded layout (Home)</source>
        <translation>기록된 배치 선택(Home)</translation>
    </message>
    <message>
        <source>Choose the next padding that leaves no conflict (N)</source>
        <translation>충돌이 남지 않는 다음 패딩 선택(N)</translation>
    </message>
    <message>
        <source>Switch between the recorded and the chosen layout (A)</source>
        <translation>기록된 배치와 선택한 배치 전환(A)</translation>
    </message>
    <message>
        <source>Change the layout in a copy of the source, and show the changed lines</source>
        <translation>소스 사본에서 배치를 바꾸고 바뀐 줄 표시</translation>
    </message>
    <message>
        <source>← → one word · N next without conflicts · Home as recorded · A show recorded</source>
        <translation>← → 워드 하나 · N 충돌 없는 다음 배치 · Home 기록대로 · A 기록된 배치 보기</translation>
    </message>
    <message>
        <source>Change a copy of the source, run it, and compare it with this run</source>
        <translation>소스의 사본을 바꾸어 실행하고 이 실행과 비교합니다</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryHead</name>
    <message>
        <source>Elements per row</source>
        <translation>행당 원소 수</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>배열</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>%1 · line %2</source>
        <translation>%1 · %2번 줄</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryPage</name>
    <message>
        <source>Layouts</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>Run the kernel (F5) to record its accesses</source>
        <translation>커널을 실행하여(F5) 접근을 기록하십시오</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>집계 중…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryView</name>
    <message>
        <source>Layouts</source>
        <translation>배치</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TwinBlock</name>
    <message>
        <source>Try a similar question</source>
        <translation>비슷한 질문 하나 더 풀기</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::UnsavedEdits</name>
    <message>
        <source>Lockstep closed before your edits to these kernels were saved: %1. Open a kernel to restore its edits.</source>
        <translation>다음 커널의 편집 내용을 저장하기 전에 Lockstep이 종료되었습니다: %1. 편집을 이어서 하려면 커널을 여십시오.</translation>
    </message>
    <message>
        <source>Edited kernels</source>
        <translation>편집한 커널</translation>
    </message>
    <message numerus="yes">
        <source>%Ln kernel(s) were edited and not saved: %1.</source>
        <translation>
            <numerusform>편집하고 저장하지 않은 커널이 %Ln개 있습니다: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::VariantChart</name>
    <message>
        <source>Bytes that the accesses request (counted), divided by the median time (measured)</source>
        <translation>접근이 요청하는 바이트(집계)를 시간의 중앙값(측정)으로 나눈 값</translation>
    </message>
    <message>
        <source>Requests to global and local memory, and bank conflicts (counted)</source>
        <translation>글로벌 메모리와 로컬 메모리에 대한 요청 및 뱅크 충돌(집계)</translation>
    </message>
    <message>
        <source>Measured time</source>
        <translation>측정 시간</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>대역폭</translation>
    </message>
    <message>
        <source>Requests and bank conflicts</source>
        <translation>요청과 뱅크 충돌</translation>
    </message>
    <message>
        <source>Lane efficiency</source>
        <translation>lane 효율</translation>
    </message>
    <message>
        <source>million</source>
        <translation>백만</translation>
    </message>
    <message>
        <source>thousand</source>
        <translation>천</translation>
    </message>
    <message>
        <source>%</source>
        <comment>per cent</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Run an experiment to see the measured times of its kernels here.</source>
        <translation>실험을 실행하면 커널의 측정 시간을 여기서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Run an experiment to see the counts of its memory accesses here.</source>
        <translation>실험을 실행하면 메모리 접근 횟수를 여기서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>None of these runs was timed.</source>
        <translation>이 실행들 중 시간을 측정한 것이 없습니다.</translation>
    </message>
    <message>
        <source>Runs with findings or a wrong result have no bar.</source>
        <translation>발견 사항이 있거나 결과가 틀린 실행에는 막대가 없습니다.</translation>
    </message>
    <message>
        <source>no clear difference between %1 and %2</source>
        <comment>letters of runs</comment>
        <translation>%1 대 %2: 뚜렷한 차이 없음</translation>
    </message>
    <message>
        <source>counted from the trace: share of active lanes</source>
        <translation>트레이스에서 집계: 활성 lane의 비율</translation>
    </message>
    <message>
        <source>counted from the trace · filled: requests, hollow: conflicts</source>
        <translation>트레이스에서 집계 · 채움: 요청, 윤곽선: 충돌</translation>
    </message>
    <message>
        <source>measured: requested bytes / time</source>
        <translation>측정: 요청 바이트 / 시간</translation>
    </message>
    <message numerus="yes">
        <source>measured: median, quartiles, %Ln run(s)</source>
        <translation>
            <numerusform>측정: 중앙값, 사분위수, 실행 %Ln회</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>quartiles</comment>
        <translation>%1~%2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ViewActions</name>
    <message>
        <source>About Lockstep</source>
        <translation>Lockstep 정보</translation>
    </message>
    <message>
        <source>Lockstep %1 shows how a GPU executes a kernel and moves its data.

GPL-3.0-or-later</source>
        <translation>Lockstep %1: GPU가 커널을 실행하고 데이터를 옮기는 과정을 보여 줍니다.

GPL-3.0-or-later</translation>
    </message>
    <message>
        <source>All views</source>
        <translation>모든 뷰</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ViewBox</name>
    <message>
        <source>View</source>
        <translation>뷰</translation>
    </message>
    <message>
        <source>The view to show</source>
        <translation>표시할 뷰</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a tab and its view</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ViewGroup</name>
    <message>
        <source>Views</source>
        <translation>뷰</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::VotePanel</name>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>투표 결과 표시</translation>
    </message>
    <message>
        <source>Ask again elsewhere</source>
        <translation>다른 곳에서 다시 질문</translation>
    </message>
    <message>
        <source>%1 (right)</source>
        <comment>an answer</comment>
        <translation>%1(정답)</translation>
    </message>
    <message>
        <source>Votes for %1: %2</source>
        <comment>a letter; an answer</comment>
        <translation>%1(%2) 득표수</translation>
    </message>
    <message>
        <source>There is nothing to ask at this step.</source>
        <translation>이 단계에는 물어볼 것이 없습니다.</translation>
    </message>
    <message>
        <source>Questions are off. Press Q to ask one before a step of each round.</source>
        <translation>질문이 꺼져 있습니다. Q를 누르면 라운드마다 한 단계를 앞두고 질문을 냅니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vote(s), %1 right</source>
        <translation>
            <numerusform>%Ln표, 정답 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer than 7 of 10 are right.</source>
        <translation>10명 중 7명 미만이 맞혔습니다.</translation>
    </message>
    <message>
        <source>This question has no letters to vote for.</source>
        <translation>이 질문에는 투표할 글자가 없습니다.</translation>
    </message>
    <message>
        <source>For each raised hand, press the number of its answer (1 to %1).</source>
        <translation>손을 든 사람마다 그 답의 번호(1~%1)를 한 번씩 누르십시오.</translation>
    </message>
</context>
</TS>
