// The key of an order in one browser tab; the tab's storage is a map here.
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetOrderKey,
  isUnsure,
  noteAnswered,
  noteSent,
  orderKey,
} from '#web/storefront/checkout/order-key.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
});
afterAll(() => vi.unstubAllGlobals());

describe('the key of an order', () => {
  it('is the same for the same lines, so that sending twice orders once', () =>
    expect(orderKey([3, 11, 2])).toBe(orderKey([11, 2, 3])));
  it('differs for other lines, so that the shop does not return the previous order', () => {
    const keys = [[1], [1, 2], [12], [2], [], [1, 12], [112]].map(orderKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
  it('is another again for lines that come back after others', () => {
    const first = orderKey([1]);
    orderKey([2]);
    expect(orderKey([1])).not.toBe(first);
  });
  it('is another once the order is placed', () => {
    const first = orderKey([1]);
    forgetOrderKey();
    expect(orderKey([1])).not.toBe(first);
  });
  it('can not be guessed', () => {
    const keys = Array.from({ length: 50 }, () => {
      forgetOrderKey();
      return orderKey([1]);
    });
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(50);
  });
  it('leaves the lines as they stood', () => {
    const lines = [3, 1, 2];
    orderKey(lines);
    expect(lines).toEqual([3, 1, 2]);
  });
  it.each(['', '|', '|1', 'nonsense'])('is made anew where the storage holds %j', (text) => {
    storage.set('order-key', text);
    expect(orderKey([1])).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('an order that went out', () => {
  it('is unsure until its answer comes', () => {
    expect(isUnsure()).toBe(false);
    noteSent();
    expect(isUnsure()).toBe(true);
    noteAnswered();
    expect(isUnsure()).toBe(false);
  });
  it('is sent again under its key after an answer that was no order', () => {
    const first = orderKey([1]);
    noteSent();
    noteAnswered();
    expect(orderKey([1])).toBe(first);
  });
  it('is sure once it is placed', () => {
    noteSent();
    forgetOrderKey();
    expect(isUnsure()).toBe(false);
  });
});
