// How the desk's screens speak to the shop: only through the API, by the client that the contract
// prints.
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
/** The calls that answer a list, a thing to edit, and the edits of one. */
export type ListCall = CallThat<Listed<{ id: number }>>;
/** Lists of what can be chosen by its name. */
export type ReferenceCall = CallThat<Listed<{ id: number; title: string }>>;
export type OpenCall = CallThat<OpenedThing>;
export type EditsCall = CallThat<Edit[]>;
type CallThat<Answers> = {
  [Name in DeskCall]: DeskData<Name> extends Answers ? Name : never;
}[DeskCall];
/** Those that do one act to many things, and that try it out before. */
export type BulkCall = CallThat<BulkRun>;
export type TrialCall = CallThat<BulkTrial>;
export type RowOf<Name extends ListCall> = DeskData<Name>['rows'][number];

/** Why not: its code, a sentence, and sentences beside the fields that they speak of. */
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
 * Makes a call as the person who works here. Never throws: no network is an answer too, with the
 * code 'offline' and no words. Whoever is not signed in any more is led to the sign-in; where the
 * password is wanted again, it is asked for and the call is made once more.
 */
export async function deskCall<Name extends DeskCall>(
  name: Name,
  input: DeskInput<Name> | Record<string, unknown> = {},
): Promise<Answer<DeskData<Name>>> {
  const answer = await bareCall(name, input);
  const wanted = !answer.ok && answer.code === 'prove-again';
  return wanted && (await askForProof()) ? bareCall(name, input) : answer;
}

/** The same without asking for anything. */
export async function bareCall<Name extends DeskCall>(
  name: Name,
  input: DeskInput<Name> | Record<string, unknown> = {},
): Promise<Answer<DeskData<Name>>> {
  const answer = await client.call(name, { ...sentAlong(name), ...input } as InputOf<Name>);
  if (!answer.ok && answer.status === SIGNED_OUT) {
    keepBearer(null);
    who.set(null); // the front door asks who it is
  }
  if (!answer.ok && isUnfound(answer.code)) await askAgain(name);
  return answer;
}

/** Whoever may not make a call is answered as if there were no such thing. */
const isUnfound = (code: string) => code === 'not-allowed' || code.endsWith('-not-found');
let asks = false;

/**
 * Whoever could make a call as far as this screen knows may have been given another role since: it
 * asks, and what they may not do any more is closed.
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

/** The file that a call answers, or null. */
export async function fetchFile<Name extends DeskCall>(
  name: Name,
  input: Record<string, unknown>,
): Promise<Blob | null> {
  const answer = await fileOf(name, input);
  return answer.ok ? answer.data.file : null;
}

/** Saves what a call answers as a file. */
export const saveFile = async <Name extends DeskCall>(
  name: Name,
  input: Record<string, unknown>,
): Promise<boolean> => (await saveFileOr(name, input)) === null;

/** As `saveFile`; answers why not, or null. */
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
