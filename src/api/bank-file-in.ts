import { Refusal } from '#base/refusal.ts';
import type { BankFile } from '#contract/bank-file.ts';
import type { StatementFile } from '#market/bank/read-statement-file.ts';

/** The bank file of a call, whichever way it was sent. Refuses 'required'. */
export async function bankFileIn(name: string, sent: BankFile): Promise<StatementFile> {
  const [file] = sent.file;
  const text = sent.base64 ? Buffer.from(sent.base64, 'base64') : sent.content;
  const content = file ? new Uint8Array(await file.arrayBuffer()) : text;
  if (content.length === 0) throw new Refusal('required', { field: 'content' });
  const own = file?.name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '').slice(0, 120);
  return { name: name || own || '', content };
}
