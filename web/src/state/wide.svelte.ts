// Whether two tables fit side by side.
const query = matchMedia('(min-width: 1280px)');

export const wide = $state({ now: query.matches });

query.addEventListener('change', ({ matches }) => (wide.now = matches));
