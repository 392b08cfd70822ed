import { useEffect, useEffectEvent, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import { isSame } from '#web/desk/edit/merge.ts';
import { FormLanguages } from '#web/desk/edit/form-language.tsx';
import { LanguageBar } from '#web/desk/edit/language-bar.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { PictureField } from '#web/desk/edit/picture-field.tsx';
import { RichTextField } from '#web/desk/edit/rich-text-field.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { ScheduleCard } from '#web/desk/fronts/schedule-card.tsx';
import { BannersField } from '#web/desk/home/banners-field.tsx';
import { settingsOf } from '#web/desk/home/block-kinds.ts';
import type { OpenedBlock, OpenedPage } from '#web/desk/home/opened-page.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

type Props = {
  block: OpenedBlock;
  page: OpenedPage;
  /** The number of merges with somebody else's changes. */
  merged: number;
  change: (block: OpenedBlock) => void;
  remove: () => void;
  back: () => void;
};

/** The settings of one block; input goes into the draft at once. */
export function BlockPanel({ block, page, merged, change, remove, back }: Props) {
  const t = useTranslations('desk-home');
  const form = useForm<OpenedBlock>({ defaultValues: block });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const typed = useEffectEvent((values: OpenedBlock) => {
    const next = { ...block, ...values };
    if (!isSame(next, block)) change(next); // this change came from elsewhere
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => typed(structuredClone(values)),
      }),
    [form],
  );
  // shows what somebody else wrote, so that the next letter does not overwrite it
  const adopt = useEffectEvent(() => form.reset(block));
  useEffect(() => {
    if (merged > 0) adopt();
  }, [merged]);
  return (
    <FormProvider {...form}>
      <div className="grid gap-4">
        <div className="flex items-center gap-2">
          <button type="button" onClick={back} className="button button-quiet">
            <DeskIcon name="chevron-left" className="icon-mirror" />
            {t('blocks')}
          </button>
          <h2 ref={heading} tabIndex={-1} className="min-w-0 text-base font-semibold outline-none">
            {t(`kind-${block.kind}`)}
          </h2>
        </div>
        <FormLanguages>
          <LanguageBar />
          <Settings kind={block.kind} page={page} />
        </FormLanguages>
        <ScheduleCard />
        <button
          type="button"
          onClick={remove}
          className="button button-quiet justify-self-start text-drop"
        >
          <DeskIcon name="trash-2" />
          {t('remove')}
        </button>
      </div>
    </FormProvider>
  );
}

function Settings({ kind, page }: { kind: OpenedBlock['kind']; page: OpenedPage }) {
  const t = useTranslations('desk-home');
  const settings = settingsOf[kind];
  if (settings.length === 0)
    return <p className="card p-4 text-sm">{t(`about-${wordOf(kind)}`)}</p>;
  return (
    <FieldCard title={t('settings')}>
      {settings.map((setting) => {
        switch (setting) {
          case 'title':
            return <TextsField key={setting} name="title" label={t('block-title')} />;
          case 'text':
            return <RichTextField key={setting} name="text" label={t('text')} />;
          case 'count':
            return (
              <NumberField key={setting} name="count" label={t('count')} hint={t('count-hint')} />
            );
          case 'banners':
            return <BannersField key={setting} />;
          case 'collection':
            return <CollectionFields key={setting} page={page} />;
          case 'image':
            return <PictureFields key={setting} />;
        }
      })}
    </FieldCard>
  );
}

const wordOf = (kind: OpenedBlock['kind']) =>
  kind === 'features' || kind === 'viewed' || kind === 'for-you' ? kind : 'slider';

function CollectionFields({ page }: { page: OpenedPage }) {
  const t = useTranslations('desk-home');
  const choices = page.collections.map(({ id, title }) => ({
    value: String(id),
    label: title[document.documentElement.lang] ?? Object.values(title)[0] ?? String(id),
  }));
  const looks = (['row', 'grid'] as const).map((look) => ({
    value: look,
    label: t(`look-${look}`),
  }));
  return (
    <>
      <SelectField name="collection" label={t('collection')} choices={choices} none="—" numbers />
      <SelectField name="look" label={t('look')} choices={looks} />
    </>
  );
}

function PictureFields() {
  const t = useTranslations('desk-home');
  const sides = (['start', 'end'] as const).map((side) => ({
    value: side,
    label: t(`side-${side}`),
  }));
  return (
    <>
      <PictureField name="image" label={t('picture')} shape={3 / 2} />
      <TextsField name="alt" label={t('alt')} />
      <SelectField name="side" label={t('side')} choices={sides} />
      <TextsField name="action" label={t('action')} />
      <TextField name="link" label={t('link')} hint={t('link-hint')} ltr />
    </>
  );
}
