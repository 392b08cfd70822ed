import { createHash } from 'node:crypto';
import { Refusal } from '#base/refusal.ts';
import { readBytes } from '#hall/read-bytes.ts';
import type { Services } from '#hall/services.ts';
import { takeNotice } from '#market/payments/gateways/take-notice.ts';
import type { Context } from '#webhooks/lead-back.ts';

const MOST_NOTICE = 256 * 1024;

/**
 * Receives a gateway's notice: checks its signature, stores it once, and queues a check of the
 * payment. A notice of an unknown payment is accepted too, so that the gateway keeps sending.
 */
export async function takeGatewayNotice(services: Services, context: Context): Promise<Response> {
  const { gateways } = services;
  const facts = gateways.known.find(({ code }) => code === context.req.param('gateway'));
  const gateway = facts && gateways.ofAny(await services.market(), facts.method);
  if (!gateway) return context.json({ received: false }, 404);
  const raw = await readBytes(context, MOST_NOTICE).catch(tooLarge);
  if (!raw) return context.json({ received: false }, 413);
  const read = await gateway.read(raw, context.req.raw.headers);
  if (!read) return context.json({ received: false }, facts.badSignature);
  const { method } = facts;
  const known = await takeNotice(services.db, method, { ...read, eventId: short(read.eventId) });
  if (!known)
    services.log.warn({ method, kind: read.kind }, 'a notice of a payment that is not known');
  return context.json({ received: true });
}

function tooLarge(problem: unknown): null {
  if (problem instanceof Refusal) return null;
  throw problem;
}

const short = (id: string) =>
  id.length <= 200 ? id : createHash('sha256').update(id).digest('hex');
