import type { MailTemplate, MailTexts } from '../../platform/mail/mail-template.ts';

/** What stands below mail that can be ended, and what fills it in. */
export interface MailFooter {
  readonly values: readonly string[];
  /** In the Markdown of mails. */
  readonly texts: Readonly<Record<keyof MailTemplate['texts'], string>>;
}

/** Below every mail of which people choose how often it comes. */
export const accountFooter: MailFooter = {
  values: ['preferencesLink', 'unsubscribeLink'],
  texts: {
    en: `You get this mail because you have an account on Boardwalk.
[Choose how often, and at what hours]({{ preferencesLink }})
[No more mail of this kind]({{ unsubscribeLink }})`,
    fr: `Vous recevez ce courriel parce que vous avez un compte sur Boardwalk.
[Choisir la fréquence et les heures]({{ preferencesLink }})
[Ne plus recevoir ce genre de courriel]({{ unsubscribeLink }})`,
  },
};

/** The template with the ways out below it. */
export function withFooter(
  { name, values, texts }: MailTemplate,
  footer: MailFooter,
): MailTemplate {
  return {
    name,
    values: [...values, ...footer.values],
    texts: { en: joined(texts.en, footer.texts.en), fr: joined(texts.fr, footer.texts.fr) },
  };
}

function joined({ subject, body }: MailTexts, footer: string): MailTexts {
  return { subject, body: `${body}\n\n---\n\n${footer}` };
}
