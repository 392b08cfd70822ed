import { decimalText } from '#base/currency.ts';
import type { Amount, GatewayProblem } from '#market/payments/gateways/gateway.ts';
import type { Answer, GatewayRequest } from '#outside/gateways/ask-gateway.ts';
import { refused } from '#outside/gateways/gateway-answer.ts';

/** Asks Flutterwave at a path, with the shop's key. */
export type Send = (path: string, asking?: Partial<GatewayRequest>) => Promise<Answer>;

/**
 * A JSON object with an amount as a number of just these digits: it is never made of a sum or a
 * product that could be a hair off.
 */
export function withAmount({ minor, exponent }: Amount, fields: Record<string, unknown>): string {
  const rest = JSON.stringify(fields);
  return `{"amount":${decimalText(minor, exponent)}${rest === '{}' ? '' : ','}${rest.slice(1)}`;
}

/**
 * The problem of an answer that says no. Flutterwave has no codes, and its words may hold anything:
 * they are not kept.
 */
export const saysNo = (answer: Answer): GatewayProblem => refused(answer, undefined);
