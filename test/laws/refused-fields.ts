// Every field that a refusal can name: those of the contract's calls, the keys of gateways, and
// those named in code.
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { gatewayList } from '#outside/gateways/gateway-list.ts';
import { isNode, sourcesIn, type Node } from './sources.ts';
import { argumentOf, literal } from './word-uses.ts';

export function refusedFields(): string[] {
  return [...new Set([...ofCalls(), ...ofGateways(), ...ofCode()])].sort();
}

/** Fields of rows that are saved with a thing (`places` have a `price`); they may have a name. */
export const fieldsOfRows = (): string[] =>
  Object.values(endpoints).flatMap(({ input }) =>
    input instanceof z.ZodObject ? Object.values(input.shape).flatMap(inRows) : [],
  );

function inRows(shape: unknown): string[] {
  if (shape instanceof z.ZodPipe) return inRows(shape.out);
  return shape instanceof z.ZodArray && shape.element instanceof z.ZodObject
    ? Object.keys(shape.element.shape)
    : [];
}

function ofCalls(): string[] {
  return Object.entries(endpoints).flatMap(([call, { input }]) => {
    if (!(input instanceof z.ZodObject))
      throw new Error(`The input of ${call} is no object: its fields cannot be named.`);
    return Object.keys(input.shape);
  });
}

const ofGateways = () => gatewayList.flatMap(({ keys }) => [...keys.secret, ...keys.shown]);

/** `new Refusal('required', { field: 'note' })`. */
function ofCode(): string[] {
  return sourcesIn('src').flatMap(({ nodes }) =>
    nodes.flatMap((node) => {
      const made = node.type === 'NewExpression' && isNode(node.callee) ? node.callee.name : null;
      return made === 'Refusal' ? fieldIn(argumentOf(node, 1)) : [];
    }),
  );
}

function fieldIn(values: Node | undefined): string[] {
  const properties = Array.isArray(values?.properties) ? values.properties.filter(isNode) : [];
  const field = properties.find(({ key }) => isNode(key) && key.name === 'field');
  const name = field && isNode(field.value) ? literal(field.value) : null;
  return name === null ? [] : [name];
}
