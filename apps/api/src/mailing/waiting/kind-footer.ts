import { mailFootnote } from '../../platform/mail/mail-looks.ts';
import type { MailTemplate, MailTexts } from '../../platform/mail/mail-template.ts';

/** What stands below mail that can be ended, and what fills it in. */
export interface MailFooter {
  readonly values: readonly string[];
  readonly texts: Readonly<Record<keyof MailTemplate['texts'], Omit<MailTexts, 'subject'>>>;
}

const accountTexts = {
  en: {
    text: `
--
You get this mail because you have an account on Boardwalk.
Choose how often, and at what hours: {{ preferencesLink }}
No more mail of this kind: {{ unsubscribeLink }}
`,
    html: mailFootnote(
      'You get this mail because you have an account on Boardwalk. <a href="{{ preferencesLink }}">Choose how often, and at what hours</a>, or have <a href="{{ unsubscribeLink }}">no more mail of this kind</a>.',
    ),
  },
  fr: {
    text: `
--
Vous recevez ce courriel parce que vous avez un compte sur Boardwalk.
Choisir la fréquence et les heures\u00a0: {{ preferencesLink }}
Ne plus recevoir ce genre de courriel\u00a0: {{ unsubscribeLink }}
`,
    html: mailFootnote(
      'Vous recevez ce courriel parce que vous avez un compte sur Boardwalk. <a href="{{ preferencesLink }}">Choisissez la fréquence et les heures</a>, ou <a href="{{ unsubscribeLink }}">ne recevez plus ce genre de courriel</a>.',
    ),
  },
} as const;

/** Below every mail of which people choose how often it comes. */
export const accountFooter: MailFooter = {
  values: ['preferencesLink', 'unsubscribeLink'],
  texts: accountTexts,
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

function joined({ subject, text, html }: MailTexts, footer: Omit<MailTexts, 'subject'>): MailTexts {
  return { subject, text: text + footer.text, html: `${html}\n${footer.html}` };
}
