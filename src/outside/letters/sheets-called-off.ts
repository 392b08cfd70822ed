// The letter to a store about a cancellation by its buyer or the market's staff.
import { statedReason } from '#contract/cancel-reason.ts';
import { trackLink } from '#outside/letters/order-for-letter.ts';
import type { Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

export const calledOffSheets: Pick<Sheets, 'parcel-called-off'> = {
  'parcel-called-off': async (say: Say, { parcel }, desk) => {
    const row = await desk.facts.calledOff(parcel);
    if (!row) return null;
    const { code, order_code: orderCode, store, note, by_staff: byStaff } = row;
    const reason = statedReason.parse(row.reason);
    const facts: [string, string][] = [
      [say('letter.parcel-code'), code],
      [say('order.code'), orderCode],
    ];
    if (reason) facts.push([say('order.cancel-subject'), say(`order.reason-${reason}`)]);
    return {
      subject: say(byStaff ? 'letter.called-off-here-subject' : 'letter.called-off-subject', {
        store,
        code,
      }),
      title: say(byStaff ? 'letter.called-off-here-title' : 'letter.called-off-title'),
      parts: [
        {
          text: say(byStaff ? 'letter.called-off-here-text' : 'letter.called-off-text', { store }),
        },
        { facts },
        ...(note ? [{ quote: note }] : []),
        { button: say('letter.follow-parcel'), to: trackLink(desk, code) },
      ],
    };
  },
};
