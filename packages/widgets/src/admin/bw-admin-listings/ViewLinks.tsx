import { reportedThreadsMessages } from '@boardwalk/sdk-core/inbox/reports/reported-threads-messages';
import type { ModerationCounts } from '@boardwalk/sdk-core/posting/moderated/count-schemas';
import { moderatedMessages } from '@boardwalk/sdk-core/posting/moderated/moderated-messages';
import { reportedSubjectsMessages } from '@boardwalk/sdk-core/posting/moderated/reported-subjects-messages';
import { type ModerationView, moderationViews } from '@boardwalk/sdk-core/posting/moderated/views';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { adminListings } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { untouchedTable } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { writeTable } from '../../parts/data-table/table-attributes.ts';
import type { AdminListingsContext } from './admin-listings-context.ts';
import '../../kit/chip/chip.css';
import './admin-listings.css';

interface ViewLinksProps {
  readonly view: ModerationView;
  /** Absent until they are known. */
  readonly counts: ModerationCounts | undefined;
  readonly onFollow: AdminListingsContext['setAttributes'];
}

/** The views, with how many listings each has. */
export function ViewLinks({ view, counts, onFollow }: ViewLinksProps) {
  const { messages: read, locale } = useEnvironment();
  const messages = read(moderatedMessages);
  const namesOfOthers = {
    conversations: read(reportedThreadsMessages).view,
    shops: read(reportedSubjectsMessages).view,
  };
  const formatNumber = createNumberFormatter(findLocale([locale]));

  function labelOf(one: ModerationView) {
    const name =
      one === 'conversations' || one === 'shops' ? namesOfOthers[one] : messages[`view.${one}`];
    if (!counts) return name;
    return fillMessage(messages.viewAndCount, { view: name, count: formatNumber(counts[one]) });
  }

  return (
    <nav className="moderated-views" aria-label={messages.views} part="views">
      {moderationViews.map((one) => (
        <RouteLink
          key={one}
          className={classNames('chip', one === view && 'is-set')}
          route={adminListings({}, { view: one })}
          aria-current={one === view ? 'page' : undefined}
          onFollow={() => onFollow({ view: one, ...writeTable(untouchedTable) })}
        >
          {labelOf(one)}
        </RouteLink>
      ))}
    </nav>
  );
}
