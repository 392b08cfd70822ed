import { Refusal } from '#base/refusal.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Visit } from '#hall/visit.ts';

/**
 * Refuses 'view-only' to staff who view the site as a customer, for every call that writes; checked
 * before anything else of the call.
 */
export function checkViewing(visit: Visit, { viewable }: Endpoint, method: string): void {
  if (visit.viewing && !(viewable ?? ['GET', 'HEAD'].includes(method)))
    throw new Refusal('view-only');
}
