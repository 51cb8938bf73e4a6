import {
  createPermissionsStore,
  type ObjectPermissions,
  type PermissionsStore,
} from '@boardwalk/sdk-core/access/permissions-store';
import { permissionsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { UserPlus } from 'lucide';
import { createElement, type RefObject, useMemo, useRef, useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useFollowed } from '../../parts/remote-state/use-remote.ts';
import { GrantRow } from './GrantRow.tsx';
import { OwnRights } from './OwnRights.tsx';
import type { OpenDialog } from './open-dialog.ts';
import type { PermissionsContext } from './permissions-context.ts';

const dialogs = lazyParts(() => import('./dialogs/PermissionsDialogs.tsx'));
const PermissionsDialogs = dialogs.component('PermissionsDialogs');

/** The whole of `<bw-permissions>`. */
export function Permissions({ context }: { readonly context: PermissionsContext }) {
  const { attributes, env, initial } = context;
  const { type, id, name, headingLevel } = attributes;
  const messages = env.messages(permissionsMessages);
  const { client, store: share } = env;
  const store = useMemo(() => {
    const known = initial?.type === type && initial.id === id ? initial.permissions : undefined;
    return createPermissionsStore({ client, store: share }, { type, id }, known);
  }, [client, share, type, id, initial]);
  const remote = useFollowed(store);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = name === '' ? messages.title : fillMessage(messages.titleOf, { name });

  return (
    <section className="admin" aria-busy={remote.state === 'loading'}>
      {createElement(
        `h${headingLevel}`,
        { ref: heading, className: 'admin-heading', part: 'heading', tabIndex: -1 },
        title,
      )}
      <RemoteContent
        remote={remote}
        rows={3}
        unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
        onRetry={() => void store.reload()}
      >
        {(permissions) => <People {...{ context, store, permissions, heading }} />}
      </RemoteContent>
    </section>
  );
}

interface PeopleProps {
  readonly context: PermissionsContext;
  readonly store: PermissionsStore;
  readonly permissions: ObjectPermissions;
  /** Where keys go on when what they pressed is gone. */
  readonly heading: RefObject<HTMLElement | null>;
}

function People({ context, store, permissions: { own, grants }, heading }: PeopleProps) {
  const messages = context.env.messages(permissionsMessages);
  const [open, setOpen] = useState<OpenDialog>();
  useFocusBack(open !== undefined, heading);
  if (!grants) return <OwnRights own={own} isAlone />;
  return (
    <>
      <OwnRights own={own} />
      <div className="admin-bar">
        <p className="admin-note">{messages.lead}</p>
        <Button icon={UserPlus} onClick={() => setOpen({ does: 'add' })}>
          {messages.add}
        </Button>
      </div>
      {grants.length === 0 ? (
        <EmptyState title={messages.none} advice={messages.noneAdvice} />
      ) : (
        <ul className="admin-rows" part="list">
          {grants.map((grant) => (
            <GrantRow
              key={grant.user.id}
              grant={grant}
              onChange={() => setOpen({ does: 'change', grant })}
              onWithdraw={() => setOpen({ does: 'withdraw', grant })}
            />
          ))}
        </ul>
      )}
      <PermissionsDialogs
        isWanted={open !== undefined}
        {...{ context, store, open }}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
}
