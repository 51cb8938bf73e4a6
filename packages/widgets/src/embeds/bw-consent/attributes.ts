import { defineAttributes } from '../../element/attributes/attributes.ts';

/** As the page that asks has written it into the address of the pop-up. */
export const consentAttributes = defineAttributes({
  siteKey: { type: 'string', default: '', description: 'The key of the site that asks.' },
  origin: { type: 'string', default: '', description: 'The origin of the page that asks.' },
  challenge: {
    type: 'string',
    default: '',
    description: 'The SHA-256 of the page’s verifier, in base64url.',
  },
  state: { type: 'string', default: '', description: 'The name of this one attempt.' },
  scopes: { type: 'string', default: '', description: 'What is asked for, divided by commas.' },
  userId: {
    type: 'string',
    default: '',
    description: 'Whom the page knows: they are not asked again for what they have agreed to.',
  },
  returnTo: {
    type: 'string',
    default: '',
    description:
      'The path on our own site at which a user who registers goes on with what they had begun on the page.',
  },
});
