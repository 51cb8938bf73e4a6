import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type Autosave, createAutosave, type SaveState } from './create-autosave.ts';

/** What a form saves of itself while somebody fills it in. */
export interface FormAutosave extends Pick<Autosave<FormData>, 'change' | 'flush' | 'drop'> {
  readonly state: SaveState;
}

/** Saves drafts of a form by `save`, which may answer `kept`: see `createAutosave`. */
export function useAutosave(save: (draft: FormData) => Promise<unknown>): FormAutosave {
  const latestSave = useRef(save);
  latestSave.current = save;
  const [autosave] = useState(() => createAutosave((draft: FormData) => latestSave.current(draft)));
  const state = useStore(autosave.$state);

  // What is taken off the page saves what it has not saved yet.
  useEffect(() => () => void autosave.close(), [autosave]);

  return { ...autosave, state };
}
