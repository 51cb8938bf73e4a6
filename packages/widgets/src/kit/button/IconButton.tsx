import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconNode } from '../icon/Icon.tsx';
import { classNames } from '../style/class-names.ts';
import './button.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: IconNode;
  /** What it does, for screen readers and as a tip. */
  readonly label: string;
  /** `floating` lies on a picture or map. */
  readonly variant?: 'quiet' | 'floating';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon alone; its label is its name. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames('icon-button', `icon-button-${variant}`, className)}
    >
      <Icon node={icon} />
    </button>
  );
}
