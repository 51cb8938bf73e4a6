/** The words of the cards: what their listings are, and their facts. */
export { createWordWriter } from '@boardwalk/sdk-core/listings/card/card-labels';
export { kindName } from './kind-name.ts';
