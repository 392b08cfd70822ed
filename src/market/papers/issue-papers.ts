import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { correctionDraft, creditDraft, type Piece } from '#market/papers/credit-draft.ts';
import { invoiceDraft } from '#market/papers/invoice-draft.ts';
import type { Paper } from '#market/papers/paper.ts';
import { papersDue, type Due } from '#market/papers/papers-due.ts';
import { readSold } from '#market/papers/read-sold-for-paper.ts';
import { readStandings, type ParcelStanding } from '#market/papers/read-parcel-standings.ts';
import { writePaper } from '#market/papers/write-paper.ts';

/**
 * Issues the papers that parcels lack (see `papersDue`), in the transaction of the step that
 * requires them. Safe to repeat. The caller has locked the parcels.
 */
export async function issuePapers(tx: Tx, parcels: number[], now: Date): Promise<void> {
  for (const standing of await readStandings(tx, parcels)) {
    for (const due of papersDue(standing)) await issueOne(tx, standing, due, now);
  }
}

/**
 * Issues the papers of a refund's parcels, once it has succeeded or failed, or once staff have
 * assigned it to parcels. Locks the parcels.
 */
export async function issueRefundPapers(tx: Tx, refundId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select p.id
    from refund_parcels r
    join parcels p on p.id = r.parcel_id
    where r.refund_id = ${refundId}
    order by p.id
    for no key update of p
  `.execute(tx);
  if (rows.length)
    await issuePapers(
      tx,
      rows.map(({ id }) => id),
      now,
    );
}

async function issueOne(tx: Tx, parcel: ParcelStanding, due: Due, now: Date): Promise<void> {
  const { id: parcelId, storeId } = parcel;
  const about = { issuer: storeId, storeId, parcelId };
  if (due.what === 'invoice') {
    await writePaper(tx, invoiceDraft(await readSold(tx, parcelId, storeId)), about, now);
    return;
  }
  const papers = await readOfParcel(tx, parcelId);
  if (due.what === 'correction') {
    const credit = papers.find(({ id }) => id === due.credit);
    if (!credit) throw new Error(`There is no credit note ${due.credit}.`);
    const corrects = { ...about, refundId: due.refund, names: due.credit };
    await writePaper(tx, correctionDraft(credit.content), corrects, now);
    return;
  }
  const invoice = papers.find(({ names }) => names === null);
  if (!invoice) throw new Error(`Parcel ${parcelId} has no invoice to credit.`);
  const earlier = papers
    .filter(({ id, kind }) => kind === 'credit-note' && !papers.some(({ names }) => names === id))
    .map(({ content }) => content);
  const pieces = await readPieces(tx, due, parcelId);
  const why = due.refund === null ? 'cancelled' : 'refunded';
  const draft = creditDraft(invoice.content, earlier, { amount: due.amount, pieces, why });
  const after = { ...(due.refund !== null && { refundId: due.refund }), cutId: due.cut };
  await writePaper(tx, draft, { ...about, ...after, names: invoice.id }, now);
}

type Row = { id: number; kind: string; names: number | null; content: Paper };

async function readOfParcel(tx: Tx, parcelId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, kind, names, content
    from papers
    where parcel_id = ${parcelId}
    order by id
  `.execute(tx);
  return rows;
}

async function readPieces(
  tx: Tx,
  { refund, cut }: { refund: number | null; cut?: number },
  parcelId: number,
): Promise<Piece[]> {
  if (cut !== undefined) return readCut(tx, cut);
  if (refund === null) return [];
  const { rows } = await sql<Piece>`
    select r.order_line_id as line, r.quantity, r.amount
    from refund_lines r
    join order_lines l on l.id = r.order_line_id
    where r.refund_id = ${refund}
      and l.parcel_id = ${parcelId}
    order by l.id
  `.execute(tx);
  return rows;
}

async function readCut(tx: Tx, cut: number): Promise<Piece[]> {
  const { rows } = await sql<Piece>`
    select order_line_id as line, quantity, amount
    from cancelled_pieces
    where cut_id = ${cut}
    order by order_line_id
  `.execute(tx);
  return rows;
}
