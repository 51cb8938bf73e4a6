/** What stands below the head, and what has it rewritten in time. */
export { callAt } from './call-at.ts';
export { ListingSections } from './ListingSections.tsx';
export { default as styles } from './sections.ts?styles';
