import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { mayInShop } from '@boardwalk/sdk-core/shops/may-in-shop';
import type { ShippingRate } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import {
  rateFormMessages,
  shippingMessages,
} from '@boardwalk/sdk-core/shops/shipping/shipping-messages';
import {
  createShippingRatesStore,
  type ShopShipping,
} from '@boardwalk/sdk-core/shops/shipping/shipping-rates-store';
import { Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Plus, SearchX, Truck } from 'lucide';
import { useRef, useState } from 'react';
import { toast } from '../../element/toast.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { PartLevelContext } from '../../parts/part-heading/PartHeading.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { WordedProblem } from '../../parts/problem/worded-problem.ts';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { SellerHead } from '../shared/seller-page/SellerHead.tsx';
import { RateForm } from './form/RateForm.tsx';
import { RateList } from './RateList.tsx';
import type { ShippingRatesContext } from './shipping-rates-context.ts';
import '../shared/seller-page/seller-page.css';
import './shipping-rates.css';

/** The whole of `<bw-shipping-rates>`: all rates of a shop, or one that is written. */
export function ShippingRates({ context }: { readonly context: ShippingRatesContext }) {
  const { attributes, env, host, setAttributes } = context;
  const { shop: shopId, rate: rateId, headingLevel } = attributes;
  const messages = env.messages(shippingMessages);
  const formTexts = env.messages(rateFormMessages);
  const explain = useExplanation();
  const [store] = useState(() => createShippingRatesStore(env));
  const [ended, setEnded] = useState<ShippingRate>();
  const heading = useRef<HTMLHeadingElement>(null);
  const remote = useRemote(store, shopId);
  const opened = lastValue(remote);
  const mayWrite = opened !== undefined && mayInShop(opened.shop, 'write');
  const isNew = rateId === 'new';
  const edited = opened?.rates.find(({ id }) => id === rateId);
  useFocusBack(ended !== undefined, heading);

  function goTo(next: string | undefined, mode?: 'replace'): void {
    setAttributes({ rate: next }, mode);
    heading.current?.focus();
  }

  function notify(message: string, name: string): void {
    if (host.element) toast(host.element, fillMessage(message, { name }));
  }

  async function change(known: ShippingRate, active: boolean): Promise<void> {
    const { rate } = known;
    if (await store.change(shopId, known, { ...rate, active })) {
      const problem = new Problem('precondition-failed', 'The rate was changed meanwhile.');
      const sentence = fillMessage(messages.outdated, { name: rate.name });
      throw new WordedProblem(problem, { sentence, isFinal: true });
    }
    notify(active ? messages.isRestored : messages.hasEnded, rate.name);
  }

  async function restore(rate: ShippingRate): Promise<void> {
    await change(rate, true).catch((error: unknown) => {
      if (host.element) toast(host.element, explain(toProblem(error)), 'error');
    });
  }

  const title = isNew ? formTexts.newTitle : edited ? formTexts.editTitle : messages.title;
  return (
    <section className="seller-page shipping">
      <SellerHead
        level={headingLevel}
        heading={heading}
        title={title}
        lead={opened?.shop.shop.name}
      >
        {rateId !== undefined && (
          <Button onClick={() => goTo(undefined)}>{messages.allRates}</Button>
        )}
        {rateId === undefined && mayWrite && opened.rates.length > 0 && (
          <Button variant="primary" icon={Plus} onClick={() => goTo('new')}>
            {messages.add}
          </Button>
        )}
      </SellerHead>
      <div part="list">
        <RemoteContent
          remote={remote}
          rows={5}
          onRetry={() => void store.reload()}
          forbiddenAdvice={messages.forbidden}
          unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
        >
          {(shipping) => (
            <PartLevelContext.Provider value={Number(headingLevel) + 1}>
              {show(shipping)}
            </PartLevelContext.Provider>
          )}
        </RemoteContent>
      </div>
      <ConfirmDialog
        isOpen={ended !== undefined}
        onClose={() => setEnded(undefined)}
        title={fillMessage(messages.endTitle, { name: ended?.rate.name ?? '' })}
        text={messages.endText}
        submit={messages.endSubmit}
        isDangerous
        onConfirm={async () => {
          if (ended) await change(ended, false);
        }}
      />
    </section>
  );

  function show({ shop, rates }: ShopShipping) {
    if (rateId !== undefined && mayWrite && (isNew || edited)) {
      return (
        <RateForm
          key={rateId}
          shop={shop}
          opened={edited}
          onSend={async (body, known) => {
            const current = known && (await store.change(shopId, known, body));
            if (current) return current;
            if (!known) await store.create(shopId, body);
            notify(known ? formTexts.saved : formTexts.created, body.name);
            // What was sent is not where Back leads.
            goTo(undefined, 'replace');
            return undefined;
          }}
        />
      );
    }
    if (rateId !== undefined && !isNew) {
      return (
        <EmptyState
          icon={SearchX}
          title={messages.unknownRate}
          advice={messages.unknownRateAdvice}
        />
      );
    }
    if (rates.length === 0) {
      return (
        <EmptyState
          icon={Truck}
          title={messages.none}
          advice={mayWrite ? messages.noneAdvice : messages.noneForReaders}
        >
          {mayWrite && (
            <Button variant="primary" onClick={() => goTo('new')}>
              {messages.add}
            </Button>
          )}
        </EmptyState>
      );
    }
    return (
      <RateList
        {...{ shop, rates, mayWrite }}
        onEdit={({ id }) => goTo(id)}
        onEnd={setEnded}
        onRestore={(rate) => void restore(rate)}
      />
    );
  }
}
