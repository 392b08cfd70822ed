// The look of credit notes and invoices for commission.
import { describe, expect, it } from 'vitest';
import { textOf, credit, line, commission } from './drawn-papers.ts';

describe('other papers', () => {
  it('name the invoice that they credit, the reason and the part', async () => {
    const text = await textOf(credit('en'));
    for (const part of [
      'Credit note',
      'Credit note number',
      'C12-2027-000001January 3, 2027',
      'Credit for invoice',
      'S12-2027-000042',
      'January 1, 2027',
      'ReasonRefund',
      'Wool throw1$4.55$30.00',
      'Total excluding tax$30.00',
      'Total credited$34.55',
      'VAT10%$45.50$4.55',
    ]) {
      expect(text.replaceAll('\n', ''), part).toContain(part.replaceAll('\n', ''));
    }
    expect(text).not.toContain('Cash on delivery');
    expect(await textOf(credit('ar'), 'rtl')).toMatch(
      /إشعار دائن[\s\S]*عن الفاتورة[\s\S]*S12-2027-000042[\s\S]*1 يناير 2027/,
    );
  });
  it('of a refund that failed name the credit note that they take back', async () => {
    const again = {
      ...credit('en'),
      kind: 'invoice' as const,
      why: 'refund-failed' as const,
      names: { code: 'C12-2027-000001', issuedOn: '2027-01-03' },
    };
    const text = await textOf(again);
    expect(text).toMatch(/^Souk\nInvoice\n/);
    expect(text).toMatch(
      /Reverses credit note[\s\S]*C12-2027-000001[\s\S]*January 3, 2027[\s\S]*Refund failed/,
    );
  });
  it('of an amount, or of the rest, say so', async () => {
    const of = (what: 'part' | 'rest') =>
      textOf({ ...credit('en'), lines: [{ ...line, what, title: '' }] });
    expect([await of('part'), await of('rest')]).toEqual([
      expect.stringContaining('Part of the price'),
      expect.stringContaining('Remaining amount'),
    ]);
  });
  it('of the commission name parcels, the payout and the tax within', async () => {
    const text = await textOf(commission('en'));
    for (const part of [
      'Commission invoice',
      'M-2027-000007',
      'Issued byBilled to',
      'DescriptionTaxAmount',
      'Marketplace commission$2.00$10.00',
      'Order ABCD2345EFGH6789, parcel ZYXW9876VUTS5432',
      'Commission refunded−$0.20−$1.00',
      'Total excluding tax$9.00',
      'Total$10.80',
      'Tax20%$9.00$1.80',
      'Tax number 100-1234',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Payout[\s\S]*31[\s\S]*January 4, 2027/);
  });
});
