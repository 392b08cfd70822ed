// The letter to a store whose buyer has cancelled.
import { sql } from 'kysely';
import { saidReason } from '#contract/cancel-reason.ts';
import { trackLink } from '#jobs/mail/order-for-letter.ts';
import type { Desk, Sheets } from '#jobs/mail/sheet.ts';
import type { Say } from '#words/say.ts';

type Row = { code: string; order_code: string; store: string; reason: string; note: string };

export const calledOffSheets: Pick<Sheets, 'parcel-called-off'> = {
  'parcel-called-off': async (say: Say, { parcel }, desk) => {
    const row = await readCalledOff(desk, parcel);
    if (!row) return null;
    const { code, order_code: orderCode, store, note } = row;
    const reason = saidReason.parse(row.reason);
    const facts: [string, string][] = [
      [say('letter.parcel-code'), code],
      [say('order.code'), orderCode],
    ];
    if (reason) facts.push([say('order.cancel-subject'), say(`order.reason-${reason}`)]);
    return {
      subject: say('letter.called-off-subject', { store, code }),
      title: say('letter.called-off-title'),
      parts: [
        { text: say('letter.called-off-text', { store }) },
        { facts },
        ...(note ? [{ quote: note }] : []),
        { button: say('letter.follow-parcel'), to: trackLink(desk, code) },
      ],
    };
  },
};

async function readCalledOff({ tx }: Desk, parcel: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select p.code, o.code as order_code, s.name as store, coalesce(e.reason, '') as reason,
      coalesce(e.note, '') as note
    from parcels p
    join orders o on o.id = p.order_id
    join stores s on s.id = p.store_id
    left join parcel_events e
      on e.parcel_id = p.id and e.action = 'cancel' and e.actor = 'customer'
    where p.id = ${parcel}
    order by e.id desc
    limit 1
  `.execute(tx);
  return rows[0];
}
