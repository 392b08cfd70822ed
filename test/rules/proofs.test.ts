// Proofs of transfers are recognised by content, and only harmless ones are stored.
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#base/refusal.ts';
import { proofFile } from '#contract/constants.ts';
import { pdfKind } from '#outside/files/plain-pdf.ts';
import { proofOf } from '#outside/files/proofs.ts';
import { pngOf } from '../png.ts';
import { actingPdf, noise, packedPdf, pdfOf, pictureAs, writtenPdf } from '../proof-files.ts';

const codeOf = (bytes: Buffer) =>
  proofOf(bytes).then(
    ({ type }) => type,
    (problem: unknown) => (problem instanceof Refusal ? problem.code : problem),
  );

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'as %s becomes a WebP without what is hidden in it',
    async (format) => {
      const { type, bytes } = await proofOf(await pictureAs(format));
      const { format: storedFormat, exif } = await sharp(bytes).metadata();
      expect([type, storedFormat, exif, bytes.includes('Someone')]).toEqual([
        'image/webp',
        'webp',
        undefined,
        false,
      ]);
    },
  );
  it('is made small enough to be stored, and stays readable', async () => {
    const { bytes } = await proofOf(
      await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2400, height: 600 });
  });
  it('of 5 MB is taken, and one byte more is not', async () => {
    const large = await noise(1300);
    const filled = Buffer.concat([large, Buffer.alloc(proofFile.mostBytes - large.length)]);
    expect(await codeOf(filled)).toBe('image/webp');
    expect(await codeOf(Buffer.concat([filled, Buffer.alloc(1)]))).toBe('proof-too-large');
  });
  it('that is a bomb, broken, or of another format is refused', async () => {
    const jpeg = await pictureAs('jpeg');
    const files = [
      pngOf(50_000, 50_000, deflateSync(Buffer.alloc(1000))),
      jpeg.subarray(0, jpeg.length - 100),
      Buffer.from('\xff\xd8\xff', 'latin1'),
      await pictureAs('gif'),
      await pictureAs('tiff'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('RIFF\x10\0\0\0WAVEfmt ', 'latin1'),
      Buffer.alloc(0),
    ];
    for (const file of files) expect(await codeOf(file)).toBe('proof-unreadable');
  });
  it('loses a PDF or a page that hangs on its end', async () => {
    const both = Buffer.concat([
      await pictureAs('png'),
      pdfOf(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { type, bytes } = await proofOf(both);
    expect([type, bytes.includes('%PDF'), bytes.includes('script')]).toEqual([
      'image/webp',
      false,
      false,
    ]);
  });
});

describe('a PDF', () => {
  it('of pages alone is stored as it is', async () => {
    for (const file of [pdfOf(), await writtenPdf(), packedPdf('4 0 << /Type /Outlines >>')]) {
      expect(await proofOf(file)).toEqual({ type: 'application/pdf', bytes: file });
    }
  });
  it('that is locked, or has scripts, files or ways out in it, is not', async () => {
    const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
    const files = [
      await writtenPdf({ password: 'secret' }),
      await writtenPdf({ attached: 'a virus' }),
      actingPdf(script),
      actingPdf('<< /S /Launch /F (cmd.exe) >>'),
      actingPdf('<< /S /SubmitForm /F (http://evil.example) >>'),
      actingPdf(script.replace('/JavaScript', '/J#61va#53cript')),
      packedPdf(`4 0 ${script}`),
      packedPdf(`4 0 ${script}`, ''),
      packedPdf(`4 0 ${script}`, '/Filter [ /FlateDecode ]'),
      packedPdf('4 0 <<>>', '/Filter /LZWDecode'),
      packedPdf('4 0 <<>>', '/Filter [/ASCIIHexDecode /FlateDecode]'),
      packedPdf('4 0 <<>>', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
      pdfOf(['<< /Type /Catalog >>', '<< /Type /Obj#53tm /Filter /FlateDecode >>']),
    ];
    for (const [at, file] of files.entries())
      expect([at, await codeOf(file)]).toEqual([at, 'proof-not-plain']);
  });
  it('that unpacks to more than it may is not', () => {
    const bomb = packedPdf('0'.repeat(40 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    expect(pdfKind(bomb)).toBe('active');
  });
  it('with more packs than programs write is refused, and at once', () => {
    const packs = Buffer.from('/ObjStm '.repeat(600_000));
    expect(pdfKind(pdfOf(['<< /Type /Catalog >>', packs, '<<>>\nstream\n\nendstream']))).toBe(
      'active',
    );
  });
  it('that is none, is cut off, or has something behind it, is not', async () => {
    const whole = pdfOf();
    const files = [
      Buffer.from('%PDF-1.7'),
      Buffer.from('%PDF-9.9\nstartxref\n0\n%%EOF'),
      Buffer.from('%PDF-1.7\nstartxref\n5\n%%EOF'),
      whole.subarray(0, whole.length - 10),
      whole.subarray(0, whole.length / 2),
      Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')]),
      Buffer.concat([Buffer.from('<html>'), whole]),
    ];
    for (const [at, file] of files.entries())
      expect([at, await codeOf(file)]).toEqual([at, 'proof-unreadable']);
  });
  it('is judged in time, whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '/ObjStm',
            ' obj',
            'stream\n',
            'startxref',
            '%%EOF',
            ' 1 ',
            '#53',
            '/Filter',
          ),
        ),
        (words) => {
          const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(words.join(' '))]);
          expect(['plain', 'active', 'broken']).toContain(pdfKind(file));
        },
      ),
    );
  });
});
