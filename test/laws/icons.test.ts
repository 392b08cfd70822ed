import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { hold, sourcesIn } from './sources.ts';

const HOME = 'src/web/ui/icon.tsx';
const drawn = [
  ...readFileSync('src/web/ui/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g),
].map(([, name = '']) => name);
const named = [
  ...(/type IconName =([^;]+);/.exec(readFileSync(HOME, 'utf8'))?.[1] ?? '').matchAll(/'([^']+)'/g),
].map(([, name = '']) => name);

describe('icons', () => {
  it('every name is drawn, and nothing else', () =>
    hold([
      ...named
        .filter((name) => !drawn.includes(name))
        .map((name) => `${name} is in ${HOME}, but icons.svg has no such symbol: draw it there.`),
      ...drawn
        .filter((name) => !named.includes(name))
        .map(
          (name) => `icons.svg draws ${name}, which ${HOME} does not name: name it or take it out.`,
        ),
    ]));

  it('every icon is shown somewhere', () => {
    const sources = sourcesIn('src/web')
      .filter(({ path }) => path !== HOME)
      .map(({ text }) => text);
    hold(
      named
        .filter(
          (name) =>
            !sources.some((text) => text.includes(`"${name}"`) || text.includes(`'${name}'`)),
        )
        .map((name) => `Nothing shows ${name}: take it out of ${HOME} and icons.svg.`),
    );
  });

  it('there are some', () =>
    hold(named.length > 0 ? [] : [`${HOME} names no icon that this law can see.`]));
});
