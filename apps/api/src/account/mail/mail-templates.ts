import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import * as french from './mail-templates.fr.ts';

/** To an address that nobody has yet; works for three days. */
export const confirmAccountMail = {
  name: 'confirm-account',
  values: ['username', 'since', 'link'],
  texts: {
    en: {
      subject: 'Confirm your e-mail address',
      body: `Welcome to Boardwalk.

The account “{{ username }}” was registered with this address on {{ since }} (UTC). If that was you, confirm that the address is yours, and the account is open:

**[Confirm my address]({{ link }})**

The link works once, within three days, in the browser in which you registered; elsewhere we ask for the password that you chose. If you did not register, or not under this username, somebody else has typed your address: ignore this mail, and the account is never opened.`,
    },
    fr: french.confirmAccountMail,
  },
} as const satisfies MailTemplate;

/** To somebody with an account, at whose address another was to be opened. */
export const addressInUseMail = {
  name: 'address-in-use',
  values: ['username', 'signInLink', 'forgotPasswordLink'],
  texts: {
    en: {
      subject: 'You have a Boardwalk account already',
      body: `Somebody, perhaps you, wanted to open an account with this address. You have one already: its username is “{{ username }}”, and nothing about it has changed.

[Sign in]({{ signInLink }})
[Choose a new password]({{ forgotPasswordLink }})

If it was not you, you need not do anything.`,
    },
    fr: french.addressInUseMail,
  },
} as const satisfies MailTemplate;

/** To a user who forgot their password; valid for an hour. */
export const resetPasswordMail = {
  name: 'reset-password',
  values: ['username', 'link'],
  texts: {
    en: {
      subject: 'Choose a new password',
      body: `A new password was asked for, for the account “{{ username }}”.

**[Choose a new password]({{ link }})**

The link works once, within an hour. If you did not ask for it, ignore this mail: your password stays as it is.`,
    },
    fr: french.resetPasswordMail,
  },
} as const satisfies MailTemplate;

export const usernameMail = {
  name: 'username',
  values: ['username', 'signInLink'],
  texts: {
    en: {
      subject: 'Your username',
      body: `Your Boardwalk username is “{{ username }}”. Your e-mail address signs you in as well.

[Sign in]({{ signInLink }})

If you did not ask for it, you need not do anything.`,
    },
    fr: french.usernameMail,
  },
} as const satisfies MailTemplate;

/**
 * To a user who set a new password by a mailed link: what had access to the account before has none
 * any more.
 */
export const passwordResetMail = {
  name: 'password-reset',
  values: ['username', 'passkeys', 'agreements', 'forgotPasswordLink'],
  texts: {
    en: {
      subject: 'Your password was changed',
      body: `The password of your account “{{ username }}” was changed by a link that we mailed to you, and all sessions were ended.

{% if passkeys != "" %}Passkeys that were removed: {{ passkeys }}{% endif %}

{% if agreements != "" %}Sites that may no longer act for you: {{ agreements }}{% endif %}

If it was not you, [choose a new one]({{ forgotPasswordLink }}) at once.`,
    },
    fr: french.passwordResetMail,
  },
} as const satisfies MailTemplate;

export const passwordChangedMail = {
  name: 'password-changed',
  values: ['username', 'forgotPasswordLink'],
  texts: {
    en: {
      subject: 'Your password was changed',
      body: `The password of your account “{{ username }}” was changed, and all other sessions were ended.

If it was not you, [choose a new one]({{ forgotPasswordLink }}) at once.`,
    },
    fr: french.passwordChangedMail,
  },
} as const satisfies MailTemplate;
