import type * as schemas from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import { describeUser } from '../../account/describe-user.ts';
import type { Handler } from '../../platform/domain.ts';

/** Who is signed in on an embedding page; null for everybody else. */
export const greetEmbed: Handler<typeof schemas.greetEmbed> = async (_, { caller, database }) => {
  if (caller.kind !== 'member' || !caller.embed) return null;
  const { firstName } = await describeUser(database, caller.userId, null);
  return { id: caller.userId, firstName };
};
