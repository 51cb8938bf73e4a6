import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { headlineOf } from '@boardwalk/sdk-core/listings/card/card-content';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { createMapTilesStore } from '@boardwalk/sdk-core/places/store';
import { createCompactMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/compact-money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { BaseMap } from '../../../kit/map/BaseMap.tsx';
import type { TileSource } from '../../../kit/map/tile-source.ts';
import {
  type Camera,
  createCamera,
  defaultCentre,
  defaultZoom,
} from '../../../parts/map/camera.ts';
import type { PinKind, Pinned } from '../../../parts/map/pins.ts';
import { useMapLabels } from '../../../parts/map/use-map-labels.ts';
import { usePins } from '../../../parts/map/use-pins.ts';
import { usePlacedCard } from '../../../parts/map/use-placed-card.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { FullListingCard } from './FullListingCard.tsx';
import { useDemoListings } from './use-demo-listings.ts';
import './map.example.css';

/** What stands in a town. */
interface Town extends Pinned {
  readonly name: string;
  readonly home: ListingSummary;
}

const townPins: PinKind<Town> = { keyOf: ({ name }) => name, isGroup: ({ count }) => count > 1 };

function townsOf(homes: readonly ListingSummary[]): readonly Town[] {
  const towns = new Map<string, Town>();
  for (const home of homes) {
    const { lat, lng } = home;
    const { city: name, region } = home.address;
    if (lat === null || lng === null || region !== 'ON') continue;
    const town = towns.get(name) ?? { name, home, lat, lng, count: 0 };
    towns.set(name, { ...town, count: town.count + 1 });
  }
  return [...towns.values()];
}

/** Homes of the demo, whose pins are walked through by the arrow keys and picked. */
export function PinsAndACard() {
  const env = useEnvironment();
  const source = lastValue(useRemote(env.store(createMapTilesStore)));
  const homes = lastValue(useDemoListings('property', 60));
  const towns = useMemo(() => townsOf(homes ?? []), [homes]);
  const [camera, setCamera] = useState<Camera>();
  const [picked, setPicked] = useState<Town>();
  const [marked, setMarked] = useState<Town>();
  const place = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const labels = useMapLabels('Homes of the demo');

  const formatPrice = useMemo(
    () => createCompactMoneyFormatter(findLocale([env.locale])),
    [env.locale],
  );
  const face = useCallback(
    ({ name, count, home }: Town) => {
      if (count > 1) return { text: String(count), label: `${count} homes in ${name}` };
      const text = home.price ? formatPrice(home.price) : name;
      return { text, label: `${headlineOf(home)}: ${text}` };
    },
    [formatPrice],
  );
  usePins(camera, {
    items: towns,
    kind: townPins,
    face,
    marked: marked?.name,
    selected: picked?.name,
    onPick: (town) => setPicked(town === picked ? undefined : town),
    onPoint: setMarked,
  });
  usePlacedCard(card, camera, picked, picked);

  function onMap(map: LeafletMap, tiles: TileSource) {
    const made = createCamera(map, tiles, () => {});
    setCamera(made);
    return made.close;
  }

  return (
    <div ref={place} className="example-map">
      {source && (
        <BaseMap
          source={source}
          center={defaultCentre}
          zoom={defaultZoom}
          isWheelZoom={false}
          labels={labels}
          onMap={onMap}
        >
          {picked && (
            <div ref={card} className="example-card">
              <FullListingCard listing={picked.home} sizes="216px" />
            </div>
          )}
        </BaseMap>
      )}
    </div>
  );
}
