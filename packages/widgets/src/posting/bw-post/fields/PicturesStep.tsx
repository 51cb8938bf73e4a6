import { most } from '@boardwalk/sdk-core/posting/limits';
import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import type { WrittenPicture } from '@boardwalk/sdk-core/posting/written-body';
import { useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { MediaList } from '../../../media/shared/media-list/MediaList.tsx';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';
import { usePosting } from '../posting-scope.ts';
import { KindFields } from './KindFields.tsx';

/** What it looks like, the first picture before all others. */
export function PicturesStep() {
  const { start, step } = usePosting();
  const messages = useMessages(fieldMessages);
  const [pictures, setPictures] = useState<readonly WrittenPicture[]>(start.pictures);
  // The list comes once somebody comes to it, and stays: uploads go on meanwhile.
  const wasShown = useRef(false);
  wasShown.current ||= step === 'pictures';
  const [waiting, setWaiting] = useState(0);
  const kept = pictures.map(({ id, alt, video }) => ({ id, alt, ...(video && { video }) }));
  return (
    <>
      <FieldGroup name="pictures" legend={messages.pictures}>
        {wasShown.current && (
          <MediaList
            pictures={start.pictures}
            maximum={most.pictures}
            takesVideos
            onChange={setPictures}
            onWaiting={setWaiting}
          />
        )}
        <HiddenValue name="pictures" value={JSON.stringify(kept)} />
        <HiddenValue name="pictures.waiting" value={String(waiting)} />
      </FieldGroup>
      <KindFields step="pictures" />
    </>
  );
}
