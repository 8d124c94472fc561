// The room says these in English already.
export const phrases: Record<string, string> = {};
