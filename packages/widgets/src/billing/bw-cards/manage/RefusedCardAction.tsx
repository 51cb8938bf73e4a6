import { refusedActionMessages } from '@boardwalk/sdk-core/embeds/confirmations/refused-action-messages';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';

/** Shown in place of what is no longer requested; the user who pressed there reads on from here. */
export function RefusedCardAction() {
  const messages = useMessages(refusedActionMessages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <FormAlert>{messages.over}</FormAlert>
    </div>
  );
}
