// What is read of camt.052, .053 and .054 (ISO 20022), versions 2 to 13. Names are the standard's
// own.
import { z } from 'zod';

const text = z.union([
  z.string(),
  z.object({ '#text': z.string() }).transform((node) => node['#text']),
]);
const maybe = text.optional().catch(undefined);
const amount = z.object({ '#text': z.string(), '@Ccy': z.string() });
const day = z
  .object({ Dt: maybe, DtTm: maybe })
  .transform(({ Dt, DtTm }) => (Dt ?? DtTm ?? '').slice(0, 10));
/** `BOOK` in older versions, `<Cd>BOOK</Cd>` in newer ones. */
const status = z
  .union([text, z.object({ Cd: text }).transform(({ Cd }) => Cd)])
  .optional()
  .catch(undefined);
const named = z.object({ Nm: maybe, Pty: z.object({ Nm: maybe }).optional().catch(undefined) });
const account = z.object({
  Id: z.object({
    IBAN: maybe,
    Othr: z.object({ Id: maybe }).optional().catch(undefined),
  }),
  Ccy: maybe,
});

/** An element that stands there empty is read as ''. */
const filled = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (value === '' ? {} : value), shape);

const remittance = z.object({
  Ustrd: z.array(text).default([]),
  Strd: z
    .array(
      filled(
        z.object({
          CdtrRefInf: z.object({ Ref: maybe }).optional().catch(undefined),
          AddtlRmtInf: z.array(text).default([]),
        }),
      ),
    )
    .default([]),
});

const transaction = z.object({
  Refs: z.object({ AcctSvcrRef: maybe, EndToEndId: maybe }).optional().catch(undefined),
  Amt: amount.optional().catch(undefined),
  AmtDtls: z
    .object({ TxAmt: z.object({ Amt: amount }).optional().catch(undefined) })
    .optional()
    .catch(undefined),
  CdtDbtInd: maybe,
  RltdPties: z
    .object({
      Dbtr: named.optional().catch(undefined),
      DbtrAcct: account.optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  RmtInf: remittance.optional().catch(undefined),
  AddtlTxInf: maybe,
});

const entry = z.object({
  Amt: amount,
  CdtDbtInd: text,
  RvslInd: maybe,
  Sts: status,
  BookgDt: day.optional(),
  ValDt: day.optional(),
  AcctSvcrRef: maybe,
  NtryDtls: z
    .array(filled(z.object({ TxDtls: z.array(filled(transaction)).default([]) })))
    .default([]),
  AddtlNtryInf: maybe,
});

const balance = z.object({
  Tp: z.object({ CdOrPrtry: z.object({ Cd: maybe }).catch({}) }),
  Amt: amount,
  CdtDbtInd: text,
  Dt: day.optional(),
});

const statement = z.object({
  Id: maybe,
  Acct: account,
  Bal: z.array(balance).default([]),
  Ntry: z.array(entry).default([]),
});

export const camtFile = z.object({
  Document: z.object({
    BkToCstmrStmt: z.object({ Stmt: z.array(statement) }).optional(),
    BkToCstmrAcctRpt: z.object({ Rpt: z.array(statement) }).optional(),
    BkToCstmrDbtCdtNtfctn: z.object({ Ntfctn: z.array(statement) }).optional(),
  }),
});

export type CamtStatement = z.output<typeof statement>;
export type CamtEntry = z.output<typeof entry>;
export type CamtTransaction = z.output<typeof transaction>;
export type CamtAmount = z.output<typeof amount>;

/** Elements that may be there several times: always read as a list. */
export const lists = new Set([
  'Stmt',
  'Rpt',
  'Ntfctn',
  'Bal',
  'Ntry',
  'NtryDtls',
  'TxDtls',
  'Ustrd',
  'Strd',
  'AddtlRmtInf',
]);
