import { sitesMessages } from '@boardwalk/sdk-core/embeds/sites/sites-messages';
import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';

/** What came of copying a text. */
interface Outcome {
  readonly text: string;
  readonly result: 'copied' | 'notCopied';
}

/** Copies a text, and says whether the browser let us. */
export function CopyButton({ text }: { readonly text: string }) {
  const messages = useMessages(sitesMessages);
  const [outcome, setOutcome] = useState<Outcome>();
  const result = outcome?.text === text ? outcome.result : 'copy';

  function copy(): void {
    navigator.clipboard.writeText(text).then(
      () => setOutcome({ text, result: 'copied' }),
      () => setOutcome({ text, result: 'notCopied' }),
    );
  }

  return (
    <Button
      variant="quiet"
      icon={result === 'copied' ? Check : Copy}
      aria-live="polite"
      onClick={copy}
    >
      {messages[result]}
    </Button>
  );
}
