import { shopEditorMessages } from '@boardwalk/sdk-core/shops/own/shop-editor-messages';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';

interface AwayTextProps {
  readonly away: NonNullable<ShopSettings['away']>;
  /** Whether it has not begun, or is over. */
  readonly isAhead: boolean;
  /** Whether its reader knows that the shop has no account any more. */
  readonly isAccountLost: boolean;
}

/** When and why a shop is away, and what buyers read meanwhile. */
export function AwayText({ away, isAhead, isAccountLost }: AwayTextProps) {
  const { messages: read, timeZone, clock } = useEnvironment();
  const messages = read(shopEditorMessages);
  const format = createDateFormatter(useLocale(), timeZone);
  if (away.cause === 'account') {
    return <p>{isAccountLost ? messages.awayAccountLost : messages.awayAccount}</p>;
  }
  const isOver = away.until !== null && Date.parse(away.until) <= clock.now();
  if (isOver) return null;
  const from = format(away.from, 'instantOfYear');
  const until = away.until === null ? undefined : format(away.until, 'instantOfYear');
  const [withEnd, withoutEnd] = isAhead
    ? [messages.awayAheadUntil, messages.awayAhead]
    : [messages.awayUntil, messages.awaySince];
  return (
    <>
      <p>
        {until === undefined
          ? fillMessage(withoutEnd, { from })
          : fillMessage(withEnd, { from, until })}
      </p>
      {away.message !== '' && <p>{fillMessage(messages.awayMessage, { message: away.message })}</p>}
    </>
  );
}
