import { useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { AddBlock } from '#web/desk/home/add-block.tsx';
import {
  newBlock,
  ownName,
  type BlockKind,
  type OpenedBlock,
  type OpenedPage,
} from '#web/desk/home/opened-page.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { MoveButtons } from '#web/desk/parts/move-buttons.tsx';
import { State } from '#web/desk/parts/state.tsx';

type Props = {
  page: OpenedPage;
  blocks: OpenedBlock[];
  change: (blocks: OpenedBlock[]) => void;
  choose: (id: string) => void;
};

/** The blocks in their order: moved by drag, by buttons, and by Alt and the arrows. */
export function BlockList({ page, blocks, change, choose }: Props) {
  const t = useTranslations('desk-home');
  const { said, nameOf, move } = useMoves({ page, blocks, change });
  const [dragged, drag] = useState<number | null>(null);
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
      <ol>
        {blocks.map((block, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons move it, too
          <li
            key={block.id}
            draggable
            onDragStart={() => drag(at)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={() => dragged !== null && move(dragged, at)}
            onDragEnd={() => drag(null)}
            className={
              'flex items-center border-b border-line ps-2 pe-1 last:border-b-0 ' +
              `hover:bg-ground-2 ${dragged === at ? 'opacity-50' : ''}`
            }
          >
            <DeskIcon name="arrow-up-down" size={16} className="cursor-grab text-ink-2" />
            <BlockName
              {...{ block, page }}
              open={() => choose(block.id)}
              move={(by) => move(at, at + by)}
            />
            <MoveButtons
              name={nameOf(block)}
              at={at}
              count={blocks.length}
              move={(by) => move(at, at + by)}
            />
            <AddBlock
              label={t('add-below', { name: nameOf(block) })}
              add={(kind) => add(at + 1, kind)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** Moves a block to another place, and says where it is then. */
function useMoves({ page, blocks, change }: Omit<Props, 'choose'>) {
  const t = useTranslations('desk-home');
  const desk = useTranslations('desk');
  const [said, say] = useState('');
  const nameOf = (block: OpenedBlock) => ownName(block, page) || t(`kind-${block.kind}`);
  const move = (from: number, to: number) => {
    const block = blocks[from];
    if (!block || to < 0 || to >= blocks.length || to === from) return;
    change(blocks.toSpliced(from, 1).toSpliced(to, 0, block));
    say(desk('moved', { name: nameOf(block), place: to + 1, count: blocks.length }));
  };
  return { said, nameOf, move };
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
      <span className="truncate font-medium">{t(`kind-${block.kind}`)}</span>
      {own && (
        <span dir="auto" className="truncate text-start text-ink-2">
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
