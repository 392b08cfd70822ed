/** Stands before an amount below zero wherever people read it; files for programs have a hyphen. */
export const MINUS = '−';
