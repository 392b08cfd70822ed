import { colonOf } from '#base/colon.ts';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CategoryBranch } from '#contract/admin/category-tree.ts';
import type { TreePlace } from '#web/desk/catalogue/tree-place.ts';
import { useTreeDrag, type TreeDrag } from '#web/desk/catalogue/use-tree-drag.ts';
import { below } from '#web/desk/catalogue/use-categories.ts';
import { DragHandle } from '#web/desk/parts/drag-handle.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { Gaps } from '#web/desk/parts/gaps.tsx';
import { MoveButtons } from '#web/desk/parts/move-buttons.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { State } from '#web/desk/parts/state.tsx';

type Move = (category: CategoryBranch, by: -1 | 1) => Promise<void>;
type Moves = {
  /** Moves it among its siblings. */
  move: Move;
  /** Moves it below the sibling before it (1), or out of its parent (-1). */
  shift: (category: CategoryBranch, by: -1 | 1) => void;
};
type TreeProps = Moves & {
  categories: CategoryBranch[];
  q: string;
  /** Moves it anywhere. */
  put: (category: CategoryBranch, place: TreePlace) => void;
};

/** The tree; search results are a flat list. */
export function CategoryTree({ categories, q, put, ...moves }: TreeProps) {
  const t = useTranslations('desk');
  const drag = useTreeDrag(categories, put);
  // on another level its row is a new element, which must get the focus of the old one
  const [held, setHeld] = useState<{ id: number } | null>(null);
  useEffect(() => {
    if (held) document.querySelector<HTMLElement>(`[data-branch="${held.id}"] a`)?.focus();
  }, [held]);
  const shift: Moves['shift'] = (category, by) => {
    moves.shift(category, by);
    setHeld({ id: category.id });
  };
  const wanted = q.trim().toLowerCase();
  if (!wanted) return <Branches parent={null} {...{ categories, drag, ...moves, shift }} />;
  const found = categories.filter(({ title, slug }) =>
    `${title} ${slug}`.toLowerCase().includes(wanted),
  );
  if (found.length === 0) return <p className="p-6 text-ink-2">{t('nothing')}</p>;
  return (
    <ul>
      {found.map((category) => (
        <li key={category.id} className="flex items-center border-b border-line px-3 py-1">
          <CategoryLine category={category} />
        </li>
      ))}
    </ul>
  );
}

type BranchesProps = Moves & {
  parent: number | null;
  categories: CategoryBranch[];
  drag: TreeDrag;
};

function Branches({ parent, ...rest }: BranchesProps) {
  const { categories, drag } = rest;
  const siblings = below(categories, parent);
  return (
    <ul
      ref={parent === null ? drag.tree : undefined}
      className={parent === null ? undefined : 'ms-5 border-s border-line md:ms-8'}
    >
      {siblings.map((category, at) => (
        <Branch key={category.id} {...{ category, at, ...rest }} count={siblings.length} />
      ))}
    </ul>
  );
}

type BranchProps = Omit<BranchesProps, 'parent'> & {
  category: CategoryBranch;
  at: number;
  count: number;
};

function Branch({ category, at, count, ...rest }: BranchProps) {
  const { move, shift: turn, drag } = rest;
  const [open, setOpen] = useState(true);
  const holds = useRef<Element | null>(null);
  const shift = (by: -1 | 1) => {
    holds.current = document.activeElement;
    void move(category, by);
  };
  // an element that is moved elsewhere loses the focus inside it
  useEffect(() => {
    if (holds.current instanceof HTMLElement) holds.current.focus();
    holds.current = null;
  }, [at]);
  const press = (event: KeyboardEvent) => {
    const by = event.altKey ? KEYS[event.key] : undefined;
    if (!by) return;
    event.preventDefault();
    if (by.across) turn(category, inward(by.step));
    else shift(by.step);
  };
  return (
    <li>
      <div
        {...drag.rowOf(category)}
        className="flex items-center gap-1 border-b border-line px-3 py-1 hover:bg-ground-2"
      >
        <DragHandle {...drag.handleOf(category)} />
        <Toggle {...{ category, open }} toggle={() => setOpen(!open)} />
        <CategoryLine category={category} press={press} />
        <MoveButtons name={category.title} at={at} count={count} move={shift} />
      </div>
      {open && category.children > 0 && <Branches parent={category.id} {...rest} />}
    </li>
  );
}

const KEYS: Record<string, { step: -1 | 1; across?: true }> = {
  ArrowUp: { step: -1 },
  ArrowDown: { step: 1 },
  ArrowLeft: { step: -1, across: true },
  ArrowRight: { step: 1, across: true },
};
/** Levels follow the reading direction. */
const inward = (step: -1 | 1) =>
  document.documentElement.dir === 'rtl' ? (step === 1 ? -1 : 1) : step;

type ToggleProps = { category: CategoryBranch; open: boolean; toggle: () => void };

/** Shows and hides what is below a category; blank if nothing is. */
function Toggle({ category: { title, children }, open, toggle }: ToggleProps) {
  const t = useTranslations('desk-catalogue');
  if (children === 0) return <span className="w-10 shrink-0 max-md:w-2" />;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={t(open ? 'close-branch' : 'open-branch', { name: title })}
      onClick={toggle}
      className="grid size-10 shrink-0 place-items-center text-ink-2 hover:text-ink"
    >
      <DeskIcon
        name={open ? 'chevron-down' : 'chevron-right'}
        className={open ? '' : 'icon-mirror'}
      />
    </button>
  );
}

type LineProps = { category: CategoryBranch; press?: (event: KeyboardEvent) => void };

function CategoryLine({ category, press }: LineProps) {
  const t = useTranslations('desk-catalogue');
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <Link
        to={`/admin/categories/${category.id}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        onKeyDown={press}
        className={
          'flex min-h-11 min-w-0 grow basis-48 items-center gap-3 font-medium ' +
          'hover:text-primary max-md:basis-full'
        }
      >
        <SmallPicture image={category.image} />
        <span className="min-w-0 break-words">{category.title}</span>
      </Link>
      {category.gaps.length > 0 && <Gaps languages={category.gaps} />}
      <span className="figures text-ink-2">
        {t('products')}
        {colonOf(document.documentElement.lang)}
        {category.products}
      </span>
      <State good={category.public}>{category.public ? t('shown') : t('hidden')}</State>
    </div>
  );
}
