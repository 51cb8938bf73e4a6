/** Whether the database refused a row because it breaks that check of its table. */
export function isCheckViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  // pg's errors name SQLSTATE and constraint; Drizzle wraps them.
  const { code, constraint: broken } = error as { code?: string; constraint?: string };
  return (code === '23514' && broken === constraint) || isCheckViolation(error.cause, constraint);
}
