import { defineAttributes } from '../../element/attributes/attributes.ts';

export const accountViews = [
  'sign-in',
  'forgot-password',
  'forgot-username',
  'reset-password',
  'confirm',
  'confirm-email',
  'register',
  'register-user',
  'register-merchant',
] as const;

/** Where a form may stand. */
export const accountPlaces = ['page', 'dialog'] as const;

export const accountAttributes = defineAttributes({
  view: {
    type: 'enum',
    values: accountViews,
    default: 'sign-in',
    description: 'The form that shows.',
  },
  token: {
    type: 'string',
    default: '',
    description: 'The token of a mailed link, where the form needs one.',
  },
  returnTo: {
    type: 'string',
    default: '',
    description:
      'The path on our own site to go to after signing in or registering; by default the home page.',
  },
  place: {
    type: 'enum',
    values: accountPlaces,
    default: 'page',
    description: 'Where it stands: its heading is the page’s own, or comes below a dialog’s title.',
  },
  asksName: {
    type: 'boolean',
    description: 'Whether who registers is asked for a first name, as others are going to see it.',
  },
  notice: {
    type: 'enum',
    values: ['none', 'signed-out', 'session-ended', 'account-deleted'],
    default: 'none',
    description: 'The notice above the form: how the session ended.',
  },
});
