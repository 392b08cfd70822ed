// Who acts. A verb's second parameter is the kind of actor that it accepts.

/** Somebody without an account, known by the token their browser made. */
export type Visitor = { kind: 'visitor'; token: string; language: string; timeZone: string };
