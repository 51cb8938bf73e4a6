import type * as schemas from '@boardwalk/sdk-core/alerts/by-mail/schemas';
import type { Handler } from '../../platform/domain.ts';
import { readStoredRule } from '../rules/rule-request.ts';
import { describeRequestSearch } from './describe-request-search.ts';
import { describeRequest, findKeeper, requireRequest } from './mailed-request.ts';

/** Reads what a link would start, which programs that look through mail do too. */
export const readMailedAlert: Handler<typeof schemas.readMailedAlert> = async (
  { body: { token, locale } },
  context,
) => {
  const { database, clock } = context;
  const request = await requireRequest(database, token, clock.now());
  const keptBy = await findKeeper(database, request);
  const asked = await readStoredRule(request, context);
  return describeRequest(request, {
    words: describeRequestSearch(request, asked, locale ?? request.locale),
    keptBy,
  });
};
