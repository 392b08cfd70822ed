// The calls behind a product's form: staff and sellers have their own.
import { createContext, useContext } from 'react';
import type { CategoryChoice } from '#contract/seller-choice.ts';
import { textsIn } from '#web/desk/edit/opened-thing.ts';
import { deskCall, type DeskAnswer, type ReferenceCall } from '#web/desk/parts/desk-call.ts';
import { uploadPicture } from '#web/desk/parts/upload.ts';

/** An attribute with its values in order, named in the language of the screen. */
export type Attribute = { id: number; title: string; values: { id: number; title: string }[] };
export type ProductCalls = {
  attributes: ReferenceCall;
  readAttribute: (id: number) => Promise<Attribute | null>;
  categories: 'adminCategoryTree.all' | 'sellerChoice.categories';
  upload: (file: File, onProgress: (part: number) => void) => Promise<DeskAnswer<{ name: string }>>;
  /** Pictures can be cropped, and chosen from those of the market. */
  library: boolean;
  /** The usual attributes of variants in the chosen category. */
  suggested: CategoryChoice['attributes'];
};

const STAFF: ProductCalls = {
  attributes: 'adminAttribute.list',
  readAttribute: async (id) => {
    const answer = await deskCall('adminAttribute.open', { id });
    if (!answer.ok) return null;
    const { title, values } = answer.data;
    const named = values.map((value) => ({ id: value.id, title: localText(value.title) }));
    return { id, title: localText(title), values: named };
  },
  categories: 'adminCategoryTree.all',
  upload: uploadPicture,
  library: true,
  suggested: [],
};
const Calls = createContext(STAFF);
export const ProductCallsOf = Calls.Provider;
export const useProductCalls = (): ProductCalls => useContext(Calls);

const localText = (texts: unknown): string => {
  const all = textsIn(texts);
  return all[document.documentElement.lang] ?? Object.values(all)[0] ?? '';
};
