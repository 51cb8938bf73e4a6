import { useState } from 'react';

/** What somebody makes of a value and has not handed over, or not only. */
export interface FieldDraft<Value> {
  /** Undefined where the field shows the value itself. */
  readonly current: Value | undefined;
  readonly set: (next: Value | undefined) => void;
  /** Call it with what is handed over: once the value is that, the draft stays only if it has gone on. */
  readonly send: (sent: Value) => void;
}

interface Own<Value> {
  readonly over: Value;
  readonly draft?: Value | undefined;
  readonly sent?: Value;
}

/** A draft over a value, which goes for good when the value becomes another: by Back, by the page, by anything else. */
export function useFieldDraft<Value>(value: Value): FieldDraft<Value> {
  const [own, setOwn] = useState<Own<Value>>({ over: value });
  if (own.over !== value) {
    const hasGoneOn = 'sent' in own && own.sent === value && own.draft !== value;
    setOwn({ over: value, ...(hasGoneOn && { draft: own.draft }) });
  }
  return {
    current: own.draft,
    set: (draft) => setOwn((earlier) => ({ ...earlier, draft })),
    send: (sent) => setOwn((earlier) => ({ ...earlier, draft: sent, sent })),
  };
}
