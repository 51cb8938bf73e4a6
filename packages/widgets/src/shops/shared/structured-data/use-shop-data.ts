import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { useEffect } from 'react';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import { addDataBlock } from '../../../element/mount/data-block.ts';
import { localShopData, type StructuredData } from './local-data.ts';

/** Describes a shop or a product in the light DOM of the element while it shows. */
export function useShopData(
  element: Element | undefined,
  data: StructuredData | null,
  { path }: SiteRoute,
  env: WidgetEnvironment,
): void {
  useEffect(() => {
    if (!element || !data) return;
    const text = writeJson(localShopData(data, path, env)).replaceAll('<', '\\u003c');
    return addDataBlock(element, 'application/ld+json', text);
  }, [element, data, path, env]);
}
