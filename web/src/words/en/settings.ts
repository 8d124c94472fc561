// The room says in English already why a setting is refused.
export const settings: Record<string, string> = {};
