import type { Place, PlacedWidget, SitePage } from './site-page.ts';

const open = { guard: 'none', layout: 'public' } as const;
const login = { guard: 'none', layout: 'login' } as const;

/** Where somebody was headed who has to sign in or register first. */
const onward = { 'return-to': 'return-to' };

/** The pages on which people register, sign in and get back in. */
export const accountPages = {
  register: { ...open, title: 'Register', widgets: account('register', onward) },
  registerUser: { ...open, title: 'Register', widgets: account('register-user', onward) },
  registerMerchant: {
    ...open,
    title: 'Register as a merchant',
    widgets: account('register-merchant', onward),
  },
  login: {
    ...login,
    title: 'Sign in',
    widgets: account('sign-in', { ...onward, notice: 'notice' }),
  },
  forgotPassword: { ...login, title: 'Forgot password', widgets: account('forgot-password') },
  forgotUsername: { ...login, title: 'Forgot username', widgets: account('forgot-username') },
  resetPassword: {
    ...login,
    title: 'Reset password',
    widgets: account('reset-password', { token: 'token' }),
  },
  confirmEmail: {
    ...login,
    title: 'Confirm your new address',
    widgets: account('confirm-email', { token: 'token' }),
  },
  security: {
    guard: 'signed-in',
    layout: 'dashboard',
    title: 'Security',
    widgets: () => [
      { tag: 'bw-security', attributes: { 'heading-level': '1' } },
      { tag: 'bw-agreements', attributes: { 'heading-level': '2' } },
    ],
  },
  unsubscribe: {
    ...login,
    title: 'Unsubscribe',
    widgets: ({ query }: Place) => [
      { tag: 'bw-unsubscribe', attributes: { token: query.get('token') ?? '' } },
    ],
  },
  confirmAlert: {
    ...login,
    title: 'Your alert by mail',
    widgets: ({ query }: Place) => [
      { tag: 'bw-confirm-alert', attributes: { token: query.get('token') ?? '' } },
    ],
  },
  mailPreferences: {
    guard: 'signed-in',
    layout: 'dashboard',
    title: 'Mail',
    widgets: () => [{ tag: 'bw-mail-preferences', attributes: { 'heading-level': '1' } }],
  },
  confirmAccount: {
    ...login,
    title: 'Confirm your account',
    widgets: account('confirm', { token: 'tokenID' }),
  },
} as const satisfies Readonly<Record<string, SitePage>>;

/** A form of `<bw-account>`, with the attributes that the query gives by these names. */
function account(view: string, names: Readonly<Record<string, string>> = {}) {
  return ({ query }: Place): readonly PlacedWidget[] => {
    const given = Object.entries(names).flatMap(([attribute, name]) => {
      const text = query.get(name);
      return text === null ? [] : [[attribute, text] as const];
    });
    return [{ tag: 'bw-account', attributes: { view, ...Object.fromEntries(given) } }];
  };
}
