import { benchDesk } from './desk.ts';
import { connect, connectPool } from '#db/connect.ts';
const url = process.argv[2]!;
const db = connect(connectPool(url, 3));
const market = { services: { db } as never, url, folder: '/tmp/cat-1m', close: async () => {} };
const lines = await benchDesk(market as never);
for (const l of lines.filter((l) => !l.holds)) console.log('OVER', l.what, l.value);
await db.destroy();
