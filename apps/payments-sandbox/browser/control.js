// The control page: forms that set a control, and tables of what there is.
const status = document.querySelector('[role=status]');

for (const form of document.querySelectorAll('form[data-control]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void change(form.dataset.control, new URLSearchParams(new FormData(form)));
  });
}

async function change(name, parameters) {
  const response = await fetch(`/control/${name}`, { method: 'POST', body: parameters });
  const body = await response.json();
  status.textContent = response.ok ? 'Set.' : body.error.message;
  if (response.ok) show(body);
}

async function refresh() {
  const response = await fetch('/control/state');
  if (response.ok) show(await response.json());
}

function show({ clock, events, objects }) {
  showClock(clock.aheadMs);
  fill('#events', events, (event) => [
    event.type,
    link(event.object ?? event.id),
    event.deliveries
      .map(({ attempts, lastStatus }) => `${lastStatus ?? '–'} (${attempts})`)
      .join(', '),
    repeatButton(event.id),
  ]);
  fill('#objects', objects, ({ kind, id, status: state }) => [kind, link(id), state ?? '']);
}

// What is offered is a day further than both clocks are by now.
function showClock(aheadMs) {
  document.querySelector('#now').textContent = new Date(Date.now() + aheadMs).toLocaleString();
  document.querySelector('[name=ahead_days]').value = Math.floor(aheadMs / 86_400_000) + 1;
}

function fill(table, rows, cellsOf) {
  const body = document.querySelector(`${table} tbody`);
  body.replaceChildren(
    ...rows.map((row) => {
      const line = document.createElement('tr');
      for (const content of cellsOf(row)) {
        const cell = document.createElement('td');
        cell.append(content);
        line.append(cell);
      }
      return line;
    }),
  );
}

function link(id) {
  const anchor = document.createElement('a');
  anchor.href = `/objects/${id}`;
  anchor.textContent = id;
  return anchor;
}

function repeatButton(event) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Send again';
  button.addEventListener('click', () => void change('repeat', new URLSearchParams({ event })));
  return button;
}

void refresh();
