import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const changePassword = endpoint<typeof schemas.changePassword>({
  method: 'POST',
  path: '/api/v1/user/password',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Changes the password and ends all other sessions.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 20,
});

export const readSecurity = endpoint<typeof schemas.readSecurity>({
  method: 'GET',
  path: '/api/v1/user/security',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  tellsHidden: 'own',
  summary: 'How the account is protected.',
  extension: true,
  problems: ['unauthorized', 'forbidden'],
});

export const changeEmail = endpoint<typeof schemas.changeEmail>({
  method: 'POST',
  path: '/api/v1/user/email',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Mails a link to a new address, which replaces the present one once it is followed.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 10,
});

export const confirmEmail = endpoint<typeof schemas.confirmEmail>({
  method: 'POST',
  path: '/api/v1/user/email/confirm',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  summary:
    'Changes the address by the token that was mailed to it, for whoever is signed in to the account or gives its password.',
  extension: true,
  problems: ['gone', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 20,
});

export const readOwnData = endpoint<typeof schemas.readOwnData>({
  method: 'GET',
  path: '/api/v1/user/data',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  tellsHidden: 'own',
  summary: 'Everything that is held of whoever is signed in.',
  extension: true,
  problems: ['unauthorized', 'forbidden'],
  callsPerMinute: 5,
});

export const deleteAccount = endpoint<typeof schemas.deleteAccount>({
  method: 'POST',
  path: '/api/v1/user/delete',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Deletes the account with what it holds of the person.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 10,
});
