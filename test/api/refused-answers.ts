// The form of every refusal of the API.
import { expect } from 'vitest';
import type { Answer } from '../shop.ts';

/** Expects the four fields that every answer has. */
export function expectWrapper({ body, text }: Answer): void {
  expect(Object.keys(body).toSorted(), text).toEqual(['data', 'message', 'status', 'token']);
}

/** Expects a refusal with this message, which nobody may cache. */
export function expectRefused(answer: Answer, message: string): void {
  expectWrapper(answer);
  expect(answer, answer.text).toMatchObject({
    http: 200,
    status: 201,
    message,
    data: { form: [message] },
  });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
}
