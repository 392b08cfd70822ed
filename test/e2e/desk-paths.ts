// Every screen of the back office: its routes, those of one thing filled from its list.
import { deskRoutes } from '#web/desk/desk-routes.tsx';
import type { Page } from 'playwright-core';
import { openPage } from './settled.ts';

const [desk] = deskRoutes.filter(({ path }) => path === '/admin');
const paths = (desk?.children ?? [])
  .filter(({ path }) => path !== '*')
  .map(({ path }) => (path ? `/admin/${path}` : '/admin'));

const isNew = (path: string) => path.endsWith('/new');

/**
 * The addresses of all screens: for a thing, the first in its list, and the form of a new one if
 * the list links to it. `unfilled` are the routes whose list is empty.
 */
export async function findDeskScreens(page: Page): Promise<{ all: string[]; unfilled: string[] }> {
  const all = paths.filter((path) => !path.includes(':'));
  const unfilled: string[] = [];
  for (const path of paths.filter((one) => one.includes(':'))) {
    const [list = ''] = path.split('/:');
    await openPage(page, list);
    const links = await page
      .locator(`#content a[href^="${list}/"]`)
      .evaluateAll((found) =>
        found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    const first = links.find((link) => /^\/[\w-]+$/.test(link.slice(list.length)) && !isNew(link));
    if (first) all.push(first);
    else unfilled.push(path);
    all.push(...links.filter((link) => link === `${list}/new`));
  }
  return { all: [...new Set(all)].toSorted(), unfilled };
}
