import { reportedThreadsMessages } from '@boardwalk/sdk-core/inbox/reports/reported-threads-messages';
import type { ReportedMessage, ThreadReport } from '@boardwalk/sdk-core/inbox/reports/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Picture } from '../../../kit/picture/Picture.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import '../../admin.css';
import './threads.css';

interface ReportedMessagesProps {
  readonly report: ThreadReport;
  readonly names: { readonly reporter: string; readonly reported: string };
}

/** What was written, as it was when it was reported; no link in it leads anywhere. */
export function ReportedMessages({ report, names }: ReportedMessagesProps) {
  const { messages: read, locale, timeZone } = useEnvironment();
  const messages = read(reportedThreadsMessages);
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  return (
    <ol className="reported-messages">
      {report.messages.map((message) => {
        const { place, authorId, body, sentAt } = message;
        const isReported = authorId === report.reportedId;
        const name = isReported ? names.reported : names.reporter;
        const date = `${formatDate(sentAt)}, ${formatDate(sentAt, 'time')}`;
        return (
          <li key={place} className={classNames('reported-message', isReported && 'is-reported')}>
            <p className="admin-note">
              {fillMessage(messages.saidBy, { name, date })}
              {isReported && ` · ${messages.reportedOne}`}
            </p>
            {body !== '' && (
              <p className="reported-text" dir="auto">
                {body}
              </p>
            )}
            <ReportedPictures message={message} name={name} />
          </li>
        );
      })}
    </ol>
  );
}

interface ReportedPicturesProps {
  readonly message: ReportedMessage;
  readonly name: string;
}

function ReportedPictures({ message: { pictures }, name }: ReportedPicturesProps) {
  const { messages: read, mediaUrl } = useEnvironment();
  const messages = read(reportedThreadsMessages);
  if (pictures.length === 0) return null;
  return (
    <ul className="reported-pictures">
      {pictures.map((picture, index) => {
        const spoken = { number: index + 1, count: pictures.length, name };
        const alt = fillMessage(messages.picture, spoken);
        return (
          <li key={picture.id}>
            <a
              href={mediaUrl(`${picture.path}/1280.webp`)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Picture image={{ ...picture, alt }} mediaUrl={mediaUrl} sizes="160px" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
