/**
 * How Node runs the server. Rendering makes much that is soon forgotten: a roomy young heap
 * collects it seldom. 32 MB save no processor time against 16, but cost 20 to 40 MB of memory; 8 MB
 * cost time. The old heap is collected when it has grown by half, not to its double or more: that
 * saves 80 MB of 350, and takes about a tenth more processor time where no page is kept.
 */
export const SERVER = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  'build/server/server.js',
];
/** glibc keeps a memory arena per thread, up to eight per processor; two are enough. */
export const SERVER_ENV = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
