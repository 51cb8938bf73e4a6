import { outageMessages } from '@boardwalk/sdk-core/boards/board-messages';
import type { OutageTimes } from '@boardwalk/sdk-core/boards/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import './outage.css';

interface OutageNoticeProps {
  readonly outage: OutageTimes;
  /** At this moment. */
  readonly isOut: boolean;
  /** More lines: why, or what is owed. */
  readonly children?: ReactNode;
}

/** From when to when a board is out of service. */
export function OutageNotice({ outage, isOut, children }: OutageNoticeProps) {
  const { messages: read, timeZone, clock } = useEnvironment();
  const messages = read(outageMessages);
  const formatDate = createDateFormatter(useLocale(), timeZone);
  const from = formatDate(outage.from, 'instantOfYear');
  const isOver = !isOut && outage.until !== null && Date.parse(outage.until) <= clock.now();
  return (
    <div className="outage">
      <Icon node={TriangleAlert} size={20} />
      <div>
        <p className="outage-times">
          {outage.until === null
            ? fillMessage(isOut ? messages.open : messages.soonOpen, { from })
            : fillMessage(isOver ? messages.over : isOut ? messages.until : messages.soon, {
                ...{ from, until: formatDate(outage.until, 'instantOfYear') },
              })}
        </p>
        {children}
      </div>
    </div>
  );
}
