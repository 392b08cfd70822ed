// The letters about what is decided of things that people have on show (EU 2022/2065, Art. 16, 17,
// 20).
import type {
  DecidedKind,
  DecisionAction,
  Ground,
  ReportAction,
  Restriction,
  Stated,
  ThingKind,
} from '#contract/decision.ts';
import type { ReportReason } from '#contract/report-reasons.ts';

export type DecisionLetters = {
  /** To who is hit by a decision of staff: why, and how to object. Titles by language. */
  'product-hidden': { title: Record<string, string>; because: Stated };
  'review-hidden': { title: Record<string, string>; because: Stated };
  /**
   * To the owners of a store: what else was taken away of theirs. `title`: of the thing, the sale
   * or the file; `things`: some of the products that it is about, of `count`.
   */
  restricted: {
    action: LetterRestriction;
    title: Record<string, string>;
    things: Record<string, string>[];
    count: number;
    because: Stated;
  };
  /** To who reported something: the receipt, and what was decided. */
  'report-received': ReportValues & { reason: ReportReason };
  'report-decided': ReportValues & {
    action: ReportAction;
    facts: string;
    ground: Ground | null;
    which: string;
  };
  /**
   * To whoever objected: what came of it. `alone`: there was nobody but whoever had decided first.
   */
  'objection-decided': {
    kind: DecidedKind;
    title: string;
    action: DecisionAction;
    outcome: 'upheld' | 'taken-back';
    /** What was done now, where nothing was before. */
    became: Restriction | null;
    answer: string;
    alone: boolean;
  };
};

/** What has no letter of its own. */
export type LetterRestriction = Exclude<
  Restriction,
  'hide-product' | 'hide-review' | 'suspend-store' | 'close-store'
>;

/** A report, and the key of the link to it. */
type ReportValues = { code: string; key: string; kind: ThingKind; title: string };
