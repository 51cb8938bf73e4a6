import {
  couponMessages,
  couponStateLabels,
} from '@boardwalk/sdk-core/billing/coupons/coupon-messages';
import { couponPageSize, couponStates } from '@boardwalk/sdk-core/billing/coupons/coupon-states';
import {
  couponsQueryOf,
  createCouponsStore,
} from '@boardwalk/sdk-core/billing/coupons/coupons-store';
import type { ListedCoupon } from '@boardwalk/sdk-core/billing/coupons/schemas';
import { untouchedTable } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { TicketPercent } from 'lucide';
import { useRef, useState } from 'react';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { AdminTable } from '../list/AdminTable.tsx';
import { ListHead } from '../list/ListHead.tsx';
import type { AdminCouponsContext } from './admin-coupons-context.ts';
import type { CouponQuestion } from './coupon-question.ts';
import { useCouponColumns } from './use-coupon-columns.tsx';
import '../admin.css';
import './coupons.css';

const dialogs = lazyParts(() => import('./CouponDialogs.tsx'));
const CouponDialogs = dialogs.component('CouponDialogs', { Missing: PartMissing });

/** The whole of `<bw-admin-coupons>`: all coupons, to be made and ended. */
export function AdminCoupons({ context }: { readonly context: AdminCouponsContext }) {
  const { attributes, env } = context;
  const messages = env.messages(couponMessages);
  const states = env.messages(couponStateLabels);
  const [store] = useState(() => createCouponsStore(env));
  const [question, setQuestion] = useState<CouponQuestion>();
  // Other tables stand on the same page, whose address has the state of none.
  const [state, setState] = useState(untouchedTable);
  const heading = useRef<HTMLHeadingElement>(null);
  const remote = useRemote(store, couponsQueryOf(state));
  const columns = useCouponColumns((coupon) => setQuestion({ about: 'end', coupon }));
  useFocusBack(question !== undefined, heading);

  return (
    <section className="admin coupons">
      <ListHead
        level={attributes.headingLevel}
        {...{ heading, messages }}
        onMake={() => setQuestion({ about: 'make' })}
      />
      <div part="list">
        <AdminTable<ListedCoupon>
          name={messages.table}
          columns={columns}
          rowId={({ coupon }) => coupon.id}
          rowName={({ coupon }) => coupon.coupon_code}
          remote={remote}
          state={state}
          onChange={setState}
          store={store}
          onPage={() => heading.current?.focus()}
          pageSize={couponPageSize}
          filters={[
            {
              id: 'state',
              label: messages.state,
              choices: couponStates.map((value) => ({ value, label: states[value] })),
            },
          ]}
          empty={{ icon: TicketPercent, title: messages.none, advice: messages.noneAdvice }}
        />
      </div>
      <CouponDialogs
        isWanted={question !== undefined}
        {...{ context, store, question }}
        onClose={() => setQuestion(undefined)}
      />
    </section>
  );
}
