import { createAccountStore } from '@boardwalk/sdk-core/admin/account-store';
import { administratorsMessages } from '@boardwalk/sdk-core/admin/administrators-messages';
import { readingsMessages } from '@boardwalk/sdk-core/admin/audit/audit-messages';
import { createAuditStore } from '@boardwalk/sdk-core/admin/audit/audit-store';
import { createReadingsStore } from '@boardwalk/sdk-core/admin/readings-store';
import { usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { adminUsers } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { AuditList } from '../../audit/AuditList.tsx';
import { ReadingsList } from '../../audit/ReadingsList.tsx';
import type { AdminUsersContext } from '../admin-users-context.ts';
import { AccountFacts } from './AccountFacts.tsx';
import '../../admin.css';

export { default as styles } from './AccountView.tsx?styles';

interface AccountViewProps {
  readonly id: number;
  readonly context: AdminUsersContext;
  /** Somebody pressed a link to it: they read on from its name. */
  readonly isFollowed: boolean;
  readonly onBack: () => void;
}

/** One account: what is known of it, its groups, what can be done, what was, and who read it. */
export function AccountView({ id, context, isFollowed, onBack }: AccountViewProps) {
  const { env } = context;
  const messages = env.messages(usersMessages);
  // The attribute is checked as an id is, only without the contract's schema.
  const [store] = useState(() => createAccountStore(env, id as UserId));
  const [trail] = useState(() => createAuditStore(env, id as UserId));
  const [reads] = useState(() => createReadingsStore(env, id as UserId));
  const readings = env.messages(readingsMessages);
  const remote = useRemote(store);
  useRemote(trail);
  useRemote(reads);

  return (
    <div className="admin" aria-busy={remote.state === 'loading'}>
      <RouteLink className="admin-back" route={adminUsers({})} onFollow={onBack}>
        <Icon node={ArrowLeft} size={16} />
        {messages.back}
      </RouteLink>
      <RemoteContent
        remote={remote}
        rows={4}
        forbiddenAdvice={env.messages(administratorsMessages).alone}
        unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
        onRetry={() => void store.reload()}
      >
        {(account) => (
          <>
            <AccountFacts
              {...{ account, store, context, isFollowed }}
              onChanged={() => void trail.reload()}
            />
            <section className="admin-section">
              <h2 className="admin-heading">{messages.trail}</h2>
              <AuditList store={trail} />
            </section>
            <section className="admin-section">
              <h2 className="admin-heading">{readings.ofAccount}</h2>
              <ReadingsList store={reads} />
            </section>
          </>
        )}
      </RemoteContent>
    </div>
  );
}
