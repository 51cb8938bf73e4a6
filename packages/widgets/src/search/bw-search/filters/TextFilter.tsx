import {
  type FilterValue,
  maximumFilterTextLength,
} from '@boardwalk/sdk-core/listings/fields/filters';
import { useState } from 'react';
import { TextField } from '../../../kit/text-field/TextField.tsx';

interface WordsFilterProps {
  readonly label: string;
  readonly value: FilterValue | undefined;
  readonly onSet: (value: string | undefined) => void;
}

/** Words that a field must hold. */
export function TextFilter({ label, value, onSet }: WordsFilterProps) {
  const asked = typeof value === 'string' ? value : '';
  // A space at the end is no word yet, but somebody is about to write one.
  const [typed, setTyped] = useState(asked);
  return (
    <TextField
      label={label}
      maxLength={maximumFilterTextLength}
      value={typed.trim() === asked ? typed : asked}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onSet(event.currentTarget.value.trim() || undefined);
      }}
    />
  );
}
