import { Menu } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../kit/icon/Icon.tsx';
import { hasNoFocusElsewhere } from '../../kit/popover/focus.ts';
import './drawer.css';

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
  const sheet = useRef<HTMLElement>(null);

  useEffect(() => showCurrent(sheet.current), []);

  return (
    <>
      <button ref={button} type="button" className="opener" popoverTarget={id}>
        <Icon node={Menu} />
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click links as well */}
      <nav
        ref={sheet}
        id={id}
        popover="auto"
        className="sheet"
        aria-label={name}
        onClick={({ target, currentTarget }) => {
          // Clicks come down on elements; beside all of them is what covers the page.
          if (target === currentTarget || (target as Element).closest('a')) {
            currentTarget.hidePopover();
          }
        }}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') {
            currentTarget.dataset.covers = '';
            showCurrent(currentTarget);
          } else if (hasNoFocusElsewhere(currentTarget)) button.current?.focus();
        }}
      >
        {children}
      </nav>
    </>
  );
}

/** A long menu begins where the item of the page stands; the page itself stays where it is. */
function showCurrent(sheet: HTMLElement | null): void {
  const current = sheet?.querySelector('[aria-current]');
  if (!sheet || !current) return;
  const [inner, outer] = [current.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const isHidden = inner.top < outer.top || inner.bottom > outer.bottom;
  if (isHidden) sheet.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
