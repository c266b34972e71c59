# Run by CTest: cmake -DBUILD=… -DGAME=… -DWORK=… -DCOMPILER=… -DLAUNCHER=… -DVERSION=… -P install_test.cmake
set(prefix ${WORK}/prefix)
file(REMOVE_RECURSE ${prefix} ${WORK}/game)

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix})

execute_process(COMMAND ${prefix}/bin/sammelsurium --version OUTPUT_VARIABLE said COMMAND_ERROR_IS_FATAL ANY)
if(NOT said STREQUAL "sammelsurium ${VERSION}\n")
  message(FATAL_ERROR "The installed program calls itself: ${said}")
endif()
foreach(file README.md LICENSE THIRD_PARTY_NOTICES.md docs/new-game.md)
  if(NOT EXISTS ${prefix}/share/doc/sammelsurium/${file})
    message(FATAL_ERROR "${file} is not installed")
  endif()
endforeach()

# Copied away first, so that nothing of the tree can be found by chance.
file(COPY ${GAME}/ DESTINATION ${WORK}/game)
run(${CMAKE_COMMAND} -S ${WORK}/game -B ${WORK}/game/build -G Ninja -DCMAKE_BUILD_TYPE=Release
    -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER} -DCMAKE_PREFIX_PATH=${prefix}
    "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror")
run(${CMAKE_COMMAND} --build ${WORK}/game/build)
run(${WORK}/game/build/highcard)
