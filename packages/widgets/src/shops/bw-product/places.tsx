import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import './skeleton.css';

/** Where the delivery will stand. */
export function DeliveryPlace() {
  return <Skeleton className="place-block" />;
}

/** Where the texts will stand. */
export function TextsPlace() {
  return <Skeleton className="place-block" />;
}
