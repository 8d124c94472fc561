// Whether a newcomer is led through their first hand. The browser remembers that it is done.
const key = 'cardroom.guided';

function isDone(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true; // A browser that remembers nothing would begin again and again.
  }
}

export const guide = $state({ on: false });

export function beginGuide(): void {
  guide.on = !isDone();
}

export function endGuide(): void {
  guide.on = false;
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // It lasts until the page is closed.
  }
}
