import { useTranslations } from 'use-intl';
import { MeanwhileNote } from '#web/desk/edit/meanwhile-note.tsx';
import { textIn } from '#web/desk/edit/opened-thing.ts';
import { lineOf, type Show } from '#web/desk/edit/shown-value.tsx';
import { isBlock } from '#web/desk/home/merge-blocks.ts';
import { ownName, type OpenedPage } from '#web/desk/home/opened-page.ts';
import type { HomeState } from '#web/desk/home/use-home.ts';
import { named } from '#web/desk/parts/named.ts';

/** Somebody else changed the same field of a block: shows both values, and asks which to keep. */
export function MeanwhileBlocks({ home }: { home: HomeState }) {
  const t = useTranslations('desk-home');
  const { fieldOf, showOf } = useBlockWords(home);
  const { meanwhile, blocks, settle } = home;
  if (!meanwhile || meanwhile.clashes.length === 0) return null;
  const { theirs, clashes } = meanwhile;
  const nameOf = (id: string) => {
    const block = [...blocks, ...theirs.blocks].find((one) => one.id === id);
    return block ? t(`kind-${block.kind}`) : id;
  };
  return (
    <MeanwhileNote
      meanwhile={{ theirs, edited: theirs.edited, clashes }}
      mine={{}}
      labelOf={(path) => {
        const [id = '', field = ''] = path.split('.');
        return named(nameOf(id), fieldOf(field));
      }}
      shows={Object.fromEntries(clashes.map(({ path }) => [path, showOf(path)]))}
      settle={settle}
    />
  );
}

function useBlockWords({ page }: HomeState) {
  const t = useTranslations('desk-home');
  const fronts = useTranslations('desk-fronts');
  const words: Record<string, string> = {
    title: t('block-title'),
    text: t('text'),
    count: t('count'),
    collection: t('collection'),
    look: t('look'),
    banners: t('banners'),
    image: t('picture'),
    alt: t('alt'),
    side: t('side'),
    action: t('action'),
    link: t('link'),
    public: fronts('public'),
    shown_from: fronts('shown-from'),
    shown_until: fronts('shown-until'),
  };
  const values: Record<string, string> = {
    row: t('look-row'),
    grid: t('look-grid'),
    start: t('side-start'),
    end: t('side-end'),
  };
  const showOf = (path: string): Show => {
    const [, field] = path.split('.');
    return (value, around) => {
      if (isBlock(value)) return ownName(value, page) || t(`kind-${value.kind}`);
      if (field === 'collection') return collectionIn(page, value) ?? lineOf(value, around);
      if (field === 'text') return plainText(String(value));
      return values[String(value)] ?? lineOf(value, around);
    };
  };
  return { fieldOf: (field: string) => words[field] ?? field, showOf };
}

function collectionIn({ collections }: OpenedPage, id: unknown): string | undefined {
  const found = collections.find((one) => one.id === id);
  return found && textIn(found.title, document.documentElement.lang);
}

/** The text of a rich text. */
const plainText = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
