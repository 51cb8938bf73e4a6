import { boardFormMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { FieldGroup } from '../../parts/form/FieldGroup.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import { NumberField } from '../../parts/number-field/NumberField.tsx';
import { TownField } from './TownField.tsx';
import './board-form.css';

const map = lazyParts(() => import('../../parts/pin-map/PinMap.tsx'));
const PinMap = map.component('PinMap', { Place: () => <div /> });

const limits = { lat: 90, lng: 180 } as const;
const examples = { lat: 43.2557, lng: -79.8711 } as const;
/** A tenth of a metre. */
const decimals = 6;

type PickedPoint = Readonly<Record<'lat' | 'lng', { readonly value: number }>>;

/** Where a board stands: by a town, a pin on a map, or coordinates, which say the same. */
export function PointFields({ start }: { readonly start: Point | undefined }) {
  const messages = useMessages(boardFormMessages);
  const writeNumber = createNumberFormatter(useLocale());
  const [picked, setPicked] = useState<PickedPoint>();
  /** Where the map's view is set again; the pin itself moves without that. */
  const [looked, setLooked] = useState(start);
  const typed = useRef<Partial<Point>>(start ?? {});

  function pick(to: Point) {
    typed.current = to;
    setPicked({ lat: { value: to.lat }, lng: { value: to.lng } });
  }

  function lookAtTyped(axis: 'lat' | 'lng', value: number | undefined) {
    typed.current = { ...typed.current, [axis]: value };
    const { lat, lng } = typed.current;
    if (lat !== undefined && lng !== undefined) setLooked({ lat, lng });
  }

  return (
    <FieldGroup legend={messages.point} help={messages.pointHelp} isMarked>
      <TownField
        onPick={(place) => {
          const to = { lat: place.lat, lng: place.lng };
          pick(to);
          setLooked(to);
        }}
      />
      <PinMap
        key={looked && `${looked.lat} ${looked.lng}`}
        at={looked}
        onMove={pick}
        words={messages}
      />
      <div className="board-degrees">
        {(['lat', 'lng'] as const).map((axis) => (
          <NumberField
            key={axis}
            name={`point.${axis}`}
            label={messages[axis]}
            help={fillMessage(messages.degreesHelp, {
              example: writeNumber(examples[axis], decimals),
            })}
            required
            min={-limits[axis]}
            max={limits[axis]}
            fraction={{ decimals, example: examples[axis] }}
            defaultValue={start?.[axis]}
            picked={picked?.[axis]}
            onLeave={(value) => lookAtTyped(axis, value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
