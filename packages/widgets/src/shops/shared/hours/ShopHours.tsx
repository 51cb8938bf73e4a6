import { hoursMessages } from '@boardwalk/sdk-core/listings/fields/hours-messages';
import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import { aboutShopMessages } from '@boardwalk/sdk-core/shops/view/about-shop-messages';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { classNames } from '../../../kit/style/class-names.ts';
import { writeHours } from '../../../listings/shared/hours/hours-text.ts';
import './shop-hours.css';

interface ShopHoursProps {
  readonly hours: OpeningHours;
  /** IANA zone of the shop. */
  readonly timeZone: string;
  /** What they are the hours of. */
  readonly label: string;
}

/** The week of a shop or its pickup, by the shop's own clocks. */
export function ShopHours({ hours, timeZone, label }: ShopHoursProps) {
  const env = useEnvironment();
  const messages = env.messages(aboutShopMessages);
  const { week } = writeHours(hours, {
    locale: findLocale([env.locale]),
    timeZone,
    now: env.clock.now(),
    messages: env.messages(hoursMessages),
  });
  return (
    <>
      <table className="shop-hours">
        <caption className="visually-hidden">{label}</caption>
        <tbody>
          {week.map(({ weekday, texts, isToday, note }) => (
            <tr key={weekday} className={classNames(isToday && 'is-today')}>
              <th scope="row" aria-current={isToday ? 'date' : undefined}>
                {weekday}
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
      {env.timeZone !== timeZone && <p className="hours-note">{messages.localTime}</p>}
    </>
  );
}
