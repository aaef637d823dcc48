// Five reactions without words, drawn by us.

import type { Reacted } from "../generated/messages";

export type Reaction = Reacted["reaction"];

const FACE = '<circle cx="12" cy="12" r="10" fill="#ffd27a"/>';
const DARK = 'stroke="#2a1d05" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"';
const EYES =
  '<circle cx="8.6" cy="9.8" r="1.5" fill="#2a1d05"/><circle cx="15.4" cy="9.8" r="1.5" fill="#2a1d05"/>';

export const REACTIONS: Record<Reaction, string> = {
  cheer:
    '<circle cx="12" cy="12" r="3.6" fill="#fff0c2"/><g fill="none" stroke="#ffd27a" stroke-width="2.4" stroke-linecap="round"><path d="M12 1.6v4.2M12 18.2v4.2M1.6 12h4.2M18.2 12h4.2"/><path d="m4.7 4.7 2.9 2.9m8.8 8.8 2.9 2.9m0-14.6-2.9 2.9m-8.8 8.8-2.9 2.9" stroke="#ff9d7a"/></g>',
  laugh: `${FACE}<path d="M6.8 10.2c.9-1.6 2.7-1.6 3.6 0m3.2 0c.9-1.6 2.7-1.6 3.6 0" fill="none" ${DARK}/><path d="M6.9 13.2h10.2c-.3 3.4-2.3 5.2-5.1 5.2s-4.8-1.8-5.1-5.2Z" fill="#2a1d05"/>`,
  surprise: `${FACE}${EYES}<path d="m6.6 6.6 2.6-1m8.2 1-2.6-1" fill="none" ${DARK}/><ellipse cx="12" cy="16" rx="2.3" ry="3" fill="#2a1d05"/>`,
  think: `${FACE}${EYES}<path d="m6.7 6.9 3-.6m4.6-.9 3.1 1.5M8.6 16.4l6.4-1.6" fill="none" ${DARK}/>`,
  heart:
    '<path d="M12 21.2C5.4 16.6 2 12.9 2 8.7 2 5.6 4.4 3.3 7.3 3.3c1.9 0 3.6 1 4.7 2.6 1.1-1.6 2.8-2.6 4.7-2.6C19.6 3.3 22 5.6 22 8.7c0 4.2-3.4 7.9-10 12.5Z" fill="#ff7f96"/>',
};

export const HOURGLASS =
  '<path d="M6 2h12v3.2c0 3-2.6 4.6-4.1 6.8 1.5 2.2 4.1 3.8 4.1 6.8V22H6v-3.2c0-3 2.6-4.6 4.1-6.8C8.6 9.8 6 8.2 6 5.2Z"/>';
