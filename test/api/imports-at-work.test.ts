// An import of a catalogue from a file, run and undone by a worker.
import { spawn } from 'node:child_process';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { startJobs } from '#jobs/start-jobs.ts';
import { IMPORT_LOCK } from '#market/imports/lock-import.ts';
import {
  badRows,
  csv,
  doAll,
  HEAD,
  lamps,
  opened,
  post,
  suspend,
  titles,
  uploaded,
  work,
  withImports,
} from './import-steps.ts';
import { base, open } from './own-shop.ts';

withImports();
/** A busy machine is slow, not wrong. */
const SOON = { timeout: 100_000, interval: 20 };

describe('a run', () => {
  it('brings the good rows in, and gives the bad ones as a file', async () => {
    const { id } = await uploaded(lamps);
    expect(await doAll('run', id)).toMatchObject({ state: 'done', created: 2, refused: 1 });
    expect(await titles()).toEqual(['Brass lamp', 'Clay lamp']);
    const file = await badRows(id);
    expect(file).toContain(`${HEAD},What is wrong\r\n`);
    expect(file).toContain("glass-lamp,Glass lamp,L-3,'=cheap,3,");
    const mended = file.replace("'=cheap", '19.90');
    expect(await doAll('run', (await uploaded(mended)).id)).toMatchObject({
      created: 1,
      refused: 0,
    });
  });

  it('of the same file changes nothing the second time', async () => {
    await doAll('run', (await uploaded(lamps)).id);
    const again = await doAll('run', (await uploaded(lamps)).id);
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: 1 });
  });

  it('is asked for once, however many ask', async () => {
    const { id } = await uploaded(lamps);
    const answers = await Promise.all([1, 2, 3].map(() => post('run', id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
    await work(id);
    expect((await post('run', id)).data).toMatchObject({ code: 'import-begun' });
    expect((await post('columns', id, { columns: [] })).data).toMatchObject({
      code: 'import-begun',
    });
  });

  it('waits while another import runs, and comes again', async () => {
    const { id } = await uploaded(lamps);
    await post('run', id);
    await base.db.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(${IMPORT_LOCK})`.execute(other);
      await work(id);
      await sql`select pg_advisory_unlock(${IMPORT_LOCK})`.execute(other);
    });
    expect(await opened(id)).toMatchObject({ state: 'waiting', trouble: null });
    await work(id);
    expect(await opened(id)).toMatchObject({ state: 'done', created: 2 });
  });

  it('continues where a worker was killed, and is undone as a whole', async () => {
    const many = 1500;
    const rows = Array.from({ length: many }, (_, n) => `thing-${n},Thing ${n},T-${n},9.90,1`);
    const { id } = await uploaded(csv(...rows));
    await post('run', id);
    const worker = spawn(process.execPath, ['test/api/import-worker.ts', base.url, String(id)], {
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => {
      worker.once('exit', (_, signal) => resolve(signal));
    });
    await vi.waitFor(async () => expect((await opened(id)).created).toBeGreaterThan(0), SOON);
    worker.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    const { created, state } = await opened(id);
    expect([created < many, state]).toEqual([true, 'running']);
    // the killed worker holds its lock until the database has noticed
    await vi.waitFor(async () => {
      await work(id);
      expect((await opened(id)).state).toBe('done');
    }, SOON);
    expect(await opened(id)).toMatchObject({ created: many, unchanged: 0, refused: 0 });
    expect((await titles()).length).toBe(many);
    expect(await doAll('undo', id)).toMatchObject({ taken_back: { removed: many } });
    expect(await titles()).toEqual([]);
  });

  it('that is stopped keeps what was imported, continues, and is undone', async () => {
    const rows = Array.from({ length: 400 }, (_, n) => `thing-${n},Thing ${n},T-${n},9.90,1`);
    const { id } = await uploaded(csv(...rows));
    await post('run', id);
    await post('stop', id);
    await work(id); // before it started
    expect(await opened(id)).toMatchObject({ state: 'uploaded', created: 0 });
    await post('run', id);
    await sql`
      create function stop_early() returns trigger language plpgsql as $$
      begin new.stop_asked := new.done_rows > 0; return new; end $$`.execute(base.db);
    await sql`
      create trigger stop_early before update of done_rows on imports
      for each row execute function stop_early()`.execute(base.db);
    await work(id);
    await sql`drop trigger stop_early on imports`.execute(base.db);
    expect(await opened(id)).toMatchObject({ state: 'stopped', created: 250, work: null });
    expect(await doAll('run', id)).toMatchObject({ state: 'done', created: 400, unchanged: 0 });
    expect(await doAll('undo', id)).toMatchObject({
      state: 'undone',
      taken_back: { removed: 400 },
    });
  });

  it('for a store that was suspended meanwhile ends with the reason', async () => {
    const { id } = await uploaded(lamps);
    await post('run', id);
    await suspend();
    await work(id);
    expect(await opened(id)).toMatchObject({
      state: 'uploaded',
      trouble: expect.stringContaining('suspended'),
    });
    expect(await titles()).toEqual([]);
  });

  it('is done by one of two workers', async () => {
    const stops = [
      await startJobs(open.services, base.url),
      await startJobs(open.services, base.url),
    ];
    try {
      const { id } = await uploaded(lamps);
      await post('run', id);
      await vi.waitFor(async () => expect(await opened(id)).toMatchObject({ state: 'done' }), {
        timeout: 60_000,
        interval: 200,
      });
      expect(await opened(id)).toMatchObject({ created: 2, unchanged: 0, refused: 1 });
    } finally {
      await Promise.all(stops.map((stop) => stop()));
    }
  });
});

describe('undoing', () => {
  it('says before what it takes back, and does so once', async () => {
    const { id } = await uploaded(lamps);
    expect((await post('undo', id)).data).toMatchObject({ code: 'import-not-found' });
    expect(await doAll('run', id)).toMatchObject({
      undo: { removed: 2, hidden: 0, restored: 0, later: null },
    });
    expect(await doAll('undo', id)).toMatchObject({
      state: 'undone',
      undo: null,
      taken_back: { removed: 2, hidden: 0, restored: 0 },
    });
    expect(await titles()).toEqual([]);
    expect((await post('undo', id)).data).toMatchObject({ code: 'import-undone' });
  });

  it('names the later import that has to go first', async () => {
    const first = await uploaded(lamps);
    await doAll('run', first.id);
    const second = await uploaded(lamps.replace('49.90', '39.90'));
    await doAll('run', second.id);
    expect(await opened(first.id)).toMatchObject({ undo: { later: second.id } });
    expect((await post('undo', first.id)).data).toMatchObject({ code: 'import-later' });
  });
});
