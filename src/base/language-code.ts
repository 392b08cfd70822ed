/**
 * What codes look like in addresses, cookies and columns: `de`, `fil`, `pt-br`. Addresses of
 * listings begin with `all`, which is none.
 */
export const LANGUAGE_CODE = '(?!all\\b)[a-z]{2,3}(?:-[a-z]{2})?';
