// A worker that is killed while processing a picture: its job and the queue of pictures are freed,
// and the picture is made.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formName, widths } from '#base/picture.ts';
import { keepPicture } from '#outside/files/pictures.ts';
import { ageLocks } from '../verbs/crash-queue.ts';
import { startBuilt } from '../verbs/built-shop.ts';
import { LONG, SOON, missing, openFaulty, type Faulty } from './built.ts';

const SIDE = 1600;

describe.skipIf(missing)('a worker that is killed with a picture in hand', () => {
  let at: Faulty;
  beforeAll(async () => {
    at = await openFaulty();
  }, LONG);
  afterAll(() => at?.close(), LONG);

  const locks = async () =>
    (
      await sql<{
        jobs: number;
        queues: number;
      }>`
        select
          (
            select count(*)
            from graphile_worker.jobs
            where locked_at is not null and task_identifier = 'resize-picture'
          ) as jobs,
          (
            select count(*) from graphile_worker._private_job_queues where locked_at is not null
          ) as queues`.execute(at.base.db)
    ).rows[0];
  const left = async () =>
    (
      await sql`select from graphile_worker.jobs where task_identifier = 'resize-picture'`.execute(
        at.base.db,
      )
    ).rows.length;

  it(
    'leaves neither the job nor its queue locked, and the picture is made',
    async () => {
      const folder = join(at.dataDir, 'media');
      const noise = await sharp({
        create: {
          width: SIDE,
          height: SIDE,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .png()
        .toBuffer();
      const { name, width, height, bytes } = await keepPicture(folder, noise);
      await at.base.db.insertInto('pictures').values({ name, width, height, bytes }).execute();
      await sql`
        select graphile_worker.add_job(
          'resize-picture', payload := json_build_object('name', ${name}::text),
          queue_name := 'pictures'
        )`.execute(at.base.db);
      await vi.waitFor(async () => expect(await locks()).toEqual({ jobs: 1, queues: 1 }), {
        ...SOON,
        interval: 5,
      });
      await at.shop.end('SIGKILL');
      expect(await locks()).toEqual({ jobs: 1, queues: 1 });

      at.shop = await startBuilt(at.dataDir, { DATABASE_URL: at.proxy.url });
      await sql`update workers set seen_at = seen_at - interval '1 hour'`.execute(at.base.db);
      await ageLocks({ db: () => at.base.db });
      await vi.waitFor(
        async () => expect([await left(), (await locks())?.queues]).toEqual([0, 0]),
        SOON,
      );
      for (const width of widths)
        expect(existsSync(join(folder, formName(name, width, 'avif'))), String(width)).toBe(true);
    },
    LONG,
  );
});
