/** The sign before a negative amount wherever people read it; files for programs have a hyphen. */
export const MINUS = '−';
