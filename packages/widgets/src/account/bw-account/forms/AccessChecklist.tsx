import { useState } from 'react';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import './forms.css';

interface KeptListProps {
  readonly legend: string;
  /** Of the check boxes, before their ids: `readCheckedIds` finds them by it. */
  readonly name: string;
  readonly entries: readonly KeptEntry[];
}

interface KeptEntry {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/** Shows what may be retained; nothing is unless it is ticked. */
export function AccessChecklist({ legend, name, entries }: KeptListProps) {
  if (entries.length === 0) return null;
  return (
    <fieldset className="account-kept">
      <legend>{legend}</legend>
      {entries.map((entry) => (
        <KeptLine key={entry.id} name={`${name} ${entry.id}`} entry={entry} />
      ))}
    </fieldset>
  );
}

function KeptLine({ name, entry }: { readonly name: string; readonly entry: KeptEntry }) {
  const [isKept, setIsKept] = useState(false);
  return (
    <Checkbox name={name} isChecked={isKept} onChange={setIsKept}>
      <bdi>{entry.name}</bdi>
      <span className="account-kept-note">{entry.note}</span>
    </Checkbox>
  );
}

/** The ids that are ticked in the list of that name. */
export function readCheckedIds(data: FormData, name: string): string[] {
  const prefix = `${name} `;
  return [...data.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}
