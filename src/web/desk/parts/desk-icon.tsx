import icons from '#web/desk/parts/icons.svg?url';

export type DeskIconName =
  | 'activity'
  | 'archive'
  | 'arrow-down'
  | 'arrow-up'
  | 'arrow-up-down'
  | 'badge-check'
  | 'badge-percent'
  | 'bold'
  | 'camera'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-check'
  | 'circle-x'
  | 'code'
  | 'columns-3'
  | 'copy'
  | 'credit-card'
  | 'crop'
  | 'download'
  | 'ellipsis'
  | 'external-link'
  | 'eye'
  | 'folder-tree'
  | 'globe'
  | 'grip-vertical'
  | 'heading-2'
  | 'heading-3'
  | 'history'
  | 'house'
  | 'image-plus'
  | 'images'
  | 'italic'
  | 'landmark'
  | 'languages'
  | 'layers'
  | 'layout-panel-top'
  | 'link'
  | 'list'
  | 'list-filter'
  | 'list-ordered'
  | 'loader-circle'
  | 'log-in'
  | 'log-out'
  | 'mail'
  | 'menu'
  | 'moon'
  | 'package'
  | 'plus'
  | 'printer'
  | 'rotate-cw'
  | 'save'
  | 'scan-line'
  | 'search'
  | 'settings'
  | 'sliders-horizontal'
  | 'star'
  | 'store'
  | 'sun'
  | 'tag'
  | 'trash-2'
  | 'triangle-alert'
  | 'truck'
  | 'undo'
  | 'undo-2'
  | 'users'
  | 'x'
  | 'wallet';

/** An icon beside a text, or in a button with a name: hidden from screen readers. */
export function DeskIcon({
  name,
  size = 18,
  className = '',
}: {
  name: DeskIconName;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      strokeWidth={1.75}
      aria-hidden
      className={`icon shrink-0 ${className}`}
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
