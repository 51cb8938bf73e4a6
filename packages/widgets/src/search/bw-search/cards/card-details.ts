/** The words of the cards: what their listings are, and their facts. */
export { createWordWriter } from '@boardwalk/sdk-core/listings/card/card-labels';
export { default as styles } from './card-details.ts?styles';
export { kindName } from './kind-name.ts';
