import type { FailedWorkItem } from '@boardwalk/sdk-core/admin/work/schemas';
import { workMessages } from '@boardwalk/sdk-core/admin/work-messages';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import type { WorkQuestion } from './work-question.ts';
import '../admin.css';
import './work.css';

interface WorkRowProps {
  readonly work: FailedWorkItem;
  readonly onAsk: (question: WorkQuestion) => void;
}

/** One piece of work: what it is about, how often it was tried, and what it ended by. */
export function WorkRow({ work, onAsk }: WorkRowProps) {
  const { messages: read, locale, timeZone } = useEnvironment();
  const messages = read(workMessages);
  const counted = useCounted();
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  const about = Object.entries(work.ids)
    .map(([name, id]) => `${name} ${id}`)
    .join(' · ');
  const date = `${formatDate(work.failedAt)}, ${formatDate(work.failedAt, 'time')}`;
  // Several may be of one kind.
  const named = { work: `${work.work}, ${about}` };
  return (
    <li className="work-row">
      <p className="work-name" dir="ltr">
        {work.work}
      </p>
      <p className="admin-note">
        {messages.about} <bdi dir="ltr">{about}</bdi>
      </p>
      <p className="admin-note">
        {counted(messages.tries, work.tries)} · {fillMessage(messages.failedAt, { date })}
      </p>
      <p className="admin-note">
        {messages.reason} <bdi dir="ltr">{work.reason}</bdi>
      </p>
      <div className="work-deeds">
        <Button
          aria-label={fillMessage(messages.tryAgainNamed, named)}
          onClick={() => onAsk({ about: 'again', work })}
        >
          {messages.tryAgain}
        </Button>
        <Button
          variant="quiet"
          className="button-warning"
          aria-label={fillMessage(messages.giveUpNamed, named)}
          onClick={() => onAsk({ about: 'up', work })}
        >
          {messages.giveUp}
        </Button>
      </div>
    </li>
  );
}
