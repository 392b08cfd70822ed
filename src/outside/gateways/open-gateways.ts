// The gateways of the shop, made of its keys. In a process that must stay on this machine (tests,
// demo), no gateway elsewhere is ever made.
import { z } from 'zod';
import type { Gateway } from '#market/payments/gateways/gateway.ts';
import type { Gateways } from '#market/payments/gateways/gateways.ts';
import { isReady, showsAll, type PaymentMethod } from '#market/settings/payment-method.ts';
import type { GatewayDescriptor, GatewayKeys } from '#outside/gateways/gateway-descriptor.ts';
import { gatewayList } from '#outside/gateways/gateway-list.ts';
import type { Vault } from '#market/settings/vault.ts';

/**
 * The address of each gateway, by its code; null or missing: its real address, by whether the
 * method is in test mode. `loopbackOnly`: throws for any address that is not on this machine.
 */
export type GatewayAddresses = { at: Record<string, string | null>; loopbackOnly: boolean };
type Where = GatewayAddresses & { /** Where the shop stands for browsers. */ publicUrl: string };

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);
const secrets = z.record(z.string(), z.string());
type OpenedGateway = {
  stamp: string;
  gateway: Gateway | null;
  /** Whether shoppers come back from it. */ returns: boolean;
};

/**
 * Makes the gateways of a shop, of their addresses, the shop's own address, the vault for the keys
 * and the descriptors.
 */
export function openGateways(
  where: Where,
  vault: Vault,
  known: readonly GatewayDescriptor[] = gatewayList,
): Gateways {
  const made = new Map<number, OpenedGateway>();
  const of = (method: number) => known.find((one) => one.method === method) ?? null;
  const make = (method: number, testMode: boolean, keys: GatewayKeys): Gateway | null => {
    const gateway = of(method);
    return gateway?.make((name) => keys[name] ?? '', addressOf(where, gateway, testMode)) ?? null;
  };
  const reaches = (method: number, testMode: boolean): boolean => {
    const gateway = of(method);
    return !gateway || !where.loopbackOnly || isStandIn(addressFor(where, gateway, testMode));
  };
  const isLive = (key: string) => known.some(({ liveKey }) => liveKey?.test(key));
  const comesBack = (method: number, testMode: boolean, keys: GatewayKeys): boolean => {
    const gateway = of(method);
    return (
      !gateway ||
      isStandIn(where.at[gateway.code] ?? null) ||
      mayReturn(gateway, testMode && !Object.values(keys).some(isLive), where.publicUrl)
    );
  };
  const remembered = (method: PaymentMethod): OpenedGateway => {
    const stamp = `${method.updated_at.getTime()}`;
    const before = made.get(method.method);
    if (before?.stamp === stamp) return before;
    const keys = keysOf(method, vault);
    const fresh = {
      stamp,
      gateway: keys && make(method.method, method.test_mode, keys),
      returns: keys !== null && comesBack(method.method, method.test_mode, keys),
    };
    made.set(method.method, fresh);
    return fresh;
  };
  return {
    known,
    of: (market, number) => {
      const method = market.methods.find((one) => one.method === number);
      const gateway = of(number);
      if (!method || !gateway || !isReady(method) || !showsAll(gateway.keys, method.shown))
        return null;
      if (!reaches(number, method.test_mode)) return null;
      const ready = remembered(method);
      return ready.returns ? ready.gateway : null;
    },
    ofAny: (market, number) => {
      const method = market.methods.find((one) => one.method === number);
      return method ? remembered(method).gateway : null;
    },
    with: make,
    reaches,
    comesBack,
  };
}

const keysOf = ({ shown, sealed }: PaymentMethod, vault: Vault): GatewayKeys | null =>
  sealed === null ? null : { ...shown, ...secrets.parse(JSON.parse(vault.open(sealed))) };

const isStandIn = (url: string | null): boolean =>
  url !== null && LOOPBACK.has(new URL(url).hostname);

/**
 * Whether a shopper who paid can come back: with real money, only to a public https address of the
 * shop; some gateways accept nothing else in test mode either.
 */
function mayReturn(
  { returnsToHttpsOnly }: GatewayDescriptor,
  onlyTries: boolean,
  publicUrl: string,
): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return onlyTries
    ? !returnsToHttpsOnly || protocol === 'https:'
    : protocol === 'https:' && !LOOPBACK.has(hostname);
}

const addressFor = ({ at }: Where, { code, addresses }: GatewayDescriptor, testMode: boolean) =>
  at[code] ?? addresses[testMode ? 'test' : 'live'];

function addressOf(where: Where, gateway: GatewayDescriptor, testMode: boolean): string {
  const url = addressFor(where, gateway, testMode);
  if (where.loopbackOnly && !isStandIn(url))
    throw new Error(
      `This process stays on this machine: ${gateway.code} is not asked at ${new URL(url).host}.`,
    );
  return url;
}
