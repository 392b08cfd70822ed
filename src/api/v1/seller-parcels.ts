import type { Handlers } from '#api/handler.ts';
import { streamOf } from '#hall/stream-of.ts';
import { csvOfParts } from '#base/csv.ts';
import type { sellerParcelsCalls } from '#contract/seller-parcels.ts';
import { eachStoreParcel, listStoreParcels } from '#market/orders/list-store-parcels.ts';
import { readSlips } from '#market/orders/read-slips.ts';
import { readStoreParcel } from '#market/orders/read-store-parcel.ts';
import { workParcels } from '#market/orders/work-parcels.ts';
import { cancelPieces } from '#market/payments/refunds/cancel-pieces.ts';
import { sayOf } from '#words/field-name.ts';
import { parcelInWords } from '#words/parcel-in-words.ts';

export const sellerParcelsHandlers: Handlers<typeof sellerParcelsCalls> = {
  list: ({ reading }, query, by) => listStoreParcels(reading.db, by, query),
  export: async ({ services }, query, by) => ({
    name: 'parcels.csv',
    bytes: streamOf(csvOfParts(eachStoreParcel(services.db, by, query))),
  }),
  open: async ({ reading }, { id }, by) =>
    parcelInWords(await readStoreParcel(reading.db, by, id), by.language),
  cancelPieces: async ({ write }, { id, lines, reason, gone }, by) =>
    write(async (tx) => {
      await cancelPieces(tx, by, { parcelId: id, lines, reason, gone });
      return parcelInWords(await readStoreParcel(tx, by, id), by.language);
    }),
  work: async ({ services, language }, { act, ids, carrier, numbers }, by) => {
    const worked = await workParcels(services.db, by, { ids, action: act, carrier, numbers });
    const say = sayOf(language, 'sellerParcels.work');
    return {
      done: worked.filter(({ refusal }) => refusal === null).length,
      rows: worked.map(({ refusal, ...row }) => ({
        ...row,
        done: refusal === null,
        message: refusal ? say(`refusal.${refusal.code}`, refusal.values) : '',
      })),
    };
  },
  papers: async ({ reading }, { ids, form }, by) => {
    const slips = await readSlips(reading.db, by, ids);
    const [first] = slips;
    const name = slips.length === 1 && first ? `${form}-${first.code}.pdf` : `${form}s.pdf`;
    const { slipPdf } = await import('#outside/pdf/slip-pdf.ts');
    return { name, bytes: await slipPdf(slips, form, reading.now) };
  },
};
