/** Whether the database refused a row because another has the same value in that unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  if (!(error instanceof Error)) return false;
  // pg's errors name SQLSTATE and constraint; Drizzle wraps them.
  const { code, constraint } = error as { code?: string; constraint?: string };
  return (code === '23505' && constraint === index) || isUniqueViolation(error.cause, index);
}
