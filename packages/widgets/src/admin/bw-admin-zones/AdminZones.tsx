import { createManagedZoneStore } from '@boardwalk/sdk-core/boards/zones/managed-zone-store';
import { adminZonesMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import type { ZoneId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useEffect, useRef, useState } from 'react';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { ListHead } from '../list/ListHead.tsx';
import type { AdminZonesContext } from './admin-zones-context.ts';
import { ZoneList } from './ZoneList.tsx';
import type { ZoneQuestion } from './zone-question.ts';
import '../admin.css';
import './zones.css';

const zoneFile = lazyParts(() => import('./zone/ZoneView.tsx'));
const ZoneView = zoneFile.component('ZoneView', {
  Place: () => <PlaceRows rows={4} />,
  Missing: PartMissing,
});
const dialogs = lazyParts(() => import('./ZoneDialogs.tsx'));
const ZoneDialogs = dialogs.component('ZoneDialogs', { Missing: PartMissing });

/** The whole of `<bw-admin-zones>`: the list, or the zone that is open. */
export function AdminZones({ context }: { readonly context: AdminZonesContext }) {
  const { attributes, env, setAttributes } = context;
  const messages = env.messages(adminZonesMessages);
  const [store] = useState(() => createManagedZoneStore(env));
  const [question, setQuestion] = useState<ZoneQuestion>();
  const heading = useRef<HTMLHeadingElement>(null);
  // Ids of attributes are numbers; the server knows which are zones.
  const open = attributes.zone as ZoneId | undefined;
  // A user who comes by a link to a zone is at the top of its page already.
  const [first] = useState(open);
  const isOpen = open !== undefined;
  const wasOpen = useRef(isOpen);
  useFocusBack(question !== undefined && !isOpen, heading);
  const level = Number(attributes.headingLevel);

  useEffect(() => {
    if (wasOpen.current && !isOpen) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <section className="admin admin-zones">
      {/* A zone has a title of its own. */}
      <ListHead
        level={level}
        {...{ heading, messages }}
        isHidden={isOpen}
        onMake={() => setQuestion({ about: 'make' })}
      />
      {open === undefined ? (
        <ZoneList onOpen={(zone) => setAttributes({ zone })} />
      ) : (
        <ZoneView
          key={open}
          id={open}
          {...{ context, store, level }}
          isFollowed={open !== first}
          onAsk={setQuestion}
          onBack={() => setAttributes({ zone: undefined })}
        />
      )}
      <ZoneDialogs
        isWanted={question !== undefined}
        {...{ context, store, question }}
        onClose={() => setQuestion(undefined)}
      />
    </section>
  );
}
