// The promises of the contract: every call has a handler, every refusal is thrown and has a
// message, the printed description is right.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { handlers } from '#api/v1/handlers.ts';
import { endpoints, nouns } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { findings } from '#contract/findings.ts';
import { refusals } from '#contract/refusals.ts';
import { parametersOf, languages, messagesOf } from './messages.ts';
import { hold, root, sourcesIn, textOf } from './sources.ts';
import { textsIn } from './word-uses.ts';

const calls: [string, Endpoint][] = Object.entries(endpoints);
const namesIn = (table: Record<string, object>): string[] =>
  Object.entries(table).flatMap(([noun, of]) => Object.keys(of).map((verb) => `${noun}.${verb}`));
const callsOf = (noun: string): object => new Map(Object.entries<object>(nouns)).get(noun) ?? {};
/** Where a file defines a call; a list defines two. */
const CALL = /endpoint\(\{|: orderCall\(|\.{3}(?:ownL|l)(?=istCalls\(\{)|istCalls\(\{/;
const callCount = (text: string): number => text.split(CALL).length - 1;
const camel = (name: string) =>
  name.replaceAll(/[-/](\w)/g, (_, first: string) => first.toUpperCase());
/** Shapes of calls, which belong to no single noun. */
const SHAPES = /^src\/contract\/(endpoint|list-calls|notice-calls|resource|bulk)\.ts$/;
const PRINTED = 'openapi.json';
const PRINTER = 'src/api/openapi.ts';

describe('calls', () => {
  it('every call has a handler, and every handler a call', () => {
    const handled = namesIn(handlers);
    const promised = namesIn(nouns);
    hold([
      ...promised
        .filter((name) => !handled.includes(name))
        .map(
          (name) =>
            `${name} stands in src/contract, but nothing in src/api/v1 answers it: write its ` +
            'handler.',
        ),
      ...handled
        .filter((name) => !promised.includes(name))
        .map(
          (name) =>
            `src/api/v1 answers ${name}, which src/contract does not promise: add the call, or ` +
            'take ' +
            'the handler out.',
        ),
    ]);
  });

  it('no two calls have the same address', () => {
    const callByAddress = new Map<string, string>();
    hold(
      calls.flatMap(([name, { methods, path }]) =>
        methods.flatMap((method) => {
          const address = `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
          const other = callByAddress.get(address);
          callByAddress.set(address, name);
          return other === undefined
            ? []
            : [
                `${name} and ${other} have the same address, ${address}: only the first would ` +
                  'be answered; give one another path.',
              ];
        }),
      ),
    );
  });

  it('what stands in an address is read as input', () =>
    hold(
      calls.flatMap(([name, { path, input }]) =>
        [...path.matchAll(/\{(\w+)\}/g)]
          .map(([, field = '']) => field)
          .filter(
            (field) =>
              !(
                'shape' in input &&
                typeof input.shape === 'object' &&
                input.shape !== null &&
                field in input.shape
              ),
          )
          .map(
            (field) =>
              `The address of ${name} has {${field}}, but its input does not: add it to the shape.`,
          ),
      ),
    ));

  it('a noun and its calls have one name in every file', () =>
    hold(
      sourcesIn('src/contract')
        .filter(({ path, text }) => /\bendpoint\(\{/.test(text) && !SHAPES.test(path))
        .filter(({ path, text }) => {
          const noun = camel(path.replace(/^src\/contract\/|\.ts$/g, ''));
          return (
            !Object.hasOwn(nouns, noun) ||
            !text.includes(`export const ${noun}Calls = {`) ||
            callCount(text) !== Object.keys(callsOf(noun)).length ||
            !existsSync(join(root, path.replace('src/contract/', 'src/api/v1/')))
          );
        })
        .map(
          ({ path }) =>
            `${path} says calls: let them stand in one object, named for the file ` +
            '(`cartCalls` in cart.ts), in the table of src/contract/endpoints.ts, and in ' +
            'src/api/v1 under the same name.',
        ),
    ));
});

describe('description', () => {
  it.skipIf(!existsSync(join(root, PRINTED)) && !existsSync(join(root, PRINTER)))(
    'openapi.json is what src/api/openapi.ts prints',
    async () => {
      if (!existsSync(join(root, PRINTED)))
        return hold([
          `${PRINTER} is there, but ${PRINTED} is not: run npm run openapi and commit it.`,
        ]);
      const { openApi } = await import('#api/openapi.ts');
      const committed: unknown = JSON.parse(textOf(PRINTED));
      const printed: unknown = JSON.parse(JSON.stringify(openApi(originOf(committed))));
      hold(
        differences(committed, printed).map(
          (place) =>
            `${PRINTED} is not what ${PRINTER} prints at ${place}: run npm run openapi, look ` +
            'at what changed, and commit it.',
        ),
      );
    },
  );
});

describe('typed client', () => {
  it('clients/typescript is what the contract prints', async () => {
    const { clientText } = await import('../../scripts/client/client-text.ts');
    hold(
      Object.entries(clientText())
        .filter(([name, text]) => textOf(`clients/typescript/${name}`) !== text)
        .map(
          ([name]) =>
            `clients/typescript/${name} is not what the contract prints: run npm run openapi, ` +
            'look at what changed, and commit it.',
        ),
    );
  });
});

describe('refusals', () => {
  const texts = new Set(
    sourcesIn('src')
      .filter(({ path }) => path !== 'src/contract/refusals.ts')
      .flatMap(textsIn),
  );

  it('every code is thrown somewhere', () =>
    hold(
      Object.keys(refusals)
        .filter((code) => !texts.has(code))
        .map(
          (code) =>
            `${code} stands in src/contract/refusals.ts, but nothing refuses with it: take it ` +
            'out, or refuse.',
        ),
    ));

  it('every code has words in five languages', () =>
    hold(
      languages.flatMap((language) =>
        Object.keys(refusals)
          .filter((code) => !messagesOf(language).has(`refusal.${code}`))
          .map(
            (code) =>
              `locales/${language}.json has no refusal.${code}: write what the shopper is told.`,
          ),
      ),
    ));

  it('no words are kept for a code that is gone', () =>
    hold(
      [...messagesOf('en').keys()]
        .filter((key) => key.startsWith('refusal.'))
        .map((key) => key.slice('refusal.'.length))
        .filter((code) => !(code in refusals) && code !== 'internal')
        .map(
          (code) =>
            `locales/*.json has refusal.${code}, which src/contract/refusals.ts does not ` +
            'know: take it out of all five.',
        ),
    ));
});

describe('findings', () => {
  const texts = new Set(
    sourcesIn('src')
      .filter(({ path }) => path !== 'src/contract/findings.ts')
      .flatMap(textsIn),
  );

  it('every code is found somewhere', () =>
    hold(
      Object.keys(findings)
        .filter((code) => !texts.has(code))
        .map(
          (code) =>
            `${code} stands in src/contract/findings.ts, but no import finds it: take it out, ` +
            'or find it.',
        ),
    ));

  it('every code has words in five languages, which ask for its values', () =>
    hold(
      languages.flatMap((language) =>
        Object.entries(findings).flatMap(([code, values]) => {
          const message = messagesOf(language).get(`finding.${code}`);
          if (!message)
            return [
              `locales/${language}.json has no finding.${code}: write what is wrong in the row, ` +
                'and what to do.',
            ];
          const wanted = parametersOf(message).join(', ');
          return wanted === [...values].sort().join(', ')
            ? []
            : [
                `locales/${language}.json, finding.${code} asks for ${wanted || 'nothing'}, but ` +
                  `src/contract/findings.ts gives it ${values.join(', ') || 'nothing'}.`,
              ];
        }),
      ),
    ));
});

function originOf(description: unknown): string {
  const url = /"url":"([^"]*)\/api\/v1"/.exec(JSON.stringify(description))?.[1];
  return url ?? 'http://localhost:3000';
}

/** The paths at which two JSON values differ, as `paths./cart/action.post`. */
function differences(one: unknown, other: unknown, place = ''): string[] {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other ? [] : [place || 'its beginning'];
  const left = new Map<string, unknown>(Object.entries(one));
  const right = new Map<string, unknown>(Object.entries(other));
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) =>
    differences(left.get(key), right.get(key), place ? `${place}.${key}` : key),
  );
}
