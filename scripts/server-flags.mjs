/**
 * What Node is started with to serve, here and in deploy/ (measured: docs/BENCHMARKS.md).
 *
 * One thread beside the event loop for V8's collector and compiler, not four: they wake each other up more than they help, and
 * on two cores they take the one the event loop needs. A tenth less processor time for a move at people's pace.
 *
 * A young generation that may grow to 64 MB, not 16: most of what a move makes is dead after the next one, and what is
 * collected later is collected for nothing. A tenth less processor time for a move at full load, for some 60 MB more.
 *
 * What can be set while Node runs is in src/server/heap.ts and holds however the server is started.
 */
export const SERVER_FLAGS = ['--v8-pool-size=1', '--max-semi-space-size=64'];
