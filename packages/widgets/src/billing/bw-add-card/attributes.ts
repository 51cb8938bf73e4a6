import { defineAttributes } from '../../element/attributes/attributes.ts';

export const addCardAttributes = defineAttributes({});
