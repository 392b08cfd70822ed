import type { Handlers } from '#api/handler.ts';
import type { adminHealthCalls } from '#contract/admin/health.ts';
import { version } from '#hall/version.ts';
import type { Visit } from '#hall/visit.ts';
import { mailStanding } from '#market/connections/read-mail-server.ts';
import { judge, worstOf, type Facts } from '#market/health/health.ts';
import { readDatabase, readGatewaySigns } from '#market/health/read-health.ts';
import { factsOf } from '#market/payments/gateways/gateways.ts';
import { jobStanding } from '#market/queue/read-jobs.ts';
import { isOnline } from '#market/settings/payment-method.ts';
import { readCertificate } from '#outside/machine/read-certificate.ts';
import { readDisk } from '#outside/machine/read-disk.ts';
import { sayIn } from '#words/say.ts';

const DAY_MS = 86_400_000;

export const adminHealthHandlers: Handlers<typeof adminHealthCalls> = {
  read: async (visit) => {
    const facts = await readFacts(visit, new Date());
    const say = sayIn(visit.language);
    const judged = judge(facts);
    const checks = judged.map(({ part, of, state, word, values }) => ({
      part,
      of,
      state,
      said: say(`health.${word}`, values),
      todo: state === 'good' ? null : say(`health.${word}-todo`, values),
    }));
    return { ...facts, state: worstOf(judged), checks };
  },
};

async function readFacts(visit: Visit, now: Date): Promise<Facts> {
  const { services, reading } = visit;
  const { config } = services;
  const { database, postgres, schema } = await readDatabase(reading.db);
  const { oldest_waiting_at, worker_seen_at, waiting, trying, failed } = await jobStanding(
    reading.db,
  );
  const { trouble, ...mail } = await mailStanding(reading.db);
  const [disk, certificate, gateways, server] = await Promise.all([
    readDisk(config.dataDir),
    readCertificate(config.publicUrl),
    gatewaysOf(visit),
    services.mail(reading.db),
  ]);
  const until = certificate?.until;
  return {
    at: now.toISOString(),
    database,
    queue: { waiting, trying, failed, oldest_waiting_at },
    worker: { seen_at: worker_seen_at },
    mail: { ...mail, on: server !== null, trouble_at: trouble?.at ?? null },
    disk,
    gateways,
    certificate: certificate && {
      days_left: until ? Math.floor((until.getTime() - now.getTime()) / DAY_MS) : null,
    },
    versions: { souk: version, node: process.versions.node, postgres, schema },
  };
}

/** The gateways that are switched on. */
async function gatewaysOf({ services, market, reading }: Visit): Promise<Facts['gateways']> {
  const on = market.methods.filter(({ method, enabled }) => enabled && isOnline(method));
  const signs = await readGatewaySigns(
    reading.db,
    on.map(({ method }) => method),
  );
  return on.flatMap(({ method, test_mode }) => {
    const facts = factsOf(services.gateways, method);
    const { told_at = null, problem = null } = signs.get(method) ?? {};
    const ready = services.gateways.of(market, method) !== null;
    return facts
      ? [{ code: facts.code, name: facts.name, test_mode, ready, told_at, problem }]
      : [];
  });
}
