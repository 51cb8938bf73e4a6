import { saveSearchLabels } from '@boardwalk/sdk-core/alerts/saving/save-search-labels';
import { useWidget } from '../../../element/mount/widget-context.ts';
import '../../../kit/text-field/field.css';

interface AlertNoteProps {
  /** The number of the alert that led here; 0 for none. */
  readonly alert: number;
  readonly mayChange: boolean;
  /** Where it stands. */
  readonly className: string;
}

/** Where an alert has led to its search: how it is changed, or that it can't be. */
export function AlertNote({ alert, mayChange, className }: AlertNoteProps) {
  const { env, host } = useWidget();
  const messages = env.messages(saveSearchLabels);
  if (alert === 0 || !host.firstParty) return null;
  return (
    <p className={`field-help ${className}`}>{mayChange ? messages.toChange : messages.notYours}</p>
  );
}
