import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useOuterSlot } from '../../../element/outer-slot/use-outer-slot.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { type CardFieldState, createCardFieldStore } from './card-field-store.ts';
import type { PaymentScriptConfig } from './payment-provider.ts';

export interface CardField {
  /** Where the fields show; they stay empty until they are ready. */
  readonly slot: ReactNode;
  readonly field: CardFieldState;
  /** Tries once more after a failure. */
  readonly retry: () => void;
}

/**
 * The provider's fields of a card, as long as the component shows; for parts that load later. Where the page forbids
 * them, `field.state` says so, and the widget offers the site's pop-up.
 */
export function useCardField(script: PaymentScriptConfig): CardField {
  const locale = useLocale();
  const { slot, container } = useOuterSlot('card');
  const [store] = useState(() => createCardFieldStore(script, locale));
  useEffect(() => store.mountInto(container), [store, container]);
  return { slot, field: useStore(store.$state), retry: store.retry };
}
