import { managedOutageMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { OutageOfBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import { isOutAt } from '@boardwalk/sdk-core/boards/places/outage';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { useLocale } from '../../parts/form/use-locale.ts';
import '../admin.css';
import '../list/list.css';
import './outages.css';

interface OutageRowProps {
  readonly outage: OutageOfBoard;
  readonly onEnd: (outage: OutageOfBoard) => void;
}

/** One outage; what is not over can be ended. */
export function OutageRow({ outage, onEnd }: OutageRowProps) {
  const { messages: read, timeZone, clock } = useEnvironment();
  const messages = read(managedOutageMessages);
  const formatDate = createDateFormatter(useLocale(), timeZone);
  const format = (instant: string) => formatDate(instant, 'instantOfYear');
  const { from, until, reason, isOwed } = outage;
  const now = clock.now();
  const times = { from: Date.parse(from), until: until === null ? null : Date.parse(until) };
  const standing = isOutAt(times, now) ? 'now' : times.from > now ? 'coming' : 'over';
  return (
    <li className="admin-line outage">
      <div className="admin-row-text">
        <span className={classNames('outage-standing', `is-${standing}`)}>
          {messages[standing]}
        </span>
        <span>
          {until === null
            ? fillMessage(messages.fromOn, { from: format(from) })
            : fillMessage(messages.fromUntil, { from: format(from), until: format(until) })}
        </span>
        <span className="admin-note">{reason}</span>
        {isOwed && <strong className="outage-owed">{messages.owed}</strong>}
      </div>
      {standing !== 'over' && (
        <Button
          variant="quiet"
          aria-label={fillMessage(
            standing === 'coming' ? messages.takeBackNamed : messages.endNamed,
            { from: format(from) },
          )}
          onClick={() => onEnd(outage)}
        >
          {standing === 'coming' ? messages.takeBack : messages.end}
        </Button>
      )}
    </li>
  );
}
