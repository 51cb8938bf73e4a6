import { mailedAlertDays } from '@boardwalk/sdk-core/alerts/by-mail/limits';
import { searchRouteOf } from '@boardwalk/sdk-core/alerts/own/search-route';
import type { RuleDraft } from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { findSignInFault, hasSiteKey } from '../../../element/environment/sign-in-fault.ts';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { ContactNotice, Elsewhere } from '../../../inbox/shared/contact/ContactOutcome.tsx';
import type { SavedSearch } from './events.ts';
import { InAlerts } from './InAlerts.tsx';
import { SaveForm } from './SaveForm.tsx';
import type { SearchedPage } from './searched-page.ts';
import type { SaveOutcome } from './use-saving.ts';
import './save-search.css';

interface SaveSearchProps {
  readonly searched: SearchedPage;
  readonly savedAs: string | null;
  readonly changeable: AlertRule | null;
  readonly initial: RuleDraft;
  readonly onChange: (draft: RuleDraft) => void;
  readonly onClose: () => void;
  readonly onSaved: (saved: SavedSearch) => void;
}

/** The form of a search that is saved, that it is saved, or that it was before. */
export function SaveSearch({ searched, savedAs, initial, onSaved, ...rest }: SaveSearchProps) {
  const { onClose } = rest;
  const { host } = useWidget();
  const messages = useMessages(saveSearchMessages);
  const [outcome, setOutcome] = useState<SaveOutcome>();

  function tell(came: SaveOutcome) {
    setOutcome(came);
    onSaved({ category: initial.kind, byMail: 'email' in came });
  }

  function shown() {
    if (!outcome) {
      if (!host.firstParty && !hasSiteKey()) return <NotHere draft={initial} onClose={onClose} />;
      if (savedAs === null) {
        return <SaveForm {...rest} searched={searched} initial={initial} onOutcome={tell} />;
      }
      return (
        <InAlerts onClose={onClose}>{fillMessage(messages.already, { name: savedAs })}</InAlerts>
      );
    }
    if ('name' in outcome) {
      const { name, isChange } = outcome;
      const said = isChange ? messages.changed : messages.saved;
      return <InAlerts onClose={onClose}>{fillMessage(said, { name })}</InAlerts>;
    }
    return (
      <ContactNotice onClose={onClose} hasReplaced>
        {fillMessage(messages.mailed, { ...outcome, days: mailedAlertDays })}
      </ContactNotice>
    );
  }

  return <div className="save-search-content">{shown()}</div>;
}

interface NotHereProps {
  readonly draft: RuleDraft;
  readonly onClose: () => void;
}

/** On a page without a key: nobody signs in there, and nothing is mailed from it. */
function NotHere({ draft: { kind, search }, onClose }: NotHereProps) {
  const messages = useMessages(saveSearchMessages);
  // Reports why to the page's developer.
  findSignInFault();
  const route = searchRouteOf({ listingType: kind, search: { ...search } });
  if (!route) return <ContactNotice onClose={onClose}>{messages.keyless}</ContactNotice>;
  return (
    <Elsewhere route={route} label={messages.onBoardwalk} onClose={onClose}>
      {messages.keyless}
    </Elsewhere>
  );
}
