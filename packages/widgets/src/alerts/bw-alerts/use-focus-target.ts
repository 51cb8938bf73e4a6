import type { RuleId } from '@boardwalk/sdk-core/vocabulary/ids';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a row or to the heading, at once or when it appears. A user who opens an alert
 * reads on at its heading, and one who comes back at its row; what shows first takes no focus.
 */
export function useFocusTarget(root: RefObject<HTMLElement | null>, open: RuleId | undefined) {
  const wanted = useRef<{ readonly id: RuleId | undefined }>(undefined);
  const before = useRef(open);

  function settleFocus() {
    if (!wanted.current) return;
    const { id } = wanted.current;
    const selector = id === undefined ? '.alerts-heading' : `[data-rule="${id}"] :is(a, button)`;
    const target = root.current?.querySelector<HTMLElement>(selector);
    if (!target) return;
    wanted.current = undefined;
    target.focus();
  }

  function focus(id: RuleId | undefined) {
    wanted.current = { id };
    settleFocus();
  }

  useEffect(() => {
    const from = before.current;
    before.current = open;
    if (from !== open) focus(open === undefined ? from : undefined);
  });

  return { focus, settleFocus };
}
