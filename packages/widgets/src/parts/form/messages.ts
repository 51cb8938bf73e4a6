import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What every form says of itself. */
export const formMessages = {
  catalogue: 'parts/form',
  marks: 'Fields with a star (*) must be filled in.',
  errors: { one: '{count} thing is not right yet', many: '{count} things are not right yet' },
  refused: 'This could not be sent',
  errorOf: '{label}: {error}',
  missing: 'Fill this in.',
  incomplete: 'Complete this, or leave it empty.',
  tooLow: 'Enter {limit} or more.',
  tooHigh: 'Enter {limit} or less.',
  tooEarly: 'Enter {limit} or later.',
  tooLate: 'Enter {limit} or earlier.',
  tooShort: 'Enter at least {limit} characters.',
  email: 'Enter an e-mail address like rosa@example.org.',
  link: 'Enter an address that begins with https://.',
  wrong: 'This can’t be right. Check what you entered.',
  saving: 'Saving …',
  saved: 'Saved',
  kept: 'Kept on this device. It will be saved when you’re online again.',
  notSaved: 'Could not be saved. What you entered is still here.',
  retry: 'Try again',
  cancel: 'Cancel',
  discard: 'Discard your changes? What you entered and have not saved will be lost.',
  leave: 'Leave this page? What you entered and have not saved will be lost.',
} as const satisfies Catalogue;
