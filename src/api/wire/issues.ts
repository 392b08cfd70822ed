// The problems that a shape found, in the caller's language.
import type { z } from 'zod';
import type { Say } from '#words/say.ts';

const KNOWN = new Set(['required', 'invalid-email', 'invalid-input']);

/** One sentence per field, in the order of the fields. */
export function issuesInWords(error: z.ZodError, say: Say): string[] {
  const seen = new Set<PropertyKey>();
  return error.issues.flatMap((issue) => {
    const field = issue.path[0] ?? '';
    if (seen.has(field)) return [];
    seen.add(field);
    return [
      say(`refusal.${KNOWN.has(issue.message) ? issue.message : 'invalid-input'}`, {
        field: String(field),
      }),
    ];
  });
}

/** One sentence for the full path of each field: `title.en`. */
export function issuesByField(error: z.ZodError, say: Say): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.issues)
    messages[path.join('.')] ??= say(`refusal.${KNOWN.has(message) ? message : 'invalid-input'}`, {
      field: String(path[0] ?? ''),
    });
  return messages;
}
