import { saveSearchLabels } from '@boardwalk/sdk-core/alerts/saving/save-search-labels';
import { useWidget } from '../../../element/mount/widget-context.ts';

interface AlertNoteProps {
  /** The number of the alert that led here; 0 for none. */
  readonly alert: number;
  readonly mayChange: boolean;
}

/** Where an alert has led to its search: how it is changed, or that it can't be. */
export function AlertNote({ alert, mayChange }: AlertNoteProps) {
  const { env, host } = useWidget();
  const messages = env.messages(saveSearchLabels);
  if (alert === 0 || !host.firstParty) return null;
  return (
    <p className="field-help order-note">{mayChange ? messages.toChange : messages.notYours}</p>
  );
}
