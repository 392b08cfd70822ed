// The browser's part of passkeys; the library is loaded on first use.
import type {
  PublicKeyCredentialCreationOptionsJSON as ToMake,
  PublicKeyCredentialRequestOptionsJSON as ToSign,
} from '@simplewebauthn/browser';
import { call } from '#web/ui/api.ts';

type Json = Record<string, unknown>;

/** Has the device create a passkey; null if its owner or the device refused. */
export async function makePasskey(optionsJSON: unknown): Promise<Json | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  if (!canMake(optionsJSON)) return null;
  return startRegistration({ optionsJSON }).then(
    (response) => ({ ...response }),
    () => null,
  );
}

/**
 * Signs in with a passkey: returns a bearer, or the reason for the failure; empty if the device
 * gave none.
 */
export async function enterByPasskey(): Promise<{ token: string } | { message: string }> {
  const challenge = await call('passkey.ask');
  if (!challenge.ok) return { message: challenge.message };
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON: unknown = challenge.data.options;
  if (!canSign(optionsJSON)) return { message: '' };
  const response = await startAuthentication({ optionsJSON }).then(
    (given) => ({ ...given }),
    () => null,
  );
  if (!response) return { message: '' };
  const answer = await call('passkey.enter', { response });
  return answer.ok ? { token: answer.data.token } : { message: answer.message };
}

const asks = (options: unknown) =>
  typeof options === 'object' && options !== null && 'challenge' in options;
const canMake = (options: unknown): options is ToMake => asks(options);
const canSign = (options: unknown): options is ToSign => asks(options);
