import { defineAttributes } from '../../element/attributes/attributes.ts';

export const permissionsAttributes = defineAttributes({
  type: {
    type: 'string',
    required: true,
    pattern: /^[a-z_]{1,40}$/,
    accepts: 'what paths call the object, such as property or merchant',
    description: 'What the rights are about: the kind of a listing.',
  },
  id: {
    type: 'string',
    required: true,
    pattern: /^[\w-]{1,80}$/,
    accepts: 'letters, digits and hyphens',
    description: 'Its id.',
  },
  name: {
    type: 'string',
    default: '',
    description: 'What the heading calls it; without it, what it is called.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 6,
    default: 2,
    description: 'The level of the heading in the outline of the page.',
  },
});
