import type { Frequency } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { frequencyOf } from '@boardwalk/sdk-core/mailing/preferences/frequency-of';
import type * as schemas from '@boardwalk/sdk-core/mailing/unsubscribing/schemas';
import type { ExtendedPlatform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { chooseFrequency } from '../preferences/choose-frequency.ts';
import { findPreferences } from '../preferences/find-preferences.ts';
import { openUnsubscribeToken, type UnsubscribeTarget } from './unsubscribe-token.ts';

/** Reads what a link would end. */
export const readUnsubscription: Handler<typeof schemas.readUnsubscription> = async (
  { body: { token } },
  context,
) => {
  const { database, clock } = context;
  const found = await openUnsubscribeToken(context, database, token, clock.now());
  return {
    kind: found.kind,
    frequency: await presentFrequency(database, found),
    hasAccount: 'userId' in found,
  };
};

async function presentFrequency(queries: Queries, found: UnsubscribeTarget): Promise<Frequency> {
  if ('userId' in found) {
    return frequencyOf(await findPreferences(queries, found.userId), found.kind);
  }
  const isWanted =
    'mail' in found
      ? await found.mail.isWanted(queries, found.addressId)
      : !(await found.refusable.isRefused(queries, found.addressHash));
  return isWanted ? 'at-once' : 'never';
}

/** Ends mail of a kind, by a press on the page of a link. */
export const unsubscribe: Handler<typeof schemas.unsubscribe> = async (
  { body: { token } },
  context,
) => {
  await endMail(context, token);
  return null;
};

type Surroundings = Pick<ExtendedPlatform, 'clock' | 'database' | 'extensions' | 'secrets'>;

/** Ends what a token says; a second time nothing changes. */
export async function endMail(surroundings: Surroundings, token: string): Promise<void> {
  const { database, clock } = surroundings;
  const now = clock.now();
  const found = await openUnsubscribeToken(surroundings, database, token, now);
  if ('userId' in found) {
    return chooseFrequency(database, { ...found, frequency: 'never' }, now);
  }
  await database.transaction((transaction) =>
    'mail' in found
      ? found.mail.end(transaction, found.addressId, now)
      : found.refusable.refuse(transaction, found.addressHash, now),
  );
}
