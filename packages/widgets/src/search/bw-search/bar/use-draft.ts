import { useState } from 'react';

/** What somebody makes of a value; it starts anew whenever the value changes. */
export function useDraft<Value>(value: Value): readonly [Value, (draft: Value) => void] {
  const [own, setOwn] = useState({ over: value, draft: value });
  const draft = own.over === value ? own.draft : value;
  return [draft, (next) => setOwn({ over: value, draft: next })];
}
