/** Days that a delivery by quote may take. */
export const mostQuotedDays = 365;

/** How often a shop names a price for one request, its corrections included. */
export const mostQuoteAnswers = 6;
