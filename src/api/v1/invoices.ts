import { issueInvoice } from '#market/orders/issue-invoice.ts';
import { invoicePdf } from '#outside/pdf/invoice-pdf.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const invoices: Pick<Handlers, 'orderInvoice'> = {
  orderInvoice: async ({ write, shopper }, { id }) => {
    const invoice = await write((tx) => issueInvoice(tx, shopper(), id));
    return { name: `${invoice.number}.pdf`, bytes: await invoicePdf(invoice) };
  },
};
