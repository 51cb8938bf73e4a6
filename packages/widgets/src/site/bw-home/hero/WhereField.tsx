import { homeMessages } from '@boardwalk/sdk-core/site/home/home-messages';
import { useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { PlaceField } from '../../../search/shared/place-field/PlaceField.tsx';

/** Where to search; what stands in it belongs to the form. */
export function WhereField() {
  const messages = useMessages(homeMessages);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');

  function pick(near: string) {
    // The field is the form's; nothing else remembers what stands in it.
    if (input.current) input.current.value = near;
    setTyped('');
  }

  return (
    <PlaceField
      input={input}
      name="near"
      label={messages.where}
      placeholder={messages.whereHint}
      maxLength={120}
      typed={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onNear={pick}
    />
  );
}
