import {
  createListingLookupStore,
  readListingNumber,
} from '@boardwalk/sdk-core/admin/listing-lookup-store';
import type { ManagedZoneStore } from '@boardwalk/sdk-core/boards/zones/managed-zone-store';
import type { ManagedZone } from '@boardwalk/sdk-core/boards/zones/schemas';
import { zoneSponsorsMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { Search } from 'lucide';
import { createElement, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { PlainForm } from '../../../kit/form/PlainForm.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import '../../admin.css';
import '../../list/list.css';
import '../zones.css';
import './zone.css';

interface FindSponsorProps {
  readonly zone: ManagedZone;
  readonly store: ManagedZoneStore;
  readonly level: number;
  readonly tell: (message: string) => void;
}

/** A listing that can be made a sponsor; `title` is unknown of one whose number was typed. */
interface Found {
  readonly id: ListingId;
  readonly title: string | undefined;
  readonly city?: string;
}

/** Finds merchant listings, by words or by number, and makes them house sponsors. */
export function FindSponsor({ zone, store, level, tell }: FindSponsorProps) {
  const env = useEnvironment();
  const messages = env.messages(zoneSponsorsMessages);
  const explain = useExplanation();
  const [listings] = useState(() => createListingLookupStore(env));
  const remote = useStore(listings.$state);
  const [number, setNumber] = useState<ListingId>();
  const [refused, setRefused] = useState<string>();

  function find(text: string) {
    setRefused(undefined);
    // Whether there is such a listing, the server knows.
    const typed = readListingNumber(text) as ListingId | undefined;
    setNumber(typed);
    if (typed === undefined && text.trim() !== '') {
      void listings.show({ kind: 'merchant', text: text.trim() });
    }
  }

  async function name({ id, title }: Found) {
    setRefused(undefined);
    try {
      await store.nameSponsor(zone.id, id);
      tell(fillMessage(messages.named, { listing: titleOf({ id, title }) }));
    } catch (error) {
      const problem = toProblem(error);
      setRefused(problem.code === 'not-found' ? messages.unknown : explain(problem));
    }
  }

  const titleOf = ({ id, title }: Found) => title ?? fillMessage(messages.nameNumber, { id });
  const rows = (found: readonly Found[]) => (
    <ul className="admin-rows" aria-label={messages.found}>
      {found.map((one) => (
        <li key={one.id} className="admin-line">
          <div className="admin-row-text">
            <strong>{titleOf(one)}</strong>
            {one.city !== undefined && <span className="admin-note">{one.city}</span>}
          </div>
          {zone.sponsors.some(({ id }) => id === one.id) ? (
            <span className="zone-count">{messages.isOne}</span>
          ) : (
            <Button
              aria-label={fillMessage(messages.nameNamed, { listing: titleOf(one) })}
              onClick={() => void name(one)}
            >
              {messages.name}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );

  return (
    <div className="zone-find">
      {createElement(`h${level}`, { className: 'admin-subheading' }, messages.find)}
      <PlainForm
        className="zone-find-form"
        label={messages.find}
        onSubmit={(data) => find(textOf(data, 'text'))}
      >
        <TextField
          name="text"
          type="search"
          label={messages.find}
          isLabelHidden
          help={messages.findHelp}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
        />
        <Button type="submit" icon={Search}>
          {messages.search}
        </Button>
      </PlainForm>
      {refused !== undefined && <FormAlert>{refused}</FormAlert>}
      {number !== undefined
        ? rows([{ id: number, title: undefined }])
        : remote.state !== 'idle' && (
            <RemoteContent remote={remote} rows={3} onRetry={() => void listings.reload()}>
              {(found) =>
                found.length === 0 ? (
                  <p className="zone-none" role="status">
                    {messages.foundNone}
                  </p>
                ) : (
                  rows(found.map(({ id, title, address }) => ({ id, title, city: address.city })))
                )
              }
            </RemoteContent>
          )}
    </div>
  );
}
