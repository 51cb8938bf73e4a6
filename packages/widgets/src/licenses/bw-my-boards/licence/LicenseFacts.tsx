import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import '../my-boards.css';

/** From when to when a licence is paid for, and what it costs. */
export function LicenseFacts({ license }: { readonly license: License }) {
  const { boughtAt, dueAt, timeZone, state, invoice } = license;
  const messages = useMessages(myBoardsMessages);
  const locale = useLocale();
  const formatDate = createDateFormatter(locale, timeZone);
  return (
    <dl className="license-facts">
      <div>
        <dt>{messages.start}</dt>
        <dd>{formatDate(boughtAt)}</dd>
      </div>
      <div>
        <dt>{messages.ends}</dt>
        <dd>{formatDate(dueAt)}</dd>
      </div>
      <div>
        <dt>{state === 'PENDING' ? messages.toPay : messages.paid}</dt>
        <dd>{createMoneyFormatter(locale)(invoice.total)}</dd>
      </div>
    </dl>
  );
}
