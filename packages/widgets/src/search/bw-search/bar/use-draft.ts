import { useState } from 'react';

/** What somebody types over a value; it starts anew whenever the value changes. */
export function useDraft(value: string): readonly [string, (draft: string) => void] {
  const [draft, setDraft] = useState({ over: value, text: value });
  const text = draft.over === value ? draft.text : value;
  return [text, (next) => setDraft({ over: value, text: next })];
}
