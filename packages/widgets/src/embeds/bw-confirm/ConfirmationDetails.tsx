import { confirmMessages } from '@boardwalk/sdk-core/embeds/confirmations/confirm-messages';
import { confirmationKindLabels } from '@boardwalk/sdk-core/embeds/confirmations/confirmation-kind-labels';
import type { EmbedConfirmation } from '@boardwalk/sdk-core/embeds/confirmations/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import '../popup/popup.css';
import './confirm.css';

interface AskedForProps {
  readonly env: WidgetEnvironment;
  readonly asked: EmbedConfirmation;
}

/** Names that a window shows of many. */
const mostItems = 12;

/** Who asks, on which page, for what and how much: as the server knows it. */
export function ConfirmationDetails({ env, asked }: AskedForProps) {
  const messages = env.messages(confirmMessages);
  const labels = env.messages(confirmationKindLabels);
  const { siteName, origin, kind, about, items, renews, amounts } = asked;
  const isSeveral = amounts.length > 1;
  // Two may be of the same sum.
  const payments = amounts.map((amount, place) => ({ place, amount }));
  const formatMoney = createMoneyFormatter(findLocale([env.locale]));
  return (
    <>
      <h1 className="popup-title">{labels[kind]}</h1>
      <p>{fillMessage(messages.asks, { site: siteName })}</p>
      <p className="popup-origin">{origin}</p>
      {(about !== null || amounts.length > 0) && (
        <dl className="confirm-asked">
          {about !== null && (
            <>
              <dt>{messages.about}</dt>
              <dd>{about}</dd>
            </>
          )}
          {items.length > 0 && (
            <>
              <dt>{messages.items}</dt>
              <dd>{listItems(items, messages.moreItems)}</dd>
            </>
          )}
          {amounts.length > 0 && (
            <>
              <dt>{isSeveral ? messages.payments : messages.amount}</dt>
              {payments.map(({ place, amount }) => (
                <dd key={place} className="confirm-amount">
                  {formatMoney(amount)} {amount.currency}
                </dd>
              ))}
            </>
          )}
        </dl>
      )}
      {isSeveral && <p>{fillMessage(messages.severalPayments, { count: amounts.length })}</p>}
      {renews && <p>{messages.renews}</p>}
      <p className="popup-note">{messages.note}</p>
    </>
  );
}

function listItems(items: readonly string[], more: string): string {
  const named = items.slice(0, mostItems).join(', ');
  const left = items.length - mostItems;
  return left > 0 ? fillMessage(more, { items: named, count: left }) : named;
}
