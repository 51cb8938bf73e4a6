import { most } from '@boardwalk/sdk-core/posting/limits';
import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import type { WrittenPicture } from '@boardwalk/sdk-core/posting/written-body';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';
import { usePosting } from '../posting-scope.ts';
import { KindFields } from './KindFields.tsx';
import { MediaList } from './MediaList.tsx';

/** What it looks like, the first picture before all others. */
export function PicturesStep() {
  const { start } = usePosting();
  const messages = useMessages(fieldMessages);
  const [pictures, setPictures] = useState<readonly WrittenPicture[]>(start.pictures);
  const kept = pictures.map(({ id, alt }) => ({ id, alt }));
  return (
    <>
      <FieldGroup name="pictures" legend={messages.pictures}>
        <MediaList pictures={start.pictures} maximum={most.pictures} onChange={setPictures} />
        <HiddenValue name="pictures" value={JSON.stringify(kept)} />
      </FieldGroup>
      <KindFields step="pictures" />
    </>
  );
}
