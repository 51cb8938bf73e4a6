import { useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../../parts/remote-state/PlaceRows.tsx';
import { SearchField } from '../search/SearchField.tsx';
import { InboxThreadList } from './InboxThreadList.tsx';
import './list.css';

const Found = lazyParts(() => import('../search/InboxSearchResults.tsx')).component(
  'InboxSearchResults',
  {
    Place: () => <PlaceRows rows={4} />,
    Missing: PartMissing,
  },
);

/** The conversations, or those among them that somebody looks for; a partner's page looks for none. */
export function ListPane({ isShown }: { readonly isShown: boolean }) {
  const { host } = useWidget();
  const [typed, setTyped] = useState('');
  const sought = typed.trim();
  return (
    <div className="inbox-list">
      {host.firstParty && <SearchField typed={typed} onType={setTyped} />}
      <InboxThreadList isShown={isShown && sought === ''} isReplaced={sought !== ''} />
      {sought !== '' && <Found text={sought} />}
    </div>
  );
}
