import { confirmationScopes } from '@boardwalk/sdk-core/embeds/confirmations/confirmation-kinds';
import type * as schemas from '@boardwalk/sdk-core/embeds/confirmations/schemas';
import { requireMoney } from '@boardwalk/sdk-core/vocabulary/money/amounts';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireEmbeddingPage } from '../sessions/require-embedding-page.ts';
import { embedConfirmations } from '../tables.ts';
import { confirmables } from './confirmables.ts';
import { confirmationMs } from './confirmation-life.ts';

/** Writes down what the page asks for; the amount and the words are worked out here, not there. */
export const startConfirmation: Handler<typeof schemas.startConfirmation> = async (
  { body: { kind, subject } },
  context,
) => {
  const { caller, clock, database, extensions } = context;
  const member = requireMember(caller);
  const { siteId, origin } = requireEmbeddingPage(context);
  if (!confirmationScopes[kind].some((scope) => member.embed?.scopes.has(scope))) {
    throw new Problem('forbidden', 'A session on this page can’t ask for this.');
  }
  const confirmable = extensions.byKey(confirmables).get(kind);
  if (!confirmable) throw new Problem('not-available', 'This can’t be confirmed yet.');
  const described = await confirmable.describe(subject, member, context);
  const { about = null, items = [], parts = [], renews = false } = described;
  const { amounts = [], terms = null } = described;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + confirmationMs);
  const [stored] = await database
    .insert(embedConfirmations)
    .values({
      sessionId: member.sessionId,
      userId: member.userId,
      siteId,
      origin,
      kind,
      subject,
      about,
      items: [...items],
      parts: [...parts],
      renews,
      terms,
      amounts: amounts.map(requireMoney),
      createdAt: now,
      expiresAt,
    })
    .returning({ id: embedConfirmations.id });
  if (!stored) throw new Error('The confirmation was not stored.');
  return { id: stored.id, expiresAt: expiresAt.toISOString() };
};
