import { isForeignEmail, readEmail } from './identity-rules.ts';

interface EmailWords {
  readonly emailWrong: string;
  /** Of one that exists perhaps, and that no mail of ours reaches. */
  readonly emailForeign: string;
}

/** What is wrong with the address that a form has as `email`, in words; nothing where it is right. */
export function findEmailErrors(text: string, words: EmailWords): { readonly email?: string } {
  if (readEmail(text) !== undefined) return {};
  return { email: isForeignEmail(text) ? words.emailForeign : words.emailWrong };
}
