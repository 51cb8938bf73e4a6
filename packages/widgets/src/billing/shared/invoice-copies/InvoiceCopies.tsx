import { invoiceCopiesMessages } from '@boardwalk/sdk-core/billing/invoices/invoice-copies-messages';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import '../../../kit/button/button.css';

interface InvoiceCopiesProps {
  /** The path of the call that answers its PDF; undefined where there is none. */
  readonly file: string | undefined;
}

/**
 * An invoice on paper, and as a file in the reader's language. On a page of others there is neither: it
 * prints what else stands on it, and its calls carry no session of ours.
 */
export function InvoiceCopies({ file }: InvoiceCopiesProps) {
  const { env, host } = useWidget();
  const messages = env.messages(invoiceCopiesMessages);
  if (!host.firstParty) return null;
  return (
    <>
      <Button onClick={() => print()}>{messages.print}</Button>
      {file && (
        <a
          className="button button-secondary"
          href={`${env.apiOrigin}${file}?language=${env.locale}`}
          download
        >
          {messages.download}
        </a>
      )}
    </>
  );
}
