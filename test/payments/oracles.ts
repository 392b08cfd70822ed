// Descriptions of Stripe and PayPal by others: public files in a folder beside the project. Tests
// that need them are skipped without it.
import { existsSync, readFileSync } from 'node:fs';
import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js';

const FOLDER = process.env.SOUK_ORACLES ?? '../shared/oracles';
type Json = Record<string, unknown>;

/** Whether the folder is there. */
export const hasOracles = existsSync(FOLDER);
const readOracle = (path: string): Json =>
  JSON.parse(readFileSync(`${FOLDER}/${path}`, 'utf8')) as Json;

/** Stripe's own sample of an object, such as `checkout.session`. */
export function stripeSample(kind: string): Json {
  return ((readOracle('stripe/fixtures3.json').resources as Json)[kind] ?? {}) as Json;
}

/**
 * The fields of an object that a sample lacks, or has with another type. A null in the sample says
 * nothing about the type.
 */
export function unlike(sample: Json, object: Json): string[] {
  return Object.entries(object)
    .filter(
      ([name, value]) =>
        !(name in sample) ||
        (sample[name] !== null && value !== null && typeOf(sample[name]) !== typeOf(value)),
    )
    .map(([name]) => name);
}
const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/**
 * The validators of a PayPal description by schema name. Patterns that are invalid regular
 * expressions here are dropped, because one of them would prevent all checks.
 */
export function paypalSchemas(
  file: 'checkout_orders_v2' | 'payments_payment_v2',
): (name: string) => ValidateFunction {
  const description = readOracle(`paypal/${file}.json`);
  const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: file, components: legal(description.components) });
  return (name) => ajv.compile({ $ref: `${file}#/components/schemas/${name}` });
}

function legal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(legal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, held]) => name !== 'pattern' || typeof held !== 'string' || isPattern(held))
      .map(([name, held]) => [name, legal(held)]),
  );
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
