import { expect } from 'vitest';
import { readConfig } from '#hall/config.ts';

/** The sentences with which settings are refused, or none. */
export function mistakes(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (problem) {
    const [first, ...lines] = problem instanceof Error ? problem.message.split('\n') : [];
    expect(first).toBe('Souk cannot start with these settings:');
    return lines.map((line) => line.replace(/^ {2}- /, ''));
  }
}
