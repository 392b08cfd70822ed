/**
 * How Node runs the server. Rendering makes much that is soon forgotten: a roomy young heap collects
 * it seldom. 32 MB save no processor time against 16, but cost 20 to 40 MB of memory; 8 MB cost time.
 */
export const SERVER = ['--max-semi-space-size=16', 'build/server/server.js'];
/** glibc keeps memory of its own for each thread, eight times the processors' number; two will do. */
export const SERVER_ENV = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
