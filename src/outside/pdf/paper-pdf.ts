// An invoice or a credit note as a PDF, in its own language, made only from its frozen content.
import type { Paper } from '#market/papers/paper.ts';
import { openPaper } from '#outside/pdf/paper.ts';
import { writeHead } from '#outside/pdf/paper-head.ts';
import { writeLines, writeSums, writeTaxes } from '#outside/pdf/paper-sums.ts';
import { directionOfSheet, sheetOf } from '#outside/pdf/paper-sheet.ts';
import { isolated } from '#outside/pdf/runs.ts';
import { sayIn } from '#words/say.ts';

/** Takes a paper; returns its PDF, the same bytes each time. */
export async function paperPdf(content: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const { language, code, issuedOn, market, seller } = content;
  const author = (market ?? seller).also || (market ?? seller).name;
  const sheet = sheetOf(content, (title) =>
    openPaper({
      title: `${title} ${code}`,
      author,
      language,
      direction: directionOfSheet(content),
      date: new Date(`${issuedOn}T00:00:00Z`),
    }),
  );
  writeHead(sheet);
  writeLines(sheet);
  writeSums(sheet);
  if (content.taxes.length) writeTaxes(sheet);
  const say = sayIn(language);
  sheet.paper.foot((page, pages) =>
    [author, code, say('invoice.page', { page, pages })].map(isolated).join('  ·  '),
  );
  return sheet.paper.bytes();
}
