// Keeps the grid's unsaved input in this browser, because a session may end, or a tab close.
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { findDraft, keepDraft } from '#web/desk/edit/draft.ts';
import { useStore } from '#web/seller/frame/workplace.ts';
import type { Edits } from '#web/seller/stock/stock-edits.ts';

const NOUN = 'stock-grid';
const draftShape = z.array(
  z.object({
    row: z.object({
      id: z.int(),
      sku: z.string(),
      title: z.string(),
      variant: z.string(),
      price: z.number(),
      stock: z.number(),
    }),
    price: z.string().optional(),
    stock: z.string().optional(),
  }),
);

/** The store's unsaved input in the grid, by variant. */
export function useKeptEdits() {
  const { id } = useStore();
  const [edits, setEdits] = useState<Edits>(() => {
    const found = draftShape.safeParse(findDraft(NOUN, id)?.values.edits).data ?? [];
    return new Map(found.map((one) => [one.row.id, one]));
  });
  useEffect(() => {
    const all = [...edits.values()];
    keepDraft(NOUN, id, all.length > 0 ? { version: null, values: { edits: all } } : null);
  }, [id, edits]);
  return [edits, setEdits] as const;
}
