import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import { personName } from '@boardwalk/sdk-core/access/person-name';
import type { AccountStore, KnownAccount } from '@boardwalk/sdk-core/admin/account-store';
import { accountStateLabels, usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { nameOfCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { UserPlus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useFocusBack } from '../../../kit/dialog/use-focus-back.ts';
import { classNames } from '../../../kit/style/class-names.ts';
import { PersonLabel } from '../../../profile/shared/person-finder/PersonLabel.tsx';
import { RightsList } from '../../rights/RightsList.tsx';
import { useRightsText } from '../../rights/use-rights-text.ts';
import type { AdminUsersContext } from '../admin-users-context.ts';
import { AccountActions } from './AccountActions.tsx';
import { AccountDialogs } from './AccountDialogs.tsx';
import type { AccountQuestion } from './account-question.ts';
import '../../admin.css';
import '../users.css';
import './account.css';

interface AccountFactsProps {
  readonly account: KnownAccount;
  readonly store: AccountStore;
  readonly context: AdminUsersContext;
  readonly isFollowed: boolean;
  readonly onChanged: () => void;
}

/** What is known of an account, and the way to change it. */
export function AccountFacts(props: AccountFactsProps) {
  const { account, store, context, isFollowed, onChanged } = props;
  const messages = context.env.messages(usersMessages);
  const states = context.env.messages(accountStateLabels);
  const { formatDay } = useRightsText();
  const [question, ask] = useState<AccountQuestion>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { user, username, state, since } = account;
  useFocusBack(question !== undefined, heading);

  useEffect(() => {
    if (isFollowed) heading.current?.focus();
  }, [isFollowed]);

  const name = personName(user);
  useEffect(() => {
    const { title } = document;
    document.title = `${name} · Boardwalk`;
    return () => {
      document.title = title;
    };
  }, [name]);

  return (
    <>
      <h1 ref={heading} className="account-heading" tabIndex={-1}>
        <PersonLabel person={user} note={`@${username}`} />
      </h1>
      <dl className="account-facts">
        <div>
          <dt>{messages.state}</dt>
          <dd className={classNames('account-state', `is-${state}`)}>{states[state]}</dd>
        </div>
        <div>
          <dt>{messages.since}</dt>
          <dd>{formatDay(since)}</dd>
        </div>
        <div>
          <dt>{messages.number}</dt>
          <dd>{user.id}</dd>
        </div>
      </dl>
      <AccountActions account={account} onAsk={ask} />
      <Groups account={account} onAsk={ask} />
      <AccountDialogs
        {...{ account, store, context, question }}
        onClose={() => ask(undefined)}
        onDone={onChanged}
      />
    </>
  );
}

interface GroupsProps {
  readonly account: KnownAccount;
  readonly onAsk: (question: AccountQuestion) => void;
}

function Groups({ account: { state, groups }, onAsk }: GroupsProps) {
  const { describeSpan } = useRightsText();
  const messages = useMessages(usersMessages);
  const labels = useMessages(groupLabels);
  return (
    <section className="admin-section">
      <div className="admin-bar">
        <h2 className="admin-heading">{messages.groups}</h2>
        {state === 'active' && (
          <Button icon={UserPlus} onClick={() => onAsk({ about: 'join' })}>
            {messages.add}
          </Button>
        )}
      </div>
      {groups.length === 0 && <p className="admin-note">{messages.noGroups}</p>}
      {groups.length > 0 && (
        <ul className="admin-rows" aria-label={messages.groups}>
          {groups.map(({ name, permissions, endsAt, cities }) => (
            <li key={name} className="admin-row">
              <b>{labels[name]}</b>
              <span className="admin-row-text">
                <RightsList rights={permissions} />
                <span className="admin-note">{describeSpan(null, endsAt)}</span>
                {cities && <span className="admin-note">{cities.map(nameOfCity).join(' · ')}</span>}
              </span>
              <Button
                variant="quiet"
                className="button-warning"
                aria-label={fillMessage(messages.removeFrom, { group: labels[name] })}
                onClick={() => onAsk({ about: 'leave', group: name })}
              >
                {messages.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
