import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a step to another page, moves the focus to its heading, so that it is read aloud and Tab
 * continues from there. Another page of the same list starts at the list, marked `data-turned`. A
 * page that focuses a field itself has priority.
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
