import { GatewayProblem } from '#market/payments/gateways/gateway.ts';

/** A gateway's reference as a part of a path. Throws a GatewayProblem, rejected, if there is none. */
export function pathPart(ref: string | null): string {
  if (ref) return encodeURIComponent(ref);
  throw new GatewayProblem('rejected', 'no reference');
}
