// One call in the reference: its address, its fields and its answer, as HTML.
import { escapeHtml } from '#base/escape-html.ts';

type Parameter = { name: string; in: string; required: boolean; schema: Record<string, unknown> };
type Schema = Record<string, unknown>;
/** The content of a call that returns a file: the file's type, and the wrapper of refusals. */
type Content = Record<string, { schema: { anyOf?: [{ properties: { data: unknown } }] } }>;
export type Operation = {
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

type Call = { path: string; method: string; operation: Operation };

export function callSection({ path, method, operation }: Call): string {
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
  return (
    `<section id="${operation.operationId}">` +
    `<h2><b>${method.toUpperCase()}</b> <code>${escapeHtml(path.slice(1))}</code></h2>` +
    `<p>${escapeHtml(operation.summary)} <i>${escapeHtml(operation.description)}</i></p>\n` +
    (fields.length ? fieldTable(fields) : '') +
    `${answer(operation.responses[200].content)}</section>`
  );
}

const fieldTable = (fields: Parameter[]) =>
  '<table><thead><tr><th>Field</th><th>In</th><th></th><th>What</th></tr></thead>' +
  `<tbody>${fields.map(fieldRow).join('')}</tbody></table>`;

const fieldRow = (field: Parameter) =>
  `<tr><td><code>${field.name}</code></td><td>${field.in}</td>` +
  `<td>${field.required ? 'required' : ''}</td><td>${escapeHtml(kindOf(field.schema))}</td></tr>`;

function answer(content: Content): string {
  const [answered] = content['application/json']?.schema.anyOf ?? [];
  const file = Object.keys(content).find((type) => type !== 'application/json');
  return answered
    ? `<details><summary>data</summary>${schemaJson(answered.properties.data)}</details>`
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

/** A shape as JSON, with links to the named shapes in it. */
export function schemaJson(schema: unknown): string {
  const text = escapeHtml(JSON.stringify(schema, null, 1));
  const linked = text.replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#shape-$1">$1</a>');
  return `<pre>${linked}</pre>`;
}
