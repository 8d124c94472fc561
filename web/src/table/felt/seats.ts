// Where seats are drawn: around an oval, the player's own at the bottom, the others clockwise in
// order.

interface Spot {
  seat: number;
  wide: Point; // Per cent of a wide table.
  tall: Point; // Of a tall one, as on a phone.
  bet: { wide: Point; tall: Point }; // Where the seat's wager is drawn.
}
interface Point {
  x: number;
  y: number;
}

function at(angle: number, across: number, down: number): Point {
  // Flattened sines keep the corners of the oval in use.
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.86;
  return {
    x: round(50 + across * bend(Math.sin(angle))),
    y: round(50 + down * bend(Math.cos(angle))),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function between(from: Point, to: Point, part: number): Point {
  return { x: round(from.x + (to.x - from.x) * part), y: round(from.y + (to.y - from.y) * part) };
}

// On a tall table the board reaches from side to side: so wagers of the seats beside it are drawn
// below it.
const board = { above: 31, below: 55 };
function besideOf(seat: Point): Point {
  const upright = 1 - Math.abs(seat.x - 50) / 38;
  const inward = seat.y + (46 - seat.y) * 0.34 * upright;
  // Below the names of the seats at the top.
  const y = seat.y < 30 && upright > 0.25 ? Math.max(inward, seat.y + 11) : inward;
  const beside = y > board.above && y < board.below;
  return { x: round(50 + (seat.x - 50) * 0.5), y: round(beside ? board.below : y) };
}

// Where the player's own seat is, a little above the edge: its hand is larger.
const ownAt = { wide: 87.5, tall: 87.5 };

// The player's own hand is drawn larger: the others move up a little to make room.
function angleOf(turn: number, part: number): number {
  return turn === 0 ? 0 : -(0.5 + (turn - 0.5) * part) * 2 * Math.PI;
}

export function spots(seats: number, own: number | null): Spot[] {
  const bottom = own ?? Math.ceil(seats / 2);
  const centre = { x: 50, y: 46 };
  return Array.from({ length: seats }, (_, index) => {
    const seat = index + 1;
    const turn = ((seat - bottom + seats) % seats) / seats;
    const wide = at(angleOf(turn, 0.92), 41.5, 40);
    const tall = at(angleOf(turn, 0.84), 38, 42);
    if (turn === 0) {
      wide.y = ownAt.wide;
      tall.y = ownAt.tall;
    }
    // The own wager lies above the own cards, which are larger.
    const part = turn === 0 && own !== null ? 0.43 : 0.34;
    return {
      seat,
      wide,
      tall,
      bet: { wide: between(wide, centre, part), tall: besideOf(tall) },
    };
  });
}
