// Reads the barcode on a page like a scanner: by the width of each bar and gap, and with the check
// that the code contains.
import type { Box } from '../read-pdf.ts';

/** The symbols of ISO/IEC 15417 by value: eleven modules each, dark ones as ones, in hex. */
const SIGNS = `
  6cc 66c 666 498 48c 44c 4c8 4c4 464 648 644 624 59c 4dc 4ce 5cc 4ec 4e6 672 65c 64e 6e4 674 76e
  74c 72c 726 764 734 732 6d8 6c6 636 518 458 446 588 468 462 688 628 622 5b8 58e 46e 5d8 5c6 476
  776 68e 62e 6e8 6e2 6ee 758 746 716 768 762 71a 77a 642 78a 530 50c 4b0 486 42c 426 590 584 4d0
  4c2 434 432 612 650 7ba 614 47a 53c 4bc 49e 5e4 4f4 4f2 7a4 794 792 6de 6f6 7b6 578 51e 45e 5e8
  5e2 7a8 7a2 5de 5ee 75e 7ae 684 690 69c
`
  .trim()
  .split(/\s+/);
const MODULES = 11;
const START_B = 104;
const STOP = '1100011101011';
const MODULUS = 103;
const FIRST = 32;

/** The text in the only barcode of a page. */
export function scanned(boxes: Box[]): string {
  const bars = boxes.toSorted((a, b) => a.x - b.x);
  const narrowest = Math.min(...bars.map(({ width }) => width));
  const modules = bars
    .map(({ x, width }, at) => {
      const next = bars[at + 1];
      const gap = next ? Math.round((next.x - x - width) / narrowest) : 0;
      return '1'.repeat(Math.round(width / narrowest)) + '0'.repeat(gap);
    })
    .join('');
  if (!modules.endsWith(STOP)) throw new Error(`Nothing ends ${modules}.`);
  const signs = modules.slice(0, -STOP.length).match(/.{11}/g) ?? [];
  if (signs.length * MODULES + STOP.length !== modules.length) throw new Error('A sign is cut.');
  const [start, ...values] = signs.map((sign) =>
    SIGNS.indexOf(Number.parseInt(sign, 2).toString(16)),
  );
  if (start !== START_B) throw new Error(`It begins with ${start}.`);
  const check = values.pop();
  const sum = values.reduce((all, value, place) => all + value * (place + 1), START_B);
  if (sum % MODULUS !== check) throw new Error(`The check is ${check}.`);
  return values.map((value) => String.fromCharCode(value + FIRST)).join('');
}
