# Run by ctest: each suite of a test program becomes one test, and a large suite several, to use all
# processors. A process per single test would spend most of its time on starting, which takes half a second
# for a driver.
#
# Parameters: PROGRAM, PREFIX (of the tests' names), THREADED (a regular expression or nothing: suites whose names
# match get the label "threaded") and MOST_TESTS (limit per part of a suite). The longest tests start first.

# Suites with few tests that take half a minute or more. They start early, because a long suite that started last would
# leave other processors idle.
set(LONG_SUITES "(/|^)(AnimationFiles|AtomicOrder|Claims|ConfinedWorker|CuresWin|Edges|EveryExperiment|EveryPreset|\
EveryView|FamilyFigures|Figures|FilledViews|FindingsPage|LargeSizes|LargeTexts|Layer|LessonFile|LostLink|Machine|\
MemoryOrderProperty|Monotony|NarrowWindow|NeutralElement|PageStart|Pipeline|ReconstructProperty|RunOverSsh|SameTwice|\
SharedWork|SmallScreen|SteadySteps|TriedLayout|TryPageTest)$")

# sample_of(SUITE STEP TURN): sets STEP and TURN so that of the suite's tests, every one whose number has the remainder
# TURN for STEP runs. LOCKSTEP_SAMPLED is what tests/sampled.py prints, or empty: then all tests run. The turns of
# different suites differ, so that about as many tests run each time.
function(sample_of suite step turn)
    set(samples "$ENV{LOCKSTEP_SAMPLED}")
    set(found 1)
    set(turns 0)
    list(POP_FRONT samples turns)
    foreach(sample IN LISTS samples)
        if(sample MATCHES "^([0-9]+)=(.*)$")
            set(every "${CMAKE_MATCH_1}")
            if("${suite}" MATCHES "${CMAKE_MATCH_2}")
                set(found "${every}")
            endif()
        endif()
    endforeach()
    string(MD5 hash "${suite}")
    string(SUBSTRING "${hash}" 0 6 hash)
    math(EXPR remainder "(0${turns} + 0x${hash}) % ${found}")
    set(${step} "${found}" PARENT_SCOPE)
    set(${turn} "${remainder}" PARENT_SCOPE)
endfunction()

# add_suite(NAME TESTS): adds a suite with this number of tests, or a sample of them: googletest deals out its tests to
# STEP times as many shards, of which every STEP-th one runs.
function(add_suite suite tests)
    sample_of("${PREFIX}${suite}" step turn)
    set(part part)
    if(step GREATER 1)
        set(part sample)
    endif()
    math(EXPR shards "(${tests} + ${MOST_TESTS} * ${step} - 1) / (${MOST_TESTS} * ${step})")
    math(EXPR all_shards "${shards} * ${step}")
    math(EXPR last "${shards} - 1")
    math(EXPR cost "${tests} * 40 / ${MOST_TESTS}")
    if(suite MATCHES "${LONG_SUITES}")
        set(cost 50)
    endif()
    set(labels "")
    if(THREADED AND suite MATCHES "${THREADED}")
        set(labels threaded)
    endif()
    foreach(shard RANGE ${last})
        set(name "${PREFIX}${suite}")
        if(all_shards GREATER 1)
            string(APPEND name "/${part}_${shard}")
        endif()
        math(EXPR index "${shard} * ${step} + ${turn}")
        if(NOT index LESS tests) # it would run nothing
            continue()
        endif()
        add_test("${name}" "${PROGRAM}" "--gtest_filter=${suite}.*")
        set_tests_properties("${name}" PROPERTIES LABELS "${labels}" COST ${cost}
                             ENVIRONMENT "GTEST_TOTAL_SHARDS=${all_shards};GTEST_SHARD_INDEX=${index}")
    endforeach()
endfunction()

if(NOT EXISTS "${PROGRAM}")
    add_test("${PREFIX}not_built" "${PROGRAM}")
    return()
endif()
execute_process(COMMAND "${PROGRAM}" --gtest_list_tests OUTPUT_VARIABLE listed COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE "[][;]" "_" listed "${listed}") # these characters would end or join list items
string(REPLACE "\n" ";" lines "${listed}")
set(suite "")
foreach(line IN LISTS lines)
    if(line MATCHES "^  [^ ]") # an indented line is a test of the suite above
        math(EXPR tests "${tests} + 1")
    elseif(line MATCHES "^([^ ]+)\\.( |$)")
        set(next "${CMAKE_MATCH_1}")
        if(suite)
            add_suite("${suite}" ${tests})
        endif()
        set(suite "${next}")
        set(tests 0)
    endif()
endforeach()
if(suite)
    add_suite("${suite}" ${tests})
endif()
