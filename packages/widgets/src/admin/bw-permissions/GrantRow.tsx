import type { ObjectGrant } from '@boardwalk/sdk-core/access/permissions/schemas';
import { permissionsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { fullNameOf, PersonLabel } from '../../profile/shared/person-finder/PersonLabel.tsx';
import { RightsList } from '../rights/RightsList.tsx';
import { useRightsText } from '../rights/use-rights-text.ts';
import '../admin.css';

interface GrantRowProps {
  readonly grant: ObjectGrant;
  /** The user who gave them access, where it was one of those who have rights themselves. */
  readonly letInBy: string | undefined;
  readonly onChange: () => void;
  readonly onWithdraw: () => void;
}

/** Somebody, what they may do, until when, and how that is changed. */
export function GrantRow({ grant, letInBy, onChange, onWithdraw }: GrantRowProps) {
  const messages = useMessages(permissionsMessages);
  const { describeSpan } = useRightsText();
  const name = fullNameOf(grant.user);
  const note =
    grant.sentTo === null ? undefined : fillMessage(messages.sentTo, { to: grant.sentTo });
  return (
    <li className="admin-row">
      <PersonLabel person={grant.user} note={note} />
      <span className="admin-row-text">
        <RightsList rights={grant.permissions} />
        <span className="admin-note">{describeSpan(grant.since, grant.endsAt)}</span>
        {letInBy !== undefined && (
          <span className="admin-note">{fillMessage(messages.letInBy, { name: letInBy })}</span>
        )}
      </span>
      <span className="admin-actions">
        <Button
          variant="quiet"
          aria-label={fillMessage(messages.changeOf, { name })}
          onClick={onChange}
        >
          {messages.change}
        </Button>
        <Button
          variant="quiet"
          className="button-warning"
          aria-label={fillMessage(messages.withdrawOf, { name })}
          onClick={onWithdraw}
        >
          {messages.withdraw}
        </Button>
      </span>
    </li>
  );
}
