import { createAccountAccessStore } from '@boardwalk/sdk-core/account/recovery/account-access-store';
import { resetMessages } from '@boardwalk/sdk-core/account/recovery/reset-messages';
import type { AccountAccess } from '@boardwalk/sdk-core/account/recovery/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { AccessChecklist } from './AccessChecklist.tsx';
import './forms.css';

/**
 * Shows what else gets into the account whose password is set by this link. A link that no longer
 * works says so when it is sent: here nothing is shown then.
 */
export function AccountAccessReview({ token }: { readonly token: string }) {
  const env = useEnvironment();
  const messages = env.messages(resetMessages);
  const [store] = useState(() => createAccountAccessStore(env));
  const remote = useRemote(store, token);

  if (remote.state === 'ready') return <Access access={remote.value} />;
  if (remote.state === 'failed' && remote.problem.status < 500 && remote.problem.status > 0) {
    return null;
  }
  return (
    <p className="account-text" role="status">
      {remote.state === 'failed' ? messages.unreadable : messages.loading}
    </p>
  );
}

function Access({ access }: { readonly access: AccountAccess }) {
  const { messages: read, locale, timeZone } = useEnvironment();
  const messages = read(resetMessages);
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  const { username, passkeys, agreements, sessions, hasTwoFactor } = access;
  const isAlone = passkeys.length + agreements.length === 0;
  return (
    <div className="account-access">
      <p className="account-text">
        {fillMessage(messages.account, { username })} {isAlone ? messages.alone : messages.lead}
      </p>
      <AccessChecklist
        legend={messages.passkeys}
        name="passkey"
        entries={passkeys.map(({ id, name, createdAt, usedAt }) => ({
          id,
          name,
          note: usedAt
            ? fillMessage(messages.passkeyUsed, {
                added: formatDate(createdAt),
                used: formatDate(usedAt),
              })
            : fillMessage(messages.passkeyUnused, { added: formatDate(createdAt) }),
        }))}
      />
      <AccessChecklist
        legend={messages.agreements}
        name="agreement"
        entries={agreements.map(({ id, name, origin, since }) => ({
          id,
          name,
          note: fillMessage(messages.agreement, { origin, since: formatDate(since) }),
        }))}
      />
      {sessions > 0 && (
        <p className="account-text">
          {countMessage(messages.sessions, sessions, findLocale([locale]))}
        </p>
      )}
      {hasTwoFactor && <p className="account-text">{messages.twoFactor}</p>}
    </div>
  );
}
