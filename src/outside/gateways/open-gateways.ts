// The gateways of the shop, made of its keys. Where a process is told to stay on this machine
// (tests, demo), no gateway elsewhere is ever made.
import { z } from 'zod';
import { orderMethod } from '#contract/constants.ts';
import type { Gateway } from '#market/payments/gateways/gateway.ts';
import type { Gateways, Vault } from '#market/payments/gateways/gateways.ts';
import { isReady, type PaymentMethod } from '#market/settings/payment-method.ts';
import { flutterwave } from '#outside/gateways/flutterwave/flutterwave.ts';
import { iyzico } from '#outside/gateways/iyzico/iyzico.ts';
import { paypal } from '#outside/gateways/paypal/paypal.ts';
import { razorpay } from '#outside/gateways/razorpay/razorpay.ts';
import { stripe } from '#outside/gateways/stripe/stripe.ts';

/**
 * Where each gateway stands; null: where it really does, by whether the method is in test mode.
 * `loopbackOnly`: refuse anything else.
 */
export type GatewayAddresses = {
  stripe: string | null;
  paypal: string | null;
  razorpay: string | null;
  flutterwave: string | null;
  iyzico: string | null;
  loopbackOnly: boolean;
};
type Name = Exclude<keyof GatewayAddresses, 'loopbackOnly'>;

const REAL: Record<Name, { test: string; live: string }> = {
  stripe: { test: 'https://api.stripe.com', live: 'https://api.stripe.com' },
  paypal: { test: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' },
  razorpay: { test: 'https://api.razorpay.com', live: 'https://api.razorpay.com' },
  flutterwave: { test: 'https://api.flutterwave.com/v3', live: 'https://api.flutterwave.com/v3' },
  iyzico: { test: 'https://sandbox-api.iyzipay.com', live: 'https://api.iyzipay.com' },
};
const nameOf: Record<number, Name> = {
  [orderMethod.stripe]: 'stripe',
  [orderMethod.paypal]: 'paypal',
  [orderMethod.razorpay]: 'razorpay',
  [orderMethod.flutterwave]: 'flutterwave',
  [orderMethod.iyzico]: 'iyzico',
};
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);
/**
 * Iyzico wants an identity number of every buyer, which the shop does not ask for: this is the one
 * its own examples send.
 */
const NO_IDENTITY = '11111111111';

const secrets = z.record(z.string(), z.string());
type Keys = Record<string, string>;
type CachedValue = {
  stamp: string;
  gateway: Gateway | null;
  /** Whether shoppers come back from it. */ returns: boolean;
};
/** Secret and public keys with which real money moves, whatever was said of the mode. */
const LIVE_KEY = /^(?:(?:sk|rk|pk|rzp)_live_|FLWSECK-)/;

/** Takes where gateways stand and where the shop stands for browsers, and the vault of the keys. */
export function openGateways(
  addresses: GatewayAddresses & { publicUrl: string },
  vault: Vault,
): Gateways {
  const made = new Map<number, CachedValue>();
  const make = (method: number, testMode: boolean, keys: Keys): Gateway | null => {
    const name = nameOf[method];
    return name ? build(name, addressOf(addresses, name, testMode), keys) : null;
  };
  const comesBack = (method: number, testMode: boolean, keys: Keys): boolean => {
    const name = nameOf[method];
    const { publicUrl } = addresses;
    return (
      !name ||
      isStandIn(addresses[name]) ||
      mayReturn(name, testMode && !Object.values(keys).some((key) => LIVE_KEY.test(key)), publicUrl)
    );
  };
  const remembered = (way: PaymentMethod): CachedValue => {
    const stamp = `${way.updated_at.getTime()}`;
    const known = made.get(way.method);
    if (known?.stamp === stamp) return known;
    const keys =
      way.sealed === null
        ? null
        : { ...way.shown, ...secrets.parse(JSON.parse(vault.open(way.sealed))) };
    const fresh = {
      stamp,
      gateway: keys && make(way.method, way.test_mode, keys),
      returns: keys !== null && comesBack(way.method, way.test_mode, keys),
    };
    made.set(way.method, fresh);
    return fresh;
  };
  return {
    of: (market, method) => {
      const way = market.methods.find((one) => one.method === method && isReady(one));
      const known = way && remembered(way);
      return known?.returns ? known.gateway : null;
    },
    ofAny: (market, method) => {
      const way = market.methods.find((one) => one.method === method);
      return way ? remembered(way).gateway : null;
    },
    with: (method, testMode, shown, secret) => make(method, testMode, { ...shown, ...secret }),
    comesBack,
  };
}

const isStandIn = (url: string | null): boolean =>
  url !== null && LOOPBACK.has(new URL(url).hostname);

/**
 * Whether a shopper who paid finds the way back: with real money only to an address of the shop
 * that others can reach, by https; Iyzico takes nothing else for tries either.
 */
function mayReturn(name: Name, onlyTries: boolean, publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return onlyTries
    ? name !== 'iyzico' || protocol === 'https:'
    : protocol === 'https:' && !LOOPBACK.has(hostname);
}

function addressOf(addresses: GatewayAddresses, name: Name, testMode: boolean): string {
  const url = addresses[name] ?? REAL[name][testMode ? 'test' : 'live'];
  if (addresses.loopbackOnly && !LOOPBACK.has(new URL(url).hostname))
    throw new Error(
      `This process stays on this machine: ${name} is not asked at ${new URL(url).host}.`,
    );
  return url;
}

function build(name: Name, url: string, keys: Keys): Gateway {
  const key = (word: string) => keys[word] ?? '';
  switch (name) {
    case 'stripe':
      return stripe({ secretKey: key('secret_key'), webhookSecret: key('webhook_secret') }, url);
    case 'paypal':
      return paypal(
        {
          clientId: key('client_id'),
          clientSecret: key('client_secret'),
          webhookId: key('webhook_id'),
        },
        url,
      );
    case 'razorpay':
      return razorpay(
        {
          keyId: key('key_id'),
          keySecret: key('key_secret'),
          webhookSecret: key('webhook_secret'),
        },
        url,
      );
    case 'flutterwave':
      return flutterwave({ secretKey: key('secret_key'), secretHash: key('secret_hash') }, url);
    case 'iyzico':
      return iyzico(
        { apiKey: key('api_key'), secretKey: key('secret_key') },
        url,
        key('identity_number') || NO_IDENTITY,
      );
  }
}
