import * as cardEndpoints from '@boardwalk/sdk-core/billing/cards/endpoints';
import * as cardSchemas from '@boardwalk/sdk-core/billing/cards/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { billingData } from './billing-data.ts';
import { chooseDefaultCard } from './cards/choose-default-card.ts';
import { deleteCard } from './cards/delete-card.ts';
import { finishCardSetup } from './cards/finish-card-setup.ts';
import { listCards } from './cards/list-cards.ts';
import { readPaymentScript } from './cards/read-payment-script.ts';
import { startCardSetup } from './cards/start-card-setup.ts';
import { expiringCards } from './cards/tell-expiring.ts';
import { waitingErrands } from './errands/enqueue-errands.ts';
import { sendErrand } from './errands/send-errand.ts';
import { oldEventsSweep } from './events/forget-events.ts';
import { handleEvent } from './events/handle-event.ts';
import { paymentEventHook } from './events/receive-event.ts';
import { chargePayment } from './payments/charge-payment.ts';
import { leftPayments } from './payments/give-up-payments.ts';

/** Saved cards and what is paid with them, by the payment provider. */
export const billingDomain: Domain = {
  name: 'billing',
  routes: defineRoutes(cardEndpoints, cardSchemas, {
    chooseDefaultCard,
    deleteCard,
    finishCardSetup,
    listCards,
    readPaymentScript,
    startCardSetup,
  }),
  hooks: [paymentEventHook],
  work: [sendErrand, handleEvent, chargePayment],
  jobs: [waitingErrands, expiringCards, oldEventsSweep, leftPayments],
  personalData: billingData,
};
