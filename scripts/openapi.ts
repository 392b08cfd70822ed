// Prints the contract to openapi.json and the typed client: npm run openapi
import { writeFileSync } from 'node:fs';
import { openApi } from '../src/api/openapi.ts';
import { clientText } from './client/client-text.ts';

writeFileSync('openapi.json', `${JSON.stringify(openApi('http://localhost:3000'), null, 1)}\n`);
for (const [name, text] of Object.entries(clientText()))
  writeFileSync(`clients/typescript/${name}`, text);
