import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { LocateFixed, X } from 'lucide';
import { useRef, useState } from 'react';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { isComposingKey } from '../../../kit/text-field/composing-key.ts';
import { useFieldDraft } from '../../../kit/text-field/use-field-draft.ts';
import { PlaceField } from '../../shared/place-field/PlaceField.tsx';
import { useSearch } from '../search-context.ts';

/** A place by its first letters, the city where somebody is, or the part of the map that shows. */
export function SearchWhereField({ place: named }: { readonly place: string }) {
  const { env } = useWidget();
  const messages = useMessages(aroundMessages);
  const { query, change } = useSearch();
  const isMapArea = query.bounds !== '';
  const label = isMapArea ? messages.mapArea : named;
  // Over what is requested, as the label of a place changes once the server has understood it.
  const asked = isMapArea ? query.bounds : query.near;
  const draft = useFieldDraft(asked);
  const shown = draft.current ?? label;
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function go(near: string) {
    setError(undefined);
    const place = near.trim();
    if (place === label || place === asked) {
      draft.set(undefined);
      if (isMapArea) change({ bounds: '' });
      return;
    }
    draft.send(place);
    change({ near: place, bounds: '' });
  }

  async function locate() {
    const places = await import('../places/find-city-here.ts').catch(() => undefined);
    if (!places) return setError(messages.partFailed);
    const found = await places.findCityHere(env);
    if (found.near === undefined) setError(found.message);
    else go(found.near);
  }

  return (
    <PlaceField
      input={input}
      label={messages.where}
      placeholder={messages.whereHint}
      after={
        <>
          {isMapArea && (
            <IconButton
              icon={X}
              label={messages.leaveMapArea}
              onClick={() => {
                change({ bounds: '' });
                input.current?.focus();
              }}
            />
          )}
          <IconButton
            icon={LocateFixed}
            label={messages.useLocation}
            onClick={() => void locate()}
          />
        </>
      }
      error={error}
      typed={shown === label ? '' : shown}
      onNear={go}
      value={shown}
      onChange={(event) => {
        setError(undefined);
        draft.set(event.currentTarget.value);
      }}
      onClick={(press) => {
        // It is no place to be typed on: the first letter takes its place.
        if (shown === label && isMapArea) press.currentTarget.select();
      }}
      onBlur={({ currentTarget: { value } }) => {
        // A user who only passes by stays in the part of the map that they moved to.
        if (value.trim() === label) setError(undefined);
        else go(value);
      }}
      // What the field shows: it may have been typed before its widget was there to receive it.
      onKeyDown={({ key, nativeEvent, currentTarget: { value } }) => {
        if (key === 'Enter' && !isComposingKey(nativeEvent)) go(value);
      }}
    />
  );
}
