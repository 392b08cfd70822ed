// Delays the scripts of a page until its first pictures are painted. The page can be read without
// them, and together they keep a slow network busy for a second.

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const BOOT = '<script type="module" async="">';
const END = '</script>';
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

// After a press, or after three seconds, nothing is awaited any more: a picture may not come, and a
// page in the background is not painted. Tests await `scriptsAsked` to know that all scripts were
// requested.
const WAIT = `const turn = () => new Promise((next) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = next;
  port2.postMessage(0);
});
const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
const painted = Promise.allSettled(pictures.map((picture) => picture.decode()))
  .then(() => new Promise(requestAnimationFrame))
  .then(turn);
const inHaste = new Promise((next) => {
  setTimeout(next, 3000);
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, next, { once: true });
});
let asked;
window.scriptsAsked = new Promise((next) => { asked = next; });
await Promise.race([painted, inHaste]);`;

// A phone takes 50 ms to load its data of a language, which otherwise happens at the first number
// on the page. That and each script get their own task, so that a press in between is handled.
// Messages start the tasks, since timers of a background page run only once a second.
const LANGUAGE = `for (const Rules of [Intl.PluralRules, Intl.NumberFormat]) {
  await turn();
  new Rules(document.documentElement.lang);
}`;

type Halves = { head: string; rest: Buffer };

const named = (name: string | undefined): string => (name ? `const ${name} = ` : '');

/**
 * Takes the head of a rendered page, the rest, and the files that its scripts will import. Returns
 * both halves with a script that requests everything at once when the first pictures are painted;
 * nothing is fetched earlier. A page without scripts is returned unchanged.
 */
export function scriptsAfterPaint({ head, rest }: Halves, besides: string[]): Halves {
  const begin = rest.lastIndexOf(BOOT) + BOOT.length;
  const end = rest.indexOf(END, begin);
  if (begin < BOOT.length || end < 0) return { head, rest };
  const boot = rest.toString('utf8', begin, end);
  const files = [...[...head.matchAll(PRELOAD)].map(([, file]) => file), ...besides];
  const imports = [...boot.matchAll(IMPORT)];
  const script = [
    WAIT,
    `for (const href of ${JSON.stringify(files)}) {`,
    '  const link = document.createElement("link");',
    '  document.head.append(Object.assign(link, { rel: "modulepreload", href }));',
    '}',
    'asked();',
    ...imports.map(([, name, file]) => `await turn();\n${named(name)}await import(${file});`),
    LANGUAGE,
    'await turn();',
    boot.replaceAll(IMPORT, '').trim(),
  ].join('\n');
  return {
    head: head.replaceAll(PRELOAD, ''),
    rest: Buffer.concat([rest.subarray(0, begin), Buffer.from(script), rest.subarray(end)]),
  };
}
