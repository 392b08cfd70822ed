import type { ReactNode } from 'react';
import type { DeskIconName } from '#web/desk/parts/desk-icon.tsx';
import type { BulkCall, TrialCall } from '#web/desk/parts/desk-call.ts';

/** Input of an act besides the rows: a percentage, a tag. */
export type BulkGiven = Record<string, string | number | null>;
/** An act that can be done to many rows at once. */
export type BulkAct = {
  /** Its name in the call. */
  name: string;
  label: string;
  icon: DeskIconName;
  /** The label of the button that closes its dialog, if “Cancel” could mean the act. */
  stay?: string;
  /** It cannot be undone. */
  final?: boolean;
  /** What it deletes comes back if the run is undone. */
  deletes?: boolean;
  /** Draws the fields of its input. */
  ask?: (given: BulkGiven, change: (given: BulkGiven) => void) => ReactNode;
  /** Its input is optional. */
  optional?: boolean;
};
/** An act on the chosen rows; `close(true)` means that it was done, and clears the choice. */
export type ChosenAct = { act: string; ids: number[]; close: (done: boolean) => void };
/** The calls for the act and for its trial. */
type ByRun = { call: BulkCall; attempt: TrialCall };
/** A dialog of the list that does the act, to the rows shown. */
type ByDialog = { dialog: (chosen: ChosenAct) => ReactNode };
/** The acts for many rows, and how they are done. */
export type Bulk = { acts: BulkAct[] } & (ByRun | ByDialog);
export type RunBulk = Extract<Bulk, ByRun>;
export type DialogBulk = Extract<Bulk, ByDialog>;
/** The rows: these, or all that match. */
export type BulkScope = { ids: number[] } | { matching: Record<string, unknown> };
