import { mailedAlertDays } from '@boardwalk/sdk-core/alerts/by-mail/limits';
import type * as schemas from '@boardwalk/sdk-core/alerts/by-mail/schemas';
import { dayMs, minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, gt, sql } from 'drizzle-orm';
import { requestNetwork } from '../../account/mail/mail-allowance.ts';
import { createSecretToken } from '../../account/secret-token.ts';
import { oneClickAddress, unsubscribeLink } from '../../mailing/unsubscribing/one-click.ts';
import { makeRefusalToken } from '../../mailing/unsubscribing/unsubscribe-token.ts';
import { countedNetwork } from '../../platform/calls/counted-network.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import {
  type SafeMailText,
  sanitizeMailText,
  trustedMailText,
} from '../../platform/mail/safe-mail-text.ts';
import { readNewRule, searchCriteriaOf } from '../rules/rule-request.ts';
import { alertRequests, type RequestRow } from '../tables.ts';
import { confirmAlertMail } from './confirm-alert-mail.ts';
import { confirmAlertLink } from './confirm-link.ts';
import { describeRequestSearch } from './describe-request-search.ts';
import { hasAddressRoom, isTo, requireNetworkRoom } from './mail-room.ts';
import { hasRefused, refusalHash } from './refusals.ts';

type NewRequest = Omit<RequestRow, 'tokenHash' | 'confirmedAt' | 'ruleId'>;

/** The same request repeated within it is a retry. */
const retryMs = minuteMs;

/**
 * Stores what an address is to be notified of, and mails a link that starts it. No account is
 * looked up, so that nothing reveals who has one.
 */
export const startMailedAlert: Handler<typeof schemas.startMailedAlert> = async (
  { params: { type: kind }, body },
  context,
) => {
  const { database, caller, clock } = context;
  const { email, name, frequency, news, locale = 'en-CA', timeZone = null } = body;
  const search = searchCriteriaOf(body.search);
  const asked = await readNewRule(kind, search, context);
  const askedAt = clock.now();
  const request: NewRequest = {
    email,
    kind,
    name: sanitizeMailText(name),
    search,
    frequency,
    news,
    locale,
    timeZone,
    askedAt,
    askedFrom: caller.address,
    network: countedNetwork(caller),
    expiresAt: new Date(askedAt.getTime() + mailedAlertDays * dayMs),
  };
  await database.transaction(async (transaction) => {
    await requireNetworkRoom(transaction, request.network, askedAt);
    const askedFrom = requestNetwork(caller);
    if (!(await hasAddressRoom(transaction, { email, askedFrom }, askedAt))) return;
    if (await wasJustAsked(transaction, request)) return;
    if (await hasRefused(transaction, email)) return;
    const words = sanitizeMailText(describeRequestSearch(request, asked, locale));
    await mailLink(transaction, { request, words, askedFrom }, context);
  });
  return null;
};

async function wasJustAsked(transaction: Queries, request: NewRequest): Promise<boolean> {
  const { email, kind, search, frequency, askedAt } = request;
  const same = and(
    isTo(email),
    eq(alertRequests.kind, kind),
    eq(alertRequests.frequency, frequency),
    sql`${alertRequests.search} = ${JSON.stringify(search)}::jsonb`,
    gt(alertRequests.askedAt, new Date(askedAt.getTime() - retryMs)),
  );
  return (await transaction.$count(alertRequests, same)) > 0;
}

interface MailedRequest {
  readonly request: NewRequest;
  readonly words: SafeMailText;
  readonly askedFrom: string;
}

async function mailLink(
  transaction: Queries,
  { request, words, askedFrom }: MailedRequest,
  { configuration, secrets }: Pick<Platform, 'configuration' | 'secrets'>,
): Promise<void> {
  const { token, tokenHash } = createSecretToken();
  await transaction.insert(alertRequests).values({ ...request, tokenHash });
  const { email, locale, frequency, askedAt } = request;
  const refusal = makeRefusalToken(
    { secrets },
    { kind: 'alerts.confirming', addressHash: refusalHash(email) },
    askedAt,
  );
  const values = {
    words,
    frequency: trustedMailText(frequency),
    link: confirmAlertLink(configuration, token),
    refusalLink: unsubscribeLink(configuration, refusal),
  };
  const mail = {
    template: confirmAlertMail,
    to: email,
    locale,
    values,
    askedFrom,
    unsubscribeAddress: oneClickAddress(configuration, refusal),
  };
  await queueMail(transaction, mail, askedAt);
}
