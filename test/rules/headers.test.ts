import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy } from '#web/headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The policy as directive → sources. */
const policy = (html: string) =>
  Object.fromEntries(
    contentPolicy(html)
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources];
      }),
  );

describe('the policy of a page', () => {
  it('of no inline code allows its own files only', () => {
    expect(policy('<!doctype html><h1>Souk</h1>')).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    });
  });
  it('never allows scripts by themselves', () =>
    expect(policy('<script>a()</script>')['script-src']?.join()).not.toMatch(
      /unsafe|\*|https?:|data:/,
    ));
  it('names inline scripts and styles by the hash of their content', () => {
    const found = policy(
      '<script>a()</script><style media="print">b{}</style><script type="module" ' +
        'async="">\nc()\n</script>',
    );
    expect(found['script-src']).toEqual(["'self'", hash('a()'), hash('\nc()\n')]);
    expect(found['style-src']).toEqual(["'self'", hash('b{}')]);
  });
  it('hashes bytes, not letters', () =>
    expect(policy('<script>say("مرحبا")</script>')['script-src']).toContain(hash('say("مرحبا")')));
  it('says the same hash once', () =>
    expect(policy('<script>a()</script><script>a()</script>')['script-src']).toEqual([
      "'self'",
      hash('a()'),
    ]));
  it('passes over files, data and empty scripts', () => {
    expect(
      policy(
        '<script src="/a.js">old()</script><script ' +
          'type="application/ld+json">{"@type":"Product"}</script><script></script>',
      )['script-src'],
    ).toEqual(["'self'"]);
  });
  it('is not led astray by names that look like src', () =>
    expect(policy('<script data-src="x">a()</script>')['script-src']).toContain(hash('a()')));
  it('ends a script where the browser does', () =>
    expect(policy('<script>a("<style>")</script><p>x</p><style>b{}</style>')).toMatchObject({
      'script-src': ["'self'", hash('a("<style>")')],
      'style-src': ["'self'", hash('b{}')],
    }));
  it('is not made longer by text that only speaks of scripts', () =>
    expect(policy('<p>&lt;script&gt;a()&lt;/script&gt;</p>')['script-src']).toEqual(["'self'"]));
  it('lets forms lead to one more origin, where that is named', () => {
    expect(contentPolicy('', { formsTo: 'https://api.example.com' })).toMatch(
      /; form-action 'self' https:\/\/api\.example\.com$/,
    );
    expect(contentPolicy('')).toMatch(/; form-action 'self'$/);
  });
  it('lets the owner’s scripts run by their hash and use the origins that the owner named', () => {
    const script = {
      code: 'pixel()',
      address: 'https://a.example/b.js',
      hosts: ['https://*.c.example'],
    };
    const policy = contentPolicy('<script>a()</script>', {
      scripts: [{ key: '1', name: 'Pixel', consent: 'marketing', pages: ['all'], ...script }],
    });
    const origins = 'https://a.example https://*.c.example';
    for (const directive of [
      `script-src 'self' ${hash('a()')} ${hash('pixel()')} ${origins}`,
      `img-src 'self' data: ${origins}`,
      `connect-src 'self' ${origins}`,
      `frame-src 'self' ${origins}`,
    ])
      expect(policy.split('; ')).toContain(directive);
  });
  it('is one line, whatever the page', () =>
    expect(contentPolicy('<script>a()\r\nset-cookie: b</script>\r\n')).not.toMatch(/[\r\n]/));
});
