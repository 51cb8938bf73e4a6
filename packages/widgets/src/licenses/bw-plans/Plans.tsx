import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { plansMessages } from '@boardwalk/sdk-core/licenses/plans/plan-messages';
import { plansPageMessages } from '@boardwalk/sdk-core/licenses/plans/plans-page-messages';
import { createPlansStore } from '@boardwalk/sdk-core/licenses/plans/plans-store';
import { subscriptions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createElement, useState } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { remoteMessages } from '../../parts/remote-state/messages.ts';
import { Unready } from '../../parts/remote-state/Unready.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { BoardDrawing } from './BoardDrawing.tsx';
import { PlanCode } from './PlanCode.tsx';
import { PlanList, PlanListPlace } from './PlanList.tsx';
import { PlanQuestions } from './PlanQuestions.tsx';
import type { PlansContext } from './plans-context.ts';
import '../../kit/button/button.css';
import './plans.css';

/** The whole of `<bw-plans>`: only the plans have to be waited for. */
export function Plans({ context }: { readonly context: PlansContext }) {
  const { attributes, env, initial } = context;
  const { billboards, listingId, headingLevel: level } = attributes;
  const messages = env.messages(plansPageMessages);
  // Null is what stands in place of an answer that the server did not get.
  const [store] = useState(() => createPlansStore(env, initial ?? undefined));
  const remote = useRemote(store);
  const plans = lastValue(remote);
  const before = { billboards, listingId };

  return (
    <div className="plans" aria-busy={remote.state === 'loading'}>
      <header className="plans-head">
        <div>
          {createElement(
            `h${level}`,
            { className: 'plans-title', part: 'heading' },
            messages.title,
          )}
          <p className="plans-lead">{messages.lead}</p>
        </div>
        <BoardDrawing />
      </header>
      <section className="plans-offer" aria-label={messages.plans}>
        {plans ? (
          <PlanList {...{ context, plans, before }} />
        ) : (
          <Unready
            remote={remote}
            messages={{
              ...env.messages(remoteMessages),
              unreachable: env.messages(plansMessages).pricesFailed,
            }}
            place={<PlanListPlace />}
            onRetry={() => void store.reload()}
          />
        )}
        <p className="plans-map">
          <RouteLink className="button button-secondary" route={subscriptions({}, before)}>
            {messages.map}
          </RouteLink>
        </p>
      </section>
      <PlanCode level={level + 1} before={before} />
      <PlanQuestions level={level + 1} />
    </div>
  );
}
