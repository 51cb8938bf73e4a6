import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { WrittenPlaceFields } from '../../../search/shared/written-place/WrittenPlaceFields.tsx';
import { usePosting } from '../posting-scope.ts';
import { KindFields } from './KindFields.tsx';
import { OwnCityField } from './OwnCityField.tsx';

/** Where it is, and how much of that others learn. */
export function PlaceStep() {
  const { start, city, onCity, cities } = usePosting();
  return (
    <>
      <WrittenPlaceFields
        {...{ start, city, onCity }}
        mapNames={useMessages(fieldMessages)}
        ownCity={cities && <OwnCityField cities={cities} />}
      />
      <KindFields step="place" />
    </>
  );
}
