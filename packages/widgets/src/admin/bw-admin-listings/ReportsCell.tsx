import { moderatedMessages } from '@boardwalk/sdk-core/posting/moderated/moderated-messages';
import type { ModeratedListingRow } from '@boardwalk/sdk-core/posting/moderated/schemas';
import { reportReasonLabels } from '@boardwalk/sdk-core/reports/report-messages';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { useCounted } from '../../parts/count/use-counted.ts';
import { fullNameOf } from '../../profile/shared/person-finder/PersonLabel.tsx';
import '../../listings/shared/listing-row/listing-row.css';
import './admin-listings.css';

/** Why a listing was reported and how often, and what people have added. */
export function ReportsCell({ reports }: Pick<ModeratedListingRow, 'reports'>) {
  const { messages: read, locale: language, timeZone } = useEnvironment();
  const messages = read(moderatedMessages);
  const labels = read(reportReasonLabels);
  const locale = findLocale([language]);
  const formatNumber = createNumberFormatter(locale);
  const counted = useCounted();
  const formatDate = createDateFormatter(locale, timeZone);
  const { count, reasons, latest } = reports;
  const others = count - latest.length;
  return (
    <div className="moderated-reports">
      <ul>
        {reasons.map(({ reason, count: times }) => (
          <li key={reason}>
            {fillMessage(messages.reasonAndCount, {
              reason: labels[reason],
              count: formatNumber(times),
            })}
          </li>
        ))}
      </ul>
      <details>
        <summary>{counted(messages.showReports, count)}</summary>
        <ol>
          {latest.map(({ id, reason, words, reporter, madeAt }) => (
            <li key={id}>
              <strong>{labels[reason]}</strong>
              <p>{words ?? messages.noWords}</p>
              <p className="listing-note">
                {fillMessage(messages.toldAt, {
                  person: reporter ? fullNameOf(reporter) : messages.visitor,
                  date: formatDate(madeAt),
                })}
              </p>
            </li>
          ))}
        </ol>
        {others > 0 && <p className="listing-note">{counted(messages.moreReports, others)}</p>}
      </details>
    </div>
  );
}
