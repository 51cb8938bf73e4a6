import { processorsMessages } from '@boardwalk/sdk-core/billing/connect/connect-messages';
import type { Processor } from '@boardwalk/sdk-core/billing/connect/schemas';
import { useMessages } from '../../element/mount/widget-context.ts';
import './registration.css';

/** What is special about the provider here: that it is not set up, or that its money is invented. */
export function ProviderNote({ processors }: { readonly processors: readonly Processor[] }) {
  const messages = useMessages(processorsMessages);
  if (!processors.some(({ isSetUp }) => isSetUp)) {
    return <p className="registration-note">{messages.notSetUp}</p>;
  }
  if (!processors.some(({ isTest }) => isTest)) return null;
  return <p className="registration-note">{messages.test}</p>;
}
