// The contract as OpenAPI 3.1, printed from the same shapes that parse and type it.
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { refusals } from '#contract/refusals.ts';
import { aboutAnswers, aboutCallers } from '#api/about-calls.ts';
import { type Schema, type Field, fieldsOf, objectOf, answerOf } from '#api/openapi-schema.ts';

/** The whole description; `origin` is the address of this shop. */
export function openApi(origin: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const named: Record<string, unknown> = { Refused: refused };
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    for (const method of endpoint.methods)
      (paths[`/${endpoint.path}`] ??= {})[method.toLowerCase()] = operation(
        name,
        endpoint,
        method,
        named,
      );
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Souk', version: '1', license: { name: 'MIT' }, description: aboutAnswers },
    servers: [{ url: `${origin}/api/v1` }],
    paths,
    components: { schemas: named, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

const refusal: Schema = { $ref: '#/components/schemas/Refused' };
const texts: Schema = { type: 'array', items: { type: 'string' } };
const refused: Schema = {
  type: 'object',
  required: ['data', 'status', 'token', 'message'],
  description: `A refusal. Its codes: ${Object.keys(refusals).join(', ')}.`,
  properties: {
    data: {
      type: ['object', 'null'],
      properties: {
        form: texts,
        product: { type: 'array', items: { type: 'object', additionalProperties: texts } },
      },
    },
    status: { enum: [201, 204, 403, 404, 500, 503] },
    token: { type: ['string', 'null'] },
    message: { type: 'string' },
  },
};

function operation(
  name: string,
  endpoint: Endpoint,
  method: string,
  named: Record<string, unknown>,
): Schema {
  const id = endpoint.operationId ?? joined(name);
  const [first, ...rest] = endpoint.about.split(/(?<=\.) (?=[A-Z`])/);
  const fields = fieldsOf(endpoint, named);
  const inPath = fields.filter(({ name: field }) => endpoint.path.includes(`{${field}}`));
  const others = fields.filter((field) => !inPath.includes(field));
  const parameter =
    (where: string) =>
    ({ name: field, required, schema }: Field) => ({
      name: field,
      in: where,
      required: where === 'path' || required,
      schema,
    });
  return {
    operationId: method === endpoint.methods[0] ? id : `${id}By${method}`,
    summary: first,
    description: [...rest, aboutCallers[endpoint.audience]].join(' '),
    parameters: [
      ...inPath.map(parameter('path')),
      ...(method === 'POST' ? [] : others.map(parameter('query'))),
    ],
    ...(method === 'POST'
      ? {
          requestBody: {
            content: {
              'application/json': { schema: objectOf(others) },
              ...(endpoint.multipart
                ? { 'multipart/form-data': { schema: objectOf(others) } }
                : {}),
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The answer or, if `status` is not 200, a refusal.',
        content: endpoint.file
          ? {
              [endpoint.file]: { schema: { type: 'string', format: 'binary' } },
              'application/json': { schema: refusal },
            }
          : { 'application/json': { schema: { anyOf: [answerOf(endpoint, named), refusal] } } },
      },
    },
  };
}

/** `cart.byUser` → `cartByUser`. */
const joined = (name: string) => name.replace(/\.(\w)/, (_, first: string) => first.toUpperCase());
