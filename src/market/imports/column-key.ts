import { fold } from '#base/fold.ts';

/** A column's name without case, accents and signs, so that `En stock ?` is `EN STOCK?`. */
export const columnKey = (label: string): string => fold(label);
