import { classNames } from '../../../kit/style/class-names.ts';
import { useListing } from '../listing-scope.ts';
import './head.css';

/** The date of an event as a leaf of a calendar, with its times in words beside it. */
export function EventDate() {
  const { words, messages } = useListing();
  const times = words?.event;
  if (!times) return null;
  return (
    <div className="event-date">
      <div className="event-leaf" aria-hidden="true">
        <span>{times.month}</span>
        <strong>{times.day}</strong>
      </div>
      <p>
        <span className="visually-hidden">{messages.eventTime} </span>
        <time dateTime={times.startsAt}>{times.span}</time>
        <small className={classNames(!times.isAsPlanned && 'is-changed')}>{times.relative}</small>
      </p>
    </div>
  );
}
