import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import { createEndedLicensesStore } from '@boardwalk/sdk-core/licenses/own/past-licenses-store';
import { returnedLabels } from '@boardwalk/sdk-core/licenses/own/returned-messages';
import { boughtBoards } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { endingMessages } from '@boardwalk/sdk-core/licenses/term/ending-messages';
import { checkout, subscriptions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useId, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { OwedOutages } from '../licence/OwedOutages.tsx';
import { PastRows } from './PastRows.tsx';
import '../my-boards.css';

/** Licences that have ended, each with the way to its receipt. */
export function EndedLicenses({ headingLevel }: { readonly headingLevel: number }) {
  const env = useEnvironment();
  const messages = env.messages(myBoardsMessages);
  const [store] = useState(() => createEndedLicensesStore(env));
  return (
    <PastRows store={store} title={messages.ended} headingLevel={headingLevel} part="ended">
      {(license) => <EndedLicense key={license.uuid} license={license} />}
    </PastRows>
  );
}

function EndedLicense({ license }: { readonly license: License }) {
  const { messages: read } = useEnvironment();
  const messages = read(myBoardsMessages);
  const ending = read(endingMessages);
  const locale = useLocale();
  const id = useId();
  const {
    uuid,
    licensee,
    title,
    plan,
    endedAt,
    dueAt,
    timeZone,
    invoice,
    replacedBy,
    owed,
    returned,
  } = license;
  const date = createDateFormatter(locale, timeZone)(endedAt ?? dueAt);
  const boards = countMessage(messages.endedBoards, boughtBoards(invoice).length, locale);
  return (
    <li className="mine-row">
      <div>
        <p id={id} className="mine-row-name">
          {title}
        </p>
        <p className="mine-note">{plan?.nickname ?? boards}</p>
        <p id={`${id}-end`} className="mine-note">
          {replacedBy
            ? fillMessage(messages.replacedOn, { date, plan: replacedBy.nickname })
            : fillMessage(messages.endedOn, { date })}
        </p>
        {returned && <p className="mine-note">{read(returnedLabels)[returned]}</p>}
        <OwedOutages outages={owed} timeZone={timeZone} />
      </div>
      <span className="mine-ways">
        {plan && !replacedBy && (
          <RouteLink
            className="mine-link"
            route={subscriptions({}, { listingId: licensee, planId: plan.id })}
          >
            {ending.buyAgain}
          </RouteLink>
        )}
        <RouteLink
          id={`${id}-link`}
          className="mine-link"
          route={checkout({}, { license: uuid })}
          aria-labelledby={`${id}-link ${id} ${id}-end`}
        >
          {messages.receipt}
        </RouteLink>
      </span>
    </li>
  );
}
