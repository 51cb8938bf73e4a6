import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { nearbyLabel } from '@boardwalk/sdk-core/places/nearby-label';
import { placeMessages } from '@boardwalk/sdk-core/search/place-messages';
import { homeMessages } from '@boardwalk/sdk-core/site/home/home-messages';
import { createNearStore } from '@boardwalk/sdk-core/site/home/near-store';
import { searchCategory } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { LocateFixed } from 'lucide';
import { createElement, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { findPosition } from '../../../kit/position/find-position.ts';
import { HomeRow } from '../rows/HomeRow.tsx';
import '../home.css';

/** What is listed around somebody who asks for it; nobody is located before. */
export function NearYouSection({ level }: { readonly level: number }) {
  const env = useEnvironment();
  const messages = env.messages(homeMessages);
  const places = env.messages(placeMessages);
  const [store] = useState(() => createNearStore(env));
  const remote = useStore(store.$state);
  const [search, setSearch] = useState<'idle' | 'locating' | 'unavailable'>('idle');
  const near = lastValue(remote);
  const isBusy = search === 'locating' || remote.state === 'loading';

  async function locate() {
    setSearch('locating');
    const position = await findPosition();
    if (!position) return setSearch('unavailable');
    setSearch('idle');
    const { latitude: lat, longitude: lng } = position.coords;
    await store.show({ lat, lng });
  }

  function note(): string {
    if (isBusy) return messages.nearSearching;
    if (search === 'unavailable') return places.locationUnavailable;
    if (remote.state === 'failed') {
      return remote.problem.code === 'no-city-nearby' ? places.noCityNearby : messages.nearFailed;
    }
    if (!near || near.cards.length > 0) return '';
    return fillMessage(messages.nearNone, { place: near.city.label });
  }

  return (
    <div part="near">
      {near && near.cards.length > 0 ? (
        <HomeRow
          name="near"
          title={fillMessage(messages.nearCity, { place: near.city.label })}
          level={level}
          cards={near.cards}
          all={searchCategory({ category: 'listing' }, { near: nearbyLabel(near.city) })}
        />
      ) : (
        <section className="near">
          <div>
            {createElement(`h${level}`, { className: 'row-heading' }, messages.nearYou)}
            <p className="near-introduction">{messages.nearIntroduction}</p>
          </div>
          <Button icon={LocateFixed} disabled={isBusy} onClick={() => void locate()}>
            {messages.nearShow}
          </Button>
        </section>
      )}
      <p className="near-note" role="status">
        {note()}
      </p>
    </div>
  );
}
