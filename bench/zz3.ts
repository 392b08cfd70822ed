import { migrate } from '#db/migrate.ts';
await migrate(process.argv[2]!, 'db/migrations');
