import type * as schemas from '@boardwalk/sdk-core/access/invitations/schemas';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { calledName } from '../../account/called-name.ts';
import { hasMailAllowance } from '../../account/mail/mail-allowance.ts';
import { createSecretToken } from '../../account/secret-token.ts';
import { users } from '../../account/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import {
  mailedLines,
  sanitizeMailText,
  trustedMailText,
} from '../../platform/mail/safe-mail-text.ts';
import { withAdministratorsFactors } from '../accounts/with-administrators-factors.ts';
import { requireTerms } from '../groups/membership-terms.ts';
import { requireGroupAdministration } from '../groups/require-group-administration.ts';
import { invitations } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { invitationMs } from './invitation-life.ts';
import { groupLabel, invitationLink, invitationMail } from './invitation-mail.ts';

type Invitation = Omit<typeof invitations.$inferInsert, 'tokenHash'>;

/**
 * Mails an invitation; the answer does not reveal whether the address has an account. An invitation
 * that names an administrator requires both factors.
 */
export async function inviteMember(
  { params: { g: group }, body }: EndpointRequest<typeof schemas.inviteMember>,
  context: OperationContext,
): Promise<EndpointResponse<typeof schemas.inviteMember>> {
  const { clock } = context;
  const { userId } = requireGroupAdministration(context, group);
  const { permissions, endsAt: wantedEnd } = body;
  const wanted = { giverId: userId, group, permissions, endsAt: wantedEnd, cities: body.cities };
  const { actions, endsAt, cities, note } = await requireTerms(wanted, context);
  const now = clock.now();
  const { email, locale = 'en-CA' } = body;
  const expiresAt = new Date(now.getTime() + invitationMs);
  const entry = { isAdministrators: group === 'administrators', factors: body };
  await withAdministratorsFactors(context, entry, async (transaction) => {
    const asked = { to: email, kind: { templates: [invitationMail] } };
    if (!(await hasMailAllowance(transaction, asked, now))) throw tooManyMails();
    const invitation = {
      group,
      email,
      actions,
      endsAt,
      cities,
      invitedBy: userId,
      createdAt: now,
      expiresAt,
    };
    const token = await storeInvitation(transaction, invitation);
    const values = {
      inviter: sanitizeMailText(await readInviter(transaction, userId)),
      group: trustedMailText(groupLabel(group, locale)),
      note: mailedLines(note),
      link: invitationLink(context.configuration, token),
    };
    await queueMail(transaction, { template: invitationMail, to: email, locale, values }, now);
    await writeAuditEntry(transaction, context, {
      event: 'member-invited',
      subjectId: null,
      detail: {
        group,
        email,
        permissions: actions,
        endsAt,
        ...(cities.length > 0 && { cities }),
      },
    });
  });
  return { email, expiresAt: expiresAt.toISOString() };
}

function tooManyMails(): Problem {
  return new Problem(
    'too-many-requests',
    'This address was invited several times already. Please wait an hour.',
    { retryAfter: 3_600 },
  );
}

/** Takes the place of an earlier invitation of the address that nobody accepted. */
async function storeInvitation(queries: Queries, invitation: Invitation): Promise<string> {
  const { token, tokenHash } = createSecretToken();
  await queries
    .delete(invitations)
    .where(
      and(
        eq(invitations.group, invitation.group),
        eq(sql`lower(${invitations.email})`, invitation.email.toLowerCase()),
        isNull(invitations.acceptedAt),
      ),
    );
  await queries.insert(invitations).values({ ...invitation, tokenHash });
  return token;
}

async function readInviter(queries: Queries, userId: number): Promise<string> {
  const [inviter] = await queries
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!inviter) throw new Error(`There is no user ${userId}, though a session is theirs.`);
  return `${calledName(inviter)} ${inviter.lastName}`.trim();
}
