import type { FulfilmentState } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';

/** Whether how a shop's part stands is good news; what its shop has to do stands out. */
export const toneOfFulfilment: Readonly<Record<FulfilmentState, 'good' | 'bad' | 'calm'>> = {
  toSend: 'bad',
  sentInPart: 'bad',
  sent: 'calm',
  ready: 'calm',
  pickedUp: 'good',
  delivered: 'good',
  returned: 'calm',
  cancelled: 'calm',
};
