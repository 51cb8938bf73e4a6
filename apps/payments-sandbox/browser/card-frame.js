// The fields of a card, on the sandbox's own origin: the page around them never sees a number. The
// frame without fields answers calls that need none.
const parameters = new URLSearchParams(location.search);
const key = parameters.get('key') ?? '';
/** The connected account that the page's script was opened for. */
const account = parameters.get('account');
const form = document.querySelector('form');

/** The port to the script; it comes with the page's first message. */
let port;

window.addEventListener('message', ({ data, ports }) => {
  if (port !== undefined || data?.type !== 'boardwalk-pay:connect' || !ports[0]) return;
  [port] = ports;
  port.onmessage = ({ data: call }) => void answer(call);
  tell({ event: 'ready' });
  tellHeight();
});

async function answer({ id, action, intent, secret, params = {}, usesFields }) {
  const actions = {
    confirm: () => confirm(intent, secret, params, usesFields),
    retrieve: () => call('GET', `/v1/${intent}s/${idOf(secret)}`, { client_secret: secret }),
    fail: () => fail(intent, secret),
    createPaymentMethod: () =>
      call('POST', '/v1/payment_methods', { ...flat(readCard()), ...flat(params) }),
    clear: () => form?.reset(),
    focus: () => form?.elements.number.focus(),
  };
  const result = await actions[action]?.();
  if (id !== undefined) port.postMessage({ id, result });
}

function confirm(intent, secret, params, usesFields) {
  const fault = usesFields && findIncomplete();
  if (fault) return { error: fault };
  const card = usesFields ? flat(readCard(), 'payment_method_data') : {};
  return call('POST', `/v1/${intent}s/${idOf(secret)}/confirm`, {
    ...card,
    ...flat(params),
    client_secret: secret,
    use_stripe_sdk: 'true',
  });
}

/** A cardholder who closes the bank's page was not seen by the bank. */
async function fail(intent, secret) {
  const body = new URLSearchParams({ client_secret: secret, outcome: 'fail' });
  await fetch(`/three-d-secure/${idOf(secret)}`, { method: 'POST', body, redirect: 'manual' });
  return call('GET', `/v1/${intent}s/${idOf(secret)}`, { client_secret: secret });
}

async function call(method, path, parameters) {
  const query = new URLSearchParams(parameters);
  const isRead = method === 'GET';
  try {
    const response = await fetch(isRead ? `${path}?${query}` : path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(account && { 'stripe-account': account }) },
      ...(!isRead && { body: query }),
    });
    const body = await response.json();
    return response.ok ? { value: body } : { error: body.error };
  } catch {
    return { error: { type: 'api_connection_error', message: form?.dataset.offline ?? '' } };
  }
}

function idOf(secret) {
  return secret.split('_secret_')[0];
}

function readCard() {
  const { number, expiry, cvc, postal } = form.elements;
  const [month = '', year = ''] = expiry.value.split('/').map((part) => part.trim());
  return {
    type: 'card',
    card: { number: number.value, exp_month: month, exp_year: year, cvc: cvc.value },
    ...(postal.value !== '' && { billing_details: { address: { postal_code: postal.value } } }),
  };
}

/** `{ a: { b: 1 } }` as the API's forms write it: `a[b]=1`. */
function flat(value, path = '') {
  const entries = Object.entries(value).flatMap(([name, within]) => {
    const full = path === '' ? name : `${path}[${name}]`;
    if (within === undefined || within === null) return [];
    return typeof within === 'object' ? Object.entries(flat(within, full)) : [[full, within]];
  });
  return Object.fromEntries(entries);
}

function tell(event) {
  port?.postMessage(event);
}

function tellHeight() {
  tell({ event: 'resize', height: document.documentElement.scrollHeight });
}

/** What the script says of fields that are not filled in; of a whole card the API judges. */
function findIncomplete() {
  const field = [...form.elements].find((one) => !one.validity.valid);
  if (!field) return undefined;
  const { name, dataset } = field;
  return { type: 'validation_error', code: `incomplete_${name}`, message: dataset.incomplete };
}

function describeFields() {
  const fields = [...form.elements].filter(({ required }) => required);
  return {
    elementType: 'card',
    empty: fields.every(({ value }) => value === ''),
    complete: form.checkValidity(),
  };
}

form?.addEventListener('input', ({ target }) => {
  if (target.name === 'expiry') target.value = withSlash(target.value);
  tell({ event: 'change', detail: describeFields() });
});
form?.addEventListener('submit', (event) => event.preventDefault());
form?.addEventListener('focusin', () => tell({ event: 'focus' }));
form?.addEventListener('focusout', () => tell({ event: 'blur' }));

function withSlash(text) {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}
