// How staff edit the menus of header and footer: all of them together, under one version.
import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { MenuFields, OpenedMenus } from '#contract/admin/menus.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { requireDestinations } from '#market/content/find-destinations.ts';
import { ownAddress } from '#market/content/own-address.ts';
import { saveMenuRows } from '#market/content/save-menu-rows.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { saveRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';

export const MENUS = { noun: 'menus', table: 'menus', only: true } as const;
/** The id of the menus in their history. */
export const MENUS_ID = 1;

/** The lists of each table, and the type that tells them apart (wire contract, `common`). */
const LISTS = {
  header_left: { table: 'header_links', type: 1 },
  header_right: { table: 'header_links', type: 2 },
  footer_payment: { table: 'footer_image_links', type: 1 },
  footer_social: { table: 'footer_image_links', type: 2 },
} as const;
const PAGES = { footer_services: 1, footer_about: 2 } as const;
type Lists = Omit<OpenedMenus, 'id' | 'version' | 'edited'>;

/** The menus with all that can be edited. */
export async function openMenus(db: Db): Promise<OpenedMenus> {
  const { rows } = await sql<OpenedMenus>`
    select t.id, t.version, ${lastEdit(MENUS.noun)} as edited,
      ${links('header_links', 1, sql`'url', url`)} as header_left,
      ${links('header_links', 2, sql`'url', url`)} as header_right,
      ${pages(1)} as footer_services, ${pages(2)} as footer_about,
      ${links('footer_image_links', 1, PICTURED)} as footer_payment,
      ${links('footer_image_links', 2, PICTURED)} as footer_social
    from (select ${MENUS_ID}::int as id, version from menus) t
  `.execute(db);
  const [menus] = rows;
  if (!menus) throw new Error('The market has no menus.');
  return menus;
}

const PICTURED = sql`'link', link, 'image', image, 'public', public`;

const links = (table: string, type: number, more: RawBuilder<unknown>) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', id, 'title', title, ${more}) order by position, id)
  from ${sql.table(table)}
  where type = ${type}
), '[]')`;

const pages = (type: number) => sql`array(
  select page_id from footer_links where type = ${type} order by position, id
)`;

/**
 * Saves all menus; entries that are in no list any more are deleted. Refuses 'required' for a link
 * without a name in the market's first language or without an address, 'address-not-allowed',
 * 'invalid-input' for an unknown page, and as `saveMenuRows` and `saveRow` do.
 */
export async function saveMenus(
  tx: Tx,
  by: Staff,
  { version, ...sent }: MenuFields & { version: number },
  market: MarketSettings,
): Promise<void> {
  const checked = await checkMenus(tx, sent, market);
  await saveRow(tx, by, MENUS, {
    id: MENUS_ID,
    version,
    columns: { one: true },
    hanging: async () => {
      const was = await listsOf(tx);
      await saveLists(tx, checked);
      return { was, became: await listsOf(tx) };
    },
  });
  await touch(tx, 'content');
}

async function checkMenus(tx: Tx, sent: MenuFields, market: MarketSettings): Promise<MenuFields> {
  for (const list of ['footer_services', 'footer_about'] as const) {
    await requireDestinations(tx, list, { kind: 'page', ids: sent[list] });
  }
  const named = <Link extends { title: Record<string, string> }>(list: string, all: Link[]) =>
    all.map((link, at) => {
      requireTexts(market, { [`${list}.${at}.title`]: link.title });
      return { at: `${list}.${at}`, link };
    });
  const linked = (list: 'header_left' | 'header_right') =>
    named(list, sent[list]).map(({ at, link }) => ({
      ...link,
      url: ownAddress(`${at}.url`, link.url),
    }));
  const pictured = (list: 'footer_payment' | 'footer_social') =>
    named(list, sent[list]).map(({ at, link }) => {
      if (link.image === '') throw new Refusal('required', { field: `${at}.image` });
      return { ...link, link: link.link && ownAddress(`${at}.link`, link.link) };
    });
  return {
    ...sent,
    header_left: linked('header_left'),
    header_right: linked('header_right'),
    footer_payment: pictured('footer_payment'),
    footer_social: pictured('footer_social'),
  };
}

async function saveLists(tx: Tx, menus: MenuFields): Promise<void> {
  for (const name of ['header_left', 'header_right', 'footer_payment', 'footer_social'] as const)
    await saveMenuRows(tx, { ...LISTS[name], field: name, rows: menus[name] });
  await tx.deleteFrom('footer_links').execute();
  for (const [list, type] of Object.entries(PAGES))
    await sql`
      insert into footer_links (type, page_id, position)
      select ${type}, page, place
      from unnest(${list === 'footer_about' ? menus.footer_about : menus.footer_services}::int[])
        with ordinality as pages (page, place)
    `.execute(tx);
}

/** The lists in the form the history shows, without ids. */
async function listsOf(tx: Tx): Promise<Record<keyof Lists, unknown>> {
  const { id: _, version: __, edited: ___, ...lists } = await openMenus(tx);
  const plain = (rows: { id: number }[]) => rows.map(({ id: ____, ...row }) => row);
  return {
    ...lists,
    header_left: plain(lists.header_left),
    header_right: plain(lists.header_right),
    footer_payment: plain(lists.footer_payment),
    footer_social: plain(lists.footer_social),
  };
}
