/**
 * What makes and checks passkeys. It is read when the first passkey is asked for: at the start it
 * would take a tenth of a second and 8 MB of every instance.
 */
export const passkeyLibrary = () => import('@simplewebauthn/server');
