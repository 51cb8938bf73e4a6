import { X } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useCustomValidity } from '../../../parts/form/use-custom-validity.ts';
import { openingHoursMessages } from './messages.ts';
import { type HoursEntry, noteOf } from './week.ts';
import '../../../kit/text-field/field.css';
import './opening-hours-field.css';

interface HoursFieldsProps {
  readonly entry: HoursEntry;
  /** What is wrong with its day. */
  readonly error: string | undefined;
  readonly onChange: (entry: HoursEntry) => void;
  readonly onRemove: (() => void) | undefined;
}

/** From when to when. */
export function HoursFields({ entry, error, onChange, onRemove }: HoursFieldsProps) {
  const messages = useMessages(openingHoursMessages);
  const first = useCustomValidity(error);
  const note = noteOf(entry);
  return (
    <div className="hours-entry">
      <TextField
        ref={first}
        type="time"
        label={messages.opens}
        required
        value={entry.opens}
        onChange={({ currentTarget }) => onChange({ ...entry, opens: currentTarget.value })}
      />
      <TextField
        type="time"
        label={messages.closes}
        required
        value={entry.closes}
        onChange={({ currentTarget }) => onChange({ ...entry, closes: currentTarget.value })}
      />
      {onRemove && <IconButton icon={X} label={messages.remove} onClick={onRemove} />}
      {note && <p className="field-help">{messages[note]}</p>}
    </div>
  );
}
