import { createShopVisitsStore } from '@boardwalk/sdk-core/shops/view/shop-visits-store';
import { useEffect } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';

/** Counts a visit to a shop that the public sees, once it or a product of it shows. */
export function useShopVisit(id: string | undefined): void {
  const env = useEnvironment();
  useEffect(() => {
    if (id !== undefined) env.store(createShopVisitsStore).add(id);
  }, [env, id]);
}
