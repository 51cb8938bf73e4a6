import type { ObjectInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import type { ObjectGrant } from '@boardwalk/sdk-core/access/permissions/schemas';
import {
  createPermissionsStore,
  type ObjectPermissions,
  type PermissionsStore,
} from '@boardwalk/sdk-core/access/permissions-store';
import { permissionsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { myListings, shopSettings } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { UserPlus } from 'lucide';
import { createElement, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { fullNameOf } from '../../profile/shared/person-finder/PersonLabel.tsx';
import { GrantRow } from './GrantRow.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { OwnRights } from './OwnRights.tsx';
import type { OpenDialog } from './open-dialog.ts';
import type { PermissionsContext } from './permissions-context.ts';
import '../admin.css';

const dialogs = lazyParts(() => import('./dialogs/PermissionsDialogs.tsx'));
const PermissionsDialogs = dialogs.component('PermissionsDialogs');

/** The whole of `<bw-permissions>`. */
export function Permissions({ context }: { readonly context: PermissionsContext }) {
  const { attributes, env, initial } = context;
  const { type, id, name, headingLevel } = attributes;
  const messages = env.messages(permissionsMessages);
  const { client, store: share, whenChanged } = env;
  const store = useMemo(() => {
    const loaded = initial?.type === type && initial.id === id ? initial.permissions : undefined;
    return createPermissionsStore({ client, store: share, whenChanged }, { type, id }, loaded);
  }, [client, share, whenChanged, type, id, initial]);
  const remote = useRemote(store);
  const heading = useRef<HTMLHeadingElement>(null);
  const known = name || lastValue(remote)?.own.name;
  const title = known ? fillMessage(messages.titleOf, { name: known }) : messages.title;

  return (
    <section className="admin" aria-busy={remote.state === 'loading'}>
      <p className="admin-note">
        {type === 'shop' ? (
          <RouteLink route={shopSettings({ shopId: id })}>{messages.backToShop}</RouteLink>
        ) : (
          <RouteLink route={myListings({})}>{messages.back}</RouteLink>
        )}
      </p>
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

function People({ context, store, permissions, heading }: PeopleProps) {
  const messages = context.env.messages(permissionsMessages);
  const { headingLevel } = context.attributes;
  const { own, grants, invitations } = permissions;
  const [open, setOpen] = useState<OpenDialog>();
  useFocusBack(open !== undefined, heading);
  if (!grants || !invitations) return <OwnRights own={own} isAlone />;

  async function remove(invitation: ObjectInvitation) {
    if (invitation.state === 'pending') return setOpen({ does: 'takeBack', invitation });
    await store.takeBack(invitation.id).catch(() => store.reload());
    heading.current?.focus();
  }

  return (
    <>
      <OwnRights own={own} />
      <div className="admin-bar">
        <p className="admin-note">{messages.lead}</p>
        <Button icon={UserPlus} onClick={() => setOpen({ does: 'invite' })}>
          {messages.add}
        </Button>
      </div>
      {grants.length + invitations.length === 0 && (
        <EmptyState title={messages.none} advice={messages.noneAdvice} />
      )}
      {grants.length > 0 && (
        <NamedRows headingLevel={headingLevel} name={messages.people} part="list">
          {grants.map((grant) => (
            <GrantRow
              key={grant.user.id}
              grant={grant}
              letInBy={letInBy(grants, grant)}
              onChange={() => setOpen({ does: 'change', grant })}
              onWithdraw={() => setOpen({ does: 'withdraw', grant })}
            />
          ))}
        </NamedRows>
      )}
      {invitations.length > 0 && (
        <Invitations
          headingLevel={headingLevel}
          invitations={invitations}
          onOpen={setOpen}
          onRemove={remove}
        />
      )}
      <PermissionsDialogs
        isWanted={open !== undefined}
        {...{ context, store, open, grants }}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
}

interface InvitationsProps {
  /** Of the widget, whose part this is. */
  readonly headingLevel: number;
  readonly invitations: readonly ObjectInvitation[];
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly onRemove: (invitation: ObjectInvitation) => Promise<void>;
}

/** Shows the users who were invited and have not accepted. */
function Invitations({ headingLevel, invitations, onOpen, onRemove }: InvitationsProps) {
  const messages = useMessages(permissionsMessages);
  return (
    <NamedRows headingLevel={headingLevel} name={messages.invitations}>
      {invitations.map((invitation) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          onAgain={
            isMasked(invitation) ? undefined : () => onOpen({ does: 'invite', again: invitation })
          }
          onTakeBack={() => void onRemove(invitation)}
        />
      ))}
    </NamedRows>
  );
}

interface NamedRowsProps {
  /** Of the widget, whose part this is. */
  readonly headingLevel: number;
  readonly name: string;
  readonly part?: string;
  readonly children: ReactNode;
}

/** A list under a heading, which is its name. */
function NamedRows({ headingLevel, name, part, children }: NamedRowsProps) {
  return (
    <>
      {createElement(`h${Math.min(headingLevel + 1, 6)}`, { className: 'admin-subheading' }, name)}
      <ul className="admin-rows" part={part} aria-label={name}>
        {children}
      </ul>
    </>
  );
}

/** Whether an address is shown only in part, as another user typed it. */
function isMasked({ sentTo }: ObjectInvitation): boolean {
  return sentTo.includes('…');
}

/** Who let somebody in, where that is one of the list: the owner's own choice needs no word. */
function letInBy(grants: readonly ObjectGrant[], { grantedBy }: ObjectGrant): string | undefined {
  const isListed = grants.some(({ user }) => user.id === grantedBy?.id);
  return grantedBy && isListed ? fullNameOf(grantedBy) : undefined;
}
