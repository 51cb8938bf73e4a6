import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconNode } from '../icon/Icon.tsx';
import { classNames } from '../style/class-names.ts';
import './button.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One `primary` a screen; `quiet` has no border. */
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly icon?: IconNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button in words, with an icon before them where one helps. */
export function Button({ variant = 'secondary', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames('button', `button-${variant}`, className)}
    >
      {icon && <Icon node={icon} />}
      {children}
    </button>
  );
}
