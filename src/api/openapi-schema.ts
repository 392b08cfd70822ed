// Zod shapes as OpenAPI schemas.
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

export type Schema = Record<string, unknown>;

export type Field = { name: string; required: boolean; schema: Schema };

export function fieldsOf({ input }: Endpoint, named: Record<string, unknown>): Field[] {
  if (!(input instanceof z.ZodObject)) return [];
  return Object.entries(input.shape as Record<string, z.ZodType>).map(([name, shape]) => ({
    name,
    required: !shape.safeParse(undefined).success,
    schema: schemaOf(shape, named),
  }));
}

export function objectOf(fields: Field[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}

export function answerOf({ output }: Endpoint, named: Record<string, unknown>): Schema {
  return {
    type: 'object',
    required: ['data', 'status', 'token', 'message'],
    properties: {
      data: schemaOf(output, named),
      status: { const: 200 },
      token: { type: ['string', 'null'] },
      message: { type: 'string' },
    },
  };
}

/**
 * The schema of a shape's parsed value; what JSON Schema cannot express is left open. Named shapes
 * are placed among the components.
 */
export function schemaOf(shape: z.ZodType, named: Record<string, unknown>): Schema {
  const {
    $schema: _,
    $defs = {},
    ...schema
  } = z.toJSONSchema(shape, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  for (const [name, definition] of Object.entries($defs)) named[name] ??= moved(definition);
  return moved(schema);
}

const moved = (schema: unknown) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Schema;
