// Prints an import's remarks about its file: right away, or later in another language.
import type { Finding } from '#contract/findings.ts';
import type { Db } from '#db/connect.ts';
import { say } from '#hall/progress.ts';
import { readFindings } from '#market/imports/read-findings.ts';
import { sayFinding } from '#words/say-finding.ts';
import type { Say } from '#words/say.ts';

/** Prints the remarks, one per line, and how many more there were than are stored. */
export function printFindings(
  { findings, more }: { findings: Finding[]; more: number },
  speak: Say,
): void {
  for (const found of findings) say(sayFinding(speak, found));
  if (more) say(speak('import.more', { count: more }));
}

/** Prints the remarks of an earlier import; returns the exit code. */
export async function repeatFindings(db: Db, id: number, speak: Say): Promise<number> {
  printFindings(await readFindings(db, id), speak);
  return 0;
}
