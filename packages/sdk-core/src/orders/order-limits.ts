/** How much an order holds. */
export const mostOfOrder = { shops: 50, addresses: 20, quotes: 20 } as const;

/** Requests for a price of delivery that one person makes in a day, those that were cancelled too. */
export const mostQuotesOfDay = { atShop: 10, inAll: 40 } as const;

/** Orders of a page by default. */
export const ordersPageSize = 15;

/** Invoices of a page by default; their pages are counted from 0. */
export const invoicesPageSize = 15;

/** Requests for the price of delivery of a page by default. */
export const quotesPageSize = 15;
