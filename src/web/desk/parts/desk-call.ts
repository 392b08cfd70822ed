// How the back office calls the server: only through the API, with the client printed from the
// contract.
import { openClient, type Answer, type Calls, type InputOf, type Refused } from '#client/client.ts';
import { deskAddresses, deskPermissions, type DeskCall } from '#contract/desk-addresses.ts';
import type { BulkRun, BulkTrial } from '#contract/bulk.ts';
import type { Edit, Listed } from '#contract/resource.ts';
import { findWho, who } from '#web/desk/frame/who.ts';
import { mayMake } from '#web/desk/parts/may-make.ts';
import { sentAlong } from '#web/desk/parts/sent-along.ts';
import { askForProof } from '#web/desk/parts/proof.ts';
import { bearer, keepBearer } from '#web/ui/bearer.ts';

export type DeskData<Name extends DeskCall> = Calls[Name]['data'];
export type DeskInput<Name extends DeskCall> = Partial<InputOf<Name>>;
type OpenedThing = { id: number; version: number; edited: { at: string; by: string } | null };
/** The calls that return a list, a thing to edit, and a thing's history. */
export type ListCall = CallThat<Listed<{ id: number }>>;
/** Lists of things to choose by name. */
export type ReferenceCall = CallThat<Listed<{ id: number; title: string }>>;
export type OpenCall = CallThat<OpenedThing>;
export type EditsCall = CallThat<Edit[]>;
type CallThat<Answers> = {
  [Name in DeskCall]: DeskData<Name> extends Answers ? Name : never;
}[DeskCall];
/** The calls that do one act for many things, and those that try it out. */
export type BulkCall = CallThat<BulkRun>;
export type TrialCall = CallThat<BulkTrial>;
export type RowOf<Name extends ListCall> = DeskData<Name>['rows'][number];

/** A refusal: its code, a sentence, and sentences for single fields. */
export type DeskRefusal = Pick<Refused, 'ok' | 'code' | 'message' | 'fields'>;
export type DeskAnswer<T> = { ok: true; data: T; message: string } | DeskRefusal;

const SIGNED_OUT = 204;

const client = openClient({
  origin: '',
  addresses: deskAddresses,
  bearer,
  language: () => document.documentElement.lang,
});

/**
 * Makes a call as the signed-in person. Never throws: without a network, the code is 'offline' and
 * the message is empty. A person who is no longer signed in is led to the sign-in; if the password
 * is required again, it is asked for and the call is repeated.
 */
export async function deskCall<Name extends DeskCall>(
  name: Name,
  input: DeskInput<Name> | Record<string, unknown> = {},
): Promise<Answer<DeskData<Name>>> {
  const answer = await bareCall(name, input);
  const wanted = !answer.ok && answer.code === 'prove-again';
  return wanted && (await askForProof()) ? bareCall(name, input) : answer;
}

/** The same without asking for a sign-in or a password. */
export async function bareCall<Name extends DeskCall>(
  name: Name,
  input: DeskInput<Name> | Record<string, unknown> = {},
): Promise<Answer<DeskData<Name>>> {
  const answer = await client.call(name, { ...sentAlong(name), ...input } as InputOf<Name>);
  if (!answer.ok && answer.status === SIGNED_OUT) {
    keepBearer(null);
    who.set(null); // makes the front door show the sign-in
  }
  if (!answer.ok && isUnfound(answer.code)) await askAgain(name);
  return answer;
}

/** A call without permission is answered as if the thing did not exist. */
const isUnfound = (code: string) => code === 'not-allowed' || code.endsWith('-not-found');
let asks = false;

/**
 * A refused call that seemed allowed may mean that the person's role has changed: asks again, so
 * that screens they may no longer use are closed.
 */
async function askAgain(name: DeskCall): Promise<void> {
  const known = who.get();
  if (asks || !known || deskPermissions[name] === undefined) return;
  if (!mayMake(known.permissions, name)) return;
  asks = true;
  await findWho();
  asks = false;
}

const fileOf = <Name extends DeskCall>(name: Name, input: Record<string, unknown>) =>
  client.file(name, { ...sentAlong(name), ...input } as InputOf<Name>);

/** The file that a call returns, or null. */
export async function fetchFile<Name extends DeskCall>(
  name: Name,
  input: Record<string, unknown>,
): Promise<Blob | null> {
  const answer = await fileOf(name, input);
  return answer.ok ? answer.data.file : null;
}

/** Downloads what a call returns as a file. */
export const saveFile = async <Name extends DeskCall>(
  name: Name,
  input: Record<string, unknown>,
): Promise<boolean> => (await saveFileOr(name, input)) === null;

/** Like `saveFile`; returns the reason for a failure, or null. */
export async function saveFileOr<Name extends DeskCall>(
  name: Name,
  input: Record<string, unknown>,
): Promise<DeskRefusal | null> {
  const answer = await fileOf(name, input);
  if (!answer.ok) return answer;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(answer.data.file);
  link.download = answer.data.name;
  link.click();
  URL.revokeObjectURL(link.href);
  return null;
}
