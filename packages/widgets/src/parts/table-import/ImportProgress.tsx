import { useId } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { tableImportMessages } from './messages.ts';
import './table-import.css';

interface ImportProgressProps {
  /** How far it is, in words. */
  readonly label: string;
  readonly passed: number;
  readonly all: number;
}

/** How far a table is that is at work. */
export function ImportProgress({ label, passed, all }: ImportProgressProps) {
  const messages = useMessages(tableImportMessages);
  const id = useId();
  return (
    <div className="import-progress">
      <label htmlFor={id}>{label}</label>
      <progress id={id} value={passed} max={all} />
      <p className="import-note">{messages.runningNote}</p>
    </div>
  );
}
