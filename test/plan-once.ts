// Our statements are long and our test data small: PostgreSQL takes ten times as long to plan most
// of them as to run them, and tests repeat the same ones.
import { createHash } from 'node:crypto';
import pg from 'pg';

const LONG = 100;
const ONE_STATEMENT = /^\s*(select|insert|update|delete|with)\b[^;]*$/i;
const names = new Map<string, string>();

type RunQuery = (this: pg.Client, question: unknown, ...more: unknown[]) => unknown;

/** Makes every connection of this process plan a statement only once. */
export function planOnce(): void {
  const original = pg.Client.prototype.query as RunQuery;
  const query: RunQuery = function query(question, ...more) {
    return original.call(this, named(question), ...more);
  };
  pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
}

function named(question: unknown): unknown {
  if (typeof question === 'string')
    return isLong(question) ? { text: question, name: nameOf(question) } : question;
  if (!question || typeof question !== 'object' || 'submit' in question || 'name' in question)
    return question;
  const { text } = question as pg.QueryConfig;
  return isLong(text) ? { ...question, name: nameOf(text) } : question;
}

const isLong = (text: string) => text.length > LONG && ONE_STATEMENT.test(text);

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 60);
  names.set(text, name);
  return name;
}
