import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { ActionsPlace } from './list/ActionsPlace.tsx';

/** What follows the first view: what is done with alerts, and that they may be old. */
const later = lazyParts(() => import('./later.ts'));
export const OldNote = later.component('OldNote');
export const RuleActions = later.component('RuleActions', { Place: ActionsPlace });
