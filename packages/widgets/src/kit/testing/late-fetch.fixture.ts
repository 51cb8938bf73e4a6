const { fetch } = globalThis;

// The SDK keeps the fetch that was there when it came, which is this one: a test replaces it later.
function lateFetch(...call: Parameters<typeof fetch>): Promise<Response> {
  return (globalThis.fetch === lateFetch ? fetch : globalThis.fetch)(...call);
}

globalThis.fetch = lateFetch;
