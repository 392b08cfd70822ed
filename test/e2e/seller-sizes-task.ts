// A product gets sizes and colours, from the first screen.
import { makeProduct, texts, unique } from '../make.ts';
import { button } from './counted-desk.ts';
import { foot, type At, type Task } from './seller-task.ts';

const VALUES = { Size: ['S', 'M', 'L'], Colour: ['Indigo', 'Sand'] };

/** A shirt of the store, in a category with variants by size and colour. */
async function makeShirt({ site, store }: At): Promise<void> {
  const { db } = site.database;
  const product = await makeProduct(db, { store, name: 'Linen shirt', stock: 1 });
  const { category_id: category } = await db
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  for (const [at, [name, values]] of Object.entries(VALUES).entries()) {
    const { id } = await db
      .insertInto('attributes')
      .values({ slug: unique(name), title: texts(name) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('attribute_values')
      .values(
        values.map((value, position) => ({
          attribute_id: id,
          slug: unique(value),
          title: texts(value),
          position,
        })),
      )
      .execute();
    await db
      .insertInto('category_filters')
      .values({ category_id: category, attribute_id: id, position: at + 1 })
      .execute();
  }
}

export const SIZES_TASK: Task = {
  task: 'Offer a product in sizes and colours',
  most: 4,
  walk: async (desk, at) => {
    const { page, say, click } = desk;
    await makeShirt(at);
    await click(foot(desk, 'products'));
    await click(page.getByRole('link', { name: 'Linen shirt' }));
    await click(button(page, say('seller-products', 'step-price')));
    await click(button(page, 'Size × Colour'));
    await page.getByText('Indigo').nth(VALUES.Size.length).waitFor();
    await page.getByText(say('seller-products', 'saving-saved')).waitFor();
  },
};
