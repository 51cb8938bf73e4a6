import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { Info } from 'lucide';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import './shop-status.css';

interface ShopStatusProps {
  readonly name: string;
  readonly away: Shop['away'];
  /** Whether the public doesn't see what shows. */
  readonly isHidden: boolean;
  readonly messages: {
    readonly away: string;
    readonly awayUntil: string;
    readonly hidden: string;
  };
}

/** Says that a shop takes no orders for a time, or that its people alone see what shows. */
export function ShopStatus({ name, away, isHidden, messages }: ShopStatusProps) {
  const { locale, timeZone } = useEnvironment();
  if (!isHidden && away === null) return null;
  const until = away?.until;
  const date = until && createDateFormatter(findLocale([locale]), timeZone)(until);
  const sentence = date ? messages.awayUntil : messages.away;
  return (
    <div className="shop-status" part="status">
      <Icon node={Info} />
      <div>
        {isHidden && <p>{messages.hidden}</p>}
        {away && (
          <p>
            <strong>{fillMessage(sentence, { shop: name, date: date ?? '' })}</strong>{' '}
            {away.message}
          </p>
        )}
      </div>
    </div>
  );
}
