// The provider's script as the sandbox has it: `Stripe(key)` with elements and the calls that act
// on intents. Everything that concerns a card happens in a frame of the sandbox's origin.
(() => {
  const { origin } = new URL(document.currentScript.src);
  let frames = 0;

  const isFrench = (locale) => locale.startsWith('fr');

  /** What the script says in French of a card, by the code of its refusal: the API writes English alone. */
  const french = {
    incorrect_number: 'Le numéro de votre carte est incorrect.',
    invalid_expiry_month: 'Le mois d’expiration de votre carte n’est pas valide.',
    invalid_expiry_year: 'L’année d’expiration de votre carte n’est pas valide.',
    card_declined: 'Votre carte a été refusée.',
    insufficient_funds: 'Les fonds disponibles sur votre carte sont insuffisants.',
    expired_card: 'Votre carte est expirée.',
    incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
    processing_error:
      'Une erreur est survenue pendant le traitement de votre carte. Réessayez dans un instant.',
    authentication_required:
      'Votre carte a été refusée. Cette opération demande une authentification.',
    card_velocity_exceeded:
      'Votre carte a été refusée, car les tentatives étaient trop rapprochées ou son plafond est dépassé.',
    test_mode_live_card:
      'Votre carte a été refusée. La demande était en mode test, mais la carte n’en est pas une de test. Les cartes de test figurent à l’adresse https://stripe.com/docs/testing.',
  };

  /** An error in the words that the script has for holders of cards, in their language. */
  function wordForHolder(error, locale) {
    if (error.code?.endsWith('_authentication_failure')) {
      // What the API says of an authentication is for developers.
      const message = isFrench(locale)
        ? 'Nous ne sommes pas en mesure d’authentifier votre moyen de paiement. Veuillez choisir un autre moyen de paiement et réessayer.'
        : 'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
      return { ...error, message };
    }
    const message = french[error.decline_code] ?? french[error.code];
    return isFrench(locale) && message ? { ...error, message } : error;
  }

  /** A frame of the sandbox's, and the calls that it answers. */
  function openFrame(parent, path, parameters, onEvent) {
    const frame = document.createElement('iframe');
    frames += 1;
    frame.name = `boardwalk-pay-${frames}`;
    frame.title = path === 'card' ? 'Secure card payment input frame' : 'Secure payment frame';
    frame.src = `${origin}/frames/${path}?${new URLSearchParams(parameters)}`;
    const look = path === 'card' ? { width: '100%', border: '0' } : { display: 'none' };
    Object.assign(frame.style, look);
    const waiting = new Map();
    let calls = 0;
    const ready = new Promise((resolve) => {
      frame.addEventListener('load', () => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => {
          if (data.id !== undefined) waiting.get(data.id)?.(worded(data.result));
          if (data.event === 'ready') resolve(port1);
          if (data.event !== undefined) onEvent(data);
        };
        frame.contentWindow.postMessage({ type: 'boardwalk-pay:connect' }, origin, [port2]);
      });
    });
    parent.append(frame);
    function worded(result) {
      if (!result?.error) return result;
      return { ...result, error: wordForHolder(result.error, parameters.locale) };
    }
    async function ask(call) {
      const port = await ready;
      calls += 1;
      const id = calls;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        port.postMessage({ ...call, id });
      });
    }
    return { frame, ask };
  }

  /** The fields of a card, as one element that can be mounted anywhere. */
  function createElement(type, parameters) {
    const listeners = new Map();
    let opened;
    const element = {
      mount(place) {
        const parent = typeof place === 'string' ? document.querySelector(place) : place;
        opened = openFrame(parent, 'card', parameters, (data) => {
          if (data.event === 'resize') opened.frame.style.height = `${data.height}px`;
          for (const listener of listeners.get(data.event) ?? []) {
            listener(data.event === 'ready' ? element : { elementType: type, ...data.detail });
          }
        });
      },
      on(event, listener) {
        listeners.set(event, [...(listeners.get(event) ?? []), listener]);
        return element;
      },
      off(event, listener) {
        const rest = (listeners.get(event) ?? []).filter((one) => listener && one !== listener);
        listeners.set(event, rest);
        return element;
      },
      unmount() {
        opened?.frame.remove();
        opened = undefined;
      },
      destroy() {
        element.unmount();
        listeners.clear();
      },
      focus: () => void opened?.ask({ action: 'focus' }),
      clear: () => void opened?.ask({ action: 'clear' }),
      update() {},
      /** For this script alone: asks the frame that holds the fields. */
      _ask(call) {
        if (opened) return opened.ask({ ...call, usesFields: true });
        throw new Error('The element must be mounted before it is used: call mount() first.');
      },
    };
    return element;
  }

  /** The bank's page in a dialog; resolves true when it has spoken, false when it was closed. */
  function showBank(url, locale) {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', '3D Secure');
    const frame = document.createElement('iframe');
    frame.title = '3D Secure';
    frame.src = url;
    Object.assign(frame.style, { width: 'min(30rem, 90vw)', height: '22rem', border: '0' });
    // Keys that are pressed within the frame never reach the dialog: it is left by a button.
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = isFrench(locale) ? 'Fermer' : 'Close';
    Object.assign(close.style, {
      display: 'block',
      minHeight: '2.75rem',
      marginInlineStart: 'auto',
    });
    close.addEventListener('click', () => dialog.close());
    dialog.append(close, frame);
    document.body.append(dialog);
    dialog.showModal();
    return new Promise((resolve) => {
      function finish(hasSpoken) {
        window.removeEventListener('message', listen);
        dialog.remove();
        resolve(hasSpoken);
      }
      function listen({ origin: from, source, data }) {
        const isBank = from === origin && source === frame.contentWindow;
        if (isBank && data?.type === 'boardwalk-pay:authenticated') finish(true);
      }
      window.addEventListener('message', listen);
      dialog.addEventListener('close', () => finish(false));
    });
  }

  function createStripe(key, options = {}) {
    if (!/^pk_test_\w+$/.test(key ?? '')) {
      throw new Error('The payments sandbox takes publishable test keys (pk_test_…) alone.');
    }
    const account = options.stripeAccount;
    const parameters = { key, locale: options.locale ?? 'auto', ...(account && { account }) };
    let controller;

    function ask(call) {
      controller ??= openFrame(document.body, 'controller', parameters, () => undefined);
      return controller.ask(call);
    }

    /** Lets the bank see the holder where it wants to, and answers the intent as it then stands. */
    async function handle(intent, secret, { value, error }) {
      const name = intent === 'setup_intent' ? 'setupIntent' : 'paymentIntent';
      if (error) return { error };
      const page =
        value.next_action?.use_stripe_sdk?.stripe_js ?? value.next_action?.redirect_to_url?.url;
      if (value.status !== 'requires_action' || !page) return { [name]: value };
      const hasSpoken = await showBank(page, parameters.locale);
      const action = hasSpoken ? 'retrieve' : 'fail';
      const after = await ask({ action, intent, secret });
      const refused = after.value?.last_setup_error ?? after.value?.last_payment_error;
      const fault = after.error ?? refused;
      if (fault)
        return { error: { ...wordForHolder(fault, parameters.locale), [intent]: after.value } };
      return { [name]: after.value };
    }

    async function confirm(intent, secret, element, params, { handleActions = true } = {}) {
      const call = { action: 'confirm', intent, secret, params };
      const answer = await (element ? element._ask(call) : ask(call));
      if (handleActions || answer.error) return handle(intent, secret, answer);
      return { [intent === 'setup_intent' ? 'setupIntent' : 'paymentIntent']: answer.value };
    }

    /** `payment_method` is an id, or a card element with the holder's details. */
    function confirmCard(intent, secret, { payment_method: method, ...params } = {}, options) {
      const isGiven = typeof method === 'object' && method !== null;
      if (!isGiven)
        return confirm(intent, secret, undefined, { ...params, payment_method: method }, options);
      const { card, billing_details } = method;
      const payment_method_data = billing_details && { billing_details };
      return confirm(intent, secret, card, { ...params, payment_method_data }, options);
    }

    async function confirmAll(intent, { elements, clientSecret, confirmParams = {}, redirect }) {
      const { return_url: returnUrl, ...params } = confirmParams;
      const secret = clientSecret ?? elements?._clientSecret;
      const result = await confirm(intent, secret, elements?.getElement(), params);
      if (result.error || redirect === 'if_required' || !returnUrl) return result;
      const url = new URL(returnUrl);
      url.searchParams.set(intent, secret.split('_secret_')[0]);
      url.searchParams.set(`${intent}_client_secret`, secret);
      url.searchParams.set('redirect_status', 'succeeded');
      window.location.assign(url);
      return result;
    }

    async function named(intent, secret) {
      const name = intent === 'setup_intent' ? 'setupIntent' : 'paymentIntent';
      const { value, error } = await ask({ action: 'retrieve', intent, secret });
      return error ? { error } : { [name]: value };
    }

    return {
      elements({ clientSecret } = {}) {
        let element;
        return {
          _clientSecret: clientSecret,
          create(type) {
            element = createElement(type, parameters);
            return element;
          },
          getElement: () => element ?? null,
          submit: async () => ({}),
          update() {},
          fetchUpdates: async () => ({}),
        };
      },
      confirmCardSetup: (secret, data, options) =>
        confirmCard('setup_intent', secret, data, options),
      confirmCardPayment: (secret, data, options) =>
        confirmCard('payment_intent', secret, data, options),
      confirmSetup: (data) => confirmAll('setup_intent', data),
      confirmPayment: (data) => confirmAll('payment_intent', data),
      retrieveSetupIntent: (secret) => named('setup_intent', secret),
      retrievePaymentIntent: (secret) => named('payment_intent', secret),
      async handleNextAction({ clientSecret: secret }) {
        const intent = secret.startsWith('seti_') ? 'setup_intent' : 'payment_intent';
        return handle(intent, secret, await ask({ action: 'retrieve', intent, secret }));
      },
      async createPaymentMethod({ card, elements, billing_details, params = {} }) {
        const element = card ?? elements?.getElement();
        const given = { ...params, ...(billing_details && { billing_details }) };
        const { value, error } = await element._ask({
          action: 'createPaymentMethod',
          params: given,
        });
        return error ? { error } : { paymentMethod: value };
      },
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }

  window.Stripe = Object.assign(createStripe, { version: 'endive' });
})();
