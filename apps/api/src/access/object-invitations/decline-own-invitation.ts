import type * as schemas from '@boardwalk/sdk-core/access/object-invitations/schemas';
import type { Handler } from '../../platform/domain.ts';
import { answerInvitation } from './answer-invitation.ts';

export const declineOwnInvitation: Handler<typeof schemas.declineOwnInvitation> = (
  { params: { invitation } },
  context,
) => answerInvitation(invitation, context, 'declined', async () => {});
