import { boardFormMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { FieldGroup } from '../../parts/form/FieldGroup.tsx';
import { FormTextField } from '../../parts/form/FormTextField.tsx';
import { TownField } from './TownField.tsx';
import './board-form.css';

const map = lazyParts(() => import('../../parts/pin-map/PinMap.tsx'));
const PinMap = map.component('PinMap', { Place: () => <div /> });

const limits = { lat: 90, lng: 180 } as const;
const examples = { lat: '43.2557', lng: '-79.8711' } as const;

/** Where a board stands: by a town, a pin on a map, or coordinates, which say the same. */
export function PointFields({ start }: { readonly start: Point | undefined }) {
  const messages = useMessages(boardFormMessages);
  const lat = useRef<HTMLInputElement>(null);
  const lng = useRef<HTMLInputElement>(null);
  /** Where the map's view is set again; the pin itself moves without that. */
  const [looked, setLooked] = useState(start);
  const inputs = { lat, lng };

  function write(to: Point) {
    for (const axis of ['lat', 'lng'] as const) {
      const { current } = inputs[axis];
      if (!current) continue;
      current.value = String(to[axis]);
      // Notifies the form of it as of typed input.
      current.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  function lookAtTyped() {
    const read = ({ current }: typeof lat) =>
      current?.validity.valid ? current.valueAsNumber : Number.NaN;
    const typed = { lat: read(lat), lng: read(lng) };
    if (!Number.isNaN(typed.lat) && !Number.isNaN(typed.lng)) setLooked(typed);
  }

  return (
    <FieldGroup legend={messages.point} help={messages.pointHelp} isMarked>
      <TownField
        onPick={(place) => {
          const to = { lat: place.lat, lng: place.lng };
          write(to);
          setLooked(to);
        }}
      />
      <PinMap
        key={looked && `${looked.lat} ${looked.lng}`}
        at={looked}
        onMove={write}
        words={messages}
      />
      <div className="board-degrees">
        {(['lat', 'lng'] as const).map((axis) => (
          <FormTextField
            key={axis}
            ref={inputs[axis]}
            name={`point.${axis}`}
            label={messages[axis]}
            help={fillMessage(messages.degreesHelp, { example: examples[axis] })}
            required
            type="number"
            inputMode="decimal"
            autoComplete="off"
            min={-limits[axis]}
            max={limits[axis]}
            step="any"
            defaultValue={start?.[axis]}
            onBlur={lookAtTyped}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
