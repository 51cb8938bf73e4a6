import { Problem } from '../vocabulary/problem.ts';
import type { CallOptions, Client } from './client.ts';
import type { Endpoint, EndpointInput, EndpointResponse, EndpointSchemas } from './endpoint.ts';

type Answer = (input: never, options: CallOptions) => unknown;

/** A client for tests that answers from functions; every call is recorded in `calls`. */
export interface FakeClient extends Client {
  readonly calls: readonly { readonly endpoint: Endpoint; readonly input: unknown }[];
  /** Sets what an endpoint answers from now on; a thrown `Problem` rejects the call. */
  answer<S extends EndpointSchemas>(
    endpoint: Endpoint<S>,
    answer: (
      input: EndpointInput<S>,
      options: CallOptions,
    ) => EndpointResponse<S> | Promise<EndpointResponse<S>>,
  ): FakeClient;
}

/** A fake client; calling an endpoint without an answer is an error of the test. */
export function createFakeClient(): FakeClient {
  const answers = new Map<Endpoint, Answer>();
  const calls: { endpoint: Endpoint; input: unknown }[] = [];
  const client: FakeClient = {
    calls,
    answer(endpoint, answer) {
      answers.set(endpoint, answer);
      return client;
    },
    async call(endpoint, input, options = {}) {
      calls.push({ endpoint, input });
      const answer = answers.get(endpoint);
      if (!answer) throw new Error(`The fake client has no answer for ${endpoint.path}`);
      if (options.signal?.aborted) throw new Problem('aborted', 'The call was given up.');
      // `answer` was stored under this very endpoint, so its types are the endpoint's.
      return (await answer(input as never, options)) as never;
    },
    heedSession: (send) => send(),
  };
  return client;
}
