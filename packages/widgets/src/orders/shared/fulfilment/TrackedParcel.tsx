import { carrierFacts } from '@boardwalk/sdk-core/orders/fulfilment/carriers';
import { partFulfilmentMessages } from '@boardwalk/sdk-core/orders/fulfilment/part-fulfilment-messages';
import type { SentParcel } from '@boardwalk/sdk-core/orders/fulfilment/part-schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import './part-fulfilment.css';

interface TrackedParcelProps {
  readonly parcel: SentParcel;
  /** What is in it, each kind by itself. */
  readonly goods: readonly string[];
}

/** A parcel: when it left and came, what is in it, and where it can be followed. */
export function TrackedParcel({ parcel, goods }: TrackedParcelProps) {
  const { timeZone } = useEnvironment();
  const messages = useMessages(partFulfilmentMessages);
  const date = createDateFormatter(useLocale(), timeZone);
  const { carrier, number, page, sentAt, deliveredAt } = parcel;
  const name = carrier === 'other' ? '' : carrierFacts[carrier].name;
  const said = deliveredAt
    ? fillMessage(messages.deliveredOn, { date: date(deliveredAt) })
    : fillMessage(messages.sentOn, { date: date(sentAt) });
  const facts = [
    said,
    ...(name === '' ? [] : [fillMessage(messages.by, { carrier: name })]),
    ...(number === '' ? [] : [fillMessage(messages.tracking, { number })]),
  ];
  return (
    <>
      <p className="part-fulfilment-line">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className="part-fulfilment-goods">{goods.join(', ')}</p>
      {page !== null && (
        <p className="part-fulfilment-line">
          <a href={page} target="_blank" rel="noopener noreferrer nofollow">
            {name === ''
              ? fillMessage(messages.followAt, { host: new URL(page).host })
              : fillMessage(messages.follow, { carrier: name })}
          </a>
        </p>
      )}
    </>
  );
}
