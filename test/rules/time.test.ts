import { describe, expect, it } from 'vitest';
import { createdText, utcText } from '#base/time.ts';

const moment = new Date('2026-11-21T08:05:09.750Z');

describe('a flash sale’s end', () => {
  it('is written in UTC, without parts of a second', () =>
    expect(utcText(moment)).toBe('2026-11-21 08:05:09'));
});

describe('the text `created`', () => {
  it.each([
    ['UTC', '8:05 am, 21 Nov, 26'],
    ['Europe/Istanbul', '11:05 am, 21 Nov, 26'],
    ['Asia/Kolkata', '1:35 pm, 21 Nov, 26'],
    ['America/Los_Angeles', '12:05 am, 21 Nov, 26'],
    ['Pacific/Honolulu', '10:05 pm, 20 Nov, 26'],
    ['Pacific/Kiritimati', '10:05 pm, 21 Nov, 26'],
  ])('in %s is %s', (zone, text) => expect(createdText(moment, zone)).toBe(text));
  it.each([
    ['2026-01-01T00:00:00Z', '12:00 am, 1 Jan, 26'],
    ['2026-01-01T12:00:00Z', '12:00 pm, 1 Jan, 26'],
    ['2009-02-03T23:59:59Z', '11:59 pm, 3 Feb, 09'],
    ['2028-02-29T01:01:00Z', '1:01 am, 29 Feb, 28'],
  ])('of %s is %s', (iso, text) => {
    expect(createdText(new Date(iso), 'UTC')).toBe(text);
  });
  it('follows summer time', () =>
    expect(createdText(new Date('2026-07-01T08:05:00Z'), 'Europe/Paris')).toBe(
      '10:05 am, 1 Jul, 26',
    ));
});
