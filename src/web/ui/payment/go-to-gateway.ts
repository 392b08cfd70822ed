import type { PayAction } from '#contract/pay-action.ts';

/**
 * Where an order is paid, by which way, and the address of the order's own page with its language.
 */
export type GatewayVisit = { action: PayAction; method: number; order: string };

/**
 * Leads the browser to where an order is paid. The order's page takes the place of this one in the
 * history, so that the way back leads there; a page that a browser had put to sleep meanwhile is
 * made again.
 */
export function goToGateway({ action, order }: GatewayVisit): void {
  history.replaceState(history.state, '', order);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  if (action.kind === 'redirect') return location.assign(action.url);
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action: action.url,
    hidden: true,
  });
  for (const [name, value] of Object.entries(action.fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form); // a field may be called submit
}
