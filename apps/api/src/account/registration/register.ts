import type * as schemas from '@boardwalk/sdk-core/account/registration/schemas';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { type FieldProblem, Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { sql } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { inEqualTime } from '../../platform/secrets/equal-time.ts';
import { accountName, newNames } from '../called-name.ts';
import { accountMailKinds, hasMailAllowance, requestNetwork } from '../mail/mail-allowance.ts';
import { mailedTokenLifeMs } from '../mail/mailed-token.ts';
import { type ChosenNames, findNameProblems } from '../names/find-name-problems.ts';
import { findPasswordProblem } from '../password/password-fault.ts';
import { hashPassword } from '../password/passwords.ts';
import { createSecretToken } from '../secret-token.ts';
import { users } from '../tables.ts';
import { issueConfirmation } from './issue-confirmation.ts';

type Registration = EndpointRequest<typeof schemas.register>['body'] & ReturnType<typeof newNames>;

/**
 * Opens an account that waits for its address to be confirmed, in this browser or by its password.
 * Where the address has an account, the answer, the username that is taken and the time are the
 * same, and its owner is notified by mail.
 */
export function register(
  { body: told }: EndpointRequest<typeof schemas.register>,
  context: OperationContext,
): Promise<EndpointResponse<typeof schemas.register>> {
  const { database, registrationCookie, log } = context;
  const body = { ...told, ...newNames(told) };
  return inEqualTime(async () => {
    await refuseFaults(body, told, context);
    const passwordHash = await hashPassword(body.password);
    const browser = createSecretToken();
    await database.transaction(async (transaction) => {
      const userId = await insertUser(transaction, body, passwordHash, context);
      await mailLink(transaction, body, { userId, browserHash: browser.tokenHash }, context);
    });
    registrationCookie.set(browser.token, mailedTokenLifeMs['confirm-account'] / secondMs);
    log.info({ event: 'registered' }, 'somebody registered');
    return { email: body.email };
  });
}

async function refuseFaults(
  body: Registration,
  told: ChosenNames,
  { database, configuration }: Pick<OperationContext, 'database' | 'configuration'>,
): Promise<void> {
  const [taken] = await database
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = ${body.username.toLowerCase()}`);
  const fault = await findPasswordProblem(body.password, body);
  const fields = [
    ...(taken ? [takenUsername] : []),
    ...findNameProblems(told, configuration),
    ...(fault ? [fault] : []),
  ];
  if (fields.length > 0) throw refusal(fields);
}

const takenUsername: FieldProblem = {
  path: 'body.username',
  message: 'this username is taken',
};

function refusal(fields: readonly FieldProblem[]): Problem {
  return new Problem('invalid-request', 'Please correct what is marked.', { fields });
}

async function insertUser(
  transaction: Queries,
  body: Registration,
  passwordHash: string,
  { clock }: Pick<OperationContext, 'clock'>,
): Promise<number> {
  const now = clock.now();
  const [user] = await transaction
    .insert(users)
    .values({
      firstName: body.firstName,
      lastName: body.lastName,
      username: body.username,
      ...(body.phone && {
        phoneCountry: body.phone.country,
        phoneCode: body.phone.code,
        phoneNumber: body.phone.number,
      }),
      passwordHash,
      state: 'unconfirmed',
      joins: body.kind === 'merchant' ? 'merchants' : null,
      consentedAt: now,
      createdAt: now,
      ...(body.locale && { locale: body.locale }),
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  // Somebody else took the username in the meantime.
  if (!user) throw refusal([takenUsername]);
  return user.id;
}

async function mailLink(
  transaction: Queries,
  registration: Registration,
  registered: { readonly userId: number; readonly browserHash: string },
  context: OperationContext,
): Promise<void> {
  const { clock, caller } = context;
  const { email, locale = 'en-CA' } = registration;
  const since = clock.now();
  const askedFrom = requestNetwork(caller);
  const asked = { to: email, kind: accountMailKinds.registration, askedFrom };
  const isMailed = await hasMailAllowance(transaction, asked, since);
  const name = accountName(registration.username, email);
  const unconfirmed = { ...registered, name, locale, email, since };
  await issueConfirmation(transaction, unconfirmed, { isMailed, askedFrom }, context);
}
