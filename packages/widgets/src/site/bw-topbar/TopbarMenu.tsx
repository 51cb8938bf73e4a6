import type { topbarMessages } from '@boardwalk/sdk-core/site/shell/topbar-messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ChevronDown, Menu as MenuIcon } from 'lucide';
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../kit/icon/Icon.tsx';
import { hasNoFocusElsewhere } from '../../kit/popover/focus.ts';
import './menu.css';

interface MenuProps {
  readonly messages: Pick<Messages<typeof topbarMessages>, 'menu' | 'more'>;
  /** What waits behind it on phones: `Messages: 2`. */
  readonly waiting: readonly string[];
  readonly children: ReactNode;
}

/** A native popover, opened and dismissed by the platform: it needs no script. */
export function TopbarMenu({ messages, waiting, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" className="menu-button" popoverTarget={id}>
        <span className="menu-phone">
          <Icon node={MenuIcon} size={24} />
          {waiting.length > 0 && <span className="menu-dot" />}
          <span className="visually-hidden">{[messages.menu, ...waiting].join(', ')}</span>
        </span>
        <span className="menu-wide">
          {messages.more}
          <Icon node={ChevronDown} size={16} />
        </span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click links as well */}
      <nav
        id={id}
        popover="auto"
        className="menu"
        aria-label={messages.more}
        onClick={(click) => click.currentTarget.hidePopover()}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.dataset.covers = '';
          else if (hasNoFocusElsewhere(currentTarget)) button.current?.focus();
        }}
      >
        {children}
      </nav>
    </>
  );
}
