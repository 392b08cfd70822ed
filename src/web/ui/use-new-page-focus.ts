import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A page that was gone to begins at its heading, for keyboards and for people who listen: it is
 * read out and Tab goes on from there. Another page of the same list begins at the list, marked
 * `data-turned`. A page that put its reader into a field has the last word.
 */
export function useNewPageFocus(): void {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '1';
  query.delete('page');
  const list = query.toString();
  const before = useRef({ pathname, list, page });
  useEffect(() => {
    const from = before.current;
    before.current = { pathname, list, page };
    if (from.pathname !== pathname) begin('h1');
    else if (from.list === list && from.page !== page) begin('[data-turned]');
  }, [pathname, list, page]);
}

function begin(place: string): void {
  const main = document.getElementById('main');
  const active = document.activeElement;
  if (!main || (active?.matches('input, select, textarea') && main.contains(active))) return;
  const start = main.querySelector<HTMLElement>(place) ?? main.querySelector('h1') ?? main;
  start.tabIndex = -1;
  start.focus({ preventScroll: true }); // the router scrolls
}
