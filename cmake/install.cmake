# What `cmake --install` puts where: the program, and the engine as a package for games outside this tree.
include(CMakePackageConfigHelpers)

install(TARGETS sammelsurium_engine EXPORT sammelsuriumTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
foreach(folder core games conformance)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/engine/${folder}
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/sammelsurium/engine
    FILES_MATCHING PATTERN "*.hpp")
endforeach()

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/sammelsurium)
install(EXPORT sammelsuriumTargets NAMESPACE sammelsurium:: DESTINATION ${package_folder})
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/sammelsuriumConfig.cmake.in
  ${PROJECT_BINARY_DIR}/sammelsuriumConfig.cmake INSTALL_DESTINATION ${package_folder})
# Before 1.0 the contract may change with every minor version.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/sammelsuriumConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/sammelsuriumConfig.cmake ${PROJECT_BINARY_DIR}/sammelsuriumConfigVersion.cmake
  DESTINATION ${package_folder})

if(SAMMELSURIUM_SERVER)
  install(TARGETS sammelsurium RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
install(FILES README.md LICENSE THIRD_PARTY_NOTICES.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR})
