import {
  useDismiss,
  useFloatingRootContext,
  useFocus,
  useHover,
  useInteractions,
} from '@floating-ui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAnchored } from '../../kit/popover/anchor.ts';
import { openPopover } from '../../kit/popover/open-popover.ts';

/** In milliseconds: nothing shows on the way across, and the way onto the tip is long enough. */
const delay = { open: 500, close: 150 } as const;

/** When a tip shows: under a resting pointer and a visible focus, until Escape or a press. */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const [reference, setReference] = useState<HTMLElement | null>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const trigger = useRef<HTMLElement>(null);
  const tip = useRef<HTMLElement>(null);

  const context = useFloatingRootContext({
    open: isOpen,
    onOpenChange(next, event, reason) {
      // The pointer leaves, but the focus stays, or the other way round.
      if (!next && reason === 'hover' && trigger.current?.matches(':focus-visible')) return;
      if (!next && reason === 'focus' && trigger.current?.matches(':hover')) return;
      // One Escape closes one thing: a dialog around it stays.
      if (isOpen && reason === 'escape-key') event?.preventDefault();
      setOpen(next);
    },
    elements: { reference, floating },
  });
  useAnchored(trigger, tip, { isOpen, placement: 'top' });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay, mouseOnly: true, move: false }),
    useFocus(context),
    useDismiss(context, { referencePress: true }),
  ]);

  useEffect(() => {
    const element = tip.current;
    if (!element || !isOpen) return;
    openPopover(element);
    return () => {
      element.hidePopover();
      // Next time it is seen once it has its place again.
      element.style.opacity = '';
    };
  }, [isOpen]);

  // Stable, as another one would be notified that the element is gone.
  const attachTrigger = useCallback((element: HTMLElement | null) => {
    trigger.current = element;
    setReference(element);
  }, []);
  const attachTip = useCallback((element: HTMLElement | null) => {
    tip.current = element;
    setFloating(element);
  }, []);

  return { tip, getReferenceProps, getFloatingProps, attachTrigger, attachTip };
}
