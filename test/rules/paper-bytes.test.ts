// A paper has the same bytes whenever and wherever it is drawn.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Paper } from '#market/papers/paper.ts';
import { fontNames, fontOf } from '#outside/pdf/fonts.ts';
import { paperPdf } from '#outside/pdf/paper-pdf.ts';
import { samplePaper } from '../papers.ts';
import { readPdf } from '../read-pdf.ts';
import { credit, commission } from './drawn-papers.ts';

describe('the bytes of a paper', () => {
  const papers = [samplePaper('ar'), credit('hi'), commission('en')];
  const hash = async (what: Paper) =>
    createHash('sha256')
      .update(await paperPdf(what))
      .digest('hex');
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are the same a year later', async () => {
    const before = await Promise.all(papers.map(hash));
    vi.useFakeTimers({ now: Date.now() + 370 * 86_400_000, toFake: ['Date'] });
    expect(await Promise.all(papers.map(hash))).toEqual(before);
  });
  it('are the same in another process and zone, with fonts loaded in another order', async () => {
    for (const name of fontNames.toReversed()) fontOf(name);
    const folder = await mkdtemp(join(tmpdir(), 'souk-papers-'));
    try {
      await writeFile(join(folder, 'papers.json'), JSON.stringify(papers));
      const file = JSON.stringify(join(folder, 'papers.json'));
      const code = `import { createHash } from 'node:crypto';
        import { readFileSync } from 'node:fs';
        import { paperPdf } from '#outside/pdf/paper-pdf.ts';
        const hashes = [];
        for (const paper of JSON.parse(readFileSync(${file}, 'utf8')).reverse())
          hashes.unshift(createHash('sha256').update(await paperPdf(paper)).digest('hex'));
        process.stdout.write(hashes.join());`;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '-e', code],
        { env: { ...process.env, TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8' } },
      );
      expect(stdout.split(',')).toEqual(await Promise.all(papers.map(hash)));
    } finally {
      await rm(folder, { recursive: true });
    }
  });
  it('have their fonts in them and say what they are', async () => {
    const bytes = await paperPdf(samplePaper('ar'));
    expect(
      readPdf(bytes)
        .fonts.map((font) => font.replace(/^\w+\+/, ''))
        .sort(),
    ).toEqual(['Inter-Regular', 'NotoSansArabic-Regular']);
    for (const part of ['/Lang (ar)', '(D:20270101000000Z)', '/DisplayDocTitle true']) {
      expect(Buffer.from(bytes).toString('latin1')).toContain(part);
    }
    expect(bytes.length).toBeLessThan(60_000);
  });
});
