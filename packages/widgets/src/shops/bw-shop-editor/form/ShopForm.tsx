import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { useState } from 'react';
import type { ShopPartProps } from '../shop-editor-context.ts';
import { ShopFormFields } from './ShopFormFields.tsx';

/** What the form began with, and how often it began. */
interface Beginning {
  readonly base: ShopSettings;
  readonly round: number;
}

/**
 * The form of what a shop says. As long as nobody types in it, it follows what others change; what
 * somebody has typed stays, and is saved over the version that they began with.
 */
export function ShopForm({ context, store, settings }: ShopPartProps) {
  const [{ base, round }, begin] = useState<Beginning>({ base: settings, round: 0 });
  const [isTouched, setTouched] = useState(false);

  if (settings.version !== base.version) {
    const isSame = writeJson(settings.shop) === writeJson(base.shop);
    // Another state of the shop changes nothing in its form.
    if (isSame) begin({ base: settings, round });
    else if (!isTouched) begin({ base: settings, round: round + 1 });
  }

  return (
    <ShopFormFields
      key={round}
      {...{ context, store, base }}
      onTouch={() => setTouched(true)}
      onOutdated={(current) => begin({ base: current, round })}
      onSaved={(saved, isWhole) => {
        begin({ base: saved, round });
        if (isWhole) setTouched(false);
      }}
    />
  );
}
