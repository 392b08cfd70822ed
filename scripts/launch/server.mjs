/**
 * How Node runs the server. Rendering makes much that is soon forgotten: a roomy young heap collects
 * it seldom, and 64 MB save no processor time against 32, but cost 90 MB of memory.
 */
export const SERVER = ['--max-semi-space-size=32', 'build/server/server.js'];
/** glibc keeps memory of its own for each thread, eight times the processors' number; two will do. */
export const SERVER_ENV = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
