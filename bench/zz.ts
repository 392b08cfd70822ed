import { growCatalogue } from './grow-catalogue.ts';
await growCatalogue(process.argv[2]!, Number(process.argv[3]), console.log);
