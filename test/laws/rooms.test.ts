// The rooms of src: imports only go downhill: process → doors → hall → market → db, contract →
// base.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { hold, root, sourcesIn, where } from './sources.ts';
import {
  firstCycle,
  isPart,
  meetsWorld,
  pathOf,
  sentToBrowsers,
  chainTo,
  chainToWorld,
} from './import-graph.ts';
import {
  adviceFor,
  BROWSER_PACKAGES,
  folderOf,
  MAY_USE,
  NOT_FOR_MARKET,
  nounOf,
  NOUNS,
  roomOf,
  USE_ANYWAY,
} from './room-list.ts';

const ALL_WORDS = '#words/catalogue.ts';

const src = sourcesIn('src');
const uses = src.flatMap((source) =>
  source.imports.map((one) => ({ source, one, at: where(source, one.at) })),
);

describe('rooms', () => {
  it('every # import names a file that is there', () =>
    hold(
      uses
        .filter(
          ({ one }) =>
            one.from.startsWith('#') &&
            !existsSync(join(root, pathOf(one.from).replace(/\?url$/, ''))),
        )
        .map(
          ({ one, at }) =>
            `${at} imports ${one.from}, but there is no ${pathOf(one.from)}: correct the address.`,
        ),
    ));

  it('no import leaves its folder by ../', () =>
    hold(
      uses
        .filter(
          ({ one }) =>
            one.from.startsWith('..') &&
            !one.from.includes('/+types/') &&
            !/^(\.\.\/)+locales\/\w+\.json$/.test(one.from),
        )
        .map(
          ({ one, at }) =>
            `${at} imports ${one.from}: say the room instead, as in #market/orders/order.ts.`,
        ),
    ));

  it('imports go downhill only', () =>
    hold(
      uses.flatMap(({ source, one, at }) => {
        if (!one.from.startsWith('#')) return [];
        const from = roomOf(source.path);
        const to = roomOf(pathOf(one.from));
        if (
          from === to ||
          MAY_USE[from]?.includes(to) ||
          (one.typeOnly && USE_ANYWAY.has(`${source.path} → ${to}`))
        )
          return [];
        return [`${at} (${from}) imports ${one.from} (${to}): ${adviceFor(from, to)}`];
      }),
    ));

  it('every file of src stands in a room', () =>
    hold(
      src
        .filter(({ path }) => path.split('/').length < 3)
        .map(
          ({ path }) => `${path} stands in no room: move it to the one that its work belongs to.`,
        ),
    ));

  it('every room has its place in the list', () =>
    hold(
      [...new Set(src.map(({ path }) => roomOf(path)))]
        .filter((room) => !MAY_USE[room])
        .map(
          (room) =>
            `src/${room} is a room that MAY_USE of test/laws/room-list.ts does not know: ` +
            'write down what it may use.',
        ),
    ));

  it('no files import one another in a circle', () =>
    hold(
      [firstCycle(src)]
        .filter((cycle) => cycle.length > 0)
        .map(
          (cycle) =>
            `${cycle.join(' → ')} is a circle: move what both need into a file of its own.`,
        ),
    ));
});

describe('market', () => {
  it('a noun uses only nouns before it', () =>
    hold(
      uses.flatMap(({ source, one, at }) => {
        const from = nounOf(source.path);
        const to = nounOf(pathOf(one.from));
        if (!from || !to || from === to || NOUNS.indexOf(to) < NOUNS.indexOf(from)) return [];
        return [
          `${at} (${from}) imports ${one.from} (${to}), which stands after it: record an ` +
            `event, or move what ${from} needs down; the order stands in NOUNS of ` +
            'test/laws/room-list.ts.',
        ];
      }),
    ));

  it('every noun has its place in the list', () =>
    hold(
      [...new Set(src.map(({ path }) => nounOf(path)))]
        .filter((noun) => noun && !NOUNS.includes(noun))
        .map(
          (noun) =>
            `src/market/${noun} is a noun that NOUNS of test/laws/room-list.ts does not know: ` +
            'write it where it stands, after all that it uses.',
        ),
    ));

  it('talks to no network, file, screen or machine', () =>
    hold(
      uses
        .filter(
          ({ source, one }) => roomOf(source.path) === 'market' && NOT_FOR_MARKET.test(one.from),
        )
        .map(
          ({ one, at }) =>
            `${at} imports ${one.from}: let the market declare a type, and let outside or a ` +
            'door do it.',
        ),
    ));
});

describe('browser', () => {
  it('base, contract and words run in a browser', () =>
    hold(
      uses.flatMap(({ source, one, at }) => {
        const allowed = BROWSER_PACKAGES[roomOf(source.path)];
        if (!allowed || /^[#.]/.test(one.from) || allowed.includes(one.from)) return [];
        return [
          `${at} imports ${one.from}: ${roomOf(source.path)} is read by browsers too and may ` +
            `use only ${allowed.join(', ') || 'the language itself'}.`,
        ];
      }),
    ));

  it('a part of a page uses only contract, words, base and the pure files of market', () =>
    hold(
      uses.flatMap(({ source, one, at }) => {
        if (!isPart(source.path) || !one.from.startsWith('#')) return [];
        const room = roomOf(pathOf(one.from));
        if (['contract', 'words', 'base', 'web'].includes(room)) return [];
        if (room === 'market' && !chainToWorld(pathOf(one.from), { types: true }).length) return [];
        return [
          `${at} imports ${one.from}: browser code takes shapes from contract and rules from ` +
            'pure noun files; what needs a server is asked from the API or given by the page’s ' +
            'loader.',
        ];
      }),
    ));

  it('what a browser loads never reaches the server', () =>
    hold(
      src.flatMap((source) =>
        sentToBrowsers(source)
          .filter(({ from }) => !isPart(pathOf(from)))
          .flatMap((one) => {
            const chain = meetsWorld(one.from)
              ? [one.from]
              : chainToWorld(pathOf(one.from), { types: false });
            return chain.length === 0
              ? []
              : [
                  `${where(source, one.at)} is sent to browsers and reaches ` +
                    `${chain.join(' → ')}: leave that to the loader, or move the pure part into a ` +
                    'file of its own.',
                ];
          }),
      ),
    ));

  it('what a browser loads holds the words of one language only', () =>
    hold(
      src
        .filter(({ path }) => !isPart(path))
        .flatMap((source) =>
          sentToBrowsers(source).flatMap((one) => {
            const chain =
              one.from === ALL_WORDS
                ? [one.from]
                : chainTo(pathOf(one.from), (from) => from === ALL_WORDS, { types: false });
            return chain.length === 0
              ? []
              : [
                  `${where(source, one.at)} is sent to browsers and brings the words of all ` +
                    `languages by ${chain.join(' → ')}: say them in the loader, or with ` +
                    'useTranslations.',
                ];
          }),
        ),
    ));
});

describe('web', () => {
  it('a page’s folder uses its own parts and web/ui, and no other page’s folder', () =>
    hold(
      uses.flatMap(({ source, one, at }) => {
        const from = folderOf(source.path);
        const to = folderOf(pathOf(one.from));
        if (!from || !to || from === to) return [];
        return [`${at} (${from}) imports ${one.from} (${to}): move what both need to src/web/ui.`];
      }),
    ));

  it('web/ui keeps what two pages’ folders use, or all of web', () =>
    hold(
      src
        .filter(({ path }) => path.startsWith('src/web/ui/'))
        .flatMap(({ path }) => {
          const users = uses
            .filter(({ one }) => pathOf(one.from) === path)
            .map(({ source }) => folderOf(source.path) ?? 'web');
          const [only] = new Set(users);
          return only && only !== 'web' && users.every((user) => user === only)
            ? [`${path} is used by src/web/storefront/${only} only: move it there.`]
            : [];
        }),
    ));
});
