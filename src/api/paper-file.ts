import type { Visit } from '#hall/visit.ts';
import { keepPaperFile, readPaperFile } from '#market/papers/paper-file.ts';

/**
 * The file of a paper that the caller may see: made once, and stored. The code that draws it takes
 * 10 MB, and is loaded with the first.
 */
export async function paperFile({ reading, write }: Visit, id: number) {
  const { content, bytes } = await readPaperFile(reading.db, id);
  const name = `${content.code}.pdf`;
  if (bytes) return { name, bytes };
  const { paperPdf } = await import('#outside/pdf/paper-pdf.ts');
  const made = await paperPdf(content);
  return { name, bytes: await write((tx) => keepPaperFile(tx, id, made)) };
}
