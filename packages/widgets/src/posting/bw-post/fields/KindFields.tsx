import type { FormStep } from '@boardwalk/sdk-core/listings/form/form-rows';
import { applies, formRows } from '@boardwalk/sdk-core/listings/form/forms';
import { countries, currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { usePosting } from '../posting-scope.ts';
import { FieldControl } from './FieldControl.tsx';
import '../post.css';

/** The fields of the kind that a step asks for and that apply. */
export function KindFields({ step }: { readonly step: FormStep }) {
  const { kind, body, start, labels } = usePosting();
  const country = countries.find((one) => one === body.place.country) ?? 'CA';
  const currency = body.price?.currency ?? currencyByCountry[country];
  const rows = formRows(kind).filter(([, row]) => row.step === step && applies(row, body));
  return (
    <div className="post-fields">
      {rows.map(([field, row]) => (
        <FieldControl
          key={
            row.control.as === 'choice' && row.control.by ? `${field} ${body.subcategory}` : field
          }
          {...{ field, row, labels, currency }}
          value={start.attributes[field]}
          subcategory={body.subcategory}
        />
      ))}
    </div>
  );
}
