import { confirmationStateOf } from '@boardwalk/sdk-core/embeds/confirmations/confirmation-states';
import type * as schemas from '@boardwalk/sdk-core/embeds/confirmations/schemas';
import type { Handler } from '../../platform/domain.ts';
import { requireOwnConfirmation } from './require-own-confirmation.ts';

export const readConfirmation: Handler<typeof schemas.readConfirmation> = async (
  { params: { id } },
  context,
) => {
  const { row, siteName } = await requireOwnConfirmation(id, context);
  const { origin, kind, subject, about, items, parts, renews, amounts, expiresAt } = row;
  return {
    id,
    siteName,
    origin,
    kind,
    subject,
    about,
    items,
    parts: [...parts],
    renews,
    amounts: [...amounts],
    expiresAt: expiresAt.toISOString(),
    state: confirmationStateOf(row, context.clock.now()),
  };
};
