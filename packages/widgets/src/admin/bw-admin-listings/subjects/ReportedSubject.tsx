import {
  reportedSubjectsMessages,
  soldKindLabels,
} from '@boardwalk/sdk-core/posting/moderated/reported-subjects-messages';
import type { ReportedSubjectRow } from '@boardwalk/sdk-core/posting/moderated/schemas';
import { adminUsers } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { siteAddress } from '../../../element/environment/site-address.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { fullNameOf } from '../../../profile/shared/person-finder/PersonLabel.tsx';
import { ReportsCell } from '../ReportsCell.tsx';
import type { DecideSubject } from './use-subject-decisions.ts';
import '../../../kit/button/button.css';
import '../../admin.css';
import '../admin-listings.css';
import '../threads/threads.css';

interface ReportedSubjectProps {
  readonly row: ReportedSubjectRow;
  readonly onDecide: DecideSubject;
}

/** What was reported and why, with the ways to its page and owner, and what can be decided. */
export function ReportedSubject({ row, onDecide }: ReportedSubjectProps) {
  const env = useEnvironment();
  const messages = env.messages(reportedSubjectsMessages);
  const formatDate = createDateFormatter(findLocale([env.locale]), env.timeZone);
  const { kind, title, path, isShown, owner, waitingSince, reports } = row;
  const named = (message: string) => fillMessage(message, { title });
  const facts = {
    kind: env.messages(soldKindLabels)[kind],
    owner: fullNameOf(owner),
    date: formatDate(waitingSince),
  };
  return (
    <li className="thread-report">
      <h2 className="thread-report-title" dir="auto">
        {title}
      </h2>
      <p className="admin-note">{fillMessage(messages.ofOwner, facts)}</p>
      {!isShown && <p className="admin-note">{messages.hidden}</p>}
      <ReportsCell reports={reports} />
      <div className="moderated-actions">
        <Button
          variant="primary"
          aria-label={named(messages.upholdNamed)}
          onClick={() => onDecide(row, 'uphold')}
        >
          {messages.uphold}
        </Button>
        <Button aria-label={named(messages.dismissNamed)} onClick={() => onDecide(row, 'dismiss')}>
          {messages.dismiss}
        </Button>
        <a
          className="button button-secondary"
          href={siteAddress(path, env)}
          target="_blank"
          rel="noopener"
          aria-label={named(messages.lookNamed)}
        >
          {messages.look}
        </a>
        <RouteLink className="button button-secondary" route={adminUsers({}, { user: owner.id })}>
          {fillMessage(messages.account, { name: facts.owner })}
        </RouteLink>
      </div>
    </li>
  );
}
