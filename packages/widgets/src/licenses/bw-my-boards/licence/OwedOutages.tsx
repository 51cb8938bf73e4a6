import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { TriangleAlert } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import '../../../boards/shared/outage/outage.css';

interface OwedOutagesProps extends Pick<License, 'timeZone'> {
  readonly outages: License['owed'];
}

/** For which days without a board a licence is owed something; nothing where there are none. */
export function OwedOutages({ outages, timeZone }: OwedOutagesProps) {
  const messages = useMessages(myBoardsMessages);
  const formatDate = createDateFormatter(useLocale(), timeZone);
  if (outages.length === 0) return null;
  return (
    <div className="outage">
      <Icon node={TriangleAlert} size={20} />
      <div>
        {outages.map(({ board, name, from, until }) => (
          <p key={`${board} ${from}`} className="outage-times">
            {fillMessage(until === null ? messages.outSince : messages.outFor, {
              board: name,
              from: formatDate(from),
              until: formatDate(until ?? from),
            })}
          </p>
        ))}
        <p>{messages.owed}</p>
      </div>
    </div>
  );
}
