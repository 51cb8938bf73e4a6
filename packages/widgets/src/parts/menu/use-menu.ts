import {
  useClick,
  useDismiss,
  useFloatingRootContext,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react';
import { useCallback, useRef, useState } from 'react';
import { useAnchored } from '../../kit/popover/anchor.ts';
import { useCloseWatcher } from '../../kit/popover/use-close-watcher.ts';

/** A menu's life: open or closed, which item has the focus, and the props that make it so. */
export function useMenu(labels: readonly string[]) {
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const [reference, setReference] = useState<HTMLButtonElement | null>(null);
  const [floating, setFloating] = useState<HTMLDivElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const items = useRef<(HTMLElement | null)[]>([]);
  const texts = useRef<(string | null)[]>([]);
  texts.current = [...labels];

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const context = useFloatingRootContext({
    open: isOpen,
    onOpenChange(next, _, reason) {
      setOpen(next);
      if (reason === 'escape-key') button.current?.focus();
    },
    elements: { reference, floating },
  });
  // Where it stands is the kit's to say, as of every popover.
  useAnchored(button, list, { isOpen });
  const interactions = useInteractions([
    useClick(context, { event: 'click' }),
    useRole(context, { role: 'menu' }),
    useDismiss(context),
    useListNavigation(context, {
      listRef: items,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
    }),
    useTypeahead(context, { listRef: texts, activeIndex, onMatch: setActiveIndex }),
  ]);

  // Stable, as another one would be notified that the element is gone.
  const attachButton = useCallback((element: HTMLButtonElement | null) => {
    button.current = element;
    setReference(element);
  }, []);
  useCloseWatcher(isOpen, close);

  const attachList = useCallback((element: HTMLDivElement | null) => {
    list.current = element;
    setFloating(element);
    element?.showPopover();
  }, []);

  return {
    isOpen,
    activeIndex,
    items,
    ...interactions,
    attachButton,
    attachList,
    /** Closes it and gives the focus back. */
    close,
  };
}
