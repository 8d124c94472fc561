# room_module(NAME USES …): one static library per folder of src/, with the modules it may use.
# These lists are the law of dependency; tools/tidy checks every #include against them.
function(room_module name)
  cmake_parse_arguments(arg "" "" "USES;LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${name}/*.cpp
    ${CMAKE_SOURCE_DIR}/src/${name}/games/*.cpp)
  string(REPLACE "/" "_" target ${name})
  if(sources)
    add_library(cardroom_${target} STATIC ${sources})
    set(scope PUBLIC)
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
endfunction()

# room_test(NAME USES …): one doctest program per folder of tests/.
function(room_test name)
  cmake_parse_arguments(arg "" "" "USES;LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/${name}/*.cpp)
  add_executable(test_${name} ${sources})
  target_include_directories(test_${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  foreach(used ${arg_USES})
    string(REPLACE "/" "_" used_target ${used})
    target_link_libraries(test_${name} PRIVATE cardroom_${used_target})
  endforeach()
  target_link_libraries(test_${name} PRIVATE test_main doctest::doctest ${arg_LINKS})
  target_compile_definitions(test_${name} PRIVATE
    CARDROOM_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  set_target_properties(test_${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
endfunction()
