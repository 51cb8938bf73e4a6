import { hoursMessages } from '@boardwalk/sdk-core/listings/fields/hours-messages';
import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { classNames } from '../../../kit/style/class-names.ts';
import { writeHours } from '../../../listings/shared/hours/hours-text.ts';
import './about.css';

/** Whether the shop is open, and until when, by its own clocks. */
export function ShopOpenState({ shop: { hours, timeZone } }: { readonly shop: Shop }) {
  const env = useEnvironment();
  if (!hours) return null;
  const { isOpen, text, more } = writeHours(hours, {
    locale: findLocale([env.locale]),
    timeZone,
    now: env.clock.now(),
    messages: env.messages(hoursMessages),
  });
  return (
    <span>
      <strong className={classNames('shop-open', isOpen && 'is-open')}>{text}</strong>
      {more !== undefined && ` · ${more}`}
    </span>
  );
}
