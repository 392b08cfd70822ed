// A store's products as a file, and an import of the same file.
import { describe, expect, it } from 'vitest';
import { makeProduct, makeStore } from '../make.ts';
import {
  doAll,
  HEAD,
  owner,
  standing,
  store,
  titles,
  uploaded,
  withImports,
} from './import-steps.ts';
import { base, open } from './own-shop.ts';

withImports();

const fileOf = async (id: number) => {
  const { data } = await open.call('GET', `admin/imports/catalogue/${id}`, {}, owner.headers);
  return new TextDecoder().decode((data as { bytes: Uint8Array }).bytes);
};
const PICTURE = 'https://pictures.example/brass.jpg';
const WHOLE =
  `${HEAD},Option1 Name,Option1 Value,Variant Compare At Price,Vendor,Product Category,Tags,` +
  'Body (HTML),Variant Grams,Image Src,Image Alt Text,Published,SEO Title\n' +
  `brass-lamp,"=Brass, ""old"" lamp",L-1,49.90,5,Size,Small,60.00,Acme,` +
  `Light > Lamps,"warm, old",<p>Warm.</p>,900,${PICTURE},A lamp,true,Lamps\n` +
  'brass-lamp,,L-2,59.90,0,Size,Large,,,,,,1200,,,,\n' +
  'hidden-lamp,Hidden lamp,L-3,9.90,7,,,,,Light > Lamps,,<p>Not yet.</p>,,,,false,\n';

describe('the file of a store', () => {
  it('changes nothing when it is brought in again', async () => {
    standing.set(PICTURE, Buffer.from('a lamp'));
    expect(await doAll('run', (await uploaded(WHOLE)).id)).toMatchObject({ created: 2 });
    const file = await fileOf(store);
    expect(file).toContain(`brass-lamp,"'=Brass, ""old"" lamp",<p>Warm.</p>,Acme,Light > Lamps,`);
    expect(await doAll('run', (await uploaded(file)).id)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
      refused: 0,
      findings: [],
    });
  });

  it('makes the same products in another store', async () => {
    standing.set(PICTURE, Buffer.from('a lamp'));
    await doAll('run', (await uploaded(WHOLE)).id);
    const file = await fileOf(store);
    const other = await makeStore(base.db);
    const { id } = await uploaded(file, { store_id: other });
    expect(await doAll('run', id)).toMatchObject({ created: 2, refused: 0 });
    const rest = (text: string) => text.replaceAll(/^(\w+-lamp)[\w-]*/gm, '$1');
    expect(rest(await fileOf(other))).toBe(rest(file));
  });

  it('changes what was made by hand, found by its address, and undoing changes it back', async () => {
    const { id, store: its } = await makeProduct(base.db, { store });
    const { slug } = await base.db
      .selectFrom('products')
      .select('slug')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const before = await titles();
    const file = (await fileOf(its)).replace(`${slug},${before[0]}`, `${slug},Another name`);
    expect(file).toContain(`${slug},Another name`);
    const run = await uploaded(file);
    expect(await doAll('run', run.id)).toMatchObject({ created: 0, updated: 1 });
    expect(await titles()).toEqual(['Another name']);
    expect(await doAll('undo', run.id)).toMatchObject({ taken_back: { restored: 1 } });
    expect(await titles()).toEqual(before);
  });

  it('has no broken pictures: the product is imported, and its row is reported', async () => {
    const { id } = await uploaded(WHOLE.replace(PICTURE, 'https://pictures.example/gone.jpg'));
    const run = await doAll('run', id);
    expect(run).toMatchObject({ created: 2, refused: 0 });
    expect(run.findings.join(' ')).toContain('gone.jpg');
  });
});
