// Prints the contract into openapi.json: npm run openapi
import { writeFileSync } from 'node:fs';
import { openApi } from '../src/api/openapi.ts';

writeFileSync('openapi.json', `${JSON.stringify(openApi('http://localhost:3000'), null, 1)}\n`);
