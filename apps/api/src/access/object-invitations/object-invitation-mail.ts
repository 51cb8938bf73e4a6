import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { areTo } from '../../platform/mail/mails-to.ts';
import { mails } from '../../platform/tables.ts';

/**
 * To a person invited to look after a listing or a shop. Who invites, and to what, is on the page alone:
 * names and titles are text by strangers, and anybody can type an address.
 */
export const objectInvitationMail = {
  name: 'object-invitation',
  values: ['thing', 'link'],
  texts: {
    en: {
      subject:
        'You are invited to look after {% if thing == "shop" %}a shop{% else %}a listing{% endif %} on Boardwalk',
      body: `Somebody on Boardwalk invites you to look after {% if thing == "shop" %}a shop{% else %}a listing{% endif %} with them.

Sign in, or register with this address, to see who it is and which {% if thing == "shop" %}shop{% else %}listing{% endif %}, and to accept or decline:

**[See the invitation]({{ link }})**

The invitation counts for seven days. If you do nothing, nothing happens, and nobody learns whether you have an account.`,
    },
    fr: {
      subject:
        'Vous êtes invité à vous occuper d’une {% if thing == "shop" %}boutique{% else %}annonce{% endif %} sur Boardwalk',
      body: `Quelqu’un sur Boardwalk vous invite à vous occuper d’une {% if thing == "shop" %}boutique{% else %}annonce{% endif %} avec lui.

Connectez-vous, ou inscrivez-vous avec cette adresse, pour voir de qui et de quelle {% if thing == "shop" %}boutique{% else %}annonce{% endif %} il s’agit, et pour accepter ou refuser\u00a0:

**[Voir l’invitation]({{ link }})**

L’invitation est valable sept jours. Si vous ne faites rien, rien ne se passera, et personne ne saura si vous avez un compte.`,
    },
  },
} as const satisfies MailTemplate;

/** Such mails that an address gets in a day, and in thirty days, from all senders together. */
const perDay = 3;
const perMonth = 10;

/** Whether one more such mail may go to an address, which is locked. */
export async function hasDailyRoom(queries: Queries, to: string, now: Date): Promise<boolean> {
  const since = (days: number) => new Date(now.getTime() - days * dayMs);
  const [sent] = await queries
    .select({
      month: count(),
      day: sql<number>`count(*) filter (where ${gt(mails.createdAt, since(1))})`.mapWith(Number),
    })
    .from(mails)
    .where(
      and(areTo(to), eq(mails.template, objectInvitationMail.name), gt(mails.createdAt, since(30))),
    );
  return sent !== undefined && sent.day < perDay && sent.month < perMonth;
}
