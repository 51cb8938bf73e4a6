import type * as schemas from '@boardwalk/sdk-core/alerts/by-mail/schemas';
import type { Handler } from '../../platform/domain.ts';
import { describeRequest, findKeeper, requireRequest } from './mailed-request.ts';

/** Reads what a link would start, which programs that look through mail do too. */
export const readMailedAlert: Handler<typeof schemas.readMailedAlert> = async (
  { body: { token } },
  { database, clock },
) => {
  const request = await requireRequest(database, token, clock.now());
  return describeRequest(request, await findKeeper(database, request));
};
