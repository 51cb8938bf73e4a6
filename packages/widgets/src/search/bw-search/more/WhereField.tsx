import { moreMessages } from '@boardwalk/sdk-core/search/more-messages';
import { LocateFixed, MapPin } from 'lucide';
import { useRef, useState } from 'react';
import { useMessages, useWidget } from '../../../element/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useLoaded } from '../../../kit/lazy/use-loaded.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useSearch } from '../search-context.ts';
import { useDraft } from './use-draft.ts';

const loadSuggestions = () => import('../places/PlaceSuggestions.tsx');

/** A city by its first letters, or the one where somebody is. */
export function WhereField({ label }: { readonly label: string }) {
  const { env } = useWidget();
  const messages = useMessages(moreMessages);
  const { query, change } = useSearch();
  const [draft, setDraft] = useDraft(label);
  const [isWanted, setWanted] = useState(false);
  const [error, setError] = useState<string>();
  const { part } = useLoaded(loadSuggestions, isWanted);
  const input = useRef<HTMLInputElement>(null);

  function go(near: string) {
    setError(undefined);
    setDraft(near);
    const place = near.trim();
    if (place !== label) change({ near: place, bounds: '' });
    else if (query.bounds !== '') change({ bounds: '' });
  }

  async function locate() {
    const places = await import('../places/find-city-here.ts').catch(() => undefined);
    if (!places) return setError(messages.partFailed);
    const found = await places.findCityHere(env);
    if (found.near === undefined) setError(found.message);
    else go(found.near);
  }

  return (
    <div className="where">
      <TextField
        ref={input}
        label={messages.where}
        isLabelHidden
        placeholder={messages.whereHint}
        before={<Icon node={MapPin} />}
        after={
          <IconButton
            icon={LocateFixed}
            label={messages.useLocation}
            onClick={() => void locate()}
          />
        }
        error={error}
        // What these say changes with the suggestions, which write it themselves.
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={draft}
        onChange={(event) => {
          setError(undefined);
          setDraft(event.currentTarget.value);
        }}
        onFocus={() => setWanted(true)}
        onBlur={() => {
          // Whoever only passes by stays in the part of the map that they moved to.
          if (draft.trim() === label) setError(undefined);
          else go(draft);
        }}
        onKeyDown={(press) => {
          if (press.key === 'Enter') go(draft);
        }}
      />
      {part && (
        <part.PlaceSuggestions input={input} text={draft === label ? '' : draft} onNear={go} />
      )}
    </div>
  );
}
