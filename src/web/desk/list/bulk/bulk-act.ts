import type { ReactNode } from 'react';
import type { DeskIconName } from '#web/desk/parts/desk-icon.tsx';
import type { BulkCall, TrialCall } from '#web/desk/parts/desk-call.ts';

/** What an act needs to know beside the rows: a percentage, a tag. */
export type BulkGiven = Record<string, string | number | null>;
/** Something that can be done to many rows at once. */
export type BulkAct = {
  /** As its call has it. */
  name: string;
  label: string;
  icon: DeskIconName;
  /** What the button that closes its dialog says, where “Cancel” could mean the act. */
  stay?: string;
  /** It can not be taken back. */
  final?: boolean;
  /** What it takes away comes back where the run is undone. */
  deletes?: boolean;
  /** Draws what it needs to know. */
  ask?: (given: BulkGiven, change: (given: BulkGiven) => void) => ReactNode;
  /** What it asks may be left out. */
  optional?: boolean;
};
/** An act on the rows that are chosen; once its dialog has `done` it, no row is chosen any more. */
export type ChosenAct = { act: string; ids: number[]; close: (done: boolean) => void };
/** The calls that do it and that try it out before. */
type ByRun = { call: BulkCall; attempt: TrialCall };
/** A dialog of the list's own that does it, to the rows that are seen. */
type ByDialog = { dialog: (chosen: ChosenAct) => ReactNode };
/** What can be done to many rows, and how. */
export type Bulk = { acts: BulkAct[] } & (ByRun | ByDialog);
export type RunBulk = Extract<Bulk, ByRun>;
export type DialogBulk = Extract<Bulk, ByDialog>;
/** The rows: these, or all that match. */
export type BulkScope = { ids: number[] } | { matching: Record<string, unknown> };
