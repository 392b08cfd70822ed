/**
 * How Node runs the server. Rendering makes much that is soon forgotten: a roomy young heap
 * collects it seldom. 32 MB save no processor time against 16, but cost 20 to 40 MB of memory; 8 MB
 * cost time.
 */
export const SERVER = ['--max-semi-space-size=16', 'build/server/server.js'];
/** glibc keeps a memory arena per thread, up to eight per processor; two are enough. */
export const SERVER_ENV = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
