/** Days that a delivery by quote may take. */
export const mostQuotedDays = 365;
