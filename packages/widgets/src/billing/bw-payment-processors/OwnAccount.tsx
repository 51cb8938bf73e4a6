import { processorsMessages } from '@boardwalk/sdk-core/billing/connect/connect-messages';
import { stageOf } from '@boardwalk/sdk-core/billing/connect/requirements';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement } from 'react';
import { ProcessorAccountActions } from './ProcessorAccountActions.tsx';
import type { OwnAccountProps } from './processors-context.ts';
import './processors.css';

/** How far the own account at the provider has come, what it still lacks, and the way there. */
export function OwnAccount({ context, store, account }: OwnAccountProps) {
  const { env, attributes } = context;
  const messages = env.messages(processorsMessages);
  const formatDate = createDateFormatter(findLocale([env.locale]), env.timeZone);
  const stage = stageOf(account);
  return (
    <div className="own-account">
      {createElement(
        `h${Number(attributes.headingLevel) + 2}`,
        { className: 'own-account-title' },
        messages.account,
      )}
      <p className="own-account-stage">{messages[`stage.${stage}`]}</p>
      <p>{messages[`text.${stage}`]}</p>
      {account && account.required.length > 0 && (
        <>
          <p id="still-required">{messages.required}</p>
          <ul className="own-account-required" aria-labelledby="still-required">
            {account.required.map((requirement) => (
              <li key={requirement}>{messages[`required.${requirement}`]}</li>
            ))}
          </ul>
        </>
      )}
      {account && (
        <p className="processors-note">
          {fillMessage(messages.place, {
            country: messages[`country.${account.country}`],
            currency: messages[`currency.${account.currency}`],
          })}{' '}
          {fillMessage(messages.readAt, {
            date: `${formatDate(account.readAt)}, ${formatDate(account.readAt, 'time')}`,
          })}
        </p>
      )}
      <ProcessorAccountActions {...{ context, store, account }} />
    </div>
  );
}
