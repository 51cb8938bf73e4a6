import { processorsMessages } from '@boardwalk/sdk-core/billing/connect/connect-messages';
import { stageOf } from '@boardwalk/sdk-core/billing/connect/requirements';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { ProviderAccountActions } from './ProviderAccountActions.tsx';
import type { ProviderAccountProps } from './provider-account-props.ts';
import './provider-account.css';

/** How far the own account at the provider has come, what it still lacks, and the way there. */
export function ProviderAccount(props: ProviderAccountProps) {
  const { account } = props;
  const { messages: read, timeZone } = useEnvironment();
  const messages = read(processorsMessages);
  const formatDate = createDateFormatter(useLocale(), timeZone);
  const stage = stageOf(account);
  return (
    <div className="provider-account">
      <p className="provider-account-stage">{messages[`stage.${stage}`]}</p>
      <p>{messages[`text.${stage}`]}</p>
      {account && account.required.length > 0 && (
        <>
          <p id="still-required">{messages.required}</p>
          <ul className="provider-account-required" aria-labelledby="still-required">
            {account.required.map((requirement) => (
              <li key={requirement}>{messages[`required.${requirement}`]}</li>
            ))}
          </ul>
        </>
      )}
      {account && (
        <p className="provider-account-note">
          {fillMessage(messages.place, {
            country: messages[`country.${account.country}`],
            currency: messages[`currency.${account.currency}`],
          })}{' '}
          {fillMessage(messages.readAt, {
            date: `${formatDate(account.readAt)}, ${formatDate(account.readAt, 'time')}`,
          })}
        </p>
      )}
      <ProviderAccountActions {...props} />
    </div>
  );
}
