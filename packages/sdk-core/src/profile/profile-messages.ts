import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the page of one's own profile says. */
export const profileMessages = {
  catalogue: 'profile/profile',
  title: 'Your profile',
  signedOut: 'Sign in to see your profile.',
  signIn: 'Sign In',
  loading: 'Loading your profile …',
  failed: 'Your profile can’t be shown right now.',
  retry: 'Try again',
  picture: 'Your picture',
  pictureNote: 'Others see it beside your first name.',
  uploadPicture: 'Upload photo',
  removePicture: 'Remove it',
  complete: 'Your profile is complete. You can post listings.',
  post: 'Post a listing',
  missing: 'Still missing before you can post a listing:',
  aboutYou: 'About you',
  unchangeable: 'It can’t be changed here.',
  atSecurity: 'Change it on the security page',
  billing: 'Billing address',
  billingNote: 'For receipts and payments. Others don’t see it.',
  masked:
    'While you act as somebody, you see how to reach them in part, and can’t change it. Only they see their billing address.',
  save: 'Save',
  saving: 'Saving …',
  saved: 'Your profile is saved.',
  changedElsewhere:
    'Your profile was changed elsewhere in the meantime. What you typed is still here.',
  otherUser:
    'Somebody else is signed in in this browser by now. Nothing was saved. To change your profile, sign in again.',
  saveMine: 'Save what is here',
  takeTheirs: 'Show what was saved there',
  refused: 'Your profile was not saved: {error}',
} as const satisfies Catalogue;

/** What the form of the billing address alone says, where something is bought. */
export const billingAddressMessages = {
  catalogue: 'profile/billing-address',
  lead: 'What you buy is taxed by this address, and your receipts show it. It stays in your profile.',
  missing: 'This is needed for your receipt.',
  save: 'Save the address',
  saving: 'Saving …',
  saved: 'Your billing address is saved.',
  changedElsewhere:
    'Your profile was changed elsewhere in the meantime. This is what was saved there: look at it again.',
  refused: 'Your billing address was not saved: {error}',
} as const satisfies Catalogue;

/** What the change of a picture says, word for word. */
export const pictureMessages = {
  catalogue: 'profile/picture',
  failed: 'Could not update user profile picture.',
  done: 'Updated user profile picture successfully.',
} as const satisfies Catalogue;

/** What is said to a user who wants to post with a profile that is not complete. */
export const profileNeededMessages = {
  catalogue: 'profile/needed',
  title: 'Complete your profile',
  text: 'To post a listing, all required profile fields must be filled in.',
  missing: 'Still missing:',
  close: 'Close',
  goToProfile: 'Go to Profile',
} as const satisfies Catalogue;
