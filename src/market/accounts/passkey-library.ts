/**
 * The library that makes and checks passkeys. Loaded when it is first needed: at start it would
 * cost a tenth of a second and 8 MB of memory in every instance.
 */
export const passkeyLibrary = () => import('@simplewebauthn/server');
