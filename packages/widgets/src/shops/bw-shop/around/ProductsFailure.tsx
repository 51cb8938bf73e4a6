import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';

/** In place of products that could not be had. */
export function ProductsFailure({ onRetry }: { readonly onRetry: () => void }) {
  return <PartMissing onRetry={onRetry} />;
}
