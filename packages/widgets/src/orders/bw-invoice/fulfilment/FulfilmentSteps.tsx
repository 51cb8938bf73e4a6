import { readPackingSlip } from '@boardwalk/sdk-core/orders/fulfilment/endpoints';
import { leftToSend } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import type { ShopFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { shopFulfilmentMessages } from '@boardwalk/sdk-core/orders/fulfilment/shop-fulfilment-messages';
import type { FulfilmentQuery } from '@boardwalk/sdk-core/orders/fulfilment/shop-fulfilment-store';
import { fillPath } from '@boardwalk/sdk-core/vocabulary/routes/fill-path';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { TrackedParcel } from '../../shared/fulfilment/TrackedParcel.tsx';
import { useGoods } from '../../shared/fulfilment/use-goods.ts';
import type { OpenFulfilmentDialog } from './FulfilmentDialog.tsx';
import './fulfilment.css';

interface FulfilmentStepsProps {
  readonly at: FulfilmentQuery;
  readonly fulfilment: ShopFulfilment;
  readonly onOpen: (dialog: OpenFulfilmentDialog) => void;
}

/** What was done of an invoice so far, the oldest first. */
export function FulfilmentSteps({ at, fulfilment, onOpen }: FulfilmentStepsProps) {
  const { timeZone } = useEnvironment();
  const messages = useMessages(shopFulfilmentMessages);
  const date = createDateFormatter(useLocale(), timeZone);
  const { state, parcels, pickup, returns, lines } = fulfilment;
  const goodsOf = useGoods(lines);
  const left = lines
    .map((line) => ({ item: line.item, quantity: leftToSend(line) }))
    .filter(({ quantity }) => quantity > 0);
  return (
    <>
      {state === 'cancelled' && <p className="fulfilment-line">{messages.cancelled}</p>}
      {state === 'sentInPart' && (
        <p className="fulfilment-line">
          {fillMessage(messages.left, { goods: goodsOf(left).join(', ') })}
        </p>
      )}
      {pickup && (
        <p className="fulfilment-line">
          {pickup.pickedUpAt
            ? fillMessage(messages.pickedUpOn, { date: date(pickup.pickedUpAt) })
            : fillMessage(messages.readySince, { date: date(pickup.readyAt) })}
        </p>
      )}
      {parcels.length > 0 && (
        <ul className="fulfilment-list">
          {parcels.map((parcel, index) => (
            <li key={parcel.id} className="fulfilment-step">
              <strong>{fillMessage(messages.parcel, { number: index + 1 })}</strong>
              <TrackedParcel parcel={parcel} goods={goodsOf(parcel.lines)} />
              <ParcelWays
                {...{ at, parcel, number: index + 1, onOpen }}
                mayWrite={fulfilment.mayWrite}
              />
            </li>
          ))}
        </ul>
      )}
      {returns.map(({ id, returnedAt, lines: back, isRestocked }) => (
        <p key={id} className="fulfilment-line">
          <span>{fillMessage(messages.returnedOn, { date: date(returnedAt) })}</span>
          <span>{goodsOf(back).join(', ')}</span>
          {isRestocked && <span>{messages.restocked}</span>}
        </p>
      ))}
    </>
  );
}

interface ParcelWaysProps extends Pick<FulfilmentStepsProps, 'at' | 'onOpen'> {
  readonly parcel: ShopFulfilment['parcels'][number];
  readonly number: number;
  readonly mayWrite: boolean;
}

function ParcelWays({ at, parcel, number, mayWrite, onOpen }: ParcelWaysProps) {
  const messages = useMessages(shopFulfilmentMessages);
  const { id, deliveredAt, undoUntil } = parcel;
  const named = { number };
  return (
    <div className="fulfilment-ways">
      <SlipLink {...{ at, parcel: id }} label={fillMessage(messages.slipOf, named)}>
        {messages.slip}
      </SlipLink>
      {mayWrite && deliveredAt === null && (
        <Button
          aria-label={fillMessage(messages.deliveredOf, named)}
          onClick={() => onOpen({ kind: 'delivered', parcelId: id, number })}
        >
          {messages.delivered}
        </Button>
      )}
      {mayWrite && undoUntil !== null && (
        <Button
          variant="quiet"
          aria-label={fillMessage(messages.undoOf, named)}
          onClick={() => onOpen({ kind: 'undo', parcelId: id, number })}
        >
          {messages.undo}
        </Button>
      )}
    </div>
  );
}

interface SlipLinkProps extends Pick<FulfilmentStepsProps, 'at'> {
  /** Absent for what is still to be sent. */
  readonly parcel?: string;
  readonly label?: string;
  readonly children: string;
}

/** A packing slip in the reader's language, as a file. */
export function SlipLink({ at, parcel, label, children }: SlipLinkProps) {
  const { apiOrigin, locale } = useEnvironment();
  const path = fillPath(readPackingSlip.path, { ...at });
  const query = new URLSearchParams({ language: locale, ...(parcel && { parcel }) });
  return (
    <a
      className="button button-secondary"
      href={`${apiOrigin}${path}?${query}`}
      download
      aria-label={label}
    >
      {children}
    </a>
  );
}
