import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { homeMessages } from '@boardwalk/sdk-core/site/home/home-messages';
import {
  createHomeStore,
  type Home as HomeContent,
} from '@boardwalk/sdk-core/site/home/home-store';
import { useState } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { Unready } from '../../parts/remote-state/Unready.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { homeAttributes } from './attributes.ts';
import { Content } from './Content.tsx';
import { Hero } from './hero/Hero.tsx';
import { RowPlace } from './rows/RowPlace.tsx';
import './home.css';

export type HomeContext = WidgetContext<typeof homeAttributes, HomeContent>;

/** The whole of `<bw-home>`: one can search before anything else is there. */
export function HomeWidget({ context }: { readonly context: HomeContext }) {
  const { attributes, env, initial } = context;
  const level = attributes.headingLevel;
  const messages = env.messages(homeMessages);
  // Null is what stands in place of an answer that the server did not get.
  const [store] = useState(() => createHomeStore(env, initial ?? undefined));
  const remote = useRemote(store);
  const home = lastValue(remote);

  return (
    <div className="home" aria-busy={remote.state === 'loading'}>
      <Hero home={home} level={level} />
      {home ? (
        <Content home={home} level={level + 1} />
      ) : (
        <Unready
          remote={remote}
          messages={messages}
          place={
            <>
              <RowPlace />
              <RowPlace />
              <RowPlace />
            </>
          }
          onRetry={() => void store.reload()}
        />
      )}
    </div>
  );
}
