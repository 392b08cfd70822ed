// The owner's fonts: uploaded, chosen in the settings, and deleted when unused.
import { sql } from 'kysely';
import { canWrite, type FontFile, type OwnFont } from '#base/own-fonts.ts';
import { Refusal } from '#base/refusal.ts';
import type { FontRow } from '#contract/admin/font.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { recordEdit } from '#market/edits/record-edit.ts';
import { refusalOf } from '#market/edits/row-refusals.ts';
import type { SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';

const NOUN = 'font';
const MOST_FONTS = 20;
/** The most missing letters that are listed. */
const NAMED = 12;

type StoredFont = { family: string; size: number; letters: [number, number][]; faces: FontFile[] };
type Row = StoredFont & { id: number; used: boolean };

/** The letters that a language needs. */
type Alphabet = { code: string; letters: string[] };

/** All fonts, each with the letters of these alphabets that it lacks. */
export async function listFonts(db: Db, alphabets: Alphabet[]): Promise<{ rows: FontRow[] }> {
  const { rows } = await sql<Row>`
    select f.id, f.family, f.size, f.letters, f.faces,
      exists (select from settings s where f.id in (s.body_font, s.heading_font)) as used
    from fonts f
    order by f.family
  `.execute(db);
  return {
    rows: rows.map(({ letters, ...font }) => ({
      ...font,
      languages: alphabets.map(({ code, letters: all }) => {
        const missing = all.filter((letter) => !canWrite(letters, letter));
        return {
          code,
          letters: all.length,
          missing: missing.length,
          named: missing.slice(0, NAMED).join(' '),
        };
      }),
    })),
  };
}

/**
 * Adds a font, or adds a missing weight or script to the font with this name. Returns its id, and
 * files that are no longer used. Refuses 'too-many-fonts' over 20.
 */
export async function addFont(
  tx: Tx,
  by: Staff,
  { family, size, letters, faces }: StoredFont,
): Promise<{ id: number; dropped: string[] }> {
  await sql`select pg_advisory_xact_lock(hashtext('fonts'))`.execute(tx);
  const { rows } = await sql<StoredFont & { id: number }>`
    select id, family, size, letters, faces from fonts where lower(family) = lower(${family})
  `.execute(tx);
  const [before] = rows;
  const same = (one: FontFile, other: FontFile) =>
    one.part === other.part && one.from === other.from && one.italic === other.italic;
  const others = (before?.faces ?? []).filter((old) => !faces.some((face) => same(old, face)));
  const became = {
    family,
    size,
    letters: JSON.stringify([...(before?.letters ?? []), ...letters]),
    faces: JSON.stringify([...others, ...faces]),
  };
  const { id, version } = await (before
    ? changeFont(tx, before.id, became)
    : insertFont(tx, became));
  const was = before ? { files: before.faces.length } : null;
  const files = others.length + faces.length;
  await recordEdit(
    tx,
    by,
    { noun: NOUN, id, version },
    { was, became: was ? { files } : { family, files } },
  );
  await touch(tx, 'settings');
  const named = new Set([...others, ...faces].map(({ file }) => file));
  return {
    id,
    dropped: (before?.faces ?? []).map(({ file }) => file).filter((file) => !named.has(file)),
  };
}

type Written = { family: string; size: number; letters: string; faces: string };

async function changeFont(tx: Tx, id: number, { size, letters, faces }: Written) {
  const { rows } = await sql<SavedRow>`
    update fonts
    set size = ${size}, letters = ${letters}::jsonb, faces = ${faces}::jsonb, version = version + 1
    where id = ${id}
    returning id, version
  `.execute(tx);
  if (!rows[0]) throw new Error('The font went while it was locked.');
  return rows[0];
}

async function insertFont(tx: Tx, { family, size, letters, faces }: Written) {
  const { rows } = await sql<SavedRow>`
    insert into fonts (family, size, letters, faces)
    select ${family}, ${size}, ${letters}::jsonb, ${faces}::jsonb
    where (select count(*) from fonts) < ${MOST_FONTS}
    returning id, version
  `.execute(tx);
  if (!rows[0]) throw new Refusal('too-many-fonts', { field: 'font', count: MOST_FONTS });
  return rows[0];
}

/**
 * Deletes a font; returns its files. Refuses 'thing-not-found', and 'in-use' while the site uses
 * it.
 */
export async function deleteFont(tx: Tx, by: Staff, id: number): Promise<string[]> {
  const { rows } = await sql<{ family: string; version: number; faces: FontFile[] }>`
    delete from fonts where id = ${id} returning family, version, faces
  `
    .execute(tx)
    .catch(refusalOf);
  const [gone] = rows;
  if (!gone) throw new Refusal('thing-not-found');
  const { family, version } = gone;
  const edited = { noun: NOUN, id, version: version + 1 };
  await recordEdit(tx, by, edited, { was: { family }, became: null });
  return gone.faces.map(({ file }) => file);
}

/** The fonts chosen for the site; null: those that come with Souk. */
export async function readOwnFonts(
  db: Db,
): Promise<{ body: OwnFont | null; heading: OwnFont | null }> {
  const { rows } = await sql<{ body: OwnFont | null; heading: OwnFont | null }>`
    select
      (select jsonb_build_object('size', size, 'faces', faces) from fonts where id = body_font)
        as body,
      (select jsonb_build_object('size', size, 'faces', faces) from fonts where id = heading_font)
        as heading
    from settings
  `.execute(db);
  return rows[0] ?? { body: null, heading: null };
}
