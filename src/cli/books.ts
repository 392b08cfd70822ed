// npm run market -- settle | audit: the books, in the terminal.
import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { toDecimal } from '#base/money.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { takeSettlement } from '#market/settlements/take-settlement.ts';
import { gatewayList } from '#outside/gateways/gateway-list.ts';
import { say } from '#hall/progress.ts';

const MOST_LISTED = 200;

/**
 * Returns the work that reads a gateway's settlement file; its exit code is 1 when a payment or
 * refund of the file does not match. For wrong arguments, returns an error message.
 */
export async function settling(
  gateway: string,
  path: string,
): Promise<((db: Db) => Promise<number>) | string> {
  const known = gatewayList.find(({ code }) => code === gateway.toLowerCase());
  const file = resolve(path);
  if (!known)
    return `${gateway} is no gateway: say ${gatewayList.map(({ code }) => code).join(', ')}.`;
  if (!(await stat(file).catch(() => null))?.isFile()) return `There is no file ${file}.`;
  return (db) => settle(db, known.method, file);
}

async function settle(db: Db, method: number, file: string): Promise<number> {
  say(`Comparing ${basename(file)} with the books …`);
  const csv = await readFile(file, 'utf8');
  const { counts, lines, absent } = await transaction(db, (tx) =>
    takeSettlement(
      tx,
      { staff: null, gateways: { known: gatewayList } },
      { method, name: basename(file), csv },
    ),
  );
  for (const { found, kind, ref, gross, expected, currency, exponent, orderCode } of lines
    .filter((line) => line.found !== 'matched')
    .slice(0, MOST_LISTED)) {
    const booked = expected === null ? '' : `, ${toDecimal(expected, exponent)} in the books`;
    const order = orderCode ? `, order ${orderCode}` : '';
    say(`${found}  ${kind} ${ref}: ${toDecimal(gross, exponent)} ${currency}${booked}${order}`);
  }
  for (const { kind, ref, amount, currency, exponent, orderCode } of absent.slice(0, MOST_LISTED))
    say(
      `not in the file  ${kind} ${ref}: ${toDecimal(amount, exponent)} ${currency}, order ` +
        `${orderCode}`,
    );
  say(
    `\n${counts.matched} fit, ${counts.different} differ, ${counts.missing} are not in the ` +
      `books, ${counts.absent} are not in the file.`,
  );
  return lines.some(({ found, kind }) => found !== 'matched' && kind !== 'other') ? 1 : 0;
}

/** Audits the books, and prints what does not match; returns the exit code. */
export async function printFaults(db: Db): Promise<number> {
  const faults = await auditMarket(db);
  for (const { fault, about, currency, expected, found } of faults)
    say(
      `${fault}  ${about}: ${expected} expected, ${found} ` +
        `found${currency ? ` (minor units of ${currency})` : ''}`,
    );
  const { count } = await db
    .selectFrom('ledger_entries')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  say(
    faults.length
      ? `\n${faults.length} things do not hold.`
      : `The books are in order: ${count} entries.`,
  );
  return faults.length ? 1 : 0;
}
