// An import into one store: what it works with, its drafts, and what becomes of each.
import type { Problem } from '#market/imports/draft.ts';
import type { Target } from '#market/imports/import-batch.ts';
import type { Match } from '#market/imports/match-products.ts';
import type { Names } from '#market/imports/name-things.ts';
import type { Rules } from '#market/imports/read-rules.ts';
import type { Ready } from '#market/imports/write-pictures.ts';
import type { StoreOfProposal } from '#market/proposals/proposal.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** What importing drafts into a store needs. */
export type StoreImport = {
  by: Seller;
  store: StoreOfProposal;
  market: MarketSettings;
  target: Target;
  importId: number;
  names: Names;
  rules: Rules;
};
/** A draft with its product, or with the open proposal of a new product. */
export type MatchedDraft = { ready: Ready; match: Match | null };
/** The outcome of a draft, with remarks about its rows. */
export type DraftResult =
  | { became: 'refused'; problem: Problem }
  | {
      became: 'created' | 'updated' | 'unchanged';
      notes: Problem[];
      /** How many of its variants have no stock in the file. */
      uncounted: number;
    };
