// When a browser fetches the scripts of a page: after its first pictures. The page reads without
// them, and together they keep a slow network busy for a second.

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const BOOT = '<script type="module" async="">';
const END = '</script>';
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

// After a press, or after three seconds, nothing is waited for: a picture may not come, and a page
// in the background is not painted. Tests ask `scriptsAsked` whether there is more to come.
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

// A phone takes 50 ms to open its data of a language, which else the first number on the page does.
// That and each script have a task of their own: a press in between is answered. The tasks follow
// by messages, since timers of a page in the background come a second apart.
const LANGUAGE = `for (const Rules of [Intl.PluralRules, Intl.NumberFormat]) {
  await turn();
  new Rules(document.documentElement.lang);
}`;

type Halves = { head: string; rest: Buffer };

const named = (name: string | undefined): string => (name ? `const ${name} = ` : '');

/**
 * Takes the head of a rendered page, what follows it, and files that its scripts will import.
 * Answers both halves with a script that asks for everything at once when the first pictures are
 * painted; nothing is fetched before. A page that has no such script stays as it is.
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
