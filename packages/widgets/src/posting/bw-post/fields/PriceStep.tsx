import { applies, formRows } from '@boardwalk/sdk-core/listings/form/forms';
import { priceMessages } from '@boardwalk/sdk-core/listings/price-messages';
import { pricePeriodsOf } from '@boardwalk/sdk-core/posting/body-rules';
import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import {
  countries,
  currencies,
  currencyByCountry,
} from '@boardwalk/sdk-core/vocabulary/places/countries';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';
import { MoneyField } from '../../../parts/money-field/MoneyField.tsx';
import { usePosting } from '../posting-scope.ts';
import { KindFields } from './KindFields.tsx';
import '../../../profile/shared/person-fields/field-row.css';

/** What it costs and on which terms; only the periods that fit are offered. */
export function PriceStep() {
  const { kind, start, body } = usePosting();
  const messages = useMessages(fieldMessages);
  const words = useMessages(priceMessages);
  const periods = pricePeriodsOf(kind, body);
  const [usual = ''] = periods;
  const country = countries.find((one) => one === body.place.country) ?? 'CA';
  const likely = currencyByCountry[country];
  const { price } = start;
  // The currency is that of the price; without one it is the country's.
  const hasAmounts = formRows(kind).some(
    ([, row]) => row.control.as === 'money' && applies(row, body),
  );
  const kept = periods.find((period) => period === price?.period) ?? usual;
  return (
    <>
      {periods.length > 0 && (
        <div className="field-row">
          <MoneyField
            name="price"
            label={messages.price}
            help={hasAmounts ? messages.priceHelpAmounts : messages.priceHelp}
            currencies={[likely, ...currencies.filter((one) => one !== likely)]}
            {...(price && { defaultValue: { amount: price.amount, currency: price.currency } })}
          />
          {periods.length === 1 ? (
            <HiddenValue name="price.period" value={usual} />
          ) : (
            <FormSelect
              key={periods.join()}
              name="price.period"
              label={messages.period}
              choices={periods.map((value) => ({
                value,
                label: words[`spoken.${value}`] || words[value],
              }))}
              defaultValue={kept}
            />
          )}
        </div>
      )}
      <KindFields step="price" />
    </>
  );
}
