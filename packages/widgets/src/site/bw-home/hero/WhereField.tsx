import { homeMessages } from '@boardwalk/sdk-core/site/home-messages';
import { MapPin } from 'lucide';
import { useRef, useState } from 'react';
import { useMessages } from '../../../element/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useLoaded } from '../../../kit/lazy/use-loaded.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';

const loadSuggestions = () => import('./CitySuggestions.tsx');

/** A city by its first letters; the suggestions load once somebody comes here. */
export function WhereField() {
  const messages = useMessages(homeMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState('');
  const { part } = useLoaded(loadSuggestions, isWanted);

  function pick(near: string) {
    // The field is the form's; nothing else remembers what stands in it.
    if (input.current) input.current.value = near;
    setTyped('');
  }

  return (
    <div className="where">
      <TextField
        ref={input}
        name="near"
        label={messages.where}
        isLabelHidden
        placeholder={messages.whereHint}
        before={<Icon node={MapPin} />}
        // What these say changes with the suggestions, which write it themselves.
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={120}
        onFocus={() => setWanted(true)}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {part && <part.CitySuggestions input={input} text={typed} onNear={pick} />}
    </div>
  );
}
