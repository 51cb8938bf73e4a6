// The bank's page in a frame: notifies the script that waits for it of what became of the intent.
// The page around it is not known here; nothing that is sent is a secret.
const { intent, status } = document.querySelector('main')?.dataset ?? {};

if (intent && window.parent !== window) {
  window.parent.postMessage({ type: 'boardwalk-pay:authenticated', intent, status }, '*');
}
