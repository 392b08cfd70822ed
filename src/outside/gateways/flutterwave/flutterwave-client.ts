import { decimalText } from '#base/currency.ts';
import type { Amount, GatewayProblem } from '#market/payments/gateways/gateway.ts';
import type { Answer, GatewayRequest } from '#outside/gateways/ask-gateway.ts';
import { refused } from '#outside/gateways/gateway-answer.ts';

/** Sends a request to a path at Flutterwave with the shop's key. */
export type Send = (path: string, asking?: Partial<GatewayRequest>) => Promise<Answer>;

/**
 * A JSON object whose amount has exactly these digits: it is never computed as a float, which could
 * be slightly off.
 */
export function withAmount({ minor, exponent }: Amount, fields: Record<string, unknown>): string {
  const rest = JSON.stringify(fields);
  return `{"amount":${decimalText(minor, exponent)}${rest === '{}' ? '' : ','}${rest.slice(1)}`;
}

/**
 * The problem behind a refusing answer. Flutterwave has no codes, and its messages may hold
 * anything, so they are not stored.
 */
export const saysNo = (answer: Answer): GatewayProblem => refused(answer, undefined);
