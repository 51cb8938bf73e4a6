import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import type { ListedGroup } from '@boardwalk/sdk-core/access/groups/schemas';
import { administratorsMessages } from '@boardwalk/sdk-core/admin/administrators-messages';
import { createGroupListStore } from '@boardwalk/sdk-core/admin/groups-store';
import { administrationMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { adminPermissions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import type { AdministrationContext } from '../administration-context.ts';
import { GroupView } from './GroupView.tsx';
import '../../admin.css';
import '../administration.css';

export { default as styles } from './GroupsView.tsx?styles';

/** Every group, or the one that is open. */
export function GroupsView({ context }: { readonly context: AdministrationContext }) {
  const { attributes, env, setAttributes } = context;
  const messages = env.messages(administrationMessages);
  const [store] = useState(() => createGroupListStore(env));
  const remote = useRemote(store);
  return (
    <section className="admin-section" aria-busy={remote.state === 'loading'}>
      <RemoteContent
        remote={remote}
        rows={5}
        onRetry={() => void store.reload()}
        forbiddenAdvice={env.messages(administratorsMessages).alone}
      >
        {(listed) => {
          const open = listed.find(({ name }) => name === attributes.group);
          if (open?.settings) {
            return (
              <GroupView
                key={open.name}
                group={open.name}
                settings={open.settings}
                context={context}
                onChanged={() => void store.reload()}
              />
            );
          }
          return (
            <>
              <h2 className="admin-heading">{messages.groups}</h2>
              <ul className="admin-rows">
                {listed.map((group) => (
                  <GroupRow
                    key={group.name}
                    group={group}
                    onOpen={() => setAttributes({ group: group.name })}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </RemoteContent>
    </section>
  );
}

interface GroupRowProps {
  readonly group: ListedGroup;
  readonly onOpen: () => void;
}

function GroupRow({ group: { name, memberCount }, onOpen }: GroupRowProps) {
  const { messages: read, locale } = useEnvironment();
  const messages = read(administrationMessages);
  const label = read(groupLabels)[name];
  // Who does not look after a group sees that it is there, no more.
  if (memberCount === null) return <li className="group-row">{label}</li>;
  return (
    <li className="group-row" title={fillMessage(messages.open, { group: label })}>
      <RouteLink route={adminPermissions({}, { group: name })} onFollow={onOpen}>
        {label}
      </RouteLink>
      <span className="group-count">
        {countMessage(messages.members, memberCount, findLocale([locale]))}
      </span>
    </li>
  );
}
