/** Where a holder is seen by the bank: a page of the sandbox, by a redirect or in a frame. */
export function nextAction(origin: string, id: string, secret: string, returnUrl: string | null) {
  const url = `${origin}/three-d-secure/${id}?client_secret=${secret}`;
  if (returnUrl !== null) {
    return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
  }
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: id },
  };
}

/** Where a holder goes back to after the page; what it adds is what the provider adds. */
export function returnAddress(
  returnUrl: string,
  intent: { id: string; object: string; client_secret: string | null; status: string },
): string {
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}
