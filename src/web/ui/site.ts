// What every screen knows about the shop: read once with the first page.
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { priceText } from '#base/price-text.ts';
import type { DocumentSite } from '#web/read-site.ts';

export function useSite(): DocumentSite {
  const site = useRouteLoaderData('root') as DocumentSite | undefined;
  if (!site) throw new Error('There is no site around this screen.');
  return site;
}

/** Formats decimal amounts in the shop's way. */
export function usePrice(): (amount: number) => string {
  const { money } = useSite();
  return useMemo(() => (amount: number) => priceText(amount, money), [money]);
}
