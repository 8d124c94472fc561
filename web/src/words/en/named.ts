// Words of the protocol that read well with their hyphens and underscores taken away have no entry
// here: `hole-exposed` is "hole exposed".
export const named: Record<string, string> = {};
