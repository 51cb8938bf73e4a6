import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import {
  createMyBoardsStore,
  type MyBoardsStore,
  type MyBoards as Own,
} from '@boardwalk/sdk-core/licenses/own/my-boards-store';
import { dashboardMap, subscription } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Signpost } from 'lucide';
import { createElement, Fragment, useRef, useState } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { GiveUpDialog } from './licence/GiveUpDialog.tsx';
import { LicenseCard } from './licence/LicenseCard.tsx';
import { LazyEndLicenseDialog } from './licence/later-parts.ts';
import { SeatNames } from './licence/SeatNames.tsx';
import type { MyBoardsContext } from './my-boards-context.ts';
import { EndedLicenses } from './past/EndedLicenses.tsx';
import { PaymentHistory } from './past/PaymentHistory.tsx';
import type { PendingLicenseAction } from './pending-license-action.ts';
import { WaitList } from './WaitList.tsx';
import { ZonesLink } from './ZonesLink.tsx';
import '../../kit/button/button.css';
import './my-boards.css';

/** Licences at first, and as many more with each press. */
const licensesAtOnce = 10;

/** The whole of `<bw-my-boards>`. */
export function MyBoardsWidget({ context }: { readonly context: MyBoardsContext }) {
  const { attributes, env, host } = context;
  const { headingLevel } = attributes;
  const messages = env.messages(myBoardsMessages);
  const [store] = useState(() => createMyBoardsStore(env));
  const remote = useRemote(store);
  const [shown, setShown] = useState(licensesAtOnce);
  const [asked, setAsked] = useState<PendingLicenseAction>();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBack(asked !== undefined, heading);
  const close = () => setAsked(undefined);

  return (
    <section className="mine">
      <header className="mine-head">
        {createElement(
          `h${headingLevel}`,
          { ref: heading, className: 'mine-title', part: 'heading', tabIndex: -1 },
          messages.heading,
        )}
        <div className="mine-ways">
          {host.firstParty && <ZonesLink />}
          <RouteLink className="mine-link" route={dashboardMap({})}>
            {messages.map}
          </RouteLink>
        </div>
      </header>
      <RemoteContent remote={remote} rows={3} onRetry={() => void store.reload()}>
        {(own) => (
          <>
            {isEmpty(own) && (
              <EmptyState title={messages.none} advice={messages.noneAdvice} icon={Signpost}>
                <RouteLink className="button button-primary" route={subscription({})}>
                  {messages.plans}
                </RouteLink>
              </EmptyState>
            )}
            {own.licenses.slice(0, shown).map((license) => (
              <LicenseCard
                key={license.uuid}
                license={license}
                own={own}
                store={store}
                headingLevel={headingLevel + 1}
                onAsk={setAsked}
              />
            ))}
            {own.licenses.length > shown && (
              <Button className="mine-more" onClick={() => setShown(shown + licensesAtOnce)}>
                {messages.showMore}
              </Button>
            )}
            {own.waits.length > 0 && (
              <WaitList
                context={context}
                waits={own.waits}
                onLeave={store.leaveWait}
                heading={heading}
              />
            )}
            {/* Asked for anew as a licence ends. */}
            <Fragment key={own.licenses.length}>
              <EndedLicenses headingLevel={headingLevel + 1} />
              {host.firstParty && <PaymentHistory headingLevel={headingLevel + 1} />}
            </Fragment>
            {asked?.about === 'place' && (
              <GiveUpDialog
                context={context}
                board={asked.board}
                license={own.licenses.find(({ uuid }) => uuid === asked.board.license)}
                onClose={close}
                onGiveUp={() => store.giveUpPlace(asked.board)}
              />
            )}
            {asked?.about === 'end' && (
              <LazyEndLicenseDialog
                license={asked.license}
                nameBoards={(labelledBy) => (
                  <SeatNames own={own} seats={asked.license.seats} labelledBy={labelledBy} />
                )}
                onEnd={() => store.end(asked.license)}
                stateNow={() => stateOf(store, asked.license)}
                onClose={close}
              />
            )}
          </>
        )}
      </RemoteContent>
    </section>
  );
}

function stateOf(store: MyBoardsStore, { uuid }: License): License['state'] | undefined {
  return lastValue(store.$state.get())?.licenses.find((one) => one.uuid === uuid)?.state;
}

function isEmpty({ licenses, waits }: Own): boolean {
  return licenses.length === 0 && waits.length === 0;
}
