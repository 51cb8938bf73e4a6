import { baseMapMessages } from '@boardwalk/sdk-core/places/map-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import type { MapLabels } from '../../kit/map/map-labels.ts';

/** What every map says, with the name of this one. */
export function useMapLabels(map: string): MapLabels {
  const { zoomIn, zoomOut, noStreets, streets, invented } = useMessages(baseMapMessages);
  return { map, zoomIn, zoomOut, noStreets, streets, invented };
}
