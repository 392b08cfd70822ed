// The owner's HTML on a page: nothing in it can run, and its links keep the language.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageHtml, pageSummary } from '#web/page-html.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" ONERROR="alert(1)">',
  '<p onclick="alert(1)">x</p>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="javascript:alert(1)">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object>',
  '<embed src="x.swf">',
  '<form action="https://evil.example"><input name="card"></form>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<link rel="stylesheet" href="//evil.example">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<base href="//evil.example">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<p id="root" class="fixed">x</p>',
  '<template><script>alert(1)</script></template>',
  '<img alt="&quot; onerror=&quot;alert(1)">',
];
const ALLOWED =
  /^(p|div|br|hr|h[234]|b|strong|i|em|u|s|small|sub|sup|ul|ol|li|dl|dt|dd|blockquote|table|caption|thead|tbody|tr|th|td|a|img)$/;

/** Every tag and attribute of cleaned HTML, in which each attribute has double quotes. */
function parts(html: string): { tags: string[]; attributes: [string, string][] } {
  const opened = [...html.matchAll(/<\/?([^\s/>]+)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g)];
  expect(html.replace(/<\/?([^\s/>]+)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g, '')).not.toMatch(
    /[<>]/,
  );
  return {
    tags: opened.map(([, tag = '']) => tag),
    attributes: opened.flatMap(([, , rest = '']) =>
      [...rest.matchAll(/([^\s=]+)="([^"]*)"/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value],
      ),
    ),
  };
}

function expectHarmless(html: string): void {
  const { tags, attributes } = parts(html);
  for (const tag of tags) expect(tag).toMatch(ALLOWED);
  for (const [name, value] of attributes) {
    expect(name).toMatch(/^(href|rel|src|alt|width|height|loading|colspan|rowspan)$/);
    expect(value).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
    if (name === 'href' || name === 'src')
      expect(value.replace(/[\u0000-\u0020]/g, '')).not.toMatch(
        /^(?!(https?|mailto|tel):)[a-z][a-z0-9+.-]*:/i,
      ); // no scheme that runs: browsers skip white space in one
  }
}

describe('the owner’s HTML', () => {
  it.each(HOSTILE)('has nothing left that runs: %s', (html) => {
    for (const path of ['', '/fr']) expectHarmless(pageHtml(html, path));
  });
  it('has nothing left that runs, however the pieces are put together', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom(...HOSTILE),
            fc.constantFrom(
              '<',
              '>',
              '"',
              "'",
              '</',
              '<!--',
              '-->',
              '<a href="',
              '<img src=',
              '&lt;',
              '\u0000',
              '<p>',
              '<h1>',
              'text',
            ),
          ),
          { maxLength: 6 },
        ),
        (pieces) => expectHarmless(pageHtml(pieces.join(''), '')),
      ),
    );
  });
  it('keeps what is harmless', () => {
    const html =
      '<h2>Fees</h2><p>One <strong>bold</strong> &amp; ' +
      '<em>fine</em></p><ul><li>a</li></ul><table><tbody><tr><td ' +
      'colspan="2">x</td></tr></tbody></table>';
    expect(pageHtml(html, '')).toBe(html);
  });
  it('has no second h1', () => expect(pageHtml('<H1>About</H1>', '')).toBe('<h2>About</h2>'));
  it('gives a picture without words an empty text, and lets it wait', () => {
    expect(parts(pageHtml('<img src="/media/a.webp">', '')).attributes).toEqual([
      ['src', '/media/a.webp'],
      ['alt', ''],
      ['loading', 'lazy'],
    ]);
    expect(pageHtml('<img src="/media/a.webp" alt="A lamp">', '')).toContain('alt="A lamp"');
  });
});

describe('a link of the owner', () => {
  const href = (to: string, path: string) =>
    /href="([^"]*)"/.exec(pageHtml(`<a href="${to}">x</a>`, path))?.[1];
  it.each([
    ['/cart', '/fr/cart'],
    ['/', '/fr'],
    ['/search?q=a', '/fr/search?q=a'],
    ['/page/contact#us', '/fr/page/contact#us'],
    ['/media/terms.pdf', '/media/terms.pdf'],
    ['/ar/cart', '/ar/cart'],
    ['/ar', '/ar'],
    ['#top', '#top'],
    ['https://example.com/x', 'https://example.com/x'],
    ['//example.com/x', '//example.com/x'],
    ['mailto:shop@example.com', 'mailto:shop@example.com'],
    ['tel:+33123456789', 'tel:+33123456789'],
  ])('%s in French is %s', (to, expected) => expect(href(to, '/fr')).toBe(expected));
  it.each(['/cart', '/', '/ar/cart'])('%s stays as it is in the first language', (to) =>
    expect(href(to, '')).toBe(to),
  );
  it('to another site does not hand the window over', () => {
    expect(pageHtml('<a href="https://example.com">x</a>', '')).toBe(
      '<a href="https://example.com" rel="noopener">x</a>',
    );
    expect(pageHtml('<a href="/cart" target="_blank">x</a>', '')).toBe('<a href="/cart">x</a>');
  });
  it('that leads nowhere is not made one to this page', () =>
    expect(pageHtml('<a name="fees">Fees</a>', '')).toBe('<a>Fees</a>'));
});

describe('the first words of a page', () => {
  it('are its text without titles and markup', () =>
    expect(pageSummary('<h2>Fees</h2>\n<p>We take <b>three</b> percent.</p>')).toBe(
      'We take three percent.',
    ));
  it('leave titles out, however they are written', () =>
    expect(pageSummary('<H2 class="x">Fees</H2><p>None.</p>')).toBe('None.'));
  it('stand apart where blocks do', () =>
    expect(
      pageSummary('<p>One.</p><p>Two,<br>three:</p><ul><li>four</li><li>fi<b>ve</b></li></ul>'),
    ).toBe('One. Two, three: four five'));
  it('are read as they stand on the page', () =>
    expect(pageSummary('<p>Fish &amp; chips, 3 &lt; 4, &amp;lt;</p>')).toBe(
      'Fish & chips, 3 < 4, &lt;',
    ));
  it('have no script in them', () =>
    expect(pageSummary('<script>alert(1)</script><style>p{}</style><p onclick="x">Hello</p>')).toBe(
      'Hello',
    ));
  it('end at a word', () => {
    const text = pageSummary(`<p>${'seven '.repeat(60)}</p>`);
    expect(text).toMatch(/^(seven )+…$/);
    expect(text.length).toBeLessThanOrEqual(162);
  });
  it('end somewhere, even where no word does', () =>
    expect(pageSummary(`<p>${'a'.repeat(500)}</p>`).length).toBeLessThanOrEqual(162));
  it('of an empty page are none', () => expect(pageSummary('')).toBe(''));
});
