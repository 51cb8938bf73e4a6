import type { Catalogue } from '../vocabulary/text/message.ts';

/** Texts of forms that ask the sender who they are. */
export const factorsMessages = {
  catalogue: 'admin/own-factors',
  password: 'Your password',
  passwordMissing: 'Enter your own password.',
  passwordWrong: 'This is not your password.',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  code: 'Code of your app',
  codeHelp: 'The six digits that it shows, or a recovery code.',
  codeWrong: 'Enter the six digits that your app shows now, or a recovery code.',
} as const satisfies Catalogue;
