import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import { siteAddress } from '../../../element/environment/site-address.ts';

export type StructuredData = Readonly<Record<string, unknown>>;

/** The description with the address of the page in its reader's language, wherever it stands. */
export function localShopData(
  data: StructuredData,
  path: string,
  env: Pick<WidgetEnvironment, 'siteOrigin' | 'locale'>,
): StructuredData {
  const address = siteAddress(path, env);
  return JSON.parse(JSON.stringify(data), (_name, value: unknown) =>
    value === data.url ? address : value,
  );
}
