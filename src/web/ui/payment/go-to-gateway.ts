import type { PayAction } from '#contract/pay-action.ts';

/** Where an order is paid, by which method, and the order's own page in its language. */
export type GatewayVisit = { action: PayAction; method: number; order: string };

/**
 * Sends the browser to where an order is paid. The order's page replaces this one in the history,
 * so that going back leads there; a page restored from the browser's cache is loaded anew.
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
