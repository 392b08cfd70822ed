// Sellers' proposals, as the market compares and decides them.
import { z } from 'zod';
import { isoTime, picture } from '#contract/answer-values.ts';
import { flagged, view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idListOf, idOf, optionalId } from '#contract/ids.ts';
import { listSize } from '#contract/list-size.ts';
import { proposalAnswer, proposalFields, proposalReasons } from '#contract/proposal.ts';
import { listOf } from '#contract/list-calls.ts';
import { choice, oneOf, optionalText, page, wholeNumber } from '#contract/values.ts';

const MOST_CHANGES = 5000;
const MOST_REASONS = 40;
const version = wholeNumber(1, 2_147_483_647);

const proposalRow = z
  .object({
    id: z.int(),
    title: z.string(),
    image: picture,
    store: z.string(),
    category: z.string(),
    kind: z.enum(['new', 'changed']),
    state: proposalAnswer.state,
    at_once: z.boolean(),
    sent_at: isoTime.nullable(),
    decided_at: isoTime.nullable(),
  })
  .meta({ id: 'ProposalRow' });
export type ProposalRow = z.output<typeof proposalRow>;

/** Texts, names, pictures or amounts, formatted in the caller's language; empty: nothing. */
const shown = z.array(z.string());
/**
 * A part of a product that the seller changed. `key` identifies it in `keep`; `now`: the value that
 * the market has set meanwhile, or null. `gone`: it refers to something that no longer exists.
 */
const proposalChange = z
  .object({
    key: z.string(),
    field: z.string(),
    language: z.string().nullable(),
    variant: z.string().nullable(),
    mark: z.enum(['added', 'removed', 'changed']),
    was: shown,
    became: shown,
    now: shown.nullable(),
    gone: z.boolean(),
  })
  .meta({ id: 'ProposalChange' });
export type ProposalChange = z.output<typeof proposalChange>;

const openedProposal = z
  .object({
    id: z.int(),
    version: z.int(),
    kind: z.enum(['new', 'changed']),
    title: z.string(),
    image: picture,
    ...proposalAnswer,
    decided_by: z.string(),
    sent_at: isoTime.nullable(),
    sent_by: z.string(),
    store: z.object({
      id: z.int(),
      name: z.string(),
      trusted: z.boolean(),
      suspended: z.boolean(),
    }),
    /** The product on sale; `version` is needed for an approval. */
    product: z
      .object({ id: z.int(), slug: z.string(), version: z.int(), public: z.boolean() })
      .nullable(),
    changes: z.array(proposalChange),
    /** What the market did with it before: who, when, and the outcome. */
    steps: z.array(z.object({ at: isoTime, by: z.string(), state: proposalAnswer.state })),
    /** The oldest waiting proposal besides this one. */
    next: z.int().nullable(),
    waiting: z.int(),
  })
  .meta({ id: 'OpenedProposal' });
export type OpenedProposal = z.output<typeof openedProposal>;

const why = { code: oneOf(proposalReasons), text: optionalText(1000) };
const forStaff = {
  audience: 'staff',
  permission: 'catalogue',
  otherwise: 'proposal-not-found',
} as const;

export const adminProductProposalCalls = {
  list: endpoint({
    ...forStaff,
    operationId: 'adminProductProposals',
    path: 'admin/product-proposals',
    methods: ['GET'],
    about:
      'Lists what sellers propose: those waiting for a decision, longest wait first, or those ' +
      'already decided.',
    input: z.object({
      q: optionalText(200),
      sort: oneOf(['sent_at', '-sent_at', 'id', '-id']),
      only: idListOf(listSize.most),
      view: view('approved', 'refused', 'at-once'),
      store: optionalId,
      /** Including those below it. */
      category: optionalId,
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(proposalRow),
  }),
  next: endpoint({
    ...forStaff,
    operationId: 'adminNextProposal',
    path: 'admin/product-proposals/next',
    methods: ['GET'],
    about: 'Returns the proposal that has waited longest, and how many are waiting.',
    input: z.object({}),
    output: z.object({ id: z.int().nullable(), waiting: z.int() }),
  }),
  open: endpoint({
    ...forStaff,
    operationId: 'adminProductProposal',
    path: 'admin/product-proposal/{id}',
    methods: ['GET'],
    about: 'Returns one proposal, compared part by part with what is on sale now.',
    input: z.object({ id: idOf('product-proposal') }),
    output: openedProposal,
  }),
  approve: endpoint({
    ...forStaff,
    operationId: 'adminApproveProposal',
    path: 'admin/product-proposal/approve/{id}',
    methods: ['POST'],
    toast: 'proposal-approved',
    about:
      'Approves this `version` of a proposal and puts the seller’s changes on sale. Refused if ' +
      'the product has changed since this `product_version`. Parts named in `keep` stay as they ' +
      'are. `trust`: from now on, what the store proposes goes live at once.',
    input: z.object({
      id: idOf('product-proposal'),
      version,
      product_version: version.nullish().default(null),
      keep: z.preprocess(
        (sent) => sent ?? [],
        z.array(z.string().max(4000), 'invalid-input').max(MOST_CHANGES, 'invalid-input'),
      ),
      trust: flagged,
    }),
    output: openedProposal,
  }),
  refuse: endpoint({
    ...forStaff,
    operationId: 'adminRefuseProposal',
    path: 'admin/product-proposal/refuse/{id}',
    methods: ['POST'],
    toast: 'proposal-refused',
    about:
      'Refuses this `version` of a proposal, as a whole (`code`, `text`) and by field ' +
      '(`reasons`). A reason is a standard one (`code`), which the seller reads in their ' +
      'language, or your own words (`text`).',
    input: z.object({
      id: idOf('product-proposal'),
      version,
      ...why,
      reasons: z.preprocess(
        (sent) => sent ?? [],
        z
          .array(z.object({ field: choice(proposalFields), ...why }), 'invalid-input')
          .max(MOST_REASONS, 'invalid-input'),
      ),
    }),
    output: openedProposal,
  }),
  preview: endpoint({
    ...forStaff,
    operationId: 'adminPreviewProposal',
    path: 'admin/product-proposal/preview/{id}',
    methods: ['POST'],
    about:
      'Creates a token that shows, for a few minutes, the product’s page as it will be once the ' +
      'proposal is approved. Post it to the home page’s address, in a form, as the field ' +
      '`preview`.',
    input: z.object({ id: idOf('product-proposal') }),
    output: z.object({ token: z.string(), until: isoTime }),
  }),
};
export type SentRefusal = z.output<typeof adminProductProposalCalls.refuse.input>;
export type SentApproval = z.output<typeof adminProductProposalCalls.approve.input>;
export type ProposalQuery = z.output<typeof adminProductProposalCalls.list.input>;
