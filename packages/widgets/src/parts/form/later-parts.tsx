import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { SummaryMissing } from './SummaryMissing.tsx';

/** What a form needs once something of it is refused, or something was typed that would be missed. */
export const laterParts = lazyParts(() => import('./later/later.ts'));

export const FormSummary = laterParts.component('ErrorSummary', { Missing: SummaryMissing });

export const LeaveGuard = laterParts.component('LeaveGuardEffect');
