import { embedsMessages } from '@boardwalk/sdk-core/admin/embeds-messages';
import type { SitesPage } from '@boardwalk/sdk-core/admin/embeds-store';
import { useMessages } from '../../element/mount/widget-context.ts';
import { AdminResultsList } from '../shared/admin-results-list/AdminResultsList.tsx';
import { SiteRow } from './SiteRow.tsx';
import type { SiteQuestion } from './site-question.ts';

interface SitesListProps {
  readonly found: SitesPage;
  readonly isOld: boolean;
  readonly onAsk: (question: SiteQuestion) => void;
  readonly onAll: () => void;
  readonly onPage: (page: number) => void;
}

/** A page of sites. */
export function SitesList({ found, isOld, onAsk, onAll, onPage }: SitesListProps) {
  const messages = useMessages(embedsMessages);
  const { items, query, hasMore } = found;
  return (
    <AdminResultsList
      words={messages}
      rows={items.map((site) => <SiteRow key={site.id} site={site} onAsk={onAsk} />)}
      page={query.page}
      {...{ hasMore, isOld, onAll, onPage }}
    />
  );
}
