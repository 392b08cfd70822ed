// The browser's part of passkeys; the library is fetched when somebody uses one.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call } from '#web/ui/api.ts';

type Json = Record<string, unknown>;

/** Has the device make a passkey; null where its owner or the device did not. */
export async function makePasskey(options: Json): Promise<Json | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).then(
    (response) => ({ ...response }),
    () => null,
  );
}

/** Signs in with one: a bearer, or why not; an empty sentence where the device gave none. */
export async function enterByPasskey(): Promise<{ token: string } | { said: string }> {
  const asked = await call('passkey.ask');
  if (!asked.ok) return { said: asked.message };
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = asked.data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).then(
    (given) => ({ ...given }),
    () => null,
  );
  if (!response) return { said: '' };
  const answer = await call('passkey.enter', { response });
  return answer.ok ? { token: answer.data.token } : { said: answer.message };
}
