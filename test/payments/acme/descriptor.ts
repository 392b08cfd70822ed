// A gateway that does not exist: its folder has everything that a shop needs to know about a new
// one.
import type { GatewayDescriptor } from '#outside/gateways/gateway-descriptor.ts';
import { acme } from './acme.ts';

/** No method of the contract has this number. */
export const ACME = 8;

export const acmeDescriptor: GatewayDescriptor = {
  code: 'acme',
  name: 'Acme',
  onPapers: 'Acme',
  method: ACME,
  keys: { secret: ['secret'], shown: ['account'], optional: [] },
  bounds: (currency) => (currency === 'USD' ? { least: 100, most: 1_000_000, step: 1 } : null),
  surplusIsEnough: true,
  tellsDisputes: false,
  badSignature: 401,
  columns: { payment: ['acmeid'], gross: ['sum'], fee: ['charge'] },
  addresses: { test: 'https://try.acme.example', live: 'https://acme.example' },
  liveKey: /^acme_live_/,
  returnsToHttpsOnly: false,
  make: (keyOf, url) => acme({ account: keyOf('account'), secret: keyOf('secret') }, url),
};
