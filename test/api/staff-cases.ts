// The input of calls about people who work for the market, or apply to, in the test of shapes.
import sharp from 'sharp';
import type { CallName } from '#contract/endpoints.ts';
import { hashOf } from '#market/accounts/invited.ts';
import { makeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { unique } from '../make.ts';
import type { Case, DemoShop, Input } from './shop-cases.ts';

/** The secret of an open invitation. */
async function invited({ base }: DemoShop): Promise<Input> {
  const word = unique('word');
  await base.db
    .insertInto('staff_invitations')
    .values({
      email: `${unique('guest')}@example.com`,
      role: 'support',
      hash: hashOf(word),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return { word };
}

/** An uploaded picture, and a crop of it. */
async function cut({ base, open }: DemoShop): Promise<Input> {
  const { headers } = await makeStaff(base, 'owner');
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: '#aa3311' } });
  const image = [new File([Uint8Array.from(await drawn.png().toBuffer())], 'lamp.png')];
  const sent = await open.call('POST', 'admin/picture/upload', { image }, headers);
  const { name } = sent.data as { name: string };
  return { headers, name, turns: 0, left: 0, top: 0, width: 5000, height: 5000 };
}

/** A person who has applied to sell. */
async function applicant({ base }: DemoShop): Promise<Input> {
  const { accountId, headers } = await makeCustomer(base);
  await base.db
    .insertInto('applications')
    .values({ account_id: accountId, store_name: 'Quai', language: 'en', state: 'received' })
    .execute();
  return { headers };
}

export const staffCases: Partial<Record<CallName, Case>> = {
  'invitation.find': invited,
  'invitation.accept': async (demo) => ({
    ...(await invited(demo)),
    name: 'Amal',
    password: 'a quiet harbour at dawn',
  }),
  'adminPicture.cut': cut,
  'sellerApplication.find': applicant,
};
