import { classNames } from '../../../kit/style/class-names.ts';
import type { WrittenHours } from '../../shared/hours/written-hours.ts';
import '../facts/facts.css';

/** Whether the place is open, and until when. */
export function OpenState({ hours: { isOpen, text, more } }: { readonly hours: WrittenHours }) {
  return (
    <p className="open-state">
      <strong className={classNames(isOpen && 'is-open')}>{text}</strong>
      {more !== undefined && ` · ${more}`}
    </p>
  );
}
