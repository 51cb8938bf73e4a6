import type { ConnectedAccount } from '@boardwalk/sdk-core/billing/connect/schemas';
import { shopEditorMessages } from '@boardwalk/sdk-core/shops/own/shop-editor-messages';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useState } from 'react';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import type { ShopPartProps } from '../shop-editor-context.ts';
import '../../../kit/form/form.css';

interface LinkButtonProps extends Pick<ShopPartProps, 'context' | 'store'> {
  readonly account: ConnectedAccount;
}

/** Links one's own account at the payment provider to the shop. */
export function LinkButton({ context, store, account }: LinkButtonProps) {
  const { env, host } = context;
  const messages = env.messages(shopEditorMessages);
  const explain = useExplanation();
  const [isLinking, setLinking] = useState(false);
  const [fault, setFault] = useState<string>();

  async function link() {
    if (isLinking) return;
    setLinking(true);
    setFault(undefined);
    try {
      await store.link(account.id);
      if (host.element) toast(host.element, messages.linked, 'success');
    } catch (error) {
      setFault(explain(toProblem(error)));
    }
    setLinking(false);
  }

  return (
    <>
      {fault !== undefined && <FormAlert>{fault}</FormAlert>}
      <Button aria-disabled={isLinking || undefined} onClick={() => void link()}>
        {messages['fix.link']}
      </Button>
    </>
  );
}
