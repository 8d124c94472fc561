// Pages whose room is played by the test, for checking their looks: the messages have the shapes of
// docs/protocol.md.
import { canberraDecides, canberraScene, canberraWagers } from './scenes/canberra.mjs';
import { lobby } from './scenes/lobby.mjs';
import { long } from './scenes/people.mjs';
import { pokerScenes } from './scenes/poker.mjs';

export const scenes = {
  ...pokerScenes,
  canberra: canberraScene,
  'canberra, wagers': canberraWagers,
  'canberra, deciding': canberraDecides,
};

// Plays the room to a page: a page that asks for a table or a tournament gets the scene. Returns what
// the page says, as it comes. What is in `unanswered` gets no answer.
export async function stage(page, scene, role = 'player', unanswered = []) {
  const account = role ? { player: 7, name: long[0], role, guest: role === 'player' } : null;
  const heard = [];
  await page.routeWebSocket(/\/ws(\?.*)?$/, (socket) => {
    const answer = (message) => socket.send(JSON.stringify(message));
    answer({
      type: 'welcome',
      protocol: 1,
      account,
      wallet_cents: 123456789,
      now_ms: Date.now(),
      signed_in_ms: Date.now() - 5_400_000,
    });
    socket.onMessage((text) => {
      const said = JSON.parse(String(text));
      const { type, id } = said;
      heard.push(said);
      if (type === 'lobby') answer({ type: 'lobby', id, tables: lobby });
      else if (type === 'watch_tournament') answer({ id, ...scene });
      else if (type === 'tournaments')
        answer({ type, id, tournaments: scene.line ? [scene.line] : [] });
      else if (type === 'watch')
        answer({
          type: 'table',
          id,
          table: 1,
          seq: 9,
          gap: false,
          ...scene,
          events: scene.events.map((event, at) => ({ seq: at + 1, ...event })),
        });
      else if (id && !unanswered.includes(type)) answer({ type: 'done', id, table: 1, seq: 9 });
    });
  });
  return heard;
}
