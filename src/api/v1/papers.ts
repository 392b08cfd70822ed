import { askInvoice } from '#market/papers/ask-invoice.ts';
import { keepPaperFile, readPaperFile } from '#market/papers/paper-file.ts';
import {
  readMarketPapers,
  readStorePapers,
  saveMarketPapers,
  saveStorePapers,
  type MarketPapers,
  type StorePapers,
} from '#market/papers/paper-settings.ts';
import { checkMaySee, readPapers } from '#market/papers/read-papers.ts';
import { paperPdf } from '#outside/pdf/paper-pdf.ts';
import type { Visit } from '#hall/visit.ts';
import type { Handlers } from '#api/v1/handlers.ts';

type Calls =
  | 'orderInvoice'
  | 'orderPaper'
  | 'sellerPapers'
  | 'sellerPaper'
  | 'sellerPaperSettings'
  | 'sellerSavePaperSettings'
  | 'adminPapers'
  | 'adminPaper'
  | 'adminPaperSettings'
  | 'adminSavePaperSettings';

export const papers: Pick<Handlers, Calls> = {
  orderInvoice: async (visit, { id }) => {
    const buyer = visit.shopper();
    return fileOf(visit, await visit.write((tx) => askInvoice(tx, buyer, id)));
  },
  orderPaper: async (visit, { id }) => {
    await checkMaySee(visit.reading.db, visit.shopper(), id);
    return fileOf(visit, id);
  },
  sellerPapers: async ({ reading, seller }, { page, kind, store_id }) =>
    readPapers(reading.db, await seller(store_id), { page, kind }),
  sellerPaper: async (visit, { id, store_id }) => {
    const actor = await visit.seller(store_id, 'paper-not-found');
    await checkMaySee(visit.reading.db, actor, id);
    return fileOf(visit, id);
  },
  sellerPaperSettings: async ({ reading, seller }, { store_id }) =>
    ofStore(await readStorePapers(reading.db, await seller(store_id))),
  sellerSavePaperSettings: async ({ write, seller }, { store_id, time_zone: zone, ...said }) => {
    const actor = await seller(store_id);
    return write(async (tx) => {
      await saveStorePapers(tx, actor, {
        legalName: said.legal_name,
        taxNumber: said.tax_number,
        timeZone: zone === '' ? null : zone,
        address1: said.address_1,
        address2: said.address_2,
        zip: said.zip,
      });
      return ofStore(await readStorePapers(tx, actor));
    });
  },
  adminPapers: async ({ reading, staff }, { page, kind, store_id: storeId }) =>
    readPapers(reading.db, await staff('papers'), { page, kind, storeId }),
  adminPaper: async (visit, { id }) => {
    const actor = await visit.staff('papers', 'paper-not-found');
    await checkMaySee(visit.reading.db, actor, id);
    return fileOf(visit, id);
  },
  adminPaperSettings: async ({ reading, staff }) =>
    ofMarket(await readMarketPapers(reading.db, await staff('money'))),
  adminSavePaperSettings: async ({ write, staff }, said) => {
    const actor = await staff('money');
    return write(async (tx) => {
      await saveMarketPapers(tx, actor, {
        legalName: said.legal_name,
        taxNumber: said.tax_number,
        timeZone: said.time_zone,
        commissionTax: said.commission_tax,
      });
      return ofMarket(await readMarketPapers(tx, actor));
    });
  },
};

/** The file of a paper that the caller may see: made once, and the same ever after. */
async function fileOf({ reading, write }: Visit, id: number) {
  const { content, bytes } = await readPaperFile(reading.db, id);
  const name = `${content.code}.pdf`;
  if (bytes) return { name, bytes };
  const made = await paperPdf(content);
  return { name, bytes: await write((tx) => keepPaperFile(tx, id, made)) };
}

const ofStore = (said: StorePapers) => ({
  legal_name: said.legalName,
  tax_number: said.taxNumber,
  time_zone: said.timeZone ?? '',
  address_1: said.address1,
  address_2: said.address2,
  zip: said.zip,
});

const ofMarket = (said: MarketPapers) => ({
  legal_name: said.legalName,
  tax_number: said.taxNumber,
  time_zone: said.timeZone,
  commission_tax: said.commissionTax,
});
