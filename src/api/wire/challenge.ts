import type { Context } from '#api/wire/send.ts';

/**
 * Says in the answer's headers that a bearer is wanted, and of one that was sent that it is good no
 * more, as RFC 6750 has it in section 3. Answers of 401 say it, and so does what a caller is
 * answered as a guest whose session has ended (RFC 9110, section 11.6.1).
 */
export function challenge(context: Context, sent: boolean): void {
  context.header('www-authenticate', sent ? 'Bearer error="invalid_token"' : 'Bearer');
}
