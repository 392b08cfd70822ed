// What the navigations of both fronts know about their entries.
import type { DeskCall } from '#contract/desk-addresses.ts';
import { mayMake } from '#web/desk/parts/may-make.ts';

type Place = { path: string; call: DeskCall };

/** The navigation entry of an address; undefined for one that is open to everybody. */
export const placeAt = <P extends Place>(
  groups: { places: P[] }[],
  root: string,
  pathname: string,
): P | undefined =>
  groups
    .flatMap(({ places }) => places)
    .find(({ path }) => path !== root && (pathname === path || pathname.startsWith(`${path}/`)));

/** The groups with the entries that these permissions open; empty groups are left out. */
export const openGroups = <G extends { places: Place[] }>(
  groups: G[],
  permissions: string[],
): G[] =>
  groups
    .map((group) => ({
      ...group,
      places: group.places.filter(({ call }) => mayMake(permissions, call)),
    }))
    .filter(({ places }) => places.length > 0);
