import { findVariant, openingValues } from '@boardwalk/sdk-core/shops/view/chosen-variant';
import { useEffect, useState } from 'react';
import type { ProductContext } from '../product-context.ts';

/**
 * Chooses what somebody has pressed in the server's HTML before the script took over, which puts its
 * own choice in that place.
 */
export function useEarlyChoice({ host, initial, attributes, setAttributes }: ProductContext): void {
  // Read as the first render begins: from then on the radio buttons are those of the script.
  const [early] = useState(() => ({ values: initial ? pressedValues(host.element) : [] }));

  useEffect(() => {
    const { values } = early;
    early.values = [];
    if (!initial || values.length === 0) return;
    const opening = openingValues(initial, attributes.variant);
    const variant = findVariant(initial, values);
    if (variant && values.some((value, at) => value !== opening[at])) {
      setAttributes({ variant: variant.id });
    }
  }, [early, initial, attributes.variant, setAttributes]);
}

/** One of each option, in their order. */
function pressedValues(element: Element | undefined): readonly string[] {
  const pressed = element?.shadowRoot?.querySelectorAll<HTMLInputElement>('.option input:checked');
  return Array.from(pressed ?? [], ({ value }) => value);
}
