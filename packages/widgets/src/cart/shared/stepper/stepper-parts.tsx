import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import './stepper-place.css';

const stepper = lazyParts(() => import('./QuantityStepper.tsx'));

/** The stepper, which comes right after what it stands in. */
export const LazyStepper = stepper.component('QuantityStepper', { Place: StepperPlace });

function StepperPlace() {
  return <Skeleton className="stepper-place" />;
}
