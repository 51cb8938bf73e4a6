import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useAnchored } from './anchor.ts';
import { hasNoFocusElsewhere } from './focus.ts';
import { openPopover } from './open-popover.ts';
import './popover.css';

interface PopoverProps {
  readonly isOpen: boolean;
  /** Escape or a press elsewhere. */
  readonly onClose: () => void;
  /** The button that opens it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A native popover at its anchor, dismissed by the platform. Focus moves in when it opens, and back
 * to the anchor when it is closed, unless it is somewhere else by then.
 */
export function Popover({ isOpen, onClose, anchor, label, children }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  useAnchored(anchor, popover, { isOpen });

  useEffect(() => {
    const element = popover.current;
    if (!element || !isOpen) return;
    openPopover(element);
    element.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true });
    return () => {
      element.hidePopover();
      // What had the focus in it is gone already, so the platform doesn't give it back.
      if (hasNoFocusElsewhere(element)) anchor.current?.focus();
    };
  }, [isOpen, anchor]);

  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={label}
      className="popover"
      onToggle={(toggle) => {
        if (toggle.newState === 'closed' && isOpen) onClose();
      }}
    >
      {isOpen && children}
    </div>
  );
}
