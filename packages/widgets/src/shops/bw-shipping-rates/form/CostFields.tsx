import { type RateMeasure, rateMeasures } from '@boardwalk/sdk-core/shops/shipping/rate-rules';
import type { ShippingRateBody } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { rateFormMessages } from '@boardwalk/sdk-core/shops/shipping/shipping-messages';
import { heaviest, mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';
import { MoneyField } from '../../../parts/money-field/MoneyField.tsx';
import { WeightField } from '../../shared/weight-field/WeightField.tsx';
import './rate-form.css';

type Step = ShippingRateBody['steps'][number];

interface CostFieldsProps {
  readonly currency: Currency;
  readonly by: RateMeasure;
  readonly steps: readonly Step[];
}

interface StepRow {
  readonly key: number;
  readonly start: { readonly upTo: number | null; readonly price: number | null };
}

const emptyStep = { upTo: null, price: null };

/** What a rate costs: one price, or steps by weight or value. */
export function CostFields({ currency, by: start, steps }: CostFieldsProps) {
  const messages = useMessages(rateFormMessages);
  const [by, setBy] = useState(start);
  const [rows, setRows] = useState<readonly StepRow[]>(() =>
    (steps.length > 0 ? steps : [emptyStep]).map((step, key) => ({ key, start: step })),
  );
  const nextKey = Math.max(...rows.map(({ key }) => key)) + 1;

  function propsOfPrice(index: number, { price }: StepRow['start'] = emptyStep) {
    return {
      ...{ name: `steps.${index}.price`, label: messages.stepPrice, required: true },
      currencies: [currency],
      ...(price !== null && { defaultValue: { amount: price, currency } }),
    };
  }

  function pick(picked: string): void {
    setBy(rateMeasures.find((one) => one === picked) ?? 'flat');
    // Kilograms are no dollars: steps of another measure begin again.
    setRows([{ key: nextKey, start: emptyStep }]);
  }

  return (
    <>
      <FormSelect
        name="by"
        label={messages.by}
        choices={rateMeasures.map((value) => ({ value, label: messages[value] }))}
        defaultValue={by}
        onPick={pick}
      />
      {by === 'flat' ? (
        <MoneyField key={rows[0]?.key} {...propsOfPrice(0, rows[0]?.start)} />
      ) : (
        <FieldGroup
          name="steps"
          legend={messages.cost}
          help={by === 'weight' ? `${messages.stepHelp} ${messages.weightHelp}` : messages.stepHelp}
        >
          {rows.map(({ key, start: step }, index) => (
            <fieldset key={key} className="rate-step">
              <legend className="visually-hidden">
                {fillMessage(messages.step, { number: index + 1 })}
              </legend>
              {by === 'weight' ? (
                <WeightField
                  name={`steps.${index}.upTo`}
                  label={messages.stepUpToWeight}
                  most={heaviest.parcel}
                  defaultValue={step.upTo}
                />
              ) : (
                <MoneyField
                  name={`steps.${index}.upTo`}
                  label={messages.stepUpToPrice}
                  minimum={1}
                  currencies={[currency]}
                  {...(step.upTo !== null && {
                    defaultValue: { amount: step.upTo, currency },
                  })}
                />
              )}
              <MoneyField {...propsOfPrice(index, step)} />
              {rows.length > 1 && (
                <IconButton
                  icon={Trash2}
                  label={fillMessage(messages.removeStep, { number: index + 1 })}
                  onClick={() => setRows(rows.filter((row) => row.key !== key))}
                />
              )}
            </fieldset>
          ))}
          {rows.length < mostOfShop.steps ? (
            <div>
              <Button
                icon={Plus}
                onClick={() => setRows([...rows, { key: nextKey, start: emptyStep }])}
              >
                {messages.addStep}
              </Button>
            </div>
          ) : (
            <p className="rate-help">
              {fillMessage(messages.stepsFull, { limit: mostOfShop.steps })}
            </p>
          )}
        </FieldGroup>
      )}
      <HiddenValue name="steps.count" value={String(by === 'flat' ? 1 : rows.length)} />
    </>
  );
}
