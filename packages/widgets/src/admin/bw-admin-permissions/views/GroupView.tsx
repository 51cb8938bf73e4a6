import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import type { ListedGroup } from '@boardwalk/sdk-core/access/groups/schemas';
import { administratorsMessages } from '@boardwalk/sdk-core/admin/administrators-messages';
import { createGroupStore } from '@boardwalk/sdk-core/admin/groups-store';
import { administrationMessages } from '@boardwalk/sdk-core/admin/users-messages';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { adminPermissions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { ArrowLeft, MailPlus } from 'lucide';
import { useRef, useState } from 'react';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { useFocusBack } from '../../../kit/dialog/use-focus-back.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import type { AdministrationContext } from '../administration-context.ts';
import { GroupDialogs } from './GroupDialogs.tsx';
import { GroupInvitations } from './GroupInvitations.tsx';
import { GroupMembers } from './GroupMembers.tsx';
import type { GroupQuestion } from './group-question.ts';
import { SettingsForm } from './SettingsForm.tsx';
import '../../admin.css';

interface GroupViewProps {
  readonly group: Group;
  readonly settings: NonNullable<ListedGroup['settings']>;
  readonly context: AdministrationContext;
  /** Its members or settings are others now. */
  readonly onChanged: () => void;
}

/** One group: its members, who is invited, and how people join it. */
export function GroupView({ group, settings, context, onChanged }: GroupViewProps) {
  const { env, setAttributes } = context;
  const messages = env.messages(administrationMessages);
  const [store] = useState(() => createGroupStore(env, group));
  const [question, ask] = useState<GroupQuestion>();
  const remote = useRemote(store);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBack(question !== undefined, heading);

  return (
    <>
      <RouteLink
        className="admin-back"
        route={adminPermissions({})}
        onFollow={() => setAttributes({ group: undefined })}
      >
        <Icon node={ArrowLeft} size={16} />
        {messages.allGroups}
      </RouteLink>
      <div className="admin-bar">
        <h2 ref={heading} className="admin-heading" tabIndex={-1}>
          {env.messages(groupLabels)[group]}
        </h2>
        <Button icon={MailPlus} onClick={() => ask({ about: 'invite' })}>
          {messages.invite}
        </Button>
      </div>
      <RemoteContent
        remote={remote}
        rows={6}
        onRetry={() => void store.reload()}
        forbiddenAdvice={env.messages(administratorsMessages).alone}
      >
        {(shown) => (
          <>
            <GroupMembers
              shown={shown}
              onRemove={(member) => ask({ about: 'remove', member })}
              onPage={(page) => {
                void store.showPage(page);
                heading.current?.focus();
              }}
            />
            <GroupInvitations
              invitations={shown.invitations}
              onWithdraw={(invitation) => ask({ about: 'withdraw', invitation })}
            />
          </>
        )}
      </RemoteContent>
      <SettingsForm store={store} settings={settings} context={context} onSaved={onChanged} />
      <GroupDialogs
        {...{ group, store, context, question }}
        onClose={() => ask(undefined)}
        onDone={onChanged}
      />
    </>
  );
}
