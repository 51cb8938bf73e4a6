import type { OwnWait } from '@boardwalk/sdk-core/boards/waits/schemas';
import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement, type RefObject, useId, useState } from 'react';
import { toast } from '../../element/toast.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import type { MyBoardsContext } from './my-boards-context.ts';
import './my-boards.css';

interface WaitListProps {
  readonly context: MyBoardsContext;
  readonly waits: readonly OwnWait[];
  /** Rejects with a `Problem`. */
  readonly onLeave: (wait: OwnWait) => Promise<void>;
  /** Where the focus goes as a row is gone. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** The boards that listings wait for, each to be waited for no longer. */
export function WaitList({ context, waits, onLeave, heading }: WaitListProps) {
  const { attributes, env, host } = context;
  const messages = env.messages(myBoardsMessages);
  const formatDate = createDateFormatter(useLocale(), env.timeZone);
  const explain = useExplanation();
  const id = useId();
  const [leaving, setLeaving] = useState<OwnWait>();
  const tell = (text: string, tone?: 'error') => host.element && toast(host.element, text, tone);

  async function leave(wait: OwnWait) {
    if (leaving) return;
    setLeaving(wait);
    try {
      await onLeave(wait);
      tell(fillMessage(messages.left, { board: wait.board.name }));
      heading.current?.focus();
    } catch (error) {
      tell(explain(toProblem(error)), 'error');
    }
    setLeaving(undefined);
  }

  return (
    <section className="mine-part" part="waits" aria-labelledby={id}>
      {createElement(
        `h${attributes.headingLevel + 1}`,
        { id, className: 'mine-part-title' },
        messages.waits,
      )}
      <p className="mine-note">{messages.waitsLead}</p>
      <ul className="mine-rows">
        {waits.map((wait) => {
          const { board, listing, since } = wait;
          const facts = { listing: listing.title, date: formatDate(since) };
          return (
            <li key={`${board.id} ${listing.id}`} className="mine-row">
              <div>
                <p className="mine-row-name">{board.name}</p>
                <p className="mine-note">{fillMessage(messages.waitsFor, facts)}</p>
              </div>
              <Button
                aria-label={fillMessage(messages.leaveNamed, { board: board.name })}
                aria-disabled={leaving !== undefined || undefined}
                onClick={() => void leave(wait)}
              >
                {messages.leave}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
