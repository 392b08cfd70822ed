import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField, TextField } from '#web/desk/edit/fields.tsx';
import { HideReason } from '#web/desk/edit/hide-reason.tsx';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { PictureField } from '#web/desk/edit/picture-field.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { saveFile } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { CloseCard } from '#web/desk/sellers/close-card.tsx';
import { FiguresCard } from '#web/desk/sellers/figures-card.tsx';
import { PeopleCard } from '#web/desk/sellers/people-card.tsx';
import { TraderCard } from '#web/desk/sellers/trader-card.tsx';
import { SuspendCard } from '#web/desk/sellers/suspend-card.tsx';
import { placeChoices, useCountries } from '#web/desk/shop/use-countries.ts';

const BLANK = {
  name: '',
  slug: '',
  image: '',
  about: {},
  country: '',
  city: '',
  public: true,
  hide_reason: '',
};
const CALLS = {
  open: 'adminStore.open',
  save: 'adminStore.save',
  remove: 'adminStore.delete',
  edits: 'adminStore.edits',
} as const;

export default function StorePage() {
  const t = useTranslations('desk-store');
  const catalogue = useTranslations('desk-catalogue');
  const labels: Record<string, string> = {
    name: catalogue('name'),
    slug: catalogue('address'),
    image: catalogue('picture'),
    about: t('about'),
    country: t('country'),
    city: t('city'),
    public: catalogue('public'),
  };
  return (
    <EditScreen
      noun="store"
      calls={CALLS}
      path="/admin/stores"
      back={t('stores')}
      blank={BLANK}
      titleOf={(opened) => (opened ? String(opened.name) : t('new'))}
      labelOf={(field) => labels[field.split('.')[0] ?? ''] ?? field}
      aside={(opened) => (
        <>
          <StateCard opened={opened} />
          <HideReason
            opened={opened}
            hides={(now, was) =>
              (was.public === true && !now.public) || (was.image !== '' && !now.image)
            }
          />
          {opened && <TraderCard id={opened.id} />}
          {opened && <FiguresCard id={opened.id} />}
          {opened && <PeopleCard id={opened.id} />}
          {opened && <SuspendCard opened={opened} />}
          {opened && <CloseCard opened={opened} />}
        </>
      )}
    >
      {() => <StoreCard />}
    </EditScreen>
  );
}

function StoreCard() {
  const t = useTranslations('desk-store');
  const catalogue = useTranslations('desk-catalogue');
  return (
    <FieldCard title={t('store')}>
      <TextField name="name" label={catalogue('name')} />
      <TextField name="slug" label={catalogue('address')} hint={catalogue('address-hint')} ltr />
      <PictureField name="image" label={catalogue('picture')} />
      <TextsField name="about" label={t('about')} lines={4} />
      <SelectField
        name="country"
        label={t('country')}
        choices={placeChoices(useCountries())}
        none={t('no-country')}
      />
      <TextField name="city" label={t('city')} />
    </FieldCard>
  );
}

function StateCard({ opened }: { opened: OpenedThing | null }) {
  const t = useTranslations('desk-store');
  const catalogue = useTranslations('desk-catalogue');
  return (
    <FieldCard title={catalogue('state')}>
      <SwitchField name="public" label={catalogue('public')} hint={t('public-hint')} />
      {opened ? (
        <>
          <p className="text-sm">{t('uses', { count: Number(opened.products) })}</p>
          {Number(opened.products) > 0 && <CatalogueFile id={opened.id} />}
        </>
      ) : (
        <p className="text-sm">{t('yours')}</p>
      )}
    </FieldCard>
  );
}

/** All products of a store as a file for import. */
function CatalogueFile({ id }: { id: number }) {
  const t = useTranslations('desk-store');
  const words = useTranslations('desk');
  const download = async () => {
    if (!(await saveFile('adminImport.catalogue', { store_id: id })))
      deskToast('wrong', words('no-network'));
  };
  return (
    <div className="grid justify-items-start gap-1">
      <button type="button" onClick={() => void download()} className="button button-quiet">
        <DeskIcon name="download" />
        {t('catalogue-file')}
      </button>
      <p className="text-xs text-ink-2">{t('catalogue-file-hint')}</p>
    </div>
  );
}
