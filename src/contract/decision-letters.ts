// The letters about decisions on things that people have published (EU 2022/2065, Art. 16, 17, 20).
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
  /** To the person affected by a decision of staff: why, and how to object. Titles by language. */
  'product-hidden': { title: Record<string, string>; because: Stated };
  'review-hidden': { title: Record<string, string>; because: Stated };
  /**
   * To the owners of a store: something else was taken away from them. `title`: that of the thing,
   * the sale or the file; `things`: some of the `count` products that it is about.
   */
  restricted: {
    action: LetterRestriction;
    title: Record<string, string>;
    things: Record<string, string>[];
    count: number;
    because: Stated;
  };
  /** To a reporter: the receipt, and the decision. */
  'report-received': ReportValues & { reason: ReportReason };
  'report-decided': ReportValues & {
    action: ReportAction;
    facts: string;
    ground: Ground | null;
    which: string;
  };
  /**
   * To an objector: the outcome. `alone`: the person who decided first also decided this, because
   * there was nobody else.
   */
  'objection-decided': {
    kind: DecidedKind;
    title: string;
    action: DecisionAction;
    outcome: 'upheld' | 'taken-back';
    /** What was done now, after nothing was done at first. */
    became: Restriction | null;
    answer: string;
    alone: boolean;
  };
};

/** Decisions without a letter of their own. */
export type LetterRestriction = Exclude<
  Restriction,
  'hide-product' | 'hide-review' | 'suspend-store' | 'close-store'
>;

/** A report, and the key of its link. */
type ReportValues = { code: string; key: string; kind: ThingKind; title: string };
