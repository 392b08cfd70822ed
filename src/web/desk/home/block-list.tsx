import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { AddBlock } from '#web/desk/home/add-block.tsx';
import {
  newBlock,
  ownName,
  type BlockKind,
  type OpenedBlock,
  type OpenedPage,
} from '#web/desk/home/opened-page.ts';
import { DragHandle } from '#web/desk/parts/drag-handle.tsx';
import { MoveButtons } from '#web/desk/parts/move-buttons.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { Announcement } from '#web/desk/parts/announcement.tsx';
import { useSortable } from '#web/desk/parts/use-sortable.ts';

type Props = {
  page: OpenedPage;
  blocks: OpenedBlock[];
  change: (blocks: OpenedBlock[]) => void;
  choose: (id: string) => void;
};

/** The blocks in order: moved by dragging, by buttons, and by Alt and the arrows. */
export function BlockList({ page, blocks, change, choose }: Props) {
  const t = useTranslations('desk-home');
  const nameOf = (block: OpenedBlock) => ownName(block, page) || t(`kind-${block.kind}`);
  const { list, rowOf, handleOf, step, announcement } = useSortable({
    rows: blocks,
    nameOf,
    change,
  });
  const add = (at: number, kind: BlockKind) => {
    const block = newBlock(kind);
    change(blocks.toSpliced(at, 0, block));
    choose(block.id);
  };
  return (
    <section aria-label={t('blocks')} className="card">
      <div className="flex items-center gap-2 border-b border-line py-1 ps-4 pe-1">
        <h2 className="me-auto text-base font-semibold">{t('blocks')}</h2>
        <AddBlock label={t('add-first')} add={(kind) => add(0, kind)} />
      </div>
      <ol ref={list}>
        {blocks.map((block, at) => (
          <li
            key={block.id}
            {...rowOf(at)}
            className="flex items-center border-b border-line pe-1 last:border-b-0 hover:bg-ground-2"
          >
            <DragHandle {...handleOf(at)} />
            <BlockName
              {...{ block, page }}
              open={() => choose(block.id)}
              move={(by) => step(at, by)}
            />
            <MoveButtons
              name={nameOf(block)}
              at={at}
              count={blocks.length}
              move={(by) => step(at, by)}
            />
            <AddBlock
              label={t('add-below', { name: nameOf(block) })}
              add={(kind) => add(at + 1, kind)}
            />
          </li>
        ))}
      </ol>
      <Announcement>{announcement}</Announcement>
    </section>
  );
}

type NameProps = {
  block: OpenedBlock;
  page: OpenedPage;
  open: () => void;
  move: (by: -1 | 1) => void;
};

function BlockName({ block, page, open, move }: NameProps) {
  const t = useTranslations('desk-home');
  const own = ownName(block, page);
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <button
      type="button"
      onClick={open}
      onKeyDown={press}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      className="grid min-h-13 min-w-0 flex-1 content-center px-2 text-start text-sm"
    >
      <span className="break-words font-medium">{t(`kind-${block.kind}`)}</span>
      {own && (
        <span dir="auto" className="break-words text-start text-ink-2">
          {own}
        </span>
      )}
      {!block.public && (
        <span>
          <State good={false}>{t('hidden')}</State>
        </span>
      )}
      {block.public && (block.shown_from || block.shown_until) && (
        <span className="text-xs text-ink-2">{t('scheduled')}</span>
      )}
    </button>
  );
}
