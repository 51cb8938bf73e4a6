import * as cardEndpoints from '@boardwalk/sdk-core/billing/cards/endpoints';
import * as cardSchemas from '@boardwalk/sdk-core/billing/cards/schemas';
import * as connectEndpoints from '@boardwalk/sdk-core/billing/connect/endpoints';
import * as connectSchemas from '@boardwalk/sdk-core/billing/connect/schemas';
import * as disputeEndpoints from '@boardwalk/sdk-core/billing/disputes/endpoints';
import * as disputeSchemas from '@boardwalk/sdk-core/billing/disputes/schemas';
import * as providerEndpoints from '@boardwalk/sdk-core/billing/provider/endpoints';
import * as providerSchemas from '@boardwalk/sdk-core/billing/provider/schemas';
import { confirmables } from '../embeds/confirmations/confirmables.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { knownSettings } from '../platform/settings.ts';
import { billingData } from './billing-data.ts';
import { chooseDefaultCard } from './cards/choose-default-card.ts';
import { confirmableCards } from './cards/confirmable-cards.ts';
import { deleteCard } from './cards/delete-card.ts';
import { expiringCards } from './cards/expiring-cards.ts';
import { finishCardSetup } from './cards/finish-card-setup.ts';
import { listCards } from './cards/list-cards.ts';
import { readPaymentScript } from './cards/read-payment-script.ts';
import { startCardSetup } from './cards/start-card-setup.ts';
import { listConnectedAccounts, readConnected } from './connect/list-connected-accounts.ts';
import { listProcessors } from './connect/list-processors.ts';
import { refreshConnectedAccount } from './connect/refresh-connected-account.ts';
import { startOnboarding } from './connect/start-onboarding.ts';
import { matchCoupon } from './coupons/match-coupon.ts';
import { couponRoutes } from './coupons/routes.ts';
import { paymentComparison } from './differences/compare-payments.ts';
import { listPaymentDifferences } from './differences/list-payment-differences.ts';
import { repairPaymentDifference } from './differences/repair-payment-difference.ts';
import { settlePaymentDifference } from './differences/settle-payment-difference.ts';
import { listPaymentDisputes } from './disputes/list-payment-disputes.ts';
import { waitingErrands } from './errands/enqueue-errands.ts';
import { sendErrand } from './errands/send-errand.ts';
import { oldPaymentEventsSweep } from './events/forget-events.ts';
import { handleEvent } from './events/handle-event.ts';
import { paymentEventHook } from './events/receive-event.ts';
import { chargePayment } from './payments/charge-payment.ts';
import { leftPayments } from './payments/give-up-payments.ts';
import { settlePayment } from './payments/settle-left-payment.ts';
import { priceRoutes } from './prices/routes.ts';
import { billingSettings } from './prices/sponsor-price.ts';
import { catchUpPaymentEvents, missedEvents } from './provider/catch-up-events.ts';
import { listPaymentEvents } from './provider/list-payment-events.ts';
import { readPaymentProvider } from './provider/read-payment-provider.ts';
import { replayPaymentEvent } from './provider/replay-payment-event.ts';
import { serveControl } from './provider/serve-control.ts';
import { taxCodeReading } from './tax/read-tax-codes.ts';
import { accountTaxReading } from './tax/refresh-account-taxes.ts';
import { taxRoutes } from './tax/routes.ts';

/** Saved cards, what things cost, and what is paid with the payment provider. */
export const billingDomain: Domain = {
  name: 'billing',
  routes: [
    ...defineRoutes(cardEndpoints, cardSchemas, {
      chooseDefaultCard,
      deleteCard,
      finishCardSetup,
      listCards,
      readPaymentScript,
      startCardSetup,
    }),
    ...defineRoutes(connectEndpoints, connectSchemas, {
      listConnectedAccounts,
      listProcessors,
      readConnected,
      refreshConnectedAccount,
      startOnboarding,
    }),
    ...defineRoutes(providerEndpoints, providerSchemas, {
      catchUpPaymentEvents,
      listPaymentDifferences,
      listPaymentEvents,
      readPaymentProvider,
      repairPaymentDifference,
      settlePaymentDifference,
      replayPaymentEvent,
    }),
    ...defineRoutes(disputeEndpoints, disputeSchemas, { listPaymentDisputes }),
    ...priceRoutes,
    ...couponRoutes,
    ...taxRoutes,
  ],
  serve: serveControl,
  hooks: [paymentEventHook],
  work: [sendErrand, handleEvent, chargePayment, settlePayment, matchCoupon],
  jobs: [
    waitingErrands,
    expiringCards,
    oldPaymentEventsSweep,
    leftPayments,
    missedEvents,
    paymentComparison,
    taxCodeReading,
    accountTaxReading,
  ],
  provides: [
    provide(confirmables, ...confirmableCards),
    provide(personalData, billingData),
    provide(knownSettings, ...billingSettings),
  ],
};
