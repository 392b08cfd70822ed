// Turns a JSON schema into a TypeScript type.

/** The parts of JSON Schema that the contract's shapes use. */
export type JsonSchema = {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  type?: string | string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
};

const PLAIN: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/**
 * The TypeScript type of a schema; `indent` is the indentation of its line. An open schema is
 * `unknown`.
 */
export function typeText(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return anyOf(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return anyOf(choices.map((choice) => typeText(choice, indent)));
  const types = [schema.type ?? []].flat();
  return types.length ? anyOf(types.map((type) => typed(type, schema, indent))) : 'unknown';
}

function typed(type: string, schema: JsonSchema, indent: string): string {
  if (type === 'array')
    return `Array<${schema.items ? typeText(schema.items, indent) : 'unknown'}>`;
  if (type === 'object') return objectText(schema, indent);
  return PLAIN[type] ?? 'unknown';
}

function objectText(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  indent: string,
): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${inner}${nameText(name)}${required.includes(name) ? '' : '?'}: ${typeText(schema, inner)};\n`,
  );
  if (fields.length) return `{\n${fields.join('')}${indent}}`;
  return additionalProperties && additionalProperties !== true
    ? `Record<string, ${typeText(additionalProperties, indent)}>`
    : 'Record<string, unknown>';
}

const nameText = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name));
const anyOf = (types: string[]) => [...new Set(types)].join(' | ') || 'unknown';
