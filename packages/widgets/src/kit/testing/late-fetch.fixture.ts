const { fetch, XMLHttpRequest } = globalThis;

// The SDK keeps the fetch that was there when it came, which is this one: a test replaces it later.
function lateFetch(...call: Parameters<typeof fetch>): Promise<Response> {
  return (globalThis.fetch === lateFetch ? fetch : globalThis.fetch)(...call);
}

/** Asks by the `fetch` of a test too, where there is one. */
class LateRequest extends XMLHttpRequest {
  #method = '';
  #url = '';
  readonly #headers: Record<string, string> = {};
  #answer: { readonly status: number; readonly text: string } | undefined;

  override open(method: string, url: string | URL): void {
    this.#method = method;
    this.#url = url.toString();
    super.open(method, url);
  }

  override setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
    super.setRequestHeader(name, value);
  }

  override send(body: string | null = null): void {
    if (globalThis.fetch === lateFetch) super.send(body);
    else this.#ask({ method: this.#method, headers: this.#headers, body });
  }

  override abort(): void {
    this.#answer = undefined;
    super.abort();
  }

  override get status(): number {
    return this.#answer?.status ?? super.status;
  }

  override get responseText(): string {
    return this.#answer?.text ?? super.responseText;
  }

  async #ask(init: RequestInit): Promise<void> {
    try {
      const response = await globalThis.fetch(this.#url, init);
      this.#answer = { status: response.status, text: await response.text() };
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}

globalThis.fetch = lateFetch;
globalThis.XMLHttpRequest = LateRequest;
