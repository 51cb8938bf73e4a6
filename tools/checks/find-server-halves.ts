/** Signs that no minifier takes away: what every schema of zod and every policy has. */
const signs: Readonly<Record<string, RegExp>> = {
  schema: /\b_zod\b/,
  policy: /\baudience["'`]?:\s*\[?\s*["'`](?:public|site|embed:)/,
};

/** What stands in a browser's file though it is for the server alone. */
export function findServerHalves(code: string): readonly string[] {
  return Object.entries(signs).flatMap(([name, sign]) => (sign.test(code) ? [name] : []));
}
