// The contract for people: one page made from the same description that programs get.
import { escapeHtml } from '#base/escape-html.ts';
import { openApi } from '#api/openapi.ts';
import { callSection, schemaJson, type Operation } from '#api/reference-call.ts';

type Description = {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

let made: { origin: string; html: string } | null = null;

/** The page of `/api`; `origin` is the address of this shop. */
export function reference(origin: string): string {
  if (made?.origin !== origin)
    made = { origin, html: write(origin, openApi(origin) as Description) };
  return made.html;
}

function write(origin: string, { info, paths, components }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const links = calls
    .map(
      ({ path, method, operation }) =>
        `<li><a href="#${operation.operationId}">` +
        `<b>${method.toUpperCase()}</b> ${escapeHtml(path.slice(1))}</a></li>`,
    )
    .join('');
  const shapes = Object.entries(components.schemas)
    .map(
      ([name, schema]) =>
        `<details id="shape-${name}"><summary>${name}</summary>${schemaJson(schema)}</details>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Souk API</title><style>${STYLE}</style></head><body>
<nav aria-label="Calls"><h1>Souk API</h1>
<p><a href="/api/v1/openapi.json">openapi.json</a></p><ul>${links}</ul></nav>
<main><p>${escapeHtml(info.description)}</p>
<p>Base address: <code>${escapeHtml(origin)}/api/v1/</code></p>
${calls.map(callSection).join('')}<h2>Shapes</h2>${shapes}</main></body></html>`;
}

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#26221d;background:#fff;display:grid;
grid-template-columns:minmax(0,1fr)}
nav{padding:1.5rem;background:#f7f6f3}
nav ul{list-style:none;padding:0;columns:2}
a{color:#6a2fb5}
h1{font-size:1.4rem;margin:0}
h2{font-size:1.1rem;margin:2.5rem 0 .5rem}
b{font-size:.8em;color:#4a4640}
main{padding:1.5rem;max-width:60rem;min-width:0}
table{border-collapse:collapse;width:100%}
td,th{text-align:start;border-bottom:1px solid #e4e1db;padding:.3rem .5rem}
pre{overflow:auto;background:#f7f6f3;padding:1rem;border-radius:.5rem;font-size:.8rem;
max-height:30rem}
summary{cursor:pointer;padding:.25rem 0}
@media(min-width:62rem){body{grid-template-columns:20rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;box-sizing:border-box}
nav ul{columns:1}}`;
