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
  const { siteName, origin, kind, about, items, parts, renews, amounts } = asked;
  const isSeveral = amounts.length > 1;
  // Two may be of the same sum.
  const payments = amounts.map((amount, place) => ({ place, amount }));
  const named = parts.map((part, place) => ({ place, part }));
  const formatMoney = createMoneyFormatter(findLocale([env.locale]));
  return (
    <>
      <h1 className="popup-title">{labels[kind]}</h1>
      <p>{fillMessage(messages.asks, { site: siteName })}</p>
      <p className="popup-origin">{origin}</p>
      {(about !== null || parts.length > 0 || amounts.length > 0) && (
        <dl className="confirm-asked">
          {about !== null && (
            <>
              <dt>{parts.length > 0 ? messages.sentTo : messages.about}</dt>
              <dd className="confirm-lines">{about}</dd>
            </>
          )}
          {named.map(({ place, part }) => (
            <ConfirmedPart key={place} {...{ env, part }} />
          ))}
          {parts.length === 0 && items.length > 0 && (
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

interface ConfirmedPartProps {
  readonly env: WidgetEnvironment;
  readonly part: EmbedConfirmation['parts'][number];
}

/** How a shop delivers, and each word that is said to it. */
function ConfirmedPart({ env, part }: ConfirmedPartProps) {
  const messages = env.messages(confirmMessages);
  const { name, sentBy: way, fetchedAt: place, note } = part;
  return (
    <>
      <dt>{name}</dt>
      {way !== null && <dd>{way ? fillMessage(messages.sentBy, { way }) : messages.sent}</dd>}
      {place !== null && <dd>{fillMessage(messages.fetched, { place })}</dd>}
      {note && <dd className="confirm-lines">{fillMessage(messages.partNote, { note })}</dd>}
    </>
  );
}

function listItems(items: readonly string[], more: string): string {
  const named = items.slice(0, mostItems).join(', ');
  const left = items.length - mostItems;
  return left > 0 ? fillMessage(more, { items: named, count: left }) : named;
}
