// What the owner's CSS may load: pictures and fonts of this site, however it is written.
import { describe, expect, it } from 'vitest';
import { Refusal } from '#base/refusal.ts';
import { checkStyling, stylingFile } from '#market/content/styling.ts';

const codeOf = (css: string): string | null => {
  try {
    checkStyling(css);
    return null;
  } catch (problem) {
    return problem instanceof Refusal ? problem.code : String(problem);
  }
};

describe('the owner’s CSS', () => {
  it.each([
    '.a { color: red; content: "\\201C" }',
    '.a { background: url(/media/a.webp) }',
    '.a { background: url( "/media/a.webp" ) }',
    '.a { background: url("data:image/png;base64,AAAA") }',
    '@font-face { font-family: A; src: url(/media/a.woff2) }',
    '.a { filter: url(#shadow) }',
    '@media (width < 40em) { .important::before { color: red } }',
    '',
  ])('may say %s', (css) => expect(codeOf(css)).toBeNull());

  it.each([
    '@import "a.css";',
    '@IMPORT url(/a.css);',
    '@\\69mport "a.css";',
    '@\\000049 mport "a.css";',
    '@im\\port "a.css";',
  ])('imports nothing: %s', (css) => expect(codeOf(css)).toBe('styling-import'));

  it.each([
    'a{background:url(https://a.example/b)}',
    'a{background:url(//a.example/b)}',
    'a{background:url( "http://a.example/b")}',
    "a{background:URL('\\68ttps://a.example/b')}",
    'a{background:\\75rl(https://a.example/b)}',
    'a{background:u\\r\\l(https://a.example/b)}',
    'a{background:url(/\\/a.example/b)}',
    'a{background:url(/\\5c a.example/b)}',
    'a{background:url(/**/https://a.example/b)}',
    'a{background:u/**/rl(https://a.example/b)}',
    'a{background:url(b.png)}',
    'a{background:url(data:text/html,a)}',
    'a{background:image-set("https://a.example/b" 1x)}',
    'a{background:-webkit-image-set("https://a.example/b" 1x)}',
    'a{background:image("https://a.example/b")}',
    'a{background:src("https://a.example/b")}',
  ])('fetches nothing from elsewhere: %s', (css) => expect(codeOf(css)).toBe('styling-elsewhere'));

  it.each([
    ['a{}\n\nb{background:url(https://a.example/b)}', 3],
    ['/* two\nlines */ a{}\n@im\\port "a.css";', 3],
    ['a{background:image("x")}', 1],
  ])('is told the line that it may not have: %j', (css, line) => {
    expect(() => checkStyling(css)).toThrow(
      expect.objectContaining({ values: expect.objectContaining({ line }) }),
    );
  });

  it('has at most 64 kB, counted in bytes', () => {
    expect(codeOf('a'.repeat(65_536))).toBeNull();
    expect(codeOf('a'.repeat(65_537))).toBe('styling-too-large');
    expect(codeOf('ع'.repeat(32_769))).toBe('styling-too-large');
  });

  it('has an address of its own for each content', () => {
    expect(stylingFile('')).toBe('');
    expect(stylingFile('a{}')).toMatch(/^[0-9a-f]{16}\.css$/);
    expect(stylingFile('a{}')).not.toBe(stylingFile('b{}'));
  });
});
