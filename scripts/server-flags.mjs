/**
 * What Node is started with to serve, here and in deploy/. One thread beside the event loop for V8's collector and compiler,
 * not four: they wake each other up more than they help, and on two cores they take the one the event loop needs. A tenth less
 * processor time for a move, and a fifth off the slowest hundredth of answers (docs/BENCHMARKS.md).
 * What can be set while Node runs is in src/server/heap.ts and holds however the server is started.
 */
export const SERVER_FLAGS = ['--v8-pool-size=1'];
