/** Alerts that one address may have without an account. */
export const mostMailedAlerts = 10;

/** Days for which the link of an alert works that waits to be confirmed. */
export const mailedAlertDays = 7;
