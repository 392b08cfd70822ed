import { Refusal } from '#base/refusal.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Visit } from '#hall/visit.ts';

/**
 * Refuses 'view-only' to one of the staff who sees the site as a customer does, for every call that
 * is no reading: asked before anything of the call is looked at.
 */
export function checkViewing(visit: Visit, { viewable }: Endpoint, method: string): void {
  if (visit.viewing && !(viewable ?? ['GET', 'HEAD'].includes(method)))
    throw new Refusal('view-only');
}
