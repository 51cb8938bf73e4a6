import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../kit/checkbox/Checkbox.tsx';
import './yes-field.css';

interface YesFieldProps {
  readonly name: string;
  /** What it begins with. */
  readonly isChecked: boolean;
  readonly note?: string;
  readonly children: ReactNode;
}

/** Something that is so, or is not said. */
export function YesField({ name, isChecked: first, note, children }: YesFieldProps) {
  const [isChecked, setChecked] = useState(first);
  return (
    <div>
      <Checkbox name={name} isChecked={isChecked} onChange={setChecked}>
        {children}
      </Checkbox>
      {note !== undefined && <p className="yes-note">{note}</p>}
    </div>
  );
}
