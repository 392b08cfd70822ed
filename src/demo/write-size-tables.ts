import type { Tx } from '#db/connect.ts';
import { idOf, type Ids } from '#demo/ids.ts';
import type { Demo } from '#demo/shape.ts';
import { checkedSizeTable } from '#market/catalogue/size-table.ts';

/** Creates the size tables of categories. */
export async function writeSizeTables(tx: Tx, { theme }: Demo, categories: Ids): Promise<void> {
  const rows = theme.sizeTables.map(({ category, ...written }) => {
    const { title, columns, rows: lines } = checkedSizeTable(written);
    return {
      category_id: idOf(categories, category),
      title: JSON.stringify(title),
      columns: JSON.stringify(columns),
      rows: JSON.stringify(lines),
    };
  });
  if (rows.length) await tx.insertInto('size_tables').values(rows).execute();
}
