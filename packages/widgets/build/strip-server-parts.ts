const guards =
  /^ {2}(?:audience|rule|knowsCaller|extension|problems|callsPerMinute|freshFor): (?:\[[^\]]*\]|\{[^}]*\}|[^,\n]*),\n/gm;
const loading = /^ {2}(?:async load\([\s\S]*?\n {2}\}|load: .*),\n/gm;

/** What only a server asks of an endpoint stays out as well: who may call it, and how often. */
export function stripGuards(file: string, code: string): string {
  return /\/endpoints\.ts$/.test(file) ? code.replace(guards, '') : code;
}

/** What a table has for servers only stays out as well. */
export function stripLoading(file: string, code: string): string {
  return /\/bw-[\w-]+\.element\.tsx?$/.test(file) ? code.replace(loading, '') : code;
}
