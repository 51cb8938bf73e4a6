import {
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';

export const billingRows: PermissionRows = {
  things: [
    nobodys('/stripe/coupon/{code}', 'NO-SUCH-CODE'),
    nobodys('/administration/coupon/{id}', nobodysId),
    nobodys('/stripe/oauth/accounts/{accountId}', 'acct_nobodys'),
    nobodys('/stripe/tax/{account}', 'acct_nobodys'),
    nobodys('/customer/setup/{intentId}', 'seti_nobodys'),
    nobodys('/customer/{paymentMethodId}', 'pm_nobodys'),
    nobodys('/administration/stripe/event/{number}', '999999'),
    nobodys('/administration/stripe/difference/{id}', nobodysId),
  ],
  bodies: {
    chooseDefaultCard: () => ({ purpose: 'licences', isDefault: true }),
    changeTaxSettings: () => ({
      headOffice: {
        ...{ line1: '1 King St W', city: 'Hamilton', state: 'ON' },
        ...{ postalCode: 'L8P 1A1', countryCode: 'CA' },
      },
      behavior: 'exclusive',
      code: 'txcd_99999999',
    }),
  },
};
