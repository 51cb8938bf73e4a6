// The bank's page in a frame: tells the script that waits for it what became of the intent. The
// page around it is not known here; nothing that is told is a secret.
const { intent, status } = document.querySelector('main')?.dataset ?? {};

if (intent && window.parent !== window) {
  window.parent.postMessage({ type: 'boardwalk-pay:authenticated', intent, status }, '*');
}
