// Parses the terminal's arguments. The code of a command is loaded only when it is needed: an
// import needs the memory for products.
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import type { Config } from '#hall/config.ts';
import { hasLanguage, spoken } from '#words/catalogue.ts';
import { sayIn, type Say } from '#words/say.ts';

/** The work of a command; returns the exit code. */
export type Command = (db: Db, config: Config) => Promise<number>;

const NUMBER = /^\d{1,9}$/;

/**
 * Finds the command of the arguments; returns its work, or a text to print, such as the help when
 * they are wrong.
 */
export async function commandOf(args: string[]): Promise<Command | string> {
  try {
    const parsedArgs = read(args);
    const language = parsedArgs.values.words ?? 'en';
    if (!hasLanguage(language)) return `--words takes one of these: ${spoken.join(', ')}.`;
    const speak = sayIn(language);
    const command = (await importing(parsedArgs, speak)) ?? (await runCommand(parsedArgs));
    return typeof command === 'string' ? command : inLanguage(speak, command);
  } catch (problem) {
    const message = problem instanceof Error ? problem.message.split('. ')[0] : String(problem);
    return `${message}.\n\n${await help()}`;
  }
}

type CommandLine = ReturnType<typeof read>;

const read = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      images: { type: 'string' },
      language: { type: 'string' },
      words: { type: 'string' },
      mapping: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });

const help = async () => (await import('#cli/help.ts')).HELP;

// Refusals are codes: they are printed in the chosen language.
const inLanguage =
  (speak: Say, command: Command): Command =>
  (db, config) =>
    command(db, config).catch((problem: unknown) => {
      throw problem instanceof Refusal
        ? new Error(speak(`refusal.${problem.code}`, problem.values))
        : problem;
    });

/** Runs a command about imports; null for any other. */
async function importing(
  { values, positionals: [verb, about, ...more] }: CommandLine,
  speak: Say,
): Promise<Command | string | null> {
  if (values.help || more.length) return null;
  if (verb === 'imports' && !about)
    return async (db) => (await import('#cli/imports.ts')).listImports(db);
  if (verb === 'imports' && about && NUMBER.test(about))
    return async (db) =>
      (await import('#cli/findings.ts')).repeatFindings(db, Number(about), speak);
  if (verb === 'undo' && about && NUMBER.test(about))
    return async (db, config) =>
      (await import('#cli/imports.ts')).takeBackImport(db, config, Number(about));
  if (verb !== 'import' || !about) return null;
  const { store, images = null, language = null, 'dry-run': dry } = values;
  if (!store) return `Say which store the products are for: --store SLUG\n\n${await help()}`;
  const file = resolve(about);
  if (!(await stat(file).catch(() => null))?.isFile()) return `There is no file ${file}.`;
  if (images !== null && !(await stat(images).catch(() => null))?.isDirectory())
    return `There is no folder ${resolve(images)}.`;
  return async (db, config) =>
    (await import('#cli/import.ts')).bringIn(db, config, {
      file,
      store,
      images,
      language,
      dry,
      speak,
    });
}

async function runCommand({
  values,
  positionals: [verb, about, path, ...more],
}: CommandLine): Promise<Command | string> {
  if (values.help || more.length || (path && verb !== 'settle')) return help();
  if (verb === 'settle' && about && path)
    return (await import('#cli/books.ts')).settling(about, path);
  if (verb === 'statement' && about)
    return (await import('#cli/bank.ts')).takingIn(about, values.mapping);
  if (verb === 'audit' && !about)
    return async (db) => (await import('#cli/books.ts')).printFaults(db);
  if (verb === 'owner' && about) return (await import('#cli/accounts.ts')).appointing(about);
  if (verb === 'password' && about) return (await import('#cli/accounts.ts')).renewing(about);
  if (verb === 'second-factor' && about) return (await import('#cli/accounts.ts')).resetting(about);
  if (verb === 'owner')
    return `Say whom to make an owner: npm run market -- owner you@example.com\n\n${await help()}`;
  if (verb === 'password')
    return `Say whose: npm run market -- password you@example.com\n\n${await help()}`;
  return help();
}
