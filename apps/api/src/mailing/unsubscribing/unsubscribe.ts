import type * as schemas from '@boardwalk/sdk-core/mailing/unsubscribing/schemas';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Handler } from '../../platform/domain.ts';
import { chooseFrequency } from '../preferences/choose-frequency.ts';
import { findPreferences, frequencyOf } from '../preferences/find-preferences.ts';
import { openUnsubscribeToken } from './unsubscribe-token.ts';

type Surroundings = Pick<Platform, 'database' | 'secrets' | 'clock'>;

/** Reads what a link would end. */
export const readUnsubscription: Handler<typeof schemas.readUnsubscription> = async (
  { body: { token } },
  { database, secrets, clock },
) => {
  const { userId, kind } = await openUnsubscribeToken({ secrets }, database, token, clock.now());
  return { kind, frequency: frequencyOf(await findPreferences(database, userId), kind) };
};

/** Ends mail of a kind, by a press on the page of a link. */
export const unsubscribe: Handler<typeof schemas.unsubscribe> = async (
  { body: { token } },
  context,
) => {
  await endMail(context, token);
  return null;
};

/** Ends what a token says; a second time nothing changes. */
export async function endMail(
  { database, secrets, clock }: Surroundings,
  token: string,
): Promise<void> {
  const now = clock.now();
  const { userId, kind } = await openUnsubscribeToken({ secrets }, database, token, now);
  await chooseFrequency(database, { userId, kind, frequency: 'never' }, now);
}
