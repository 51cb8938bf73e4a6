import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';
import type { MapNames, PickedCity, StartedPlace } from './written-place.ts';

const map = lazyParts(() => import('../../../parts/pin-map/PinMap.tsx'));
const PinMap = map.component('PinMap', { Place: () => <div /> });

interface PinFieldProps {
  readonly start: StartedPlace;
  readonly city: PickedCity | undefined;
  readonly mapNames: MapNames;
}

/** Where the pin stands: in the middle of the city until somebody moves it. */
export function PinField({ start, city, mapNames }: PinFieldProps) {
  const messages = useMessages(fieldMessages);
  // Another city leaves the pin of the first behind.
  const [pin, setPin] = useState<Point | null>(city ? null : start.place.pin);
  const centre = pin ?? city ?? start.centre;
  return (
    <FieldGroup
      name="place.pin"
      legend={messages['place.pin']}
      help={!centre ? messages.pinMissing : pin ? messages.pinHelp : messages.pinApproximate}
    >
      {centre && <PinMap at={centre} onMove={setPin} words={{ ...messages, ...mapNames }} />}
      <HiddenValue name="place.pin" value={JSON.stringify(pin)} />
    </FieldGroup>
  );
}
