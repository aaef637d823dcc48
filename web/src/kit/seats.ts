// A seat is a colour and a shape, never a colour alone.

export const SEATS = [
  { colour: "#ffcf6b", shape: '<circle cx="12" cy="12" r="9.5"/>' },
  { colour: "#4fe0cf", shape: '<path d="M12 1.5 22.5 12 12 22.5 1.5 12Z"/>' },
  { colour: "#ff8fa8", shape: '<path d="M12 2 22.5 21H1.5Z"/>' },
  { colour: "#b9a2ff", shape: '<rect x="3" y="3" width="18" height="18" rx="3"/>' },
];
