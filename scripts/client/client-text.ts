// The types and addresses of `clients/typescript`, printed from the contract.
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { fieldsOf, objectOf, schemaOf } from '../../src/api/openapi-schema.ts';
import { typeText, type JsonSchema } from './type-text.ts';

const HEAD = '// Printed from the contract (npm run openapi); nobody edits it.\n';
/** The indentation of a call's fields. */
const INNER = '    ';

/** The two printed files of the client, by name. */
export function clientText(): Record<'calls.ts' | 'addresses.ts', string> {
  const named: Record<string, JsonSchema> = {};
  const calls = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    name,
    about: endpoint.about,
    address: `${endpoint.methods[0]} ${endpoint.path}`,
    input: typeText(objectOf(fieldsOf(endpoint, named)), INNER),
    data: endpoint.file ? 'Blob' : typeText(schemaOf(endpoint.output, named), INNER),
  }));
  const shapes = Object.entries(named).map(
    ([name, schema]) => `export type ${name} = ${typeText(schema)};\n`,
  );
  const types = calls.map(
    ({ name, about, input, data }) =>
      `  /** ${about} */\n  '${name}': {\n    input: ${input};\n    data: ${data};\n  };\n`,
  );
  const lines = calls.map(({ name, address }) => `  '${name}': '${address}',\n`);
  return {
    'calls.ts': `${HEAD}${shapes.join('')}\nexport type Calls = {\n${types.join('')}};\n`,
    'addresses.ts':
      `${HEAD}import type { Calls } from './calls.ts';\n\n` +
      `export const addresses: Record<keyof Calls, string> = {\n${lines.join('')}};\n`,
  };
}
