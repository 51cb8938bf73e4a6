import { isForeignEmail, readEmail } from './identity-rules.ts';

/** What is said of an address that is refused. */
export interface EmailWords {
  readonly emailWrong: string;
  /** Of one that exists perhaps, and that no mail of ours reaches. */
  readonly emailForeign: string;
}

/** What is wrong with a typed e-mail address, in words; nothing where it is right. */
export function describeEmailFault(text: string, words: EmailWords): string | undefined {
  if (readEmail(text) !== undefined) return undefined;
  return isForeignEmail(text) ? words.emailForeign : words.emailWrong;
}

/** The same as errors of a form whose field is called `email`. */
export function findEmailErrors(text: string, words: EmailWords): { readonly email?: string } {
  const email = describeEmailFault(text, words);
  return email === undefined ? {} : { email };
}
