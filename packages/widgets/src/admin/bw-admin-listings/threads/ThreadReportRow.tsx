import { reportedThreadsMessages } from '@boardwalk/sdk-core/inbox/reports/reported-threads-messages';
import type { ThreadReport } from '@boardwalk/sdk-core/inbox/reports/schemas';
import { threadReasonLabels } from '@boardwalk/sdk-core/inbox/reports/thread-report-messages';
import { adminUsers } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { fullNameOf } from '../../../profile/shared/person-finder/PersonLabel.tsx';
import { ReportedMessages } from './ReportedMessages.tsx';
import type { DecideThread } from './use-thread-decisions.ts';
import '../../../kit/button/button.css';
import '../../admin.css';
import '../admin-listings.css';
import './threads.css';

interface ThreadReportRowProps {
  readonly report: ThreadReport;
  readonly onDecide: DecideThread;
}

/** Who reported whom and why, what was written, and what can be decided. */
export function ThreadReportRow({ report, onDecide }: ThreadReportRowProps) {
  const { messages: read, locale, timeZone } = useEnvironment();
  const messages = read(reportedThreadsMessages);
  const counted = useCounted();
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  const { reason, words, madeAt, listing, messages: written, reported } = report;
  const nameOf = (person: ThreadReport['reporter']) =>
    person ? fullNameOf(person) : messages.former;
  const names = { reporter: nameOf(report.reporter), reported: nameOf(reported) };
  const named = (message: string) => fillMessage(message, { name: names.reported });
  return (
    <li className="thread-report">
      <h2 className="thread-report-title">{fillMessage(messages.reportOf, names)}</h2>
      <p className="admin-note">
        {fillMessage(messages.reason, {
          reason: read(threadReasonLabels)[reason],
          date: `${formatDate(madeAt)}, ${formatDate(madeAt, 'time')}`,
        })}
      </p>
      <p className="thread-report-words" dir="auto">
        {words ?? messages.noWords}
      </p>
      {listing && (
        <p className="admin-note">
          {listing.title === null
            ? messages.aboutGone
            : fillMessage(messages.about, { title: listing.title })}
        </p>
      )}
      {written.length === 0 ? (
        <p className="admin-note">{messages.noMessages}</p>
      ) : (
        <details>
          <summary>{counted(messages.show, written.length)}</summary>
          <ReportedMessages report={report} names={names} />
        </details>
      )}
      <div className="moderated-actions">
        <Button
          variant="primary"
          aria-label={named(messages.upholdNamed)}
          onClick={() => onDecide(report, names.reported, 'uphold')}
        >
          {messages.uphold}
        </Button>
        <Button
          aria-label={named(messages.dismissNamed)}
          onClick={() => onDecide(report, names.reported, 'dismiss')}
        >
          {messages.dismiss}
        </Button>
        {reported && (
          <RouteLink
            className="button button-secondary"
            route={adminUsers({}, { user: reported.id })}
          >
            {named(messages.account)}
          </RouteLink>
        )}
      </div>
    </li>
  );
}
