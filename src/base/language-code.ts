/**
 * The form of language codes in addresses, cookies and columns: `de`, `fil`, `pt-br`. `all` is not
 * one, because addresses of listings begin with it.
 */
export const LANGUAGE_CODE = '(?!all\\b)[a-z]{2,3}(?:-[a-z]{2})?';
