import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { classNames } from '../../../kit/style/class-names.ts';
import type { WrittenHours } from '../../shared/hours/written-hours.ts';
import { ListingSection } from '../ListingSection.tsx';
import { useListing } from '../listing-scope.ts';
import { OpenState } from './OpenState.tsx';
import '../listing.css';
import './hours.css';

/** Whether the place is open, and its week, by its own clocks. */
export function Hours({ hours }: { readonly hours: WrittenHours }) {
  const { timeZone: readersZone } = useEnvironment();
  const { listing, messages } = useListing();
  return (
    <ListingSection name="hours">
      <OpenState hours={hours} />
      <table className="hours">
        <caption className="visually-hidden">{messages.hours}</caption>
        <tbody>
          {hours.week.map(({ date, weekday, texts, isToday, note }) => (
            <tr key={date} className={classNames(isToday && 'is-today')}>
              <th scope="row">
                {weekday}
                {isToday && <span className="visually-hidden"> ({messages.today})</span>}
              </th>
              <td>
                {texts.map((text) => (
                  <span key={text}>{text} </span>
                ))}
                {note !== undefined && <small>{note}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {readersZone !== listing.timeZone && <p className="listing-meta">{messages.localTime}</p>}
    </ListingSection>
  );
}
