// When somebody presses Play in the lobby, they get a seat as soon as the table is on the page.
export const intent = $state({ sitAt: 0 });
