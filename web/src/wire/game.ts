// What the client knows of every game's view, question and events. Each game adds its own fields.

export interface GameView {
  game: string;
  seat: number | null; // whose eyes it is seen through; null for spectators
  round: number;
  phase: string;
  deciders: number[];
  winners: number[]; // empty until the end
}

export interface GameEvent {
  event: string;
  seat?: number | null;
  round?: number;
}
