import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { fieldMessages, postingMessages } from '@boardwalk/sdk-core/posting/messages';
import { previewListing } from '@boardwalk/sdk-core/posting/preview';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import {
  createElement,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { PartLevelContext } from '../../../parts/part-heading/PartHeading.tsx';
import { Hints } from './Hints.tsx';
import '../post.css';

interface PreviewProps {
  readonly kind: PostingKind;
  readonly body: WrittenBody;
  readonly centre: Point | undefined;
  readonly timeZone: string;
}

/** What others will see, by the widget that shows it to them. */
export function Preview({ kind, body, centre, timeZone }: PreviewProps) {
  const messages = useMessages(postingMessages);
  const { title: untitled, 'place.city': nowhere } = useMessages(fieldMessages);
  const { clock } = useEnvironment();
  const level = useContext(PartLevelContext);
  // Typing goes before what is shown of it.
  const shown = useDeferredValue(body);
  const listing = useMemo(() => {
    const now = new Date(clock.now()).toISOString();
    return previewListing(shown, { kind, now, timeZone, untitled, nowhere, centre });
  }, [shown, kind, timeZone, untitled, nowhere, centre, clock]);
  const place = useRef<HTMLElement>(null);

  // Before the page is drawn, which is once for the field and its preview.
  useLayoutEffect(() => {
    if (place.current) Object.assign(place.current, { listing });
  }, [listing]);

  return (
    <>
      <Hints kind={kind} body={shown} />
      <p className="post-note">{messages.previewNote}</p>
      {createElement('bw-listing', {
        ref: place,
        type: kind,
        id: '1',
        preview: true,
        // Its sections are one below, and there are six.
        'heading-level': String(Math.min(level, 4)),
      })}
    </>
  );
}
