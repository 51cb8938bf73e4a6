import type { EndpointRequest } from '@boardwalk/sdk-core/http/endpoint';
import type { checkOut } from '@boardwalk/sdk-core/orders/schemas';

/** What a buyer sends to order their cart, parsed. */
export type CheckoutBody = EndpointRequest<typeof checkOut>['body'];
