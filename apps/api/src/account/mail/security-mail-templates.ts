import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import * as french from './security-mail-templates.fr.ts';

/** To the address that somebody wants in place of theirs; works for a day. */
export const changeEmailMail = {
  name: 'change-email',
  values: ['username', 'link'],
  texts: {
    en: {
      subject: 'Confirm your new e-mail address',
      body: `This address was given for the account “{{ username }}” on Boardwalk. Confirm that it is yours, and it replaces the present one.

**[Confirm my new address]({{ link }})**

The link works once, within a day, for whoever is signed in to that account or knows its password. If it is not your account, somebody else has typed your address: ignore this mail, and nothing changes.`,
    },
    fr: french.changeEmailMail,
  },
} as const satisfies MailTemplate;

/** To the present address, while the new one waits to be confirmed. */
export const changeEmailNoticeMail = {
  name: 'change-email-notice',
  values: ['username', 'forgotPasswordLink'],
  texts: {
    en: {
      subject: 'A new e-mail address was asked for',
      body: `Somebody who knows your password asked for another e-mail address for your account “{{ username }}”. This address stays yours until the new one is confirmed.

If it was not you, [choose a new password]({{ forgotPasswordLink }}) at once, and nothing changes.`,
    },
    fr: french.changeEmailNoticeMail,
  },
} as const satisfies MailTemplate;

/** To the address that an account had until now. */
export const emailChangedMail = {
  name: 'email-changed',
  values: ['username'],
  texts: {
    en: {
      subject: 'Your e-mail address was changed',
      body: `Your account “{{ username }}” has another e-mail address now, and no mail goes to this one any more.

If it was not you, reply to this mail at once: somebody has your password.`,
    },
    fr: french.emailChangedMail,
  },
} as const satisfies MailTemplate;

/** To somebody whose address another account was to have. */
export const addressTakenMail = {
  name: 'address-taken',
  values: ['username'],
  texts: {
    en: {
      subject: 'Your e-mail address belongs to this account',
      body: `Somebody, perhaps you, wanted to give this address to another Boardwalk account. It belongs to the account “{{ username }}”, and nothing about that has changed.

If it was not you, you need not do anything.`,
    },
    fr: french.addressTakenMail,
  },
} as const satisfies MailTemplate;

export const twoFactorOnMail = {
  name: 'two-factor-on',
  values: ['username', 'securityLink'],
  texts: {
    en: {
      subject: 'Two-step sign-in is on',
      body: `Signing in to your account “{{ username }}” now takes a code of your app besides the password, and all other devices are signed out. Keep your recovery codes where you find them without your phone.

[Security of your account]({{ securityLink }})`,
    },
    fr: french.twoFactorOnMail,
  },
} as const satisfies MailTemplate;

export const twoFactorOffMail = {
  name: 'two-factor-off',
  values: ['username', 'forgotPasswordLink'],
  texts: {
    en: {
      subject: 'Two-step sign-in is off',
      body: `Your account “{{ username }}” asks for the password alone again.

If it was not you, [choose a new password]({{ forgotPasswordLink }}) at once.`,
    },
    fr: french.twoFactorOffMail,
  },
} as const satisfies MailTemplate;

export const passkeyAddedMail = {
  name: 'passkey-added',
  values: ['username', 'name', 'securityLink'],
  texts: {
    en: {
      subject: 'A passkey was added to your account',
      body: `The passkey “{{ name }}” signs in to your account “{{ username }}” from now on.

If it was not you, [remove it and choose a new password]({{ securityLink }}).`,
    },
    fr: french.passkeyAddedMail,
  },
} as const satisfies MailTemplate;

export const passkeyRemovedMail = {
  name: 'passkey-removed',
  values: ['username', 'name', 'securityLink'],
  texts: {
    en: {
      subject: 'A passkey was removed from your account',
      body: `The passkey “{{ name }}” signs in to your account “{{ username }}” no more.

[Security of your account]({{ securityLink }})`,
    },
    fr: french.passkeyRemovedMail,
  },
} as const satisfies MailTemplate;

export const accountDeletedMail = {
  name: 'account-deleted',
  values: ['username'],
  texts: {
    en: {
      subject: 'Your account is deleted',
      body: `Your Boardwalk account “{{ username }}” is deleted. Its listings are taken down, licences for boards have ended without a refund, and what we held of you is erased. This is the last mail to this address.`,
    },
    fr: french.accountDeletedMail,
  },
} as const satisfies MailTemplate;

/**
 * To the owner, no matter who used it: a stranger who got hold of the codes needs only one to sign
 * in.
 */
export const recoveryCodeUsedMail = {
  name: 'recovery-code-used',
  values: ['username', 'left', 'securityLink', 'forgotPasswordLink'],
  texts: {
    en: {
      subject: 'A recovery code of your account was used',
      body: `One of the recovery codes of your account “{{ username }}” was used in place of your app. Codes that are left: {{ left }}. [Make new ones]({{ securityLink }}) before the last is gone.

If it was not you, [choose a new password]({{ forgotPasswordLink }}) at once, and then new recovery codes.`,
    },
    fr: french.recoveryCodeUsedMail,
  },
} as const satisfies MailTemplate;

/** The reason is an internal note of the administrators: it is not disclosed. */
export const accountDisabledMail = {
  name: 'account-disabled',
  values: ['username'],
  texts: {
    en: {
      subject: 'Your account is disabled',
      body: `We have disabled your Boardwalk account “{{ username }}”. You are signed out everywhere, and nobody can sign in to it until we open it again. Nothing of it is erased.

If you think that this is a mistake, reply to this mail.`,
    },
    fr: french.accountDisabledMail,
  },
} as const satisfies MailTemplate;

export const accountEnabledMail = {
  name: 'account-enabled',
  values: ['username', 'signInLink'],
  texts: {
    en: {
      subject: 'Your account is open again',
      body: `Your Boardwalk account “{{ username }}” is open again, with everything that it had.

[Sign in]({{ signInLink }})`,
    },
    fr: french.accountEnabledMail,
  },
} as const satisfies MailTemplate;
