// The contract for people who read: one page made from the same description that programs get.
import { openApi } from '#api/openapi.ts';

type Parameter = { name: string; in: string; required: boolean; schema: Record<string, unknown> };
type Schema = Record<string, unknown>;
/** Of a call that answers a file: the file's type, and the wrapper that refusals come in. */
type Content = Record<string, { schema: { anyOf?: [{ properties: { data: unknown } }] } }>;
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: {
    content: {
      'application/json': { schema: { properties: Record<string, Schema>; required: string[] } };
    };
  };
  responses: { 200: { content: Content } };
};
type Description = {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

let made: { origin: string; html: string } | null = null;

/** The page of `/api`; `origin` is where this shop stands. */
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
        `<li><a href="#${operation.operationId}"><b>${method.toUpperCase()}</b> ${escape(path.slice(1))}</a></li>`,
    )
    .join('');
  const shapes = Object.entries(components.schemas)
    .map(
      ([name, schema]) =>
        `<details id="shape-${name}"><summary>${name}</summary>${json(schema)}</details>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Souk API</title><style>${STYLE}</style></head><body>
<nav aria-label="Calls"><h1>Souk API</h1><p><a href="/api/v1/openapi.json">openapi.json</a></p><ul>${links}</ul></nav>
<main><p>${escape(info.description)}</p><p>Base address: <code>${escape(origin)}/api/v1/</code></p>${calls.map(section).join('')}<h2>Shapes</h2>${shapes}</main></body></html>`;
}

function section({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const body = operation.requestBody?.content['application/json'].schema;
  const fields = [
    ...operation.parameters,
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'body',
      required: body?.required.includes(name) ?? false,
      schema,
    })),
  ];
  const rows = fields
    .map(
      (field) =>
        `<tr><td><code>${field.name}</code></td><td>${field.in}</td><td>${field.required ? 'required' : ''}</td><td>${escape(kindOf(field.schema))}</td></tr>`,
    )
    .join('');
  return `<section id="${operation.operationId}"><h2><b>${method.toUpperCase()}</b> <code>${escape(path.slice(1))}</code></h2><p>${escape(operation.summary)} <i>${escape(operation.description)}</i></p>
${rows ? `<table><thead><tr><th>Field</th><th>In</th><th></th><th>What</th></tr></thead><tbody>${rows}</tbody></table>` : ''}${answer(operation.responses[200].content)}</section>`;
}

function answer(content: Content): string {
  const [answered] = content['application/json']?.schema.anyOf ?? [];
  const file = Object.keys(content).find((type) => type !== 'application/json');
  return answered
    ? `<details><summary>data</summary>${json(answered.properties.data)}</details>`
    : `<p>Answers a file: <code>${file ?? ''}</code></p>`;
}

function kindOf(schema: Record<string, unknown>): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ');
  const bounds = [
    ['minimum', '≥'],
    ['maximum', '≤'],
    ['maxLength', 'at most'],
  ].flatMap(([key = '', sign]) =>
    schema[key] === undefined ? [] : [`${sign} ${String(schema[key])}`],
  );
  const kind = Array.isArray(schema.anyOf)
    ? schema.anyOf.map((part: Record<string, unknown>) => kindOf(part)).join(' or ')
    : String(schema.type ?? 'text');
  return [kind, ...bounds].join(', ');
}

function json(schema: unknown): string {
  const text = escape(JSON.stringify(schema, null, 1));
  return `<pre>${text.replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#shape-$1">$1</a>')}</pre>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#26221d;background:#fff;display:grid;grid-template-columns:minmax(0,1fr)}
nav{padding:1.5rem;background:#f7f6f3}
nav ul{list-style:none;padding:0;columns:2}
a{color:#6a2fb5}
h1{font-size:1.4rem;margin:0}
h2{font-size:1.1rem;margin:2.5rem 0 .5rem}
b{font-size:.8em;color:#4a4640}
main{padding:1.5rem;max-width:60rem;min-width:0}
table{border-collapse:collapse;width:100%}
td,th{text-align:start;border-bottom:1px solid #e4e1db;padding:.3rem .5rem}
pre{overflow:auto;background:#f7f6f3;padding:1rem;border-radius:.5rem;font-size:.8rem;max-height:30rem}
summary{cursor:pointer;padding:.25rem 0}
@media(min-width:62rem){body{grid-template-columns:20rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;box-sizing:border-box}
nav ul{columns:1}}`;
