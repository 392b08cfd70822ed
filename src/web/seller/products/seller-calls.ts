import type { CategoryChoice } from '#contract/seller-choice.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { upload } from '#web/desk/parts/upload.ts';
import type { ProductCalls } from '#web/desk/product/product-calls.ts';

/** The calls behind a product's form for sellers. */
export const sellerCalls = (suggested: CategoryChoice['attributes']): ProductCalls => ({
  attributes: 'sellerChoice.attributes',
  readAttribute: async (id) => {
    const answer = await deskCall('sellerChoice.attribute', { id });
    return answer.ok ? answer.data : null;
  },
  categories: 'sellerChoice.categories',
  upload: (file, onProgress) => upload('sellerProduct.upload', { image: file }, onProgress),
  library: false,
  suggested,
});
