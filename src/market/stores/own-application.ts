// A person's own application to sell, with the files they submitted.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { OwnApplication } from '#contract/seller-application.ts';
import type { Db } from '#db/connect.ts';
import type { Customer } from '#market/settings/actor.ts';
import { readItems } from '#market/stores/application-item.ts';
import { fileOfItem, type SentFile } from '#market/stores/application-file.ts';

type Row = Omit<OwnApplication, 'items' | 'created_at' | 'decided_at'> & {
  created_at: Date;
  decided_at: Date | null;
};

/** The latest proven application of an account, as an SQL expression for its id. */
export const latestOf = (accountId: number) => sql<number>`(
  select id
  from applications
  where account_id = ${accountId} and state <> 'unverified'
  order by id desc
  limit 1
)`;

/** The caller's latest application. Refuses 'application-not-found' when there is none. */
export async function readOwnApplication(
  db: Db,
  { accountId, language }: Customer,
): Promise<OwnApplication> {
  const { rows } = await sql<Row>`
    select id, state, store_name, country, reason, created_at, decided_at
    from applications
    where id = ${latestOf(accountId)}
  `.execute(db);
  const [own] = rows;
  if (!own) throw new Refusal('application-not-found');
  const { created_at, decided_at, ...rest } = own;
  return {
    ...rest,
    created_at: created_at.toISOString(),
    decided_at: decided_at && decided_at.toISOString(),
    items: (await readItems(db, { applicationId: own.id, language })).map(
      ({ decided_by: _, decided_at: __, ...item }) => item,
    ),
  };
}

/** A file of the caller's latest application. Refuses 'application-not-found'. */
export const readOwnFile = (
  db: Db,
  { accountId }: Customer,
  requirementId: number,
): Promise<SentFile> => fileOfItem(db, { applicationId: latestOf(accountId), requirementId });
