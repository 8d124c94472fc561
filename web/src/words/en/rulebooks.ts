// The rulebooks page tells a book in the room's own English lines.
export const rulebooks: Record<string, string> = {};
