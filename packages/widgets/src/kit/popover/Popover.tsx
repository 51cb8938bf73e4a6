import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { useAnchored } from './anchor.ts';
import { hasNoFocusElsewhere } from './focus.ts';
import css from './popover.css?inline';

interface PopoverProps {
  readonly isOpen: boolean;
  /** Escape or a press elsewhere; focus goes back to the anchor. */
  readonly onClose: () => void;
  /** The button that opens it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly children: ReactNode;
}

/** A native popover at its anchor, dismissed by the platform; focus moves in when it opens. */
export function Popover({ isOpen, onClose, anchor, label, children }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  useStyles(popover, css);
  useAnchored(anchor, popover, { isOpen });

  useEffect(() => {
    const element = popover.current;
    if (!element || element.matches(':popover-open') === isOpen) return;
    if (!isOpen) return element.hidePopover();
    element.showPopover();
    element.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={label}
      className="popover"
      onToggle={(toggle) => {
        if (toggle.newState !== 'closed' || !isOpen) return;
        if (hasNoFocusElsewhere(toggle.currentTarget)) anchor.current?.focus();
        onClose();
      }}
    >
      {isOpen && children}
    </div>
  );
}
