import { invitationMessages } from '@boardwalk/sdk-core/access/access-messages';
import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import { acceptInvitation } from '@boardwalk/sdk-core/access/invitations/endpoints';
import type { Invitation } from '@boardwalk/sdk-core/access/invitations/schemas';
import { pressMessages } from '@boardwalk/sdk-core/account/press-messages';
import { nameOfCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useState } from 'react';
import { DeliberateButton } from '../../kit/press/DeliberateButton.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { OfferedRights } from '../shared/offered-rights/OfferedRights.tsx';
import { Joined } from './InvitationOutcome.tsx';
import type { InvitationContext } from './invitation-context.ts';
import './invitation.css';

interface OfferProps {
  readonly invitation: Invitation;
  readonly context: InvitationContext;
}

/**
 * What the invitation offers, and the way to accept it: a press, so that a mail program that opens
 * links by itself accepts nothing.
 */
export function Offer({ invitation, context }: OfferProps) {
  const { attributes, env, emit } = context;
  const { id, group, permissions, endsAt, cities, invitedBy, expiresAt, isMember } = invitation;
  const messages = env.messages(invitationMessages);
  const label = env.messages(groupLabels)[group];
  const formatDate = createDateFormatter(findLocale([env.locale]), env.timeZone);
  const [isDone, setDone] = useState(false);
  const form = useForm({
    async send() {
      const { token } = attributes;
      await env.client.call(acceptInvitation, { params: { id }, body: { token } });
      setDone(true);
      emit('bw-joined', { group });
    },
  });
  if (isDone) return <Joined group={label} />;
  const name = `${invitedBy.firstName} ${invitedBy.lastName}`;
  return (
    <>
      <h1 className="invitation-title">{fillMessage(messages.title, { group: label })}</h1>
      <p className="invitation-text">{fillMessage(messages.lead, { name })}</p>
      <OfferedRights label={messages.may} rights={permissions}>
        {cities && (
          <>
            <dt>{messages.cities}</dt>
            <dd>{cities.map(nameOfCity).join(' · ')}</dd>
          </>
        )}
      </OfferedRights>
      <p className="invitation-text">
        {endsAt === null
          ? messages.forGood
          : fillMessage(messages.until, { date: formatDate(endsAt) })}{' '}
        {fillMessage(messages.expires, { date: formatDate(expiresAt) })}
      </p>
      {isMember && <p className="invitation-note">{messages.isMember}</p>}
      <Form form={form}>
        <DeliberateButton
          {...form.button}
          variant="primary"
          tooSoon={env.messages(pressMessages).tooSoon}
        >
          {form.isSending ? messages.accepting : messages.accept}
        </DeliberateButton>
      </Form>
    </>
  );
}
