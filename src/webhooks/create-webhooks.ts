// The addresses for gateways: shoppers return here from gateways' pages, and gateways post their
// notices here. These are not calls of the contract. Nothing in the requests is trusted; the
// gateway is asked.
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Limits } from '#hall/limits.ts';
import type { Services } from '#hall/services.ts';
import { takeGatewayNotice } from '#webhooks/gateway-notice.ts';
import { leadBack, type Context } from '#webhooks/lead-back.ts';

/** The addresses, to be mounted below `/api/v1`. */
export function createWebhooks(
  services: Services,
  limits: Limits,
): Hono<{ Bindings: HttpBindings }> {
  const webhooks = new Hono<{ Bindings: HttpBindings }>();
  const door = { services, limits };
  const back = (paid: boolean) => (context: Context) => leadBack(door, context, paid);
  webhooks.on(['GET', 'POST'], '/payment/return/:key', back(true));
  webhooks.on(['GET', 'POST'], '/payment/cancelled/:key', back(false));
  webhooks.post(
    `/webhooks/:gateway{${services.gateways.known.map(({ code }) => code).join('|')}}`,
    (context) => takeGatewayNotice(services, context),
  );
  return webhooks;
}
