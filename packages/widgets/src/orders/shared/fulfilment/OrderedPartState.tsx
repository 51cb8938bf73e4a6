import { fulfilmentStateLabels } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-state-labels';
import { partFulfilmentMessages } from '@boardwalk/sdk-core/orders/fulfilment/part-fulfilment-messages';
import type { PartFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/part-schemas';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { OrderStateTag } from '../order-parts/OrderStateTag.tsx';
import { toneOfFulfilment } from '../order-parts/tone-of-fulfilment.ts';
import { TrackedParcel } from './TrackedParcel.tsx';
import { useGoods } from './use-goods.ts';
import './part-fulfilment.css';

interface OrderedPartStateProps {
  readonly fulfilment: PartFulfilment;
  readonly lines: Order['shops'][number]['lines'];
}

/** What a shop has sent to its buyer or has ready for them, the code to fetch it, and what came back. */
export function OrderedPartState({ fulfilment, lines }: OrderedPartStateProps) {
  const { timeZone } = useEnvironment();
  const messages = useMessages(partFulfilmentMessages);
  const states = useMessages(fulfilmentStateLabels);
  const date = createDateFormatter(useLocale(), timeZone);
  const { state, parcels, pickup, returns } = fulfilment;
  const nameOf = useGoods(lines);
  return (
    <div className="part-fulfilment">
      <p className="part-fulfilment-state">
        <OrderStateTag tone={toneOfFulfilment[state]}>{states[state]}</OrderStateTag>
      </p>
      {pickup && <PickupFacts pickup={pickup} isReady={state === 'ready'} />}
      {parcels.length > 0 && (
        <ul className="part-fulfilment-list">
          {parcels.map((parcel) => (
            <li key={parcel.id} className="part-fulfilment-step">
              <TrackedParcel parcel={parcel} goods={nameOf(parcel.lines)} />
            </li>
          ))}
        </ul>
      )}
      {returns.map(({ id, returnedAt, lines: back }) => (
        <p key={id} className="part-fulfilment-line">
          {fillMessage(messages.returnedOn, { date: date(returnedAt) })}: {nameOf(back).join(', ')}
        </p>
      ))}
    </div>
  );
}

interface PickupFactsProps {
  readonly pickup: NonNullable<PartFulfilment['pickup']>;
  readonly isReady: boolean;
}

function PickupFacts({ pickup, isReady }: PickupFactsProps) {
  const { timeZone } = useEnvironment();
  const messages = useMessages(partFulfilmentMessages);
  const date = createDateFormatter(useLocale(), timeZone);
  const { readyAt, pickedUpAt, code } = pickup;
  const said = pickedUpAt
    ? fillMessage(messages.pickedUpOn, { date: date(pickedUpAt) })
    : fillMessage(messages.readyOn, { date: date(readyAt) });
  return (
    <>
      <p className="part-fulfilment-line">{said}</p>
      {isReady && code === null && <p className="part-fulfilment-line">{messages.codeInMail}</p>}
      {isReady && code !== null && (
        <dl className="part-fulfilment-code">
          <dt>{messages.code}</dt>
          <dd className="part-fulfilment-digits" translate="no">
            {spaced(code)}
          </dd>
          <dd className="part-fulfilment-help">{messages.codeHelp}</dd>
        </dl>
      )}
    </>
  );
}

/** Digits in two halves, as people read them to each other. */
function spaced(code: string): string {
  const half = code.length / 2;
  return `${code.slice(0, half)} ${code.slice(half)}`;
}
