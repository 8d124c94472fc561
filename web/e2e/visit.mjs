// The people who come to the room in a test: guests, staff, and the pages they open. An error
// inside a page fails the test that opened it.
import assert from 'node:assert/strict';

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
// Long enough for a machine that is busy with all the other tests.
const waitMs = Number(process.env.WAIT_MS ?? 90_000);

// The room with its browser, and staff who have signed in already.
export async function staffed(room, browser) {
  const house = { address: room.address, browser, states: {} };
  const operator = await newPage(house, { size: sizes.desktop });
  await operator.goto(`${room.address}/#code=${room.code}`);
  await operator.getByTitle('Your account').waitFor();
  house.states.operator = await operator.context().storageState();
  for (const role of ['supervisor', 'inspector', 'dealer', 'director'])
    await appoint(house, operator, role);
  await operator.goto(`${room.address}/healthz`);
  house.operator = operator;
  return house;
}

// Where staff give orders from who need no page: the first who asks opens it.
function deskOf(house, role) {
  house.desks ??= {};
  house.desks[role] ??= newPage(house, { state: house.states[role] }).then(async (page) => {
    await page.goto(`${house.address}/healthz`);
    return page;
  });
  return house.desks[role];
}

async function appoint(house, operator, role) {
  const [appointed] = await send(operator, [{ type: 'appoint', name: `${role} one`, role }]);
  const context = await house.browser.newContext();
  await post(context, house.address, '/api/one-time', { code: appointed.code });
  house.states[role] = await context.storageState();
  await context.close();
}

async function post(context, address, path, data) {
  const answer = await context.request.post(address + path, { data, headers: { Origin: address } });
  assert(answer.ok(), `${path}: ${await answer.text()}`);
}

async function newPage(
  house,
  {
    size = sizes.desktop,
    state,
    motion = 'reduce',
    locale = 'en-AU',
    language = '',
    touch = size.width < 500,
  } = {},
) {
  const context = await house.browser.newContext({
    viewport: size,
    locale,
    hasTouch: touch,
    reducedMotion: motion,
    ...(state ? { storageState: state } : {}),
  });
  // As if it had been chosen in the settings of this browser.
  if (language)
    await context.addInitScript((chosen) => {
      if (!localStorage.getItem('cardroom.settings'))
        localStorage.setItem('cardroom.settings', JSON.stringify({ language: chosen }));
    }, language);
  const page = await context.newPage();
  page.faults = [];
  page.framesHeard = [];
  page.on('pageerror', (error) => page.faults.push(error.message));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => page.framesHeard.push(String(payload))),
  );
  page.setDefaultTimeout(waitMs);
  return page;
}

let names = 0;

// The visits of one test: every page it opens is watched, and closed at its end.
export function visits(house, shot) {
  const pages = [];
  const tables = [];
  const keep = async (options) => {
    const page = await newPage(house, options);
    pages.push(page);
    return page;
  };
  const at = (hash) => `${house.address}/#${hash}`;
  return {
    house,
    shot,
    at,
    address: house.address,
    // Somebody the room does not know yet.
    stranger: (options) => keep(options),
    // A guest who has signed in, on the page of the address.
    async guest(hash = '/', options = {}) {
      const page = await keep(options);
      page.name = `Guest ${++names}`;
      await post(page.context(), house.address, '/api/guest', { name: page.name });
      await page.goto(at(hash));
      return page;
    },
    async as(role, hash, options = {}) {
      const page = await keep({ ...options, state: house.states[role] });
      await page.goto(at(hash));
      return page;
    },
    // The operator, or other staff, without a page.
    order: (messages) => ordered(house.operator, messages),
    orderAs: async (role, messages) => ordered(await deskOf(house, role), messages),
    async table(wanted) {
      const opened = await openTable(house, wanted);
      tables.push(opened.table);
      return opened;
    },
    // Nobody comes to this test's tables any more: the lists of the other tests stay short.
    async leave() {
      for (const page of pages) await page.context().close();
      const closing = { type: 'close_table', rounds: 0, inspector_told: true };
      if (tables.length > 0)
        await send(
          house.operator,
          tables.map((table) => ({ ...closing, table })),
        );
      for (const page of pages) assert.deepEqual(page.faults, []);
    },
  };
}

// A book that has ended is opened as a historical game.
export async function opened(operator, wanted) {
  const [answer] = await send(operator, [wanted]);
  if (answer.rule !== 'not_in_force') return answer;
  const settings = { ...wanted.settings, historical: 'on' };
  return (await send(operator, [{ ...wanted, settings }]))[0];
}

// A table for this test only. Bots take the seats from the last down.
async function openTable(
  house,
  { rulebook, name = `Table ${++names}`, settings = {}, pace = {}, bots = 0 },
) {
  const open = { type: 'open_table', rulebook, name, settings };
  const { table, sentence } = await opened(house.operator, open);
  assert(table, sentence);
  const [watched] = await ordered(house.operator, [{ type: 'watch', table }]);
  const quick = { 'bot-pace-ms': '30', 'pause-seconds': '1', 'absent-seconds': '600', ...pace };
  await ordered(house.operator, [
    ...Object.entries(quick).map(([key, value]) => ({ type: 'set_house', table, key, value })),
    ...Array.from({ length: bots }, (_, bot) => ({
      type: 'seat_bot',
      table,
      seat: watched.terms.seats - bot,
    })),
  ]);
  return { table, name };
}

async function ordered(page, messages) {
  const answers = await send(page, messages);
  for (const answer of answers) assert.notEqual(answer.type, 'refused', answer.sentence);
  return answers;
}

// Sends messages over a connection with the page's account; returns the answers in order.
export function send(page, messages) {
  return page.evaluate(
    (list) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const answers = [];
        const prefix = Math.random().toString(36).slice(2);
        let next = -1;
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type !== 'welcome' && message.id !== `${prefix}-${next}`) return;
          if (message.type !== 'welcome') answers.push(message);
          next += 1;
          if (next === list.length) {
            socket.close();
            resolve(answers);
          } else {
            socket.send(JSON.stringify({ ...list[next], id: `${prefix}-${next}` }));
          }
        };
      }),
    messages,
  );
}

// Bots decide at once and nobody waits between rounds.
export async function hurry(house) {
  const [lobby] = await send(house.operator, [{ type: 'lobby' }]);
  const settings = [
    ['bot-pace-ms', '30'],
    ['pause-seconds', '1'],
    ['wager-seconds', '6'],
  ];
  await send(
    house.operator,
    lobby.tables.flatMap(({ table }) =>
      settings.map(([key, value]) => ({ type: 'set_house', table, key, value })),
    ),
  );
}

// Nothing on the page is wider than the screen.
export async function fits(page, title = 'the page') {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert(over <= 0, `${title} is ${over} pixels wider than the screen`);
}

// From a phone to a large screen; the page keeps the last size.
export async function fitsEvery(page) {
  const { height } = page.viewportSize();
  for (const width of [1920, 1280, 768, 360]) {
    await page.setViewportSize({ width, height });
    await fits(page);
  }
}
