import type { ShippingRate } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { shippingMessages } from '@boardwalk/sdk-core/shops/shipping/shipping-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { PartHeading } from '../../parts/part-heading/PartHeading.tsx';
import type { RateTexts } from './use-rate-texts.ts';
import './shipping-rates.css';

/** What can be done with a rate. */
export interface RateCardActions {
  readonly mayWrite: boolean;
  readonly onEdit: (rate: ShippingRate) => void;
  readonly onEnd: (rate: ShippingRate) => void;
  readonly onRestore: (rate: ShippingRate) => void;
}

interface RateCardProps extends RateCardActions {
  readonly rate: ShippingRate;
  readonly texts: RateTexts;
}

/** A rate in words: where it holds, what it costs, how long it takes. */
export function RateCard({ rate: listed, texts, ...actions }: RateCardProps) {
  const { mayWrite, onEdit, onEnd, onRestore } = actions;
  const messages = useMessages(shippingMessages);
  const { rate } = listed;
  const { name } = rate;
  return (
    <li className={classNames('rate', !rate.active && 'is-ended')}>
      <div className="rate-text">
        <PartHeading className="rate-name">{name}</PartHeading>
        <ul className="rate-facts">
          {texts.writeRate(rate).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {mayWrite && (
        <div className="rate-actions">
          <Button
            aria-label={fillMessage(messages.editNamed, { name })}
            onClick={() => onEdit(listed)}
          >
            {messages.edit}
          </Button>
          {rate.active ? (
            <Button
              variant="quiet"
              aria-label={fillMessage(messages.endNamed, { name })}
              onClick={() => onEnd(listed)}
            >
              {messages.end}
            </Button>
          ) : (
            <Button
              variant="quiet"
              aria-label={fillMessage(messages.restoreNamed, { name })}
              onClick={() => onRestore(listed)}
            >
              {messages.restore}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
