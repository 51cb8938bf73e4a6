import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import { valueMessages } from '@boardwalk/sdk-core/posting/values/messages';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { weekTexts } from './week-texts.ts';
import './values.css';

/** Opening hours, day by day. */
export function HoursValue({ hours }: { readonly hours: OpeningHours }) {
  const { messages, locale } = useEnvironment();
  return (
    <dl className="value-hours">
      {weekTexts(hours, findLocale([locale]), messages(valueMessages)).map(({ day, hours }) => (
        <div key={day}>
          <dt>{day}</dt>
          {hours.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
