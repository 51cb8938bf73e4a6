import { sitesMessages } from '@boardwalk/sdk-core/embeds/sites/sites-messages';
import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';

/** Copies a text, and says so. */
export function CopyButton({ text }: { readonly text: string }) {
  const messages = useMessages(sitesMessages);
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  }

  return (
    <Button
      variant="quiet"
      icon={isCopied ? Check : Copy}
      aria-live="polite"
      onClick={() => void copy()}
    >
      {isCopied ? messages.copied : messages.copy}
    </Button>
  );
}
