import { describe, expect, it } from 'vitest';
import { dayBegins, momentsOf, wallTime } from '#base/zoned-time.ts';

const isos = (wall: string, zone: string) => momentsOf(wall, zone).map((at) => at.toISOString());

describe('a time on the wall', () => {
  it.each([
    ['Europe/Paris', '2026-11-27T08:00', '2026-11-27T07:00:00.000Z'],
    ['Europe/Paris', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-27T08:00', '2026-11-27T02:30:00.000Z'],
    ['Asia/Dubai', '2026-01-01T03:59', '2025-12-31T23:59:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01T00:00', '2025-12-31T10:00:00.000Z'],
    ['America/St_Johns', '2026-01-01T00:00', '2026-01-01T03:30:00.000Z'],
    ['UTC', '2028-02-29T12:00', '2028-02-29T12:00:00.000Z'],
  ])('of %s, %s, is one moment', (zone, wall, moment) => {
    expect(isos(wall, zone)).toEqual([moment]);
    expect(wallTime(new Date(moment), zone)).toBe(wall);
  });

  it.each([
    ['Europe/Paris', '2026-03-29T02:30'],
    ['America/New_York', '2026-03-08T02:00'],
    ['Australia/Lord_Howe', '2026-10-04T02:15'], // by half an hour
  ])('of %s, %s, is none where clocks are put forward', (zone, wall) => {
    expect(isos(wall, zone)).toEqual([]);
  });

  it.each([
    ['Europe/Paris', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Paris', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Paris', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['Europe/Paris', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('of %s, %s, just beside a change is one', (zone, wall, moment) => {
    expect(isos(wall, zone)).toEqual([moment]);
  });

  it.each([
    ['Europe/Paris', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    [
      'America/New_York',
      '2026-11-01T01:00',
      '2026-11-01T05:00:00.000Z',
      '2026-11-01T06:00:00.000Z',
    ],
    [
      'Australia/Lord_Howe',
      '2026-04-05T01:45',
      '2026-04-04T14:45:00.000Z',
      '2026-04-04T15:15:00.000Z',
    ],
  ])('of %s, %s, is two where clocks are put back, the earlier first', (zone, wall, ...both) => {
    expect(isos(wall, zone)).toEqual(both);
    for (const moment of both) expect(wallTime(new Date(moment), zone)).toBe(wall);
  });

  it('that is none is no moment', () => {
    for (const wall of ['', 'soon', '2026-13-01T00:00', '2026-02-31T00:00'])
      expect(momentsOf(wall, 'Europe/Paris')).toEqual([]);
  });
});

describe('a day', () => {
  it.each([
    ['Asia/Kolkata', '2026-12-01', '2026-11-30T18:30:00.000Z'],
    ['America/Los_Angeles', '2026-11-01', '2026-11-01T07:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-02', '2026-11-02T08:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'], // has no midnight
  ])('of %s, %s, begins at one moment', (zone, day, moment) => {
    expect(dayBegins(day, zone)?.toISOString()).toBe(moment);
  });

  it('that is none does not begin', () => expect(dayBegins('', 'UTC')).toBeUndefined());
});
