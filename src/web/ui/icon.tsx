import icons from '#web/ui/icons.svg?url';

export type IconName =
  | 'arrow-right'
  | 'badge-check'
  | 'badge-percent'
  | 'ban'
  | 'banknote'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-check'
  | 'circle-check-big'
  | 'circle-dashed'
  | 'circle-exclamation-point'
  | 'circle-x'
  | 'clock'
  | 'cloud-off'
  | 'copy'
  | 'credit-card'
  | 'download'
  | 'eye'
  | 'eye-off'
  | 'file-text'
  | 'gift'
  | 'globe'
  | 'heart'
  | 'house'
  | 'image'
  | 'image-plus'
  | 'landmark'
  | 'layout-grid'
  | 'loader-circle'
  | 'lock'
  | 'log-in'
  | 'log-out'
  | 'mail'
  | 'mail-check'
  | 'map-pin'
  | 'maximize-2'
  | 'menu'
  | 'message-circle'
  | 'minus'
  | 'monitor-smartphone'
  | 'moon'
  | 'package'
  | 'package-check'
  | 'package-open'
  | 'pause'
  | 'pencil'
  | 'percent'
  | 'phone'
  | 'play'
  | 'plus'
  | 'printer'
  | 'rotate-ccw'
  | 'ruler'
  | 'scale'
  | 'search'
  | 'share-2'
  | 'shield-off'
  | 'shopping-cart'
  | 'sliders-horizontal'
  | 'star'
  | 'store'
  | 'sun'
  | 'thumbs-up'
  | 'trash'
  | 'truck'
  | 'user'
  | 'user-round'
  | 'wallet'
  | 'wifi-off'
  | 'x'
  | 'zap';

type Props = {
  name: IconName;
  size?: number;
  className?: string;
  filled?: boolean;
  strokeWidth?: number;
};

/**
 * A line icon in the colour of the text beside it, which carries the meaning. All icons are in one
 * file (icons.svg), so that no page contains their shapes.
 */
export function Icon({ name, size = 24, className = '', filled = false, strokeWidth = 2 }: Props) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      strokeWidth={strokeWidth}
      className={`icon ${className}`}
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
