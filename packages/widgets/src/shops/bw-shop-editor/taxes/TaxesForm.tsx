import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { useState } from 'react';
import type { ShopTaxesProps } from './shop-taxes-props.ts';
import { TaxesFields } from './TaxesFields.tsx';
import { writtenTaxes } from './written-taxes.ts';

interface TaxesFormProps extends ShopTaxesProps {
  readonly country: 'CA' | 'AU';
}

/**
 * The form of what its people say of a shop's taxes. As long as nobody types in it, it follows what
 * others change; what somebody has typed stays, and is saved over the version that they began with.
 */
export function TaxesForm({ settings, ...props }: TaxesFormProps) {
  const [{ base, round }, begin] = useState({ base: settings, round: 0 });
  const [isTouched, setTouched] = useState(false);

  if (settings.version !== base.version) {
    if (isSame(settings, base)) begin({ base: settings, round });
    else if (!isTouched) begin({ base: settings, round: round + 1 });
  }

  return (
    <TaxesFields
      key={round}
      {...props}
      base={base}
      onTouch={() => setTouched(true)}
      onOutdated={(current) => begin({ base: current, round })}
      onSaved={(saved, isWhole) => {
        begin({ base: saved, round });
        if (isWhole) setTouched(false);
      }}
    />
  );
}

function isSame(one: ShopSettings, other: ShopSettings): boolean {
  return writeJson(writtenTaxes(one)) === writeJson(writtenTaxes(other));
}
