// The scripts that the settings switch on, and the hosts that a script uses.
import { describe, expect, it } from 'vitest';
import { measuringScripts, originsOf } from '#market/content/custom-script.ts';

const off = { enable_ga: false, ga_id: 'G-ABC123', enable_pixel: false, pixel_id: '1234567' };

/** Runs code like a page would; returns what it left on its window. */
function run(code: string): Record<string, unknown> {
  const window: Record<string, unknown> = {};
  const page = new Proxy(window, { has: (_, name) => name !== 'window' && name in window });
  new Function('window', 'page', `with (page) { ${code} }`)(window, page);
  return window;
}

describe('measuring', () => {
  it('is nothing while it is switched off', () => expect(measuringScripts(off)).toEqual([]));

  it('is written as Google and Meta write it, with the IDs of the settings', () => {
    const [ga, pixel] = measuringScripts({ ...off, enable_ga: true, enable_pixel: true });
    expect(ga).toMatchObject({
      consent: 'analytics',
      address: 'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    });
    const dataLayer = run(ga?.code ?? '').dataLayer as IArguments[];
    expect(dataLayer.map((one) => [...one])).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-ABC123'],
    ]);
    expect(pixel).toMatchObject({
      consent: 'marketing',
      address: 'https://connect.facebook.net/en_US/fbevents.js',
    });
    const { fbq, _fbq } = run(pixel?.code ?? '');
    expect(fbq).toBe(_fbq);
    expect((fbq as { queue: IArguments[] }).queue.map((one) => [...one])).toEqual([
      ['init', '1234567'],
      ['track', 'PageView'],
    ]);
  });

  it('uses the hosts of its makers alone', () => {
    const all = measuringScripts({ ...off, enable_ga: true, enable_pixel: true });
    for (const origin of all.flatMap(originsOf))
      expect(origin).toMatch(
        /^https:\/\/(\*\.|www\.|connect\.)(googletagmanager|google-analytics|analytics\.google|facebook)\.(com|net)$/,
      );
  });
});

it('a script uses the host of its address and those that are named, each once', () =>
  expect(
    originsOf({
      address: 'https://a.example/b.js?c',
      hosts: ['https://a.example', 'https://*.d.example'],
    }),
  ).toEqual(['https://a.example', 'https://*.d.example']));
