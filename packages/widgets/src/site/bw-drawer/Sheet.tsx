import { Menu } from 'lucide';
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../kit/icon/Icon.tsx';
import { hasNoFocusElsewhere } from '../../kit/popover/focus.ts';

interface SheetProps {
  /** Of the button that opens it on phones. */
  readonly label: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** A menu that stands beside the page where there is room, and is a native popover on phones. */
export function Sheet({ label, name, children }: SheetProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" className="opener" popoverTarget={id}>
        <Icon node={Menu} />
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click links as well */}
      <nav
        id={id}
        popover="auto"
        className="sheet"
        aria-label={name}
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
        }}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'closed' && hasNoFocusElsewhere(currentTarget)) button.current?.focus();
        }}
      >
        {children}
      </nav>
    </>
  );
}
