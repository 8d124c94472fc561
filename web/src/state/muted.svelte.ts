// People whose chat this browser does not show. The room does not know about it.
const key = 'cardroom.muted';

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export const muted = $state({ names: load() });

export function mute(name: string, isMuted: boolean): void {
  const others = muted.names.filter((one) => one !== name);
  muted.names = isMuted ? [...others, name] : others;
  try {
    localStorage.setItem(key, JSON.stringify(muted.names));
  } catch {
    // The browser stores nothing, so it lasts until the page is closed.
  }
}
