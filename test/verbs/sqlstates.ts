// PostgreSQL's error codes, by violation.
export const CHECK = '23514';
export const UNIQUE = '23505';
export const FOREIGN = '23503';
export const NOT_NULL = '23502';
export const EXCLUSION = '23P01';
export const RESTRICT = '23001'; // PostgreSQL 18 uses this where older versions use FOREIGN
