# room_module(NAME USES …): one static library per folder of src/, with the modules it may use. These
# lists decide which module may depend on which; tools/tidy checks every #include against them. Most of
# the compile time goes into reading headers and templates, so the sources of a folder are compiled
# eight at a time. TOGETHER is for modules of many small folders that need the same templates: sixteen
# at a time, whatever their folder, take two thirds of the time.
# COLD is for modules that wait for people, files or the network: -O3 gains nothing there.
# HOT is for those that gain from a wider processor: see wider_program() below.
function(read_together target together)
  get_target_property(sources ${target} SOURCES)
  list(SORT sources)
  foreach(source ${sources})
    cmake_path(GET source PARENT_PATH folder)
    set(most 8)
    if(together)
      set(folder ${target})
      set(most 16)
    endif()
    string(MAKE_C_IDENTIFIER "${folder}" folder)
    math(EXPR in_${folder} "0${in_${folder}} + 1")
    math(EXPR batch "(${in_${folder}} - 1) / ${most}")
    string(REGEX REPLACE "^.*_(src|tests)_" "" group ${folder})
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${batch})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

function(room_module name)
  cmake_parse_arguments(arg "COLD;HOT;TOGETHER" "" "USES;LINKS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${name}/*.cpp)
  if(name STREQUAL room)
    list(FILTER sources EXCLUDE REGEX "/room/net/")  # It is a separate module.
  endif()
  string(REPLACE "/" "_" target ${name})
  if(sources)
    add_library(cardroom_${target} STATIC ${sources})
    set(scope PUBLIC)
    read_together(cardroom_${target} ${arg_TOGETHER})
    if(arg_COLD)
      target_compile_options(cardroom_${target} PRIVATE $<$<CONFIG:Release>:-O1>)
    endif()
  else()
    add_library(cardroom_${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(cardroom_${target} ${scope} ${CMAKE_SOURCE_DIR}/src)
  target_link_libraries(cardroom_${target} ${scope} cardroom_options)
  foreach(used ${arg_USES})
    string(REPLACE "/" "_" used_target ${used})
    target_link_libraries(cardroom_${target} ${scope} cardroom_${used_target})
  endforeach()
  target_link_libraries(cardroom_${target} ${scope} ${arg_LINKS})
  if(arg_HOT)
    set_property(GLOBAL APPEND PROPERTY cardroom_hot cardroom_${target})
  endif()
endfunction()

# wider_program(LEVEL): the program for any PC once more, for processors of x86-64-LEVEL only: its hot
# modules are compiled for them, and the rest is that of the program for any PC. The linker meets the
# hot objects first, so it takes nothing from the libraries of the same modules, and of an inline
# function that several objects have it takes theirs. Both programs do the same; the one for any PC has
# not one instruction that came from here. For Zen 3 because the tuning for all processors clears short
# arrays with string instructions, which cost a round of play a tenth of its time. Functions begin at a
# line of the cache: where they happen to begin otherwise decides on up to a tenth too. Products and
# sums are not fused, which would change the last digit of a figure.
function(wider_program level)
  get_property(hot GLOBAL PROPERTY cardroom_hot)
  add_executable(cardroom_${level} main.cpp)
  foreach(module ${hot})
    get_target_property(sources ${module} SOURCES)
    get_target_property(links ${module} LINK_LIBRARIES)
    get_target_property(options ${module} COMPILE_OPTIONS)
    add_library(${module}_${level} OBJECT ${sources})
    target_include_directories(${module}_${level} PRIVATE ${CMAKE_SOURCE_DIR}/src)
    target_link_libraries(${module}_${level} PRIVATE ${links})
    set_target_properties(${module}_${level} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP
      COMPILE_OPTIONS "${options};-march=x86-64-${level};-mtune=znver3;-falign-functions=64;-ffp-contract=off")
    target_link_libraries(cardroom_${level} PRIVATE $<TARGET_OBJECTS:${module}_${level}>)
  endforeach()
  target_link_libraries(cardroom_${level} PRIVATE cardroom_cli)
  set_target_properties(cardroom_${level} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/x86-64-${level} OUTPUT_NAME cardroom)
  add_dependencies(cardroom cardroom_${level})
endfunction()

# room_test(NAME USES …): one doctest program per folder of tests/, as part of the target `tests`.
# The long campaigns in tests/long are the target `tests_long` instead. Most tests run once and are
# compiled for that. QUICK is for tests whose own code takes less than a second: compiling is most of
# the work. OPTIMIZED is for tests that work through millions of cases. TOGETHER is as for modules.
add_custom_target(tests)
add_custom_target(tests_long)
function(room_test name)
  cmake_parse_arguments(arg "OPTIMIZED;QUICK;TOGETHER" "" "USES;LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/${name}/*.cpp)
  add_executable(test_${name} ${sources})
  read_together(test_${name} ${arg_TOGETHER})
  if(arg_QUICK)
    target_compile_options(test_${name} PRIVATE $<$<CONFIG:Release>:-O0>)
  elseif(NOT arg_OPTIMIZED)
    target_compile_options(test_${name} PRIVATE $<$<CONFIG:Release>:-O1>)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # At -O1 g++ 12 wrongly believes that a variant of texts may be uninitialised.
      target_compile_options(test_${name} PRIVATE -Wno-maybe-uninitialized)
    endif()
  endif()
  target_include_directories(test_${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  foreach(used ${arg_USES})
    string(REPLACE "/" "_" used_target ${used})
    target_link_libraries(test_${name} PRIVATE cardroom_${used_target})
  endforeach()
  target_link_libraries(test_${name} PRIVATE test_main doctest::doctest ${arg_LINKS})
  set_target_properties(test_${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  if(name STREQUAL long)
    set_target_properties(test_long PROPERTIES EXCLUDE_FROM_ALL ON)
    add_dependencies(tests_long test_long)
  else()
    add_dependencies(tests test_${name})
  endif()
endfunction()
