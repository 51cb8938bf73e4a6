import { classNames } from '../style/class-names.ts';
import './skeleton.css';

/** A grey place that something will fill; its class gives it the final size. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton', className)} />;
}
