import { actionLabels } from '@boardwalk/sdk-core/access/action-labels';
import type { OwnPermissions } from '@boardwalk/sdk-core/access/permissions/schemas';
import { permissionsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { KeyRound } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import '../admin.css';

interface OwnRightsProps {
  readonly own: OwnPermissions;
  /** Nobody else's rights are shown. */
  readonly isAlone?: boolean;
}

/** What the reader may do. */
export function OwnRights({ own: { isOwner, permissions }, isAlone = false }: OwnRightsProps) {
  const messages = useMessages(permissionsMessages);
  const labels = useMessages(actionLabels);
  const rights = permissions.map((action) => labels[action]).join(', ');

  function said(): string {
    if (isOwner) return messages.ownOwner;
    if (permissions.includes('administration')) return messages.ownAll;
    return fillMessage(messages.own, { rights });
  }

  return (
    <>
      <p className="own-rights">
        <Icon node={KeyRound} />
        <span>{said()}</span>
      </p>
      {isAlone && <p className="admin-note">{messages.ownOnly}</p>}
    </>
  );
}
